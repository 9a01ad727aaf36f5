/// Any JSON value, as properties and foreign members hold it.
///
///     let value: JSONValue = ["stars": 4, "open": true]
///     if case .object(let object) = value { object["stars"] }  // .integer(4)
///
/// Numbers are exact: whole numbers of up to 64 bits are `integer`; a number that a `Double` reproduces is `double`; every
/// other one (thirty digits, 1e999) keeps its text as `decimal`. `1` and `1.0` are different values.
public enum JSONValue: Sendable, Hashable {
    /// `null`
    case null
    /// `true` or `false`
    case boolean(Bool)
    /// A whole number written without fraction and exponent that fits in 64 bits.
    case integer(Int64)
    /// A number whose shortest text as a `Double` has the same value.
    case double(Double)
    /// A number that neither `Int64` nor `Double` holds exactly, as JSON text. Not enforced: that it is a JSON number;
    /// the writer puts `null` in the place of one that is not.
    case decimal(String)
    /// Text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Named members in order.
    case object(JSONObject)
}

extension JSONValue {
    /// The text of a string; `nil` for anything else.
    public var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a boolean; `nil` for anything else.
    public var booleanValue: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    /// A whole number, also where it is written `3.0`; `nil` for anything else.
    public var integerValue: Int64? {
        switch self {
        case .integer(let number): number
        case .double(let number): Int64(exactly: number)
        default: nil
        }
    }

    /// A number as the nearest `Double`; `nil` for anything else, and for one outside the range of `Double`.
    public var doubleValue: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .double(let number): number
        case .decimal(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    /// The elements of an array; `nil` for anything else.
    public var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object; `nil` for anything else.
    public var objectValue: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The value at a place below this one; `nil` where there is none (RFC 6901).
    public subscript(pointer: JSONPointer) -> JSONValue? {
        var value = self
        for component in pointer.components {
            switch value {
            case .object(let object):
                guard let member = object[component] else { return nil }
                value = member
            case .array(let elements):
                guard let index = JSONPointer.index(component), index < elements.count else { return nil }
                value = elements[index]
            default: return nil
            }
        }
        return value
    }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// `null`
    public init(nilLiteral: ()) { self = .null }
    /// `true` or `false`
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// A number.
    public init(floatLiteral value: Double) { self = .double(value) }
    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object; of equal keys the last wins.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}

extension JSONValue {
    /// The value with its numbers written in one way, so that values are equal whose numbers are: 1, 1.0 and 1e0.
    ///
    /// - Complexity: O(*n*) in the length of the value.
    package var canonical: JSONValue {
        switch self {
        case .integer(let number): .decimal(DecimalText.canonical(String(number)))
        case .double(let number): number.isFinite ? .decimal(DecimalText.canonical(number.description)) : self
        case .decimal(let text): .decimal(DecimalText.canonical(text))
        case .array(let elements): .array(elements.map { $0.canonical })
        case .object(let object):
            .object(JSONObject(members: object.members.map { .init(key: $0.key, value: $0.value.canonical) }))
        case .null, .boolean, .string: self
        }
    }
}
