internal import Support

/// The messages about answers of tasks.
enum AnswerTexts {
    static func denied(_ task: LocalizedText, _ form: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): the accepted answer “\(form)” is denied as well and could never be given.",
            "\(task.russian): верный ответ «\(form)» указан и среди недопустимых, дать его невозможно.")
    }

    static func neverAccepted(_ task: LocalizedText, _ answer: String) -> LocalizedText {
        LocalizedText(
            "\(task.english): no answer is ever accepted, not even “\(answer)”; correct the “answer”.",
            "\(task.russian): ни один ответ не принимается, даже «\(answer)»; исправьте «answer».")
    }

    static func redundant(_ form: String, _ count: Int, _ list: String) -> LocalizedText {
        LocalizedText(
            "Accepted answers that are the same to the referee, such as “\(form)” "
                + "(\(Plural.english(count, "task", "tasks")): \(list)): one of them is enough.",
            "Для судьи некоторые варианты ответа одинаковы, например «\(form)» "
                + "(\(Plural.russian(count, "задание", "задания", "заданий")): \(list)): достаточно одного.")
    }

    static func guessable(_ count: Int, _ list: String) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "answer", "answers")) can be guessed in a few dozen tries "
                + "without being there (\(list)).",
            "\(Plural.russian(count, "ответ", "ответа", "ответов")) можно угадать за несколько десятков "
                + "попыток, не побывав на месте (\(list)).")
    }

    static func shared(_ task: LocalizedText, _ other: LocalizedText, _ more: Int) -> LocalizedText {
        LocalizedText(
            "\(task.english) and \(other.english) have an answer in common"
                + (more > 0 ? ", and so have \(more) more." : "."),
            "\(task.russian) и \(other.russian): есть общий ответ" + (more > 0 ? "; таких пар ещё \(more)." : "."))
    }

    static let expectedAnswer = LocalizedText(
        "a text, a number, a list of these, or an object with a “kind”",
        "текст, число, их список или объект с полем «kind»")

    static func missingKind(_ kinds: String) -> LocalizedText {
        LocalizedText(
            "the answer needs a “kind”, one of: \(kinds).",
            "у ответа нет известного вида («kind»): \(kinds).")
    }

    static func unknownMember(_ key: String, _ kind: String, _ list: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” is unknown in an answer of kind “\(kind)” and has no effect. Known are: \(list).",
            "«\(key)» в ответе вида «\(kind)» не распознано и ни на что не влияет. Известны: \(list).")
    }

    static let invalidNumber = LocalizedText(
        "“value” must be a decimal number of at most 40 digits, “tolerance” not negative.",
        "«value» должно быть десятичным числом не длиннее 40 цифр, «tolerance» — не отрицательным.")
    static let invalidOptions = LocalizedText(
        "“options” must be 2 to 50 texts that differ by more than case and punctuation, and “correct” one or "
            + "several of them.",
        "в «options» нужно от 2 до 50 вариантов, которые отличаются не только регистром и знаками, а в "
            + "«correct» — один или несколько из них.")
    static let countOfItems = LocalizedText(
        "a whole number from 1 to the number of items",
        "целым числом от 1 до числа элементов")
    static let invalidItems = LocalizedText(
        "“items” must be 1 to 50 items, each with a letter or a digit.",
        "в «items» нужно от 1 до 50 элементов, в каждом хотя бы одна буква или цифра.")

    static func noText(_ key: String) -> LocalizedText {
        LocalizedText("“\(key)” has no text in it.", "в «\(key)» нет ни одного текста.")
    }

    static func missing(_ key: String) -> LocalizedText {
        LocalizedText("the answer has no “\(key)”.", "у ответа нет «\(key)».")
    }

    static let missingItems = LocalizedText("the answer has no “items”.", "у ответа нет «items».")
    static let expectedItems = LocalizedText(
        "a list of texts and lists of texts",
        "список текстов и списков текстов")
    static let expectedTolerance = LocalizedText(
        "a number such as 2, or a text such as \"2%\"",
        "число, например 2, или текст вида \"2%\"")

    static func unknownUnit(_ text: String) -> LocalizedText {
        LocalizedText(
            "the unit “\(text)” is unknown; known are m, km, g, kg, l, s, min, h, km/h, °C, % and others.",
            "единица «\(text)» неизвестна; известны м, км, г, кг, л, с, мин, ч, км/ч, °C, % и другие.")
    }

    static let expectedTypingErrors = LocalizedText(
        "\"accept\", \"ask\", \"reject\", true, false or a number from 0 to 5",
        "\"accept\", \"ask\", \"reject\", true, false или число от 0 до 5")
    static let invalidLanguage = LocalizedText(
        "“language” must be a tag such as en or ru.",
        "«language» должно быть кодом языка, например en или ru.")

    static func tooLong(_ key: String, _ most: Int) -> LocalizedText {
        LocalizedText(
            "“\(key)” has a text of more than \(most) bytes, longer than any answer may be; shorten it.",
            "в «\(key)» есть текст длиннее \(most) байт, ответить так нельзя; сократите его.")
    }
}
