import Testing

@testable import Answers

@Suite("Ends of what is judged")
struct JudgingBoundTests {
    private func text(
        _ accepted: String..., denied: [String] = [], errors: TypingErrors = .ask
    ) throws -> AnswerKey {
        AnswerKey(.text(try #require(TextAnswer(accepted, denied: denied, typingErrors: errors))))
    }

    private func spelled(_ text: String) -> SpelledWords { SpelledWords(FoldedText(text, .separating)) }

    @Test("answers of 8192 bytes are judged and normalised, longer ones are not")
    func longest() throws {
        let (most, more) = (String(repeating: "a", count: 8192), String(repeating: "a", count: 8193))
        for shape in [AnswerShape.text(nil), .code(ignoresCase: true)] {
            #expect(!shape.normalForms(of: most).isEmpty && shape.normalForms(of: more).isEmpty)
        }
        #expect(try text("oak").judge(most) == .rejected(.noMatch) && text("oak").judge(more) == .rejected(.tooLong))
        #expect(AnswerKey.photo.judge(more) == .pending(.organiser))
    }

    @Test("an answer without a visible character is empty for every key that is judged")
    func blank() throws {
        let keys = [
            try text("oak"), AnswerKey(.code(try #require(CodeAnswer(["A"])))),
            AnswerKey(.number(try #require(NumberAnswer("0")))),
            AnswerKey(.pattern(try #require(PatternAnswer(["*"])))),
        ]
        for key in keys {
            for answer in ["", " ", "\u{200B}", "\u{A0}\n"] { #expect(key.judge(answer) == .rejected(.empty)) }
            for answer in ["!", "\u{7F}", "q"] { #expect(key.judge(answer) != .rejected(.empty), "\(answer)") }
        }
    }

    @Test("how many typing errors are forgiven in how many letters")
    func allowances() {
        let scaled = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3]
        for (letters, count) in scaled.enumerated() {
            #expect(TypingErrors.scaled.allowance(letters: letters) == count, "\(letters)")
            #expect(
                TypingErrors.ask.allowance(letters: letters) == count
                    && TypingErrors.none.allowance(letters: letters) == 0)
        }
        for (most, letters, count) in [
            (0, 9, 0), (1, 2, 0), (1, 3, 1), (1, 9, 1), (2, 3, 0), (2, 4, 2), (5, 6, 0), (5, 7, 5), (6, 7, 0),
            (6, 8, 5),
            (-1, 9, 0),
        ] {
            #expect(TypingErrors.upTo(most).allowance(letters: letters) == count, "\(most) of \(letters)")
        }
    }

    @Test("texts that differ by more than four letters are unlike, and so are those of more than 200")
    func lengths() {
        let word = "qwertzuiopasdf"
        for missing in 1...5 {
            #expect(
                spelled(word).likeness(spelled(String(word.dropLast(missing))), forgiving: .upTo(5))
                    == (missing < 5 ? .misspelled(missing) : .unlike))
        }
        for (count, isRead) in [(200, true), (201, false)] {
            let long = spelled(String(repeating: "q", count: count))
            let other = spelled(String(repeating: "q", count: count - 1) + "w")
            #expect(long.likeness(other, forgiving: .scaled) == (isRead ? .misspelled(1) : .unlike), "\(count)")
            #expect(long.forgives(.scaled) == isRead, "\(count)")
        }
    }

    @Test("a text forgives errors where a word has four letters, or a space may be wrong, and digits forbid both")
    func forgiving() {
        for (text, errors, forgives) in [
            ("oak", TypingErrors.upTo(1), false), ("oaks", .upTo(1), true), ("oaks", .scaled, false),
            ("maple", .scaled, true),
            ("a b c d e", .scaled, true), ("a b c d 5", .scaled, false), ("maple 5", .scaled, true),
            ("maple5", .scaled, false),
            ("oaks 5", .upTo(1), true), ("oaks 5", .scaled, false), ("oak 555", .upTo(1), false),
            ("maple", .none, false),
        ] {
            #expect(spelled(text).forgives(errors) == forgives, "\(text)")
        }
    }

    @Test("a space is forgiven between letters, not beside digits and not with other letters")
    func spaces() {
        for (own, given, likeness) in [
            ("together", "to gether", SpelledWords.Likeness.respaced), ("together", "to get her", .nearly),
            ("together", "t o g ether", .unlike), ("a b5cd", "ab5cd", .unlike), ("room 12b", "room12b", .unlike),
            ("q bcd", "qbcd", .unlike), ("q bcde", "qbcde", .respaced), ("to gether", "togethar", .unlike),
        ] {
            #expect(spelled(own).likeness(spelled(given), forgiving: .scaled) == likeness, "\(own) ← \(given)")
        }
    }

    @Test("an English plural ends with s or es behind three letters")
    func plurals() {
        for (one, other, isPlural) in [
            ("oak", "oaks", true), ("oaks", "oak", true), ("box", "boxes", true), ("ox", "oxs", false),
            ("oak", "oaken", false),
            ("oak", "oaksss", false), ("дуб", "дубs", false), ("red oak", "red oaks", true), ("oak", "oak", false),
        ] {
            #expect(spelled(one).differsInPlural(spelled(other)) == isPlural, "\(one) \(other)")
        }
    }

    @Test("a denied answer is wrong even where it would be nearly right, and however it is written")
    func denied() throws {
        #expect(try text("5").judge("5 km") == .nearly(.moreThanAsked))
        #expect(try text("5", denied: ["5 km"]).judge("5 km") == .rejected(.noMatch))
        #expect(try text("5", denied: ["5 km"]).judge("5 kilometres") == .rejected(.noMatch))
        #expect(try text("oak", denied: ["elm"]).judge("oak").isAccepted)
        #expect(
            try text("gooseberry", denied: ["goosebery"], errors: .scaled).judge("goosebery") == .rejected(.noMatch))
    }

    @Test("of several texts the one with the fewest errors is named, a wrong space before wrong letters")
    func best() throws {
        func form(_ key: AnswerKey, _ answer: String) -> String? {
            if case .accepted(let match) = key.judge(answer) { match.form } else { nil }
        }
        #expect(try form(text("mountaine", "mountain", errors: .scaled), "mountan") == "mountain")
        #expect(try form(text("mountain", "mountaine", errors: .scaled), "mountan") == "mountain")
        #expect(try form(text("to gethers", "together", errors: .scaled), "to gether") == "together")
        #expect(try form(text("together", "to gethers", errors: .scaled), "to gether") == "together")
    }

    @Test("forms are equal where their texts are and what is left of them")
    func equality() throws {
        func form(_ text: String, _ tag: String? = nil) throws -> AcceptedForm {
            try #require(AcceptedForm(text, language: tag.flatMap { AnswerLanguage(tag: $0) }))
        }
        for text in ["дуб", "12", "?!", "Müller", "winnie-the-pooh"] {
            #expect(try form(text) == form(text), "\(text)")
            #expect(try form(text).without(DeniedTexts([form("elm")])) == form(text), "\(text)")
            #expect(try form(text).without(DeniedTexts([form(text)])) != form(text), "\(text)")
            #expect(try !form(text).without(DeniedTexts([form(text)])).isReachable, "\(text)")
        }
        let street = try form("улица Мира")
        let left = try street.without(DeniedTexts([form("elm")])).families
        #expect(left.part != nil && left.part == street.families.part && left.stems == street.families.stems)
        let narrowed = try street.without(DeniedTexts([form("ул. Мира")]))
        #expect(narrowed.families.keys.count < street.families.keys.count)
        #expect(narrowed.separated == street.separated && narrowed.families.spellings == street.families.spellings)
        #expect(narrowed != street, "the texts that both accept alike do not make them equal")
        #expect(try form("Дуб") != form("дуб") && form("12") != form("12.0") && form("?!") != form("!?"))
        #expect(try form("Müller") != form("Müller", "de"))
        #expect(try form("winnie-the-pooh").without(DeniedTexts([form("winniethepooh")])) != form("winnie-the-pooh"))
        #expect(try form("winnie-the-pooh").without(DeniedTexts([form("winniethepooh")])).isReachable)
        #expect(try form("winnie-the-pooh").without(DeniedTexts([form("winnie the pooh")])).isReachable)
        #expect(try form("1,000").without(DeniedTexts([form("1000")])).numbers.map { $0.normalForm } == ["1"])
    }

    @Test("a text of signs alone is no repetition of another")
    func redundant() {
        #expect(AnswerKey.anyOf(["?!", "oak", "!?", "12", "12.0", "Oak"])?.redundantForms == ["12.0", "Oak"])
    }
}
