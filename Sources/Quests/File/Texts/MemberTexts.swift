internal import Support

/// The messages about members of JSON objects: types, ranges, unknown names.
enum MemberTexts {
    static let minutes = LocalizedText("minutes", "минут")
    static let seconds = LocalizedText("seconds", "секунд")
    static let points = LocalizedText("points", "баллов")

    static func unknown(_ key: String, _ listed: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” is unknown and has no effect. Known are: \(listed).",
            "«\(key)» не распознано и ни на что не влияет. Известны: \(listed).")
    }

    static func misspelt(_ key: String, _ meant: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” is unknown and not read; probably “\(meant)” is meant: rename it.",
            "«\(key)» не распознано и не читается; вероятно, имеется в виду «\(meant)»: переименуйте.")
    }

    static func rename(_ key: String, _ meant: String) -> LocalizedText {
        LocalizedText("Rename “\(key)” to “\(meant)”", "Переименовать «\(key)» в «\(meant)»")
    }

    static func missing(_ key: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” is missing here; add it.",
            "здесь не хватает «\(key)»; добавьте его.")
    }

    static func pointsOrShare(_ key: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” must be a number of points such as 5, or a share of the task's value such as \"50%\".",
            "«\(key)» должно быть числом баллов, например 5, или долей стоимости задания, например \"50%\".")
    }

    static func oneOf(_ listed: String) -> LocalizedText {
        LocalizedText("one of: \(listed)", "одним из: \(listed)")
    }

    static func objects(_ names: String) -> LocalizedText {
        LocalizedText("a list of objects with \(names)", "список объектов с полями \(names)")
    }

    static let textOrTexts = LocalizedText("a text or a list of texts", "текст или список текстов")

    static func dateAndTime(_ key: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” must be a date and time such as \"2026-06-06T10:00+05:00\".",
            "«\(key)» должно быть датой и временем, например \"2026-06-06T10:00+05:00\".")
    }

    static func dateAndTimeOrMinutes(_ key: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” must be a date and time such as \"2026-06-06T10:00+05:00\", or minutes after the start such "
                + "as 30.",
            "«\(key)» должно быть датой и временем, например \"2026-06-06T10:00+05:00\", или числом минут после "
                + "старта, например 30.")
    }

    static let text = LocalizedText("a text", "текст")

    static func numberInQuotationMarks(_ key: String) -> LocalizedText {
        LocalizedText(
            "“\(key)” is a number in quotation marks; write it without them.",
            "«\(key)» — число в кавычках; напишите его без кавычек.")
    }

    static let removeQuotationMarks = LocalizedText("Remove the quotation marks", "Убрать кавычки")

    static func number(_ example: String) -> LocalizedText {
        LocalizedText("a number such as \(example)", "число, например \(example)")
    }

    static let flag = LocalizedText("true or false", "true или false")

    static func wrongType(_ key: String, _ type: LocalizedText, _ expected: LocalizedText) -> LocalizedText {
        LocalizedText(
            "“\(key)” is \(type.english); expected: \(expected.english).",
            "«\(key)» — \(type.russian), а нужно: \(expected.russian).")
    }

    static func owned(_ owner: LocalizedText, _ text: LocalizedText) -> LocalizedText {
        LocalizedText("\(owner.english): \(text.english)", "\(owner.russian): \(text.russian)")
    }

    static func listOutOf(_ listed: String) -> LocalizedText {
        LocalizedText("a list out of: \(listed)", "списком из слов: \(listed)")
    }

    static let metres = LocalizedText("metres", "метров")

    static let anObject = LocalizedText("an object in braces", "объект в фигурных скобках")

    static func outOfRange(_ key: String, _ expected: LocalizedText) -> LocalizedText {
        LocalizedText("“\(key)” must be \(expected.english).", "«\(key)» должно быть \(expected.russian).")
    }
}
