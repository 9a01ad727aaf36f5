import Answers
import QuestSealing
import Quests
import Support
import Testing

@Suite("Both editions of a quest")
struct EditionPropertyTests {
    private static let letters = Array("abeouxzёеЙй -.,;0123456789ÄæΑО’'/½Ⅳ")
    private static let words = [
        "oak", "Oak", "the oak", "дуб", "Дуб!", "elm", "fir tree", "fir-tree", "7", "seven", "семь", "7.0", "07", "1,5",
        "1.5 km", "1500 m", "1500", "red", "white, red", "red and white", "красный и белый", "AB12", "ab12", "АВ12",
        "a",
        "B", "2", "option 3", "−3", "-3", "3 и 4", "", "  ", "½", "7 oaks",
    ]
    private static let keys = [
        #"{"kind": "text", "accepted": ["oak", "Дуб", "7"], "typos": false}"#,
        #"{"kind": "text", "accepted": ["fir-tree", "1.5"], "deny": ["fir"], "typos": false, "language": "en"}"#,
        #"{"kind": "number", "value": 7}"#, #"{"kind": "number", "value": 1500, "unit": "m"}"#,
        #"{"kind": "number", "value": 2, "tolerance": 5, "whole": true}"#,
        #"{"kind": "choice", "options": ["oak", "elm", "fir tree"], "correct": ["elm", "oak"]}"#,
        #"{"kind": "ordered", "items": ["white", ["red", "красный"]], "typos": false}"#,
        #"{"kind": "unordered", "items": ["red", "white", "7"], "atLeast": 2, "typos": false}"#,
        #"{"kind": "code", "accepted": ["AB12", "7.0"], "ignoresCase": true}"#,
        #"{"kind": "code", "accepted": ["ab12"]}"#, #"["7", "oak", "1984", "дуб"]"#,
    ]

    @Test("exact keys agree on every answer", arguments: UInt64(1)...8)
    func agreement(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let bytes = SealedQuest.file(Self.keys.enumerated().map { SealedQuest.task("t\($0)", "\"answer\": \($1)") })
        let quest = try SealedQuest.quest(bytes)
        let riders = try SealedQuest.riders(bytes, seed: seed)
        let opener = AnswerOpener.scrypt
        var accepted = 0
        for (task, sealedTask) in zip(quest.tasks, riders.tasks) {
            let key = try #require(task.answer)
            guard case .sealed(let sealed)? = sealedTask.answer?.kind else {
                Issue.record("\(task.id) is not sealed")
                continue
            }
            #expect(sealed.isExact)
            #expect(sealed.shape == key.shape)
            for _ in 0..<120 {
                let answer = Self.answer(key, &generator)
                let verdict = sealed.open(answer, with: opener).verdict
                #expect(verdict.isAccepted == key.judge(answer).isAccepted, "seed \(seed), \(task.id): “\(answer)”")
                if verdict.isAccepted { accepted += 1 }
            }
        }
        #expect(accepted > 100, "seed \(seed)")
    }

    private static func answer(_ key: AnswerKey, _ generator: inout SeededGenerator) -> String {
        var text = generator.chance(0.4) ? key.sampleAnswer ?? "" : generator.pick(words) ?? ""
        while generator.chance(0.3) {
            let word = generator.pick(words) ?? ""
            text += (generator.pick([" ", ", ", "; ", " and ", "\n", ""]) ?? "") + word
        }
        while generator.chance(0.3) {
            var all = Array(text)
            all.insert(generator.pick(letters) ?? "x", at: generator.next(below: all.count + 1))
            text = String(all)
        }
        return generator.chance(0.2) ? text.uppercased() : text
    }

    @Test(
        "a key that forgives typing errors never says no to what the organiser's edition accepts",
        arguments: UInt64(1)...4)
    func leniency(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let answers = [
            #"["lighthouse", "маяк", "7"]"#, #"["на дне", "дом 25"]"#, #"["дом 25", "7 oaks"]"#,
            #"{"kind": "unordered", "items": [["oak", "дуб"], "elm", "red"], "atLeast": 2}"#,
            #"{"kind": "unordered", "items": ["white", "fir tree"]}"#,
        ]
        let bytes = SealedQuest.file(answers.enumerated().map { SealedQuest.task("t\($0)", "\"answer\": \($1)") })
        let quest = try SealedQuest.quest(bytes)
        for (task, sealedTask) in zip(quest.tasks, try SealedQuest.riders(bytes, seed: seed).tasks) {
            let key = try #require(task.answer)
            guard case .sealed(let sealed)? = sealedTask.answer?.kind else {
                Issue.record("\(task.id) is not sealed")
                continue
            }
            for _ in 0..<300 {
                let answer = Self.answer(key, &generator)
                let verdict = sealed.open(answer, with: .scrypt).verdict
                let judged = key.judge(answer)
                if verdict.isAccepted { #expect(judged.isAccepted, "seed \(seed): “\(answer)”") }
                if judged.isAccepted {
                    #expect(verdict.isAccepted || verdict == .pending(.spelling), "seed \(seed): “\(answer)”")
                }
            }
        }
    }
}
