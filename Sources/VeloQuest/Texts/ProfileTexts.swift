internal import Languages

/// What kinds of values a profile's file asks for.
enum ProfileTexts {
    static let object = LocalizedText(
        "an object in braces",
        "объект в фигурных скобках")
    static let text = LocalizedText(
        "a text",
        "текст")
    static let number = LocalizedText(
        "a number",
        "число")
}
