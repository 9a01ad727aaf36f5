internal import JSON
internal import Support

extension JSONValue {
    /// The type in plain words for people who do not program.
    var typeName: Message {
        switch self {
        case .null: Message("json-value-type-name-null")
        case .boolean: Message("json-value-type-name-boolean")
        case .integer, .double, .decimal: Message("json-value-type-name-integer")
        case .string: Message("json-value-type-name-string")
        case .array: Message("json-value-type-name-array")
        case .object: Message("json-value-type-name-object")
        }
    }
}
