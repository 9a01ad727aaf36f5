import Support
import Testing

@testable import Answers

@Suite("The quick look before words are read")
struct QuickLookTests {
    /// Texts, and answers made of them, by the keys of either.
    private struct Pool {
        var texts: [String] = []
        var forms: [EqualForms.Accepting] = []
        var places: [[UInt32]: [Int]] = [:]

        mutating func add(_ text: String) {
            let form = EqualForms.Accepting(text, FoldedText(text, .plain), .any)
            for key in form.keys { places[key, default: []].append(texts.count) }
            texts.append(text)
            forms.append(form)
        }

        /// The texts that an answer has a key in common with, and that the quick look refuses it for.
        func refused(_ answer: String) -> [String] {
            let given = GivenAnswer(answer)
            let found = Set(given.equalForms().keys.flatMap { places[$0] ?? [] }).sorted()
            guard var outline = given.outline else { return found.map { texts[$0] } }
            return found.filter { !forms[$0].outline.mayMean(&outline) }.map { texts[$0] }
        }
    }

    private static let phrases: [String] = Phrases.all + PhraseVariants.sidesOfAliases

    @Test("it refuses no pair of the phrases that has a key in common")
    func phrasesWithPhrases() {
        var pool = Pool()
        for text in Self.phrases { pool.add(text) }
        for answer in Self.phrases {
            let refused = pool.refused(answer)
            #expect(refused.isEmpty, "“\(answer)” for \(refused)")
        }
    }

    @Test("it refuses no pair with a key in common among 4000 variants of the phrases")
    func variants() {
        let seed = UInt64(53)
        var generator = SeededGenerator(seed: seed)
        var pool = Pool()
        var answers: [String] = []
        for text in Self.phrases { pool.add(text) }
        for _ in 0..<4000 {
            let variant = PhraseVariants.variant(of: generator.pick(Self.phrases) ?? "", using: &generator)
            if generator.chance(0.3) { pool.add(variant) }
            answers.append(variant)
        }
        for answer in answers {
            let refused = pool.refused(answer)
            #expect(refused.isEmpty, "seed \(seed): \(answer.debugDescription) for \(refused)")
        }
    }
}
