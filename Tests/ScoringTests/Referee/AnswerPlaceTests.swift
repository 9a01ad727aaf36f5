import Answers
import EngineTestSupport
import Geodesy
import JSON
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

/// Where an answer was given: kept always, judged where the quest asks for it.
@Suite("The place of an answer")
struct AnswerPlaceTests {
    private let start = SmallQuest.startTime

    private func quest(_ place: Quest.AnswerPlace = .task, task: Quest.AnswerPlace? = nil) throws -> Quest {
        var settings = try SmallQuest.quest().settings
        settings.answerAt = place
        var tasks = try SmallQuest.quest().tasks
        tasks[0].answerAt = task
        return try Quest(settings: settings, tasks: tasks)
    }

    /// A rider who has passed the tree at 1,000 m and is `east` metres from the start after as many seconds divided by five.
    private func rider(_ quest: Quest, at east: Double, uptime: Bool = false) -> Referee {
        var referee = Referee(quest: quest, device: "phone")
        for fix in SmallQuest.fixes(from: 0, to: east, speed: 5, interval: 5) {
            _ = referee.receive(fix, uptime: uptime ? fix.time - start + 100 : nil)
        }
        return referee
    }

    private func keptFixes(_ log: RideLog) -> [[Fix]] {
        log.entries.compactMap { entry in
            if case .answered(_, _, _, let fixes) = entry.event { fixes.fixes } else { nil }
        }
    }

    @Test("an answer keeps the last two fixes before it, none older than a minute, in every quest")
    func kept() throws {
        var referee = rider(try quest(.anywhere), at: 1500)
        _ = try referee.submit("дуб", to: "tree", at: start + 310)
        _ = try referee.submit("дуб", to: "tree", at: start + 357)
        _ = try referee.submit("ель", to: "tree", at: start + 361)
        let kept = keptFixes(referee.log)
        #expect(kept.map { $0.map { $0.time - start } } == [[295, 300], [300], []])
        #expect(kept[0].last?.coordinate.distance(to: SmallQuest.place(east: 1500)) ?? 9 < 0.1)
        let (read, faults) = RideLog.reading(referee.log.write())
        #expect(faults.isEmpty && keptFixes(read) == kept)
    }

    @Test("where the quest asks for presence the referee refuses an answer from elsewhere, and says how near to go")
    func refused() throws {
        var referee = rider(try quest(), at: 1500)
        let count = referee.log.entries.count
        do {
            _ = try referee.submit("ель", to: "tree", at: start + 301)
            Issue.record("taken")
        } catch {
            guard case .awayFromTask(1, "Дерево", let distance, let reach) = error else {
                Issue.record("\(error)")
                return
            }
            // The line from the fix before ends 500 m beyond and begins 475 m beyond.
            #expect(abs(distance - 475) < 1 && reach >= 30 && reach < 60)
            #expect(
                error.message[.english]
                    == "Task 1, “Дерево”, takes answers only there: you are 480 m away, go within 33 m of it.")
            #expect(error.message[.russian].hasSuffix("до него 480 м, подойдите не дальше чем на 33 м."))
        }
        #expect(referee.log.entries.count == count, "nothing is written, and no attempt lost")
        // Back at the tree.
        _ = referee.receive(SmallQuest.fix(400, east: 1010))
        #expect(try referee.submit("ель", to: "tree", at: start + 410).isAccepted)
        #expect(referee.result.lines[0].outcome == .solved)
        let judged = referee.log.result(of: "rider", in: try quest())
        #expect(judged.lines[0].outcome == .solved && judged.lines[0].answerFlag == nil)
    }

    @Test("a receiver that has told nothing for a minute does not show where the rider is")
    func silent() throws {
        var referee = rider(try quest(), at: 1010)
        #expect(throws: RefereeError.positionUnknown(number: 1, name: "Дерево")) {
            try referee.submit("ель", to: "tree", at: start + 300)
        }
        #expect(RefereeError.positionUnknown(number: 1, name: "x").message[.russian].contains("под открытым небом"))
    }

    @Test("what a task says of the place goes before what the quest says")
    func precedence() throws {
        var free = rider(try quest(.task, task: .anywhere), at: 1500)
        #expect(try free.submit("ель", to: "tree", at: start + 301).isAccepted)
        var bound = rider(try quest(.anywhere, task: .task), at: 1500)
        #expect(throws: RefereeError.self) { try bound.submit("ель", to: "tree", at: start + 301) }
    }

    /// A log in which the answer was given at a place and time, under a quest that asked for nothing.
    private func log(at east: Double, second: Double) throws -> RideLog {
        var referee = rider(try quest(.anywhere), at: 1500)
        if east != 1500 { _ = referee.receive(SmallQuest.fix(320, east: east)) }
        _ = try referee.submit("ель", to: "tree", at: start + second)
        try referee.finish(at: start + 700)
        return referee.log
    }

    @Test("judging decides it again: from elsewhere, without or with old positions it counts for nothing, and says why")
    func judged() throws {
        let quest = try quest()
        let cases: [(RideLog, (CheckInFlag?) -> Bool)] = [
            (
                try log(at: 1500, second: 301),
                { if case .elsewhere(let distance, _)? = $0 { abs(distance - 475) < 1 } else { false } }
            ),
            (try log(at: 1500, second: 500), { $0 == .noPositions }),
            (
                Forgery.rewritten(try log(at: 1005, second: 321)) { entry in
                    guard case .answered(let task, let text, let reported, let fixes) = entry.event else {
                        return (entry.event, Double(entry.time) / 1000)
                    }
                    let old = fixes.fixes.map { fix in
                        var fix = fix
                        fix.time -= 200
                        return fix
                    }
                    let event = RideEvent.answered(
                        task: task, answer: text, reported: reported, fixes: PackedFixes(old))
                    return (event, Double(entry.time) / 1000)
                }, { if case .otherTime(let seconds)? = $0 { abs(seconds - 201) < 1 } else { false } }
            ),
        ]
        for (log, expected) in cases {
            let result = log.result(of: "rider", in: quest)
            let line = result.lines[0]
            #expect(line.outcome == .unsolved && line.attempts == 0 && expected(line.answerFlag))
            #expect(
                line.message[.english].contains(
                    "; the log tells of an answer, which does not count, since it has to be"))
            #expect(line.message[.russian].contains("; в журнале есть ответ, он не засчитан"))
            #expect(line.json["unprovenAnswer"] != nil)
            let accepted = RideResult(RideProgress(quest: quest, ride: log.ride(of: "rider"), unproven: .accepted))
            #expect(accepted.lines[0].outcome == .solved && expected(accepted.lines[0].answerFlag))
            #expect(accepted.lines[0].message[.english].contains("and was accepted all the same"))
        }
        let honest = try log(at: 1005, second: 321).result(of: "rider", in: quest)
        #expect(honest.lines[0].outcome == .solved && honest.lines[0].answerFlag == nil)
    }

    @Test("a clock without an uptime that is behind its receiver is flagged once")
    func slowClock() throws {
        var referee = rider(try quest(.anywhere), at: 1500)
        // The phone's clock says 120 s less than its receiver.
        _ = try referee.submit("дуб", to: "tree", at: start + 250)
        #expect(referee.result.flags.isEmpty, "a time that may be that of passing")
        _ = referee.receive(SmallQuest.fix(500, east: 1700))
        _ = try referee.submit("липа", to: "tree", at: start + 380)
        _ = try referee.submit("ель", to: "tree", at: start + 381)
        #expect(referee.result.flags == [RideFlag(.clockJump, value: -120)])
        #expect(referee.log.result(of: "rider", in: try quest(.anywhere)).flags == referee.result.flags)
    }

    @Test(
        "a right answer at its task takes back the doubt about an earlier one from elsewhere, and a wrong one does not")
    func doubtTakenBack() throws {
        let quest = try quest()
        for (elsewhere, there, isTakenBack) in [("ель", "ель", true), ("дуб", "ель", true), ("ель", "дуб", false)] {
            var referee = rider(try self.quest(.anywhere), at: 1500)
            _ = try referee.submit("липа", to: "tree", at: start + 301)
            _ = referee.receive(SmallQuest.fix(320, east: 1005))
            _ = try referee.submit("дуб", to: "tree", at: start + 321)
            let log = Forgery.rewritten(referee.log) { entry in
                guard case .answered(let task, let text, let reported, let fixes) = entry.event else {
                    return (entry.event, Double(entry.time) / 1000)
                }
                let answer = text == "липа" ? elsewhere : there
                return (
                    .answered(task: task, answer: answer, reported: reported, fixes: fixes), Double(entry.time) / 1000
                )
            }
            for unproven in [UnprovenCheckIns.refused, .accepted] {
                let state = RideProgress(quest: quest, ride: log.ride(of: "rider"), unproven: unproven)["tree"]
                // Where the first one was accepted all the same, the task takes no other.
                let isSettled = unproven == .accepted && elsewhere == "ель"
                #expect((state?.answerFlag == nil) == (isTakenBack && !isSettled), "\(elsewhere), \(there)")
                #expect(state?.isSolved == (isTakenBack || unproven == .accepted), "\(elsewhere), \(there)")
            }
        }
    }
}
