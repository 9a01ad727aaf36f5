import Support
import TestSupport
import Testing

@testable import Answers

@Suite("What holds for every answer")
struct AnswerPropertyTests {
    @Test("the banded distance is the distance of the whole table, for 4000 pairs")
    func distance() {
        var generator = SeededGenerator(seed: 41)
        for round in 0..<4000 {
            let letters: [UInt32] = [97, 98, 99]
            func word() -> [UInt32] { (0..<generator.next(below: 12)).compactMap { _ in generator.pick(letters) } }
            let (first, second) = (word(), word())
            let limit = generator.next(below: 7)
            let slow = SlowOracles.distance(first, second)
            let fast = EditDistance.between(first[...], second[...], limit: limit)
            #expect(fast == (slow <= limit ? slow : nil), "seed 41, round \(round): \(first) \(second) \(limit)")
        }
    }

    @Test("the wildcard matcher agrees with trying everything, for 4000 patterns")
    func wildcards() {
        var generator = SeededGenerator(seed: 42)
        for round in 0..<4000 {
            let pattern = String((0..<generator.next(below: 7)).compactMap { _ in generator.pick(Array("ab*?*")) })
            let text = String((0..<generator.next(below: 9)).compactMap { _ in generator.pick(Array("ab")) })
            let wildcard = Wildcard(pattern, .separating, .any)
            let slow = SlowOracles.matches(Array(pattern)[...], Array(text)[...])
            #expect(
                wildcard.matches(text.unicodeScalars.map(\.value)) == slow,
                "seed 42, round \(round): \(pattern) \(text)")
        }
    }

    @Test("folding what is folded changes nothing, for 3000 damaged texts and every language")
    func idempotence() {
        var generator = SeededGenerator(seed: 43)
        let originals = Self.texts.map { Array($0.utf8) }
        let languages = [nil] + ["de", "fr", "sv", "ru", "tr"].map(AnswerLanguage.init(tag:))
        for round in 0..<3000 {
            let bytes = Mutation.damaged(originals[round % originals.count], using: &generator)
            let text = String(decoding: bytes, as: UTF8.self)
            let language = languages[round % languages.count]
            for folding in [AnswerFolding.separating, .joining, .plain] {
                let once = folding.apply(to: text, language: language)
                let twice = folding.apply(to: once, language: language)
                #expect(twice == once, "seed 43, round \(round): \(text.debugDescription)")
            }
        }
    }

    @Test("both ends of a tolerance are right and the next digit is not, for 2000 numbers")
    func tolerance() throws {
        var generator = SeededGenerator(seed: 44)
        for round in 0..<2000 {
            let places = generator.next(below: 6)
            func decimal(_ value: Int) -> String {
                let number = ExactDecimal(value)
                return number.shifted(-places).normalForm
            }
            let value = generator.next(in: -100_000...100_000)
            let margin = generator.next(below: 1000)
            let key = try #require(NumberAnswer(decimal(value), tolerance: .absolute(decimal(margin))))
            for (end, step) in [(value - margin, -1), (value + margin, 1)] {
                #expect(key.judge(decimal(end)).isAccepted, "seed 44, round \(round)")
                let beyond = (ExactDecimal(end) + ExactDecimal(step).shifted(-9)).shifted(-places).normalForm
                #expect(!key.judge(beyond).isAccepted, "seed 44, round \(round): \(beyond)")
            }
        }
    }

    @Test("the sealed reading agrees with the referee where typing errors are not forgiven, for 6000 answers")
    func sealing() {
        var generator = SeededGenerator(seed: 46)
        let keys = CorpusTests.rows.compactMap(\.key).compactMap { key -> AnswerKey? in
            guard case .text(let text) = key.kind, !key.isExact else { return key.isExact ? key : nil }
            return TextAnswer(
                text.forms.map(\.text), denied: text.denied.map(\.text), typingErrors: .none, language: text.language
            ).map { AnswerKey(.text($0)) }
        }
        let lists = CorpusTests.rows.compactMap { row -> AnswerKey? in
            guard case .list(let list)? = row.key?.kind else { return nil }
            let items = list.items.map(\.texts)
            let strict =
                list.isOrdered
                ? ListAnswer(ordered: items, typingErrors: .none)
                : ListAnswer(unordered: items, atLeast: list.atLeast, typingErrors: .none)
            return strict.map { AnswerKey(.list($0)) }
        }
        let all = (keys + lists).filter { $0.normalForms != nil }
        #expect(all.count > 100)
        var acceptances = 0
        for round in 0..<6000 {
            let key = all[round % all.count]
            guard let sealed = key.normalForms.map(Set.init) else { continue }
            var answer = generator.chance(0.5) ? key.sampleAnswer ?? "" : generator.pick(Self.texts) ?? ""
            if generator.chance(0.7) {
                answer = String(decoding: Mutation.damaged(Array(answer.utf8), using: &generator), as: UTF8.self)
            }
            let isAccepted = key.judge(answer).isAccepted
            if isAccepted { acceptances += 1 }
            #expect(
                !sealed.isDisjoint(with: key.normalForms(of: answer)) == isAccepted,
                "seed 46, round \(round): \(key.sampleAnswer ?? "") ← \(answer.debugDescription)")
        }
        #expect(acceptances > 500)
    }

    @Test("what cannot be enumerated says so")
    func notEnumerable() throws {
        let wide = try #require(NumberAnswer("5", tolerance: .absolute("1")))
        #expect(AnswerKey(.number(wide)).normalForms == nil)
        let whole = try #require(NumberAnswer("5", tolerance: .absolute("1"), isWhole: true))
        #expect(AnswerKey(.number(whole)).normalForms == ["n4", "n5", "n6"])
        #expect(AnswerKey.photo.normalForms == nil && AnswerKey.judgedByOrganiser.normalForms == nil)
        let fuzzy = try #require(AnswerKey.anyOf(["gooseberry"]))
        #expect(!fuzzy.isExact && fuzzy.normalForms != nil)
        let huge = (0..<30).map { ["a\($0)", "b\($0)"] }
        let list = try #require(ListAnswer(unordered: huge))
        #expect(AnswerKey(.list(list)).normalForms == nil)
    }

    @Test("judging 8000 arbitrary answers crashes nothing")
    func arbitrary() {
        var generator = SeededGenerator(seed: 47)
        let keys = CorpusTests.rows.compactMap(\.key)
        for round in 0..<8000 {
            let key = keys[round % keys.count]
            let bytes: [UInt8]
            if generator.chance(0.5) {
                bytes = (0..<generator.next(below: 40)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            } else {
                bytes = Mutation.damaged(Array((generator.pick(Self.texts) ?? "").utf8), using: &generator)
            }
            let answer = String(decoding: bytes, as: UTF8.self)
            let verdict = key.judge(answer)
            #expect(!verdict.message[.english].isEmpty, "seed 47, round \(round)")
            _ = AnswerKey.anyOf([answer])
            _ = PatternAnswer([answer])
        }
    }

    @Test("long answers take no longer than they are")
    func adversarial() throws {
        let clock = ContinuousClock()
        let pattern = try #require(PatternAnswer([String(repeating: "*a", count: 40) + "b"]))
        var keys = [AnswerKey(.pattern(pattern))]
        for rows in [
            TextCorpus.rows, NumberCorpus.rows, ChoiceCorpus.rows, ListCorpus.rows, PatternCorpus.rows, CodeCorpus.rows,
        ] {
            keys.append(try #require(rows.first?.key))
        }
        // The longest that is judged at all is the worst.
        for piece in ["a", "1,", "е\u{308} ", "é\u{301}", "ﷺ"] {
            for length in [AnswerKey.longestAnswer / piece.utf8.count, 100_000] {
                let answer = String(repeating: piece, count: length)
                for key in keys {
                    let time = clock.measure { _ = key.judge(answer) }
                    // Below 0.2 s in a debug build; anything quadratic would take many seconds.
                    #expect(time < .seconds(2), "\(piece) \(length): \(time)")
                }
            }
        }
    }

    @Test("folding 100,000 characters takes seconds at most, marks in a row included")
    func longFolding() {
        let clock = ContinuousClock()
        for piece in ["oak ", "a\u{301}\u{323}", "\u{323}\u{301}", "-'", "АВ"] {
            let text = String(repeating: piece, count: 100_000 / piece.unicodeScalars.count)
            let time = clock.measure { _ = AnswerFolding.joining.apply(to: text) }
            #expect(time < .seconds(10), "\(piece): \(time)")
        }
    }

    static let texts: [String] = AnswerCorpus.rows.map(\.answer) + CorpusTests.rows.map(\.answer)
}
