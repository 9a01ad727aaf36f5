import Testing

@testable import Answers

@Suite("Families of words")
struct WordFamilyTests {
    private func words(_ text: String) -> [AnswerWord] { AnswerWord.words(of: FoldedText(text, .plain).scalars, .any) }

    private func key(_ text: String) -> String? { Transliteration.key(of: words(text)).map { String($0.key) } }

    @Test("a long adjective has the masculine ending in up to three words, and short ones and longer texts have none")
    func masculine() {
        for text in ["красная", "красная площадь", "большая красная площадь", "новая"] {
            let masculine = RussianEndings.masculine(words(text)).map { String($0) }
            #expect(masculine?.contains("*") == true, "\(text)")
        }
        #expect(RussianEndings.masculine(words("красная")) == RussianEndings.masculine(words("красный")))
        for text in ["очень большая красная площадь", "площадь", "мая", "12345", "oakoe", "дуб"] {
            #expect(RussianEndings.masculine(words(text)) == nil, "\(text)")
        }
    }

    @Test("a name in either alphabet has one key, and names that sound different have different ones")
    func transliteration() {
        for (latin, russian) in [
            ("Pushkin", "Пушкин"), ("Tsvetaeva", "Цветаева"), ("Khabarovsk", "Хабаровск"), ("Vyborg", "Выборг"),
            ("Shchors 5", "Щорс 5"), ("Aleksandr Nevskiy", "Александр Невский"), ("Max", "Макс"), ("Watson", "Ватсон"),
        ] {
            #expect(key(latin) != nil && key(latin) == key(russian), "\(latin)")
        }
        #expect(key("Macs") == "macs" && key("Mac") == "mac" && key("Mats") == "mac" && key("Matss") == "macs")
        #expect(key("Dom 5") == "dom 5" && key("Дом 5") == "dom 5")
    }

    @Test("words of both alphabets, more than four words, and keys of less than three letters are not transliterated")
    func untransliterated() {
        #expect(key("one two six ten") == "one tvo siks ten")
        for text in ["one two six ten red", "дом oak", "дoмz", "ok", "ум", "5"] {
            #expect(key(text) == nil, "\(text)")
        }
        #expect(key("oak") == "oak" && key("дом") == "dom" && key("éclair") == "eclair")
    }

    @Test("the quick look for words finds digits, numerals and words of the tables, and no others")
    func quickLook() {
        func has(_ text: String, inNumbers: Bool) -> Bool {
            Vocabulary.shared.hasWord(in: FoldedText(text, .plain).scalars, inNumbers: inNumbers)
        }
        for text in ["qwzx", "", "дубрава зелёная", "oak elm"] {
            #expect(!has(text, inNumbers: false) && !has(text, inNumbers: true), "\(text)")
        }
        #expect(has("oak 25", inNumbers: false) && !has("oak 25", inNumbers: true))
        for text in ["oak april", "дуб апреля", "seven oaks", "xiv", "half"] {
            #expect(has(text, inNumbers: false) && has(text, inNumbers: true), "\(text)")
        }
        #expect(has("in oak", inNumbers: false) && !has("in oak", inNumbers: true))
    }
}
