internal import JSON
internal import Support

extension JSONValue {
    /// The type in plain words for people who do not program.
    var typeName: LocalizedText {
        switch self {
        case .null: LocalizedText("empty (null)", "пустое значение (null)")
        case .boolean: LocalizedText("true or false", "логическое значение (true или false)")
        case .integer, .double, .decimal: LocalizedText("a number", "число")
        case .string: LocalizedText("a text", "текст")
        case .array: LocalizedText("a list", "список")
        case .object: LocalizedText("an object", "объект")
        }
    }
}
