import Support

/// What is wrong with the description of a field.
enum FieldTexts {
    static let object = LocalizedText(
        "expected an object in braces", "здесь нужен объект в фигурных скобках")
    static let noStrategy = LocalizedText(
        "give at least one strategy a weight above 0", "задайте хотя бы одной стратегии вес больше 0")

    static func range(_ limits: ClosedRange<Double>) -> LocalizedText {
        let (least, most) = (text(limits.lowerBound), text(limits.upperBound))
        return LocalizedText(
            "expected a list of the least and the greatest number, from \(least) to \(most)",
            "здесь нужен список из наименьшего и наибольшего числа, от \(least) до \(most)")
    }

    static func number(_ limits: ClosedRange<Double>) -> LocalizedText {
        let (least, most) = (text(limits.lowerBound), text(limits.upperBound))
        return LocalizedText(
            "expected a number from \(least) to \(most)", "здесь нужно число от \(least) до \(most)")
    }

    static func count(_ limits: ClosedRange<Int>) -> LocalizedText {
        LocalizedText(
            "expected a whole number from \(limits.lowerBound) to \(limits.upperBound)",
            "здесь нужно целое число от \(limits.lowerBound) до \(limits.upperBound)")
    }

    static func unknown(_ known: [String]) -> LocalizedText {
        LocalizedText(
            "there is no such member; known are \(known.joined(separator: ", "))",
            "такого поля нет; известны: \(known.joined(separator: ", "))")
    }

    static func located(_ text: LocalizedText, _ path: String?, _ line: Int?, _ column: Int?)
        -> LocalizedText
    {
        let path = path.map { "\($0): " } ?? ""
        guard let line, let column else {
            return LocalizedText(path + text.english, path + text.russian)
        }
        return LocalizedText(
            "line \(line), column \(column): \(path)\(text.english)",
            "строка \(line), столбец \(column): \(path)\(text.russian)")
    }

    private static func text(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
