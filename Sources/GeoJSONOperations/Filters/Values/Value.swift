import JSON

/// The value of an expression for one Feature.
enum Value: Sendable, Hashable {
    /// Missing, `null`, or what cannot be computed.
    case null
    /// True or false.
    case boolean(Bool)
    /// A number.
    case number(Number)
    /// A text; equal where canonically equivalent.
    case text(String)
    /// A date or a moment.
    case instant(Instant)
    /// An array or an object, which scalar expressions cannot be.
    case structure

    /// The value of a property.
    init(_ value: JSONValue?) {
        switch value {
        case nil, .null: self = .null
        case .boolean(let flag): self = .boolean(flag)
        case .string(let text): self = .text(text)
        case .integer(let number): self = .number(.integer(number))
        case .double(let number): self = number.isFinite ? .number(.double(number)) : .null
        case .decimal(let text): self = Number(.decimal(text)).map(Value.number) ?? .null
        case .array, .object: self = .structure
        }
    }

    /// −1, 0 or 1 where the first is less than, equal to or greater than the second; `nil` where one is null or the types
    /// differ.
    ///
    /// Texts are compared by their scalars in Unicode's normal form C, as Swift does. A text compared with a date or a moment is read
    /// as a date or a moment.
    static func compare(_ left: Value, _ right: Value) -> Int? {
        switch (left, right) {
        case (.number(let left), .number(let right)): return Number.compare(left, right)
        case (.text(let left), .text(let right)): return left == right ? 0 : left < right ? -1 : 1
        case (.boolean(let left), .boolean(let right)): return left == right ? 0 : right ? -1 : 1
        case (.instant(let left), .instant(let right)): return Instant.compare(left, right)
        case (.instant(let left), .text(let right)):
            return Instant(right).map { Instant.compare(left, $0) }
        case (.text(let left), .instant(let right)):
            return Instant(left).map { Instant.compare($0, right) }
        default: return nil
        }
    }
}
