import Testing

@testable import Answers

@Suite("Keys of families of words")
struct FamilyKeyTests {
    private func words(_ text: String) -> [AnswerWord] { AnswerWord.words(of: FoldedText(text, .plain).scalars, .any) }

    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    private func shown(_ keys: [[UInt32]]) -> [String] { keys.map { String($0) } }

    private func latin(_ keys: [String]) -> [String] {
        keys.map { String($0.unicodeScalars.map { LookAlikeFolding.latin(ofSmall: $0.value) }) }
    }

    @Test(
        "an accepted Russian word has its stem and declension, also without its fleeting vowel",
        arguments: [
            ("ворона", ["воронf"]), ("яма", ["ямf"]), ("ям", []), ("ум", []), ("дом", ["домm"]), ("сон", ["сонm"]),
            ("поля", ["полg"]), ("синяя", ["синa", "синяg"]), ("моя", ["моg"]), ("новая", ["новa", "новаg"]),
            ("окно", ["окнn"]), ("поле", ["полe"]), ("новое", ["новa", "новоe"]), ("мое", ["моe"]), ("дубы", ["дубp"]),
            ("кони", ["конp"]), ("конь", ["конs"]), ("день", ["денs"]), ("пень", ["пенs"]),
            ("огонь", ["огонs", "огнs"]),
            ("край", ["краj"]), ("новый", ["новa", "новыj"]), ("злой", ["злоj"]), ("муравей", ["муравеj", "муравьj"]),
            ("злей", ["злеj"]), ("улей", ["улеj"]), ("замок", ["замокm", "замкm"]), ("лев", ["левm", "льв" + "m"]),
            ("лов", ["ловm"]), ("орел", ["орелm", "орлm"]), ("лед", ["ледm", "льд" + "m"]), ("рев", ["ревm"]),
            ("палец", ["палецm", "палцm", "пальц" + "m"]), ("халат", ["халатm"]), ("пион", ["пионm"]),
            ("каюк", ["каюкm"]),
            ("такси", ["такс" + "p"]), ("кафе2", []), ("рагу", []), ("какаду", []), ("меню", []), ("кукурузэ", []),
            ("яблок", ["яблокm", "яблкm"]), ("плен", ["пленm", "плнm", "пльнm"]), ("oak", []),
        ])
    func accepted(word: String, keys: [String]) {
        #expect(shown(RussianCases.keys(ofText: scalars(word))) == latin(keys), "\(word)")
    }

    @Test(
        "an answer has a stem of two letters or more for each ending that it may have",
        arguments: [
            ("дома", ["домm", "домn"]), ("она", ["онm", "онn"]), ("на", []), ("ума", ["умm", "умn"]),
            ("вороной", ["воронf", "воронa"]), ("ой", []), ("умой", ["умf", "умa"]), ("рой", []),
            ("дубами", ["дубамf", "дубамg", "дубамs", "дубамe", "дубамp", "дубm", "дубn", "дубf", "дубp"]), ("oka", []),
            ("домa", []),
        ])
    func answers(word: String, keys: [String]) {
        #expect(Set(shown(RussianCases.keys(ofAnswer: scalars(word)))) == Set(latin(keys)), "\(word)")
    }

    @Test("keys that a text has none of are left out")
    func tags() {
        let names = EqualForms.KeyTags(of: [scalars("i"), scalars("p")])
        let given = GivenAnswer("Anna Maria Smith").equalForms(wanting: names).keys
        #expect(!given.contains { $0.first == 0x6A })
        #expect(GivenAnswer("Anna Maria Smith").equalForms().keys.contains { $0.first == 0x6A })
        for (text, tag) in [
            ("oak elm", "s"), ("в Москве", "e"), ("в старой Москве", "o"), ("5", "c"), ("7.11", "d"),
            ("красная крыша", "g"),
            ("Pushkin", "x"), ("Пушкин", "X"), ("vtkmybwf", "y"), ("мельница", "Y"), ("A. Smith", "i"),
        ] {
            let tag = scalars(tag)
            func has(_ tags: EqualForms.KeyTags) -> Bool {
                GivenAnswer(text).equalForms(wanting: tags).keys.contains { $0.first == tag.first }
            }
            #expect(has(EqualForms.KeyTags(of: [tag])) && has(.all) && !has(EqualForms.KeyTags(of: [])), "\(text)")
        }
    }

    @Test("a number in words ends with the item of a list that it stands in, and with an ordinal")
    func numbersOfItems() {
        for (text, value, end) in [
            ("twenty five", 25, 2), ("twenty, five", 20, 1), ("twenty; five", 20, 1), ("twenty fifth five", 25, 2),
            ("двадцать пять", 25, 2), ("двадцать, пять", 20, 1),
        ] {
            let read = NumberRun.reading(words(text), at: 0)
            #expect(read?.number == value && read?.end == end, "\(text)")
        }
    }

    @Test("Roman numerals are those that are written in the one right way")
    func numerals() {
        let signs: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        func written(_ value: Int) -> String {
            var (rest, text) = (value, "")
            for (amount, sign) in signs {
                while rest >= amount {
                    text += sign
                    rest -= amount
                }
            }
            return text
        }
        for value in 1...4000 {
            let text = written(value)
            let read = NumberRun.reading(words("oak " + text), at: 1)
            let isListed = words(text)[0].place != nil
            let hasLarge = text.contains { "lcdm".contains($0) }
            guard !isListed else { continue }
            #expect((read?.number == value) == (value < 4000 && (!hasLarge || text.count >= 4)), "\(text)")
        }
        for text in [
            "iiii", "vv", "iix", "vx", "ixi", "ic", "xxxx", "mcmc", "xiix", "ivi", "mmmm", "oaki", "cccci", "dcdi",
        ] {
            #expect(NumberRun.reading(words("oak " + text), at: 1) == nil, "\(text)")
        }
        #expect(!NumberRun.mayBeNumeral(scalars("i")[...]) && NumberRun.mayBeNumeral(scalars("ii")[...]))
        #expect(!NumberRun.mayBeNumeral([]) && !NumberRun.mayBeNumeral(scalars("io")[...]))
        for (text, isListed) in [("i", true), ("v", true), ("x", true), ("q", false), ("ъ", false)] {
            #expect(Vocabulary.shared.hasWord(in: scalars(text), inNumbers: true) == isListed, "\(text)")
        }
    }
}
