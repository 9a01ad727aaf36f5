internal import Support

/// Messages about the syntax of filters.
enum SyntaxTexts {
    static let title = LocalizedText("the filter is not CQL2 text", "фильтр не является текстом CQL2")

    // MARK: Words and signs

    static let unclosedText = LocalizedText(
        "this text is not closed; put ' behind it, and write a quote within it as ''",
        "текст не закрыт; поставьте ' в конце, а кавычку внутри пишите как ''")

    static let unclosedName = LocalizedText(
        "this name is not closed; put \" behind it",
        "имя не закрыто; поставьте \" в конце")

    static let emptyName = LocalizedText(
        "a name is missing between the quotes; texts are written between single quotes: ''",
        "между кавычками нет имени; тексты пишутся в одинарных кавычках: ''")

    static let numberWithoutExponent = LocalizedText(
        "digits must follow the E of a number, as in 1E6",
        "после E в числе нужны цифры, например 1E6")

    static let numberRunsOn = LocalizedText(
        "this is neither a number nor a name; write a name that starts with a digit in double quotes, a text in single quotes",
        "это не число и не имя; имя, которое начинается с цифры, пишите в двойных кавычках, текст — в одинарных")

    static let notANumber = LocalizedText(
        "this number is too large",
        "это число слишком велико")

    static func instead(of sign: String, _ right: String) -> LocalizedText {
        LocalizedText("CQL2 writes \(right) in place of \(sign)", "в CQL2 вместо \(sign) пишут \(right)")
    }

    static func strangeCharacter(_ character: String) -> LocalizedText {
        let shown = character.withoutSteering
        return LocalizedText(
            "“\(shown)” has no meaning here; write a name with such characters in double quotes, a text in single quotes",
            "«\(shown)» здесь ничего не значит; имя с такими знаками пишите в двойных кавычках, текст — в одинарных")
    }

    // MARK: What is expected

    static let empty = LocalizedText(
        "the filter is empty; write a condition, such as population > 1000000, or TRUE for all features",
        "фильтр пуст; напишите условие, например population > 1000000, или TRUE для всех объектов")

    static let tooLong = LocalizedText(
        "a filter may have one million bytes at most",
        "фильтр может занимать не больше миллиона байтов")

    static let tooDeep = LocalizedText(
        "brackets and functions are nested more than \(FilterLimits.depth) deep",
        "скобки и функции вложены глубже \(FilterLimits.depth) уровней")

    static let longPattern = LocalizedText(
        "a pattern may have \(FilterLimits.pattern) bytes at most",
        "шаблон может занимать не больше \(FilterLimits.pattern) байтов")

    static func endsBefore(_ expected: LocalizedText) -> LocalizedText {
        LocalizedText(
            "the filter ends here, but \(expected.english) is missing",
            "фильтр здесь кончается, но не хватает: \(expected.russian)")
    }

    static func expected(_ expected: LocalizedText, insteadOf token: Token) -> LocalizedText {
        var english = "expected \(expected.english)"
        var russian = "здесь нужно: \(expected.russian)"
        let shown = token.text.withoutSteering
        if token.kind != .string, shown.utf8.count <= 40 {
            english += ", but there is “\(shown)”"
            russian += ", а стоит «\(shown)»"
        }
        return LocalizedText(english, russian)
    }

    static let expectedOperator = LocalizedText(
        "AND, OR or the end of the filter", "AND, OR или конец фильтра")
    static let value = LocalizedText(
        "a property, a number, a text in single quotes or a function",
        "свойство, число, текст в одинарных кавычках или функция")
    static let number = LocalizedText("a number or a property", "число или свойство")
    static let coordinate = LocalizedText("a coordinate in degrees", "координата в градусах")
    static let pattern = LocalizedText(
        "a pattern in single quotes, in which % stands for any characters and _ for one",
        "шаблон в одинарных кавычках, где % — любые знаки, а _ — один")
    static let nameInQuotes = LocalizedText("the property's name in single quotes", "имя свойства в одинарных кавычках")
    static let date = LocalizedText(
        "a date in single quotes, as '2020-12-31'", "дата в одинарных кавычках: '2020-12-31'")
    static let moment = LocalizedText(
        "a moment in single quotes, as '2020-12-31T23:59:59Z'", "момент в одинарных кавычках: '2020-12-31T23:59:59Z'")
    static let intervalEnd = LocalizedText(
        "a date or moment in single quotes, '..' or a property",
        "дата или момент в одинарных кавычках, '..' или свойство")

    static func sign(_ sign: String) -> LocalizedText { LocalizedText("“\(sign)”", "«\(sign)»") }
    static func word(_ word: String) -> LocalizedText { LocalizedText(word, word) }
}
