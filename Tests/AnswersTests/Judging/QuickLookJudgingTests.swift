import Support
import TestSupport
import Testing

@testable import Answers

@Suite("The quick look before an answer is judged")
struct QuickLookJudgingTests {
    @Test(
        "what the words of an answer accept, the quick look lets pass",
        arguments: [
            ("USA", "US of America"), ("US of America", "USA"), ("united states", "USA"), ("northwest", "nw"),
            ("nw", "northwest"), ("юго-восток", "юв"), ("юв", "юго-восток"),
            ("Байкал", "Lake Baikal"), ("Watson", "Ватсон"), ("Ксения", "Xeniya"), ("Яна", "Ana"), ("Юлия", "Uliya"),
            ("Невский", "из Nevsky"), ("seven", "ыумут"), ("великий", "velikiy"), ("год", "god"),
            ("Anna Maria Smith", "A. Smith"), ("Иван Петров Сидоров", "И. Петров"), ("А. Пушкин", "A. Pushkin"),
            ("Мария П. Иванова", "Мария Петровна"), ("5 Lenina", "5 Ленина"), ("ул. Старый Арбат", "улица Старыйарбат"),
            ("& oak", "+ oak"), ("nw", "northwest\u{0}"), ("Square", "ыйгфку"),
        ])
    func accepted(text: String, answer: String) throws {
        let key = try #require(TextAnswer([text]))
        #expect(
            key.judge(answer, isQuick: false).isAccepted == key.judge(answer).isAccepted, "“\(answer)” for “\(text)”")
        #expect(key.judge(answer).isAccepted, "“\(answer)” for “\(text)”")
    }

    @Test("a typing error in a number word or a word of the tables is forgiven beside other words, too")
    func misspelledWords() throws {
        for (text, answer) in [("seven", "exactly seve"), ("northern", "in nothern"), ("twenty oaks", "in twnty oaks")]
        {
            let key = try #require(TextAnswer([text], typingErrors: .scaled))
            #expect(key.judge(answer, isQuick: false) == key.judge(answer), "“\(answer)” for “\(text)”")
        }
        let key = try #require(TextAnswer(["seven"], typingErrors: .scaled))
        #expect(key.judge("seve\u{0}").isAccepted)
    }

    @Test("20,000 answers are accepted or not with the quick look as without it")
    func agreement() {
        let seed = UInt64(54)
        var generator = SeededGenerator(seed: seed)
        let keys = CorpusTests.rows.compactMap { row -> TextAnswer? in
            guard case .text(let text)? = row.key?.kind else { return nil }
            return text
        }
        let texts = AnswerPropertyTests.texts
        var acceptances = 0
        for round in 0..<20_000 {
            let key = keys[generator.next(below: keys.count)]
            var answer = generator.chance(0.4) ? key.forms[0].text : texts[generator.next(below: texts.count)]
            if generator.chance(0.4) {
                let both = [answer, texts[generator.next(below: texts.count)]]
                answer = both[generator.next(below: 2)] + " " + both[generator.next(below: 2)]
            }
            if generator.chance(0.5) {
                answer = String(decoding: Mutation.damaged(Array(answer.utf8), using: &generator), as: UTF8.self)
            }
            let judged = generator.chance(0.5) ? key : key.forgivingTypingErrors
            let isAccepted = judged.judge(answer).isAccepted
            if isAccepted { acceptances += 1 }
            #expect(
                judged.judge(answer, isQuick: false).isAccepted == isAccepted,
                "seed \(seed), round \(round): \(answer.debugDescription) for \(judged.forms.map(\.text)), accepted: \(isAccepted)"
            )
        }
        #expect(acceptances > 2000)
    }
}
