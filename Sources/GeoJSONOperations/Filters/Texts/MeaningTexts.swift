internal import Support

/// Messages about filters that are well formed but have no meaning.
extension SyntaxTexts {
    private static func name(_ type: StaticType) -> Message {
        switch type {
        case .boolean: Message("syntax-boolean")
        case .number: Message("syntax-number")
        case .text: Message("syntax")
        case .instant: Message("syntax-instant")
        case .interval: Message("syntax-interval")
        case .geometry: Message("syntax-geometry")
        case .array: Message("syntax-array")
        case .any: Message("syntax-any")
        }
    }

    static let propertyAlone = Message("syntax-property-alone")

    static func noCondition(_ type: StaticType) -> Message {
        let name = name(type)
        return Message("syntax-no-condition", ["name": .of(name)])
    }

    static func wrongType(_ type: StaticType, wanted: StaticType) -> Message {
        let (name, wanted) = (name(type), name(wanted))
        return Message("syntax-wrong-type", ["name": .of(name), "wanted": .of(wanted)])
    }

    static func differentTypes(_ left: StaticType, _ right: StaticType) -> Message {
        let (left, right) = (name(left), name(right))
        return Message("syntax-different-types", ["left": .of(left), "right": .of(right)])
    }

    static func noScalar(_ type: StaticType) -> Message {
        switch type {
        case .geometry: Message("syntax-no-scalar-geometry")
        case .interval: Message("syntax-no-scalar-interval")
        default:
            Message("syntax-no-scalar-interval-2")
        }
    }

    static let comparedWithNull = Message("syntax-compared-with-null")

    static let nullAlone = Message("syntax-null-alone")

    static func reservedWord(_ word: String) -> Message { Message("syntax-reserved-word", ["word": .of(word)]) }

    static let twoPowers = Message("syntax-two-powers")

    static func unknownFunction(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("syntax-unknown-function", ["shown": .of(shown)])
    }

    // MARK: Times

    static let noDate = Message("syntax-no-date")

    static let noMoment = Message("syntax-no-moment")

    static let noIntervalEnd = Message("syntax-no-interval-end")

    static let backwardInterval = Message("syntax-backward-interval")

    static func instantForInterval(_ function: String) -> Message {
        Message("syntax-instant-for-interval", ["function": .of(function)])
    }

    static func noTime(_ type: StaticType) -> Message {
        let name = name(type)
        return Message("syntax-no-time", ["name": .of(name)])
    }

    static func noElement(_ type: StaticType) -> Message {
        let name = name(type)
        return Message("syntax-no-element", ["name": .of(name)])
    }

    // MARK: Geometries

    static let noGeometry = Message("syntax-no-geometry")

    static let noBox = Message("syntax-no-box")

    static func unsupportedRelation(_ function: String) -> Message {
        Message("syntax-unsupported-relation", ["function": .of(function)])
    }
}
