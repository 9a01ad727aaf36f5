/// Answers with the verdict a fair person would give.
enum AnswerCorpus {
    struct Row: Sendable, CustomStringConvertible {
        let accepted: [String]
        let answer: String
        let isRight: Bool

        var description: String { "\(accepted) ← “\(answer)” is \(isRight ? "right" : "wrong")" }
    }

    private static func right(_ accepted: String..., answer: String) -> Row {
        Row(accepted: accepted, answer: answer, isRight: true)
    }

    private static func wrong(_ accepted: String..., answer: String) -> Row {
        Row(accepted: accepted, answer: answer, isRight: false)
    }

    static let rows: [Row] =
        caseAndSpace + punctuation + russian + english + numbers + codes + characters + severalForms

    private static let caseAndSpace = [
        right("oak", answer: "oak"),
        right("oak", answer: "OAK"),
        right("Oak", answer: "  oak \n"),
        right("two oaks", answer: "two \t oaks"),
        right("two oaks", answer: "two\u{A0}oaks"),
        right("two oaks", answer: "twooaks"),
        wrong("together", answer: "to get her"),
        wrong("oak", answer: ""),
        wrong("oak", answer: "   "),
        wrong("oak", answer: "oa"),
        wrong("oak", answer: "oaks"),
        wrong("oak", answer: "oak or elm"),
        right("Straße", answer: "STRASSE"),
        right("ΟΔΥΣΣΕΥΣ", answer: "οδυσσευς"),
    ]

    private static let punctuation = [
        right("Winnie-the-Pooh", answer: "winnie the pooh"),
        right("Winnie the Pooh", answer: "Winnie–the–Pooh!"),
        right("«Заря»", answer: "заря"),
        right("Заря", answer: "\"Заря\""),
        right("U.S.A.", answer: "USA"),
        right("USA", answer: "U.S.A."),
        right("don't", answer: "dont"),
        right("don’t", answer: "don't"),
        right("don't stop", answer: "Dont stop."),
        right("г. Москва", answer: "г.Москва"),
        right("А-5", answer: "А5"),
        right("А-5", answer: "А 5"),
        right("to be, or not to be?", answer: "to be or not to be"),
        right("(оба)", answer: "оба"),
        right("???", answer: "???"),
        wrong("???", answer: "!"),
        wrong("???", answer: "no idea"),
        wrong("oak", answer: "?!"),
        wrong("re-sign", answer: "sign"),
    ]

    private static let russian = [
        right("Ёлка", answer: "елка"),
        right("елка", answer: "ЁЛКА"),
        right("ёж", answer: "е\u{308}ж"),
        right("мёд", answer: "мед"),
        right("чай", answer: "ЧАЙ"),
        right("йод", answer: "и\u{306}од"),
        wrong("йод", answer: "иод"),
        wrong("чай", answer: "чаи"),
        wrong("май", answer: "маи"),
        wrong("все", answer: "всё равно"),
        right("Санкт-Петербург", answer: "санкт петербург"),
        right("Санкт-Петербург", answer: "Санктпетербург"),
        right("рок-н-ролл", answer: "РОК Н РОЛЛ"),
        right("Чебурашка", answer: "чебурашка."),
        wrong("Чебурашка", answer: "Крокодил Гена"),
        wrong("мышь", answer: "мыш"),
        wrong("кот", answer: "ток"),
        wrong("медведь", answer: "белый медведь"),
        right("А. С. Пушкин", answer: "А.С. Пушкин"),
        right("А. С. Пушкин", answer: "а с пушкин"),
        wrong("А. С. Пушкин", answer: "Пушкин"),
        wrong("а роза", answer: "роза"),
    ]

    private static let english = [
        right("the bear", answer: "bear"),
        right("bear", answer: "The Bear"),
        right("an owl", answer: "owl"),
        right("owl", answer: "a owl"),
        right("The The", answer: "the the"),
        right("the", answer: "The"),
        right("A", answer: "a"),
        right("\"The Oak\" inn", answer: "oak inn"),
        wrong("theatre", answer: "atre"),
        wrong("another", answer: "other"),
        wrong("A 113", answer: "113"),
        wrong("A B C", answer: "B C"),
        wrong("vitamin A", answer: "vitamin"),
        wrong("bear", answer: "bare"),
    ]

    private static let numbers = [
        right("12", answer: "12"),
        right("12", answer: " 12 "),
        right("12", answer: "12.0"),
        right("12", answer: "12,0"),
        right("12.0", answer: "12"),
        right("12", answer: "№12"),
        right("12", answer: "# 12."),
        right("12", answer: "+12"),
        right("12", answer: "012"),
        right("0,5", answer: ".5"),
        right("0.5", answer: "0,50"),
        right("-5", answer: "−5"),
        right("-5", answer: "–5.0"),
        right("-5", answer: "(-5)"),
        right("0", answer: "-0"),
        right("12000", answer: "12 000"),
        right("12 000", answer: "12000"),
        right("12000", answer: "12\u{202F}000,0"),
        right("1000", answer: "1,000"),
        right("1000.5", answer: "1,000.5"),
        right("100000000000000000001", answer: "100 000 000 000 000 000 001"),
        wrong("100000000000000000001", answer: "100000000000000000000"),
        wrong("12", answer: "1 2"),
        wrong("12", answer: "1.2"),
        wrong("12", answer: "-12"),
        wrong("-5", answer: "5"),
        wrong("5", answer: "- 5 or 6"),
        wrong("12", answer: "120"),
        wrong("12", answer: "12, 13"),
        wrong("1.5", answer: "15"),
        wrong("1.5", answer: "1.5.0"),
        wrong("3", answer: "3e0"),
        wrong("12", answer: "12 or 13"),
    ]

    private static let codes = [
        right("007", answer: "007"),
        wrong("007", answer: "7"),
        right("12:30", answer: "12.30"),
        wrong("12:30", answer: "1230"),
        right("B-42", answer: "b42"),
        wrong("B-42", answer: "B-4"),
        wrong("B 42", answer: "42"),
    ]

    private static let characters = [
        right("12", answer: "１２"),
        right("12", answer: "١٢"),
        right("OAK", answer: "ＯＡＫ"),
        right("m²", answer: "m2"),
        right("office", answer: "oﬃce"),
        right("oak", answer: "o\u{AD}a\u{200B}k"),
        right("oak", answer: "\u{FEFF}oak"),
        right("café", answer: "cafe\u{301}"),
        right("café", answer: "cafe"),
        right("🐻", answer: "🐻"),
        wrong("🐻", answer: "🐼"),
        // Nobody can see which alphabet either is in.
        right("сор", answer: "cop"),
        wrong("oak", answer: "\u{200B}"),
    ]

    private static let severalForms = [
        right("spruce", "fir", answer: "Fir"),
        right("", "fir", answer: "fir"),
        wrong("", "fir", answer: ""),
        wrong("spruce", "fir", answer: "spruce fir"),
        right("7", "семь", answer: "Семь"),
        right("7", "семь", answer: "7,0"),
        wrong("7", "семь", answer: "восемь"),
    ]
}
