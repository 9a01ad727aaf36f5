import TestSupport
import Testing

@testable import Answers

/// What is read in every text of `Phrases`, as it was recorded.
@Suite("Readings of texts")
struct ReadingRecordingTests {
    @Test("the words, numbers and measures of every text are as they were recorded")
    func words() throws {
        let lines = Phrases.all.map { text in
            let plain = FoldedText(text, .plain)
            let columns = [
                Self.shown(AnswerWord.words(of: plain.scalars, .any)),
                Self.shown(CanonicalAnswer(text, plain, .any).words),
                Self.shown(WrittenNumber.readings(of: plain.scalars)),
                Self.shown(WrittenNumber.readings(of: plain.scalars, asYears: false)),
                Self.shown(WrittenMeasure.readings(of: plain.scalars, for: nil)),
                Self.shown(WrittenMeasure.readings(of: plain.scalars, for: MeasureUnit("km"))),
            ]
            return Self.line(text, columns)
        }
        #expect(try Recording("answer-words").difference(from: lines) == nil)
    }

    @Test("the keys of every text and of every answer are as they were recorded")
    func keys() throws {
        let lines = Phrases.all.flatMap { text -> [String] in
            let given = GivenAnswer(text)
            let accepting = EqualForms.Accepting(text, given.plain, .any)
            let equal = given.equalForms()
            let own = [accepting.keys, accepting.spellings, [accepting.part ?? []], [accepting.stems ?? []]]
            let answer = [equal.keys, equal.spellings, [equal.stems ?? []]]
            return [
                Self.line(text, own.map(Self.shown)),
                Self.line("→", answer.map(Self.shown) + [equal.hasLimit ? "limit" : ""]),
            ]
        }
        #expect(try Recording("answer-keys").difference(from: lines) == nil)
    }

    @Test("which texts an answer may mean at a quick look is as it was recorded")
    func outlines() throws {
        let texts = Phrases.all.filter { $0.count < 24 }
        let forms = texts.map { EqualForms.Accepting($0, FoldedText($0, .plain), .any) }
        var lines: [String] = []
        for (place, text) in texts.enumerated() {
            let answer = GivenAnswer(text)
            guard var outline = answer.outline else { continue }
            let possible = forms.indices.filter { forms[$0].outline.mayMean(&outline) }
            // How many of all, and which ones of its neighbours.
            let near = possible.filter { abs($0 - place) <= 12 }.map { String($0 - place) }
            lines.append(Self.line(text, [String(possible.count), near.joined(separator: " ")]))
        }
        #expect(try Recording("answer-outlines").difference(from: lines) == nil)
    }

    // MARK: - Lines

    private static func line(_ text: String, _ columns: [String]) -> String {
        ([text.replacing("\n", with: "⏎")] + columns).joined(separator: "\t")
    }

    private static func shown(_ words: [AnswerWord]) -> String {
        words.map { word in
            let kind =
                switch word.kind {
                case .word: ""
                case .number: "#"
                case .date: ""
                case .link: "&"
                }
            let marks =
                (word.endsItem ? "," : "") + (word.isCapital ? "^" : "") + (word.isInitial ? "." : "")
                + (word.isAttached ? "<" : "") + (word.isHyphenated ? "-" : "")
            let isListed = word.place != nil || !word.roles.isEmpty
            return kind + String(word.scalars) + marks + (isListed ? "{\(String(word.roles.rawValue, radix: 16))}" : "")
        }.joined(separator: " ")
    }

    private static func shown(_ numbers: [ExactDecimal]) -> String {
        numbers.map { $0.normalForm }.joined(separator: " ")
    }

    private static func shown(_ measures: [WrittenMeasure]) -> String {
        measures.map { measure in
            measure.number.normalForm + (measure.unit.map { " " + $0.symbol } ?? "")
                + (measure.hasUnknownUnit ? " ?" : "")
        }.joined(separator: "; ")
    }

    private static func shown(_ keys: [[UInt32]]) -> String { keys.map { String($0) }.joined(separator: "|") }
}
