internal import JSON
internal import Support

/// What reading GeoJSON reports, and how it can be fixed.
enum StructureTexts {
    /// What a value is called in a message.
    static func kind(of node: JSONNode) -> Message {
        switch node.content {
        case .null: Message("structure-kind-null")
        case .boolean: Message("structure-kind-boolean")
        case .number: Message("structure-kind-number")
        case .string: Message("structure-kind-string")
        case .array, .consumed: Message("structure-kind-array")
        case .object: Message("structure-kind-object")
        case .invalid: Message("structure-kind-invalid")
        }
    }

    static func missingMember(_ type: String, _ key: String, isNullable: Bool) -> Message {
        Message("structure-missing-member", ["type": .of(type), "key": .of(key), "is-nullable": .of(isNullable)])
    }

    static func wrongType(_ key: String, _ demand: Message, _ found: Message) -> Message {
        Message("structure-wrong-type", ["key": .of(key), "demand": .of(demand), "found": .of(found)])
    }

    /// - Parameter elements: what the list consists of; in Russian the genitive.
    static func tooShallow(_ elements: Message, _ found: Message) -> Message {
        Message("structure-too-shallow", ["elements": .of(elements), "found": .of(found)])
    }

    static let rings = Message("structure-rings")
    static let positions = Message("structure-positions")
    static let numbers = Message("structure-numbers")

    static func notAGeometry(_ found: Message) -> Message {
        Message("structure-not-a-geometry", ["found": .of(found)])
    }

    static func notAGeometryType(_ type: String, _ kinds: String) -> Message {
        Message("structure-not-a-geometry-type", ["type": .of(type), "kinds": .of(kinds)])
    }

    static let geometriesNotAList = Message("structure-geometries-not-a-list")

    static func coordinatesNotAList(_ found: Message) -> Message {
        Message("structure-coordinates-not-a-list", ["found": .of(found)])
    }

    static func noCoordinates(_ kind: String) -> Message { Message("structure-no-coordinates", ["kind": .of(kind)]) }

    static func openRing(_ position: String) -> Message { Message("structure-open-ring", ["position": .of(position)]) }

    static let closeRing = Message("structure-close-ring")

    static func shortRing(_ count: Int) -> Message { Message("structure-short-ring", ["count": .of(count)]) }

    static func shortLine(_ count: Int) -> Message { Message("structure-short-line", ["count": .of(count)]) }

    static let tooDeep = Message("structure-too-deep")

    static func shortPosition(_ count: Int) -> Message { Message("structure-short-position", ["count": .of(count)]) }

    static func longPosition(_ count: Int) -> Message { Message("structure-long-position", ["count": .of(count)]) }

    static let numberTooLarge = Message("structure-number-too-large")
    static let quotedNumber = Message("structure-quoted-number")
    static let removeQuotes = Message("structure-remove-quotes")

    static func notANumber(_ found: Message) -> Message { Message("structure-not-a-number", ["found": .of(found)]) }

    static func missingType(_ type: String) -> Message { Message("structure-missing-type", ["type": .of(type)]) }

    static func typeNotAName(_ found: Message) -> Message {
        Message("structure-type-not-a-name", ["found": .of(found)])
    }

    static func writeAs(_ text: String) -> Message { Message("structure-write-as", ["text": .of(text)]) }

    static func misspelledType(_ name: String, _ meant: String) -> Message {
        Message("structure-misspelled-type", ["name": .of(name), "meant": .of(meant)])
    }

    static func misplacedType(_ name: String, _ expected: String) -> Message {
        Message("structure-misplaced-type", ["name": .of(name), "expected": .of(expected)])
    }

    static func unknownType(_ name: String, _ known: String) -> Message {
        Message("structure-unknown-type", ["name": .of(name), "known": .of(known)])
    }

    static func repeatedMember(_ key: String, _ type: String) -> Message {
        Message("structure-repeated-member", ["key": .of(key), "type": .of(type)])
    }

    static func misplacedMember(_ key: String, _ type: String) -> Message {
        Message("structure-misplaced-member", ["type": .of(type), "key": .of(key)])
    }

    static let boxNotAList = Message("structure-box-not-a-list")

    static func boxOfWrongSize(_ count: Int) -> Message {
        Message("structure-box-of-wrong-size", ["count": .of(count)])
    }

    static func notAnObject(_ found: Message) -> Message { Message("structure-not-an-object", ["found": .of(found)]) }

    static let listOfFeatures = Message("structure-list-of-features")

    static func notAFeature(_ found: Message) -> Message { Message("structure-not-a-feature", ["found": .of(found)]) }

    static let objectOrNull = Message("structure-object-or-null")

    static func badIdentifier(_ found: Message) -> Message {
        Message("structure-bad-identifier", ["found": .of(found)])
    }
}
