import Support

/// What is wrong with the body of a request.
enum RequestTexts {
    static let notAnObject = LocalizedText("This is not a JSON object.", "Это не объект JSON.")
    static let text = LocalizedText("a text", "строкой")
    static let flag = LocalizedText("true or false", "true или false")
    static let array = LocalizedText("an array", "массивом")
    static let arrayOfTexts = LocalizedText("an array of texts", "массивом строк")

    static func text(most bytes: Int) -> LocalizedText {
        LocalizedText("a text of 1 to \(bytes) bytes", "строкой от 1 до \(bytes) байт")
    }

    static func number(_ range: ClosedRange<Int>) -> LocalizedText {
        LocalizedText(
            "a whole number from \(range.lowerBound) to \(range.upperBound)",
            "целым числом от \(range.lowerBound) до \(range.upperBound)")
    }

    static func tooMany(_ name: String, most: Int) -> LocalizedText {
        LocalizedText("“\(name)” may have at most \(most) elements.", "В «\(name)» не больше \(most) элементов.")
    }

    static func wrong(_ name: String, _ expected: LocalizedText) -> LocalizedText {
        LocalizedText("“\(name)” has to be \(expected.english).", "«\(name)» должно быть \(expected.russian).")
    }
}
