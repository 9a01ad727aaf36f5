import GeoJSON
import JSON

extension Evaluation {
    /// The value of an expression for a Feature whose properties have been read.
    mutating func value(_ expression: Expression, _ feature: Feature) -> Value {
        switch expression {
        case .constant(let value): return value
        case .property(let place): return Value(values[place])
        case .member(let member): return Self.value(member, feature)
        case .folded(let folding, let operand, let constant):
            if let constant { return .text(constant) }
            guard
                case .text(let text) = typed(operand, feature, isRight: { if case .text = $0 { true } else { false } })
            else { return .null }
            return .text(folding.fold(text))
        case .negative(let operand):
            return number(operand, feature).flatMap { Number.combine(.integer(0), .minus, $0) }.map(Value.number)
                ?? .null
        case .arithmetic(let first, let steps):
            guard var result = number(first, feature) else { return .null }
            for step in steps {
                guard let operand = number(step.operand, feature),
                    let next = Number.combine(result, step.operation, operand)
                else { return .null }
                result = next
            }
            return .number(result)
        case .geometry, .interval, .array: return .structure
        default:
            switch truth(expression, feature) {
            case .yes: return .boolean(true)
            case .no: return .boolean(false)
            case .unknown: return .null
            }
        }
    }

    private static func value(_ member: FeatureMember, _ feature: Feature) -> Value {
        switch member {
        case .identifier: return Value(feature.id.map { JSONValue($0) })
        case .geometryType: return feature.geometry.map { .text($0.kind.rawValue) } ?? .null
        case .area: return feature.geometry.flatMap { Number(computed: $0.area) }.map(Value.number) ?? .null
        case .length: return feature.geometry.flatMap { Number(computed: $0.length) }.map(Value.number) ?? .null
        }
    }

    private mutating func number(_ expression: Expression, _ feature: Feature) -> Number? {
        let value = typed(expression, feature) { if case .number = $0 { true } else { false } }
        guard case .number(let number) = value else { return nil }
        return number
    }

    // MARK: Types

    /// The value of an operand that must have a type; records whether a property had it.
    mutating func typed(_ expression: Expression, _ feature: Feature, isRight: (Value) -> Bool) -> Value {
        let value = value(expression, feature)
        if case .property = expression, value != .null { note(expression, hasMatched: isRight(value)) }
        return value
    }

    /// The order of two operands; `nil` where one is null or their types differ.
    mutating func order(_ left: Expression, _ right: Expression, _ feature: Feature) -> Int? {
        order(left, value(left, feature), right, value(right, feature))
    }

    /// The order of two known values.
    mutating func order(_ left: Expression, _ first: Value, _ right: Expression, _ second: Value) -> Int? {
        let order = Value.compare(first, second)
        if order != nil || (first != .null && second != .null) {
            note(left, hasMatched: order != nil)
            note(right, hasMatched: order != nil)
        }
        return order
    }

    /// Records whether a property had the type that it was compared with.
    mutating func note(_ expression: Expression, hasMatched: Bool) {
        guard case .property(let place) = expression else { return }
        if hasMatched { comparisons[place].hasMatched = true } else { comparisons[place].hasDiffered = true }
    }

    // MARK: Times and arrays

    /// The time of an operand; `nil` where there is none, or the end would be before the start.
    mutating func period(_ expression: Expression, _ feature: Feature) -> Period? {
        switch expression {
        case .interval(let first, let last):
            guard let start = bound(first, open: .past), let end = bound(last, open: .future) else { return nil }
            return Period(start: start, end: end)
        case .constant(.instant(let instant)): return Period(instant)
        default:
            let value = value(expression, feature)
            guard value != .null else { return nil }
            guard case .text(let text) = value, let period = Period(text) else {
                note(expression, hasMatched: false)
                return nil
            }
            note(expression, hasMatched: true)
            return period
        }
    }

    private mutating func bound(_ end: IntervalEnd, open: Period.Bound) -> Period.Bound? {
        switch end {
        case .open: return open
        case .instant(let instant): return .instant(instant)
        case .property(let place):
            guard let value = values[place], value != .null else { return nil }
            guard case .string(let text) = value, let bound = Period.bound(text, open: open) else {
                comparisons[place].hasDiffered = true
                return nil
            }
            comparisons[place].hasMatched = true
            return bound
        }
    }

    /// The elements of an array; `nil` where the operand is null or no array.
    mutating func elements(_ expression: Expression, _ feature: Feature) -> ElementSet? {
        switch expression {
        case .array(_, let constant?): return constant
        case .array(let elements, nil):
            var set = ElementSet()
            for element in elements { set.insert(self.element(element, feature)) }
            return set
        case .property(let place):
            guard let value = values[place], value != .null else { return nil }
            guard case .array(let elements) = value else {
                comparisons[place].hasDiffered = true
                return nil
            }
            comparisons[place].hasMatched = true
            return ElementSet(elements)
        default: return nil
        }
    }

    private mutating func element(_ expression: Expression, _ feature: Feature) -> ElementSet.Element {
        switch expression {
        case .array(let elements, _):
            var list: [ElementSet.Element] = []
            for element in elements { list.append(self.element(element, feature)) }
            return .list(list)
        case .property(let place): return values[place].map { ElementSet.Element($0) } ?? .null
        default: return ElementSet.Element(value(expression, feature))
        }
    }
}

extension JSONValue {
    /// An identifier as a value.
    init(_ identifier: Feature.Identifier) {
        switch identifier {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        case .decimal(let text): self = .decimal(text)
        }
    }
}
