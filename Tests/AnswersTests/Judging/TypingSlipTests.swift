import Answers
import Support
import Testing

@Suite("How often the referee errs")
struct TypingSlipTests {
    private struct Rate {
        var count = 0
        var errors = 0
        var examples: [String] = []

        mutating func note(_ isError: Bool, _ example: @autoclosure () -> String) {
            count += 1
            guard isError else { return }
            errors += 1
            if examples.count < 12 { examples.append(example()) }
        }

        var share: Double { Double(errors) / Double(max(count, 1)) }
    }

    @Test("10,000 mutations of right answers: none too strict, none too mild")
    func rates() throws {
        var generator = SeededGenerator(seed: 50)
        var harmless = Rate()
        var oneSlip = Rate()
        var others = Rate()
        var asked = Rate()
        var toldNearly = 0
        for round in 0..<10_000 {
            let list = round % 5 == 0 ? TypingSlips.numbers : TypingSlips.answers
            let picked = generator.pick(list)
            let text = try #require(picked)
            let key = try #require(AnswerKey.anyOf([text]))
            let forgiving = AnswerKey(.text(try #require(TextAnswer([text], typingErrors: .scaled))))
            switch round % 3 {
            case 0:
                let answer = TypingSlips.harmless(text, using: &generator)
                harmless.note(!key.judge(answer).isAccepted, "\(text) ← \(answer)")
            case 1 where list.count > TypingSlips.numbers.count:
                let answer = TypingSlips.slip(text, using: &generator)
                guard answer != text else { continue }
                let verdict = forgiving.judge(answer)
                asked.note(Self.forgivesLetters(key.judge(answer), answer, text), "\(text) ← \(answer)")
                oneSlip.note(!verdict.isAccepted, "\(text) ← \(answer)")
                if case .nearly = verdict { toldNearly += 1 }
            default:
                let answer = TypingSlips.other(text, using: &generator)
                others.note(forgiving.judge(answer).isAccepted, "\(text) ← \(answer)")
            }
        }
        print("harmless changes refused: \(harmless.errors) of \(harmless.count) \(harmless.examples)")
        print("single slips refused: \(oneSlip.errors) of \(oneSlip.count), nearly \(toldNearly) \(oneSlip.examples)")
        print("other answers accepted: \(others.errors) of \(others.count) \(others.examples)")
        // Without being told to, the referee accepts no slip but a space too few or too many.
        #expect(asked.errors == 0, "\(asked.examples)")
        #expect(harmless.share <= 0.005, "\(harmless.examples)")
        // Refused by intent are a wrong first letter (one in nine here) and slips in words of up to four letters; all of
        // these but the shortest get the verdict that they are nearly right.
        #expect(oneSlip.share <= 0.2, "\(oneSlip.examples)")
        #expect(toldNearly * 2 > oneSlip.errors)
        // One in a thousand, and then another word of the same length and but one letter.
        #expect(others.share <= 0.001, "\(others.examples)")
    }

    /// Whether an answer was accepted although letters differ.
    private static func forgivesLetters(_ verdict: Verdict, _ answer: String, _ text: String) -> Bool {
        guard case .accepted(let match) = verdict, case .misspelled = match.agreement else { return false }
        return answer.lowercased().filter { !$0.isWhitespace } != text.lowercased().filter { !$0.isWhitespace }
    }
}
