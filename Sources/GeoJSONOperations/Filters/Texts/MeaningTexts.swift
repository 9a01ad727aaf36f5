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

    static func unknownFunction(_ name: String) -> Message {
        let shown = name.withoutSteering
        return Message("syntax-unknown-function", ["shown": .of(shown)])
    }

    // MARK: Times

    static func noTime(_ type: StaticType) -> Message {
        let name = name(type)
        return Message("syntax-no-time", ["name": .of(name)])
    }

    static func noElement(_ type: StaticType) -> Message {
        let name = name(type)
        return Message("syntax-no-element", ["name": .of(name)])
    }

    // MARK: Geometries
}
