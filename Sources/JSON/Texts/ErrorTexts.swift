internal import Support

/// What errors of JSON say.
enum ErrorTexts {
    static let invalid = LocalizedText(
        "not valid JSON",
        "неверный JSON")

    static func notFinite(_ number: Double, _ pointer: JSONPointer) -> LocalizedText {
        LocalizedText(
            "\(number) at “\(pointer)” cannot be written as JSON; leave it out, or encode nil",
            "\(number) в «\(pointer)» нельзя записать в JSON; пропустите это значение или закодируйте nil")
    }

    static let notAnObject = LocalizedText(
        "properties must be encoded as an object with named members; wrap the value in a structure",
        "свойства должны кодироваться объектом с именованными полями; поместите значение в структуру")
}
