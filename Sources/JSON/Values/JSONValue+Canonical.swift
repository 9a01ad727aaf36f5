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
