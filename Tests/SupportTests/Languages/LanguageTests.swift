import Support
import TestSupport
import Testing

@Suite("Languages")
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

    @Test("other languages are left to the caller", arguments: ["", "C", "tlh", "rum", "-ru", "enr"])
    func otherTags(tag: String) {
        #expect(Language(tag: tag) == nil)
    }

    @Test("English comes first, and every language has a name of its own")
    func all() {
        #expect(Language.all.first == .english)
        #expect(Set(Language.all.map(\.name)).count == Language.all.count)
    }
}

@Suite("Messages")
struct MessageTests {
    private func language(_ text: String, plurals: String = "one: i = 1 and v = 0", tag: String = "xx") -> Language {
        Language(
            tag: tag, texts: Array("language-plurals = \(plurals)\nlanguage-decimal-separator = ,\n\(text)\n".utf8))
    }

    @Test(
        "a text is worded with its arguments",
        arguments: [
            ("t = plain", "plain"),
            ("t =   blanks around   ", "blanks around"),
            ("t = { $name } rides", "Ann rides"),
            ("t = {$name}{\" \"}", "Ann "),
            ("t = a {\"{\"} brace, \\ and {\"\\u00AB\"}", "a { brace, \\ and «"),
            ("t = { $absent }nothing", "nothing"),
            ("t = first\n    second\n\n    fourth\nu = x", "first\nsecond\n\nfourth"),
            ("t = { u } and { u }\nu = other { $name }", "other Ann and other Ann"),
            ("t = { $nobody ->\n    [none] absent\n   *[other] { $nobody }\n    }", "none"),
            ("t = { $long ->\n    [one] one\n   *[other] many\n    }", "one"),
            ("t = { CAPITALIZE($name) }{ CAPITALIZE($low) }", "AnnÉté"),
            ("t = { $count ->\n    [one] one\n   *[other] { $count } of them\n    }, so", "2 of them, so"),
            ("t = { $one ->\n    [1] exactly\n    [one] one\n   *[other] many\n    }", "exactly"),
            (
                "t = { $yes ->\n    [true] yes\n   *[false] no\n    }{ $no ->\n    [true] yes\n   *[false] no\n    }",
                "yesno"
            ),
            ("t = { $absent ->\n    [none] {\"\"}\n   *[other] , { $absent }\n    }.", "."),
            ("t = { $name ->\n    [none] {\"\"}\n   *[other] , { $name }\n    }.", ", Ann."),
            ("t = { $kind ->\n    [b] second\n   *[a] first\n    }", "second"),
            ("t = { $empty ->\n    [none] no\n   *[other] some\n    }", "no"),
            (
                "t = { $yes ->\n    [true] { $no ->\n        [true] a\n       *[false] b { $name }\n    } c\n   *[false] d\n    }",
                "b Ann c"
            ),
            ("t = { $list }: { $decimal }, { $large }", "Ann, { $name }: −1,50, –"),
            ("t = { $said }", "gesagt"),
        ])
    func wording(text: String, expected: String) {
        let message = Message(
            "t",
            [
                "name": .of("Ann"), "nobody": .of("none"), "long": .of(Int64(1)), "low": .of("été"), "count": .of(2),
                "one": .of(1), "yes": .of(true),
                "no": .of(false),
                "absent": .none, "kind": .choice("b"), "empty": .of([String]()), "list": .of(["Ann", "{ $name }"]),
                "decimal": .decimal(-1.5, digits: 2), "large": .decimal(.infinity, digits: 1),
                "said": .translated("said", ["xx-YY": "gesagt", "fr": "dit"]),
            ])
        #expect(message[language(text)] == expected)
    }

    @Test("what a language does not word is English, and what nobody words is its identifier")
    func fallback() {
        #expect(Message("metres", ["number": .of(3)])[language("t = x")] == "3 m")
        #expect(Message("no-such-message")[language("t = x")] == "no-such-message")
    }

    @Test("texts of an app take the place of the package's, and lack nothing")
    func ownTexts() {
        let own = Language(tag: "en", texts: Array("metres = { $number } metres".utf8))
        #expect(Message("metres", ["number": .of(3)])[own] == "3 metres")
        #expect(Message("kilometres", ["number": .of(3)])[own] == "3 km")
    }

    @Test("every language has a voice of its own")
    func voices() {
        for language in Language.all { #expect(language.voice.hasPrefix(language.tag + "-")) }
    }

    @Test("of many messages inside of one another none is cut")
    func deep() {
        let names = (1...200).map { "name\($0)" }
        #expect(Message.alternatives(names)[.english] == names.joined(separator: " or "))
    }

    @Test("messages that refer to each other without end are cut", .timeLimit(.minutes(1)))
    func circles() {
        #expect(Message("t")[language("t = a{ u }\nu = b{ t }")].count < 100)
    }

    @Test("damaged texts do no harm", arguments: 0..<2000)
    func damage(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var bytes = Array(
            "t = { $count ->\n    [one] { u }{ \"b\\u00e4\" } x\n   *[other] { CAPITALIZE($count) }\n    }\nu = y"
                .utf8)
        for _ in 0..<Int.random(in: 1...6, using: &generator) where bytes.count > 5 {
            let place = Int.random(in: 4..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes.remove(at: place)
            case 1: bytes[place] = Array("{}[]*\"$ \n\\-.=:(".utf8).randomElement(using: &generator) ?? 0
            default: bytes.removeSubrange(place...)
            }
        }
        _ = Message("t", ["count": .of(seed % 3)])[Language(tag: "xx", texts: bytes)]
    }

    @Test("joined messages stand beside each other in every language")
    func joined() {
        let two = Message(joining: [Measures.distance(1200), .empty, Message(verbatim: "a")], separator: "; ")
        #expect(two[.english] == "1.2 km; a")
        #expect(two[.russian] == "1,2 км; a")
        #expect((two + two)[.english] == "1.2 km; a1.2 km; a")
        #expect(Message.alternatives(["a", "b", "c"])[.russian] == "a или b или c")
    }
}

@Suite("What an error says")
struct ErrorTextTests {
    private struct Localized: Error, LocalizedMessage {
        var message: Message { Message("metres", ["number": .of(3)]) }
    }
    private struct Bare: Error, CustomStringConvertible {
        var description: String { "bare" }
    }

    @Test("is its message, or its description where it has none")
    func described() {
        #expect(Message(describing: Localized()) == Message("metres", ["number": .of(3)]))
        #expect("\(Localized())" == "3 m")
        #expect(Message(describing: Bare()) == Message(verbatim: "bare"))
    }
}
