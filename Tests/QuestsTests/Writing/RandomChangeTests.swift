import Answers
import Geodesy
import JSON
import Support
import Testing

@testable import Quests

@Suite("Any change of a task")
struct RandomChangeTests {
    @Test("is what is read again, and touches no other feature", arguments: [UInt64(1), 2, 3])
    func changes(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for (name, bytes) in try AuthorFiles.all {
            let document = try QuestDocument(bytes)
            for round in 0..<12 {
                var changed = document
                var tasks = document.quest.tasks
                let place = Int.random(in: tasks.indices, using: &generator)
                let kinds = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                    Int.random(in: 0...17, using: &generator)
                }
                for kind in kinds { Self.change(kind, &tasks[place], round) }
                changed.quest = try document.quest.with(tasks: tasks)
                let comment = "seed \(seed), \(name), round \(round), task \(place), changes \(kinds)"
                let text: [UInt8]
                do { text = try changed.text() } catch {
                    Issue.record("\(comment): \(error)")
                    continue
                }
                #expect(Quest.read(text).quest?.tasks == changed.quest.tasks, "\(comment)")
                let feature = try #require(document.quest.source?.taskPlaces[place])
                let source = try #require(JSONSource(bytes)?.root.member("features")?.elements)
                let difference = Difference(bytes, text)
                #expect(
                    difference.before.isEmpty && difference.after.isEmpty
                        || source[feature].range.contains(difference.before.lowerBound)
                            && difference.before.upperBound <= source[feature].range.upperBound,
                    "\(comment)")
                // Going back gives the same quest again, and a second time the same text.
                var again = try QuestDocument(text)
                again.quest = try again.quest.with(tasks: document.quest.tasks)
                let back = try again.text()
                #expect(Quest.read(back).quest?.tasks == document.quest.tasks, "\(comment)")
            }
        }
    }

    private static func change(_ kind: Int, _ task: inout Quest.Task, _ round: Int) {
        switch kind {
        case 0: task.name = "Ёлка \"№ \(round)\"\n\\"
        case 1: task.description = round % 3 == 0 ? nil : "Что \u{1F6B2}?"
        case 2: task.statedPoints = round % 3 == 0 ? nil : round
        case 3: task.difficulty = [nil, .low, .medium, .high, .other("адская")][round % 5]
        case 4: task.radius = 10 + Double(round) / 3
        case 5: task.dwell = Double(round) * 1.5
        case 6: task.category = round % 2 == 0 ? nil : "Сила"
        case 7: task.coordinate.latitude += 0.00001 * Double(round + 1)
        case 8: task.attempts = round % 3 == 0 ? .init() : .init(most: round, lockout: Double(round % 2) * 2.5)
        case 9: task.hints = (0..<(round % 4)).map { Quest.Hint("Hint \($0)", charge: $0 == 1 ? .percent(50) : nil) }
        case 10: task.hints.append(Quest.Hint("One | more", charge: .points(Points(thousandths: 2500))))
        case 11: task.translations["de"] = .init(name: "Eiche \(round)", hints: task.hints.map { _ in "Tipp" })
        case 12:
            task.opens = round % 2 == 0 ? .afterStart(Double(round) * 90) : .clock(1_715_241_600.5 + Double(round))
        case 13: task.success = "Готово!"
        case 14: task.marker.color = "#0\(round % 10)0"
        case 15: task.statedCode = 31 + round
        default: task.answer = answers(round)[(kind * 5 + round) % answers(round).count]
        }
        task.requires = []
        // Reading gives every translation as many hints as the task has, where it has any.
        for (tag, texts) in task.translations where !texts.hints.isEmpty {
            task.translations[tag]?.hints = task.hints.indices.map { $0 < texts.hints.count ? texts.hints[$0] : "" }
        }
    }

    private static func answers(_ round: Int) -> [AnswerKey?] {
        let unit = MeasureUnit("m")
        return [
            nil, .anyOf(["answer \(round)"]), .anyOf(["answer|\(round)", "other"]), .photo, .judgedByOrganiser,
            TextAnswer(["one", "two"], denied: ["three"], typingErrors: .none, language: AnswerLanguage(tag: "de"))
                .map { AnswerKey(.text($0)) },
            TextAnswer(["one"], typingErrors: .upTo(2)).map { AnswerKey(.text($0)) },
            NumberAnswer("19.50", tolerance: .absolute("0.50"), unit: unit).map { AnswerKey(.number($0)) },
            NumberAnswer("1984", tolerance: .percent("2"), isWhole: true).map { AnswerKey(.number($0)) },
            ChoiceAnswer(options: ["oak", "elm", "fir"], correct: ["fir", "oak"]).map { AnswerKey(.choice($0)) },
            ListAnswer(ordered: [["red"], ["white", "ivory"]]).map { AnswerKey(.list($0)) },
            ListAnswer(unordered: [["oak"], ["elm"], ["fir"]], atLeast: 2).map { AnswerKey(.list($0)) },
            PatternAnswer(["пушк*"]).map { AnswerKey(.pattern($0)) },
            CodeAnswer(["AB\(round)"], ignoresCase: true).map { AnswerKey(.code($0)) },
        ]
    }
}
