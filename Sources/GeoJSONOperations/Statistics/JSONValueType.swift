import GeoJSON
public import JSON

/// The types of values that RFC 8259 section 3 knows.
public enum JSONValueType: String, Sendable, Hashable, CaseIterable {
    /// `null`
    case null
    /// `true` or `false`
    case boolean
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object

    /// The type of a value.
    public init(of value: JSONValue) {
        self =
            switch value {
            case .null: .null
            case .boolean: .boolean
            case .integer, .double, .decimal: .number
            case .string: .string
            case .array: .array
            case .object: .object
            }
    }
}
