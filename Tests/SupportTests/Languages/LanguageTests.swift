import Support
import Testing

@Suite("Languages and counted nouns")
struct LanguageTests {
    @Test(
        "a language is read from the tags that systems use",
        arguments: [
            ("ru", Language.russian), ("ru-RU", .russian), ("RU_ru.UTF-8", .russian), ("rus", .russian),
            ("en", .english), ("en-GB", .english), ("en@euro", .english),
        ])
    func tags(tag: String, language: Language) {
        #expect(Language(tag: tag) == language)
    }

    @Test("other languages are left to the caller", arguments: ["", "C", "de-AT", "rum", "-ru", "enr"])
    func otherTags(tag: String) {
        #expect(Language(tag: tag) == nil)
    }

    @Test(
        "Russian numerals govern the noun",
        arguments: [
            (0, "заданий"), (1, "задание"), (2, "задания"), (4, "задания"), (5, "заданий"), (11, "заданий"),
            (12, "заданий"), (14, "заданий"), (21, "задание"), (22, "задания"), (101, "задание"), (111, "заданий"),
            (112, "заданий"), (-3, "задания"),
        ])
    func russianPlural(count: Int, form: String) {
        #expect(Plural.russian(count, "задание", "задания", "заданий") == "\(count) \(form)")
    }

    @Test("the least integer has a plural too")
    func extremes() {
        #expect(Plural.russian(.min, "а", "б", "в").hasSuffix("в"))
        #expect(Plural.english(.min, "task", "tasks").hasSuffix("tasks"))
    }

    @Test("one English task is singular, also when it is owed")
    func englishPlural() {
        #expect(Plural.english(1, "task", "tasks") == "1 task")
        #expect(Plural.english(-1, "point", "points") == "-1 point")
        #expect(Plural.english(0, "task", "tasks") == "0 tasks")
    }
}

@Suite("What an error says")
struct ErrorTextTests {
    private struct Localized: Error, LocalizedMessage {
        var message: Message { Message("no map", "карты нет") }
    }
    private struct Bare: Error, CustomStringConvertible {
        var description: String { "bare" }
    }

    @Test("is its message in both languages, or its description where it has none")
    func described() {
        #expect(Message(describing: Localized()) == Message("no map", "карты нет"))
        #expect(Message(describing: Bare()) == Message("bare", "bare"))
    }
}
