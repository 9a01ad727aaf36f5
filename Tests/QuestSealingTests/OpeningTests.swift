import Answers
import Foundation
import GeoJSON
import PlainCryptography
import QuestSealing
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Riding a riders' edition")
struct OpeningTests {
    @Test(
        "right answers of every kind are accepted in any spelling that folding allows, wrong ones not",
        arguments: [
            ("tree", " ЕЛОЧКА  ЗЕЛЕНАЯ! ", "сосна"), ("year", "1 985", "1987"), ("year", "1982", "x"),
            ("bird", "b", "stork"), ("bird", "Heron", "ostrich"), ("flag", "Magenta; ECRU", "ivory, magenta"),
            ("code", "qx-7719", "QX-7718"), ("last", "the EndOfTheRoad", "middle"),
        ])
    func kinds(id: String, right: String, wrong: String) throws {
        let id = Quest.Task.ID(id)
        let quest = try SealedQuest.riders()
        let isExact = try #require(quest.task(id)?.answer).isExact
        var referee = try SealedQuest.referee(quest)
        #expect(try SealedQuest.answer(&referee, id, wrong).outcome == (isExact ? .rejected : .pending))
        #expect(throws: RefereeError.self) { try SealedQuest.answer(&referee, "nowhere", "x") }
        let verdict = try SealedQuest.answer(&referee, id, right)
        #expect(verdict == .accepted(AnswerMatch(form: right, agreement: .sealed)))
        #expect(referee.progress[id]?.isSolved == true)
    }

    @Test("a wrong answer is rejected, and one that could be a typing error is left to the organiser")
    func verdicts() throws {
        var referee = try SealedQuest.referee(SealedQuest.riders())
        #expect(try SealedQuest.answer(&referee, "bird", "ostrich") == .rejected(.notAnOption))
        #expect(try SealedQuest.answer(&referee, "bird", "raven") == .rejected(.noMatch))
        #expect(try SealedQuest.answer(&referee, "year", "many") == .rejected(.notANumber))
        #expect(try SealedQuest.answer(&referee, "tree", "  ") == .rejected(.empty))
        #expect(try SealedQuest.answer(&referee, "tree", String(repeating: "a", count: 9000)) == .rejected(.tooLong))
        let verdict = try SealedQuest.answer(&referee, "tree", "ёлочка зеленаа")
        #expect(verdict == .pending(.spelling))
        #expect(verdict.outcome == .pending)
        #expect(verdict.message[.english].contains("organiser"))
        #expect(verdict.message[.russian].contains("организатор"))
        #expect(try SealedQuest.answer(&referee, "poet", "Grobokopatel") == .pending(.organiser))
        #expect(try SealedQuest.answer(&referee, "height", "77") == .pending(.organiser))
    }

    /// Sealed by another library, which the package had before.
    @Test(arguments: [AnswerOpener.scrypt, .portable])
    func `An edition in an old file opens`(opener: AnswerOpener) throws {
        let file = RealData.packageRoot.appending(path: "Tests/Fixtures/forgeries/riders.geojson")
        let quest = try SealedQuest.quest([UInt8](Data(contentsOf: file)))
        for (text, isRight) in [("Acorn", true), ("chestnut", false)] {
            var referee = try SealedQuest.referee(quest, opener: opener)
            #expect((try SealedQuest.answer(&referee, "oak", text).outcome == .accepted) == isRight)
        }
    }

    @Test("without an opener the organiser judges what is sealed")
    func unopened() throws {
        var referee = try SealedQuest.referee(SealedQuest.riders(), opener: nil)
        #expect(try SealedQuest.answer(&referee, "bird", "heron") == .pending(.organiser))
        let judged = RideProgress(
            quest: try SealedQuest.quest(SealedQuest.all), ride: referee.log.ride(of: "rider"))
        #expect(judged["bird"]?.isSolved == true)
    }

    @Test("a right answer opens the texts on success, in every language")
    func success() throws {
        var referee = try SealedQuest.referee(SealedQuest.riders())
        #expect(referee.quest.task("tree")?.success == nil)
        _ = try SealedQuest.answer(&referee, "tree", "сосна")
        #expect(referee.quest.task("tree")?.success == nil)
        _ = try SealedQuest.answer(&referee, "tree", "новогодняя ель")
        #expect(referee.quest.task("tree")?.success == "Её посадил купец")
        #expect(referee.quest.task("tree")?.success(in: "en") == "A merchant planted it")
        #expect(referee.quest.task("tree")?.name(in: "en") == "Tree")
    }

    @Test("solved tasks open those that require them, one after the other, with the numbers of the organiser's edition")
    func chain() throws {
        let original = try SealedQuest.quest(SealedQuest.all)
        var referee = try SealedQuest.referee(SealedQuest.riders())
        func opened() -> [String] {
            for task in referee.quest.tasks { #expect(task.number == original.task(task.id)?.number) }
            let order = original.tasks.map(\.id).filter { referee.quest.task($0) != nil }
            #expect(referee.quest.tasks.map(\.id) == order)
            return ["cellar", "attic", "roof", "island"].filter { referee.quest.task(Quest.Task.ID($0)) != nil }
        }
        #expect(opened() == [])
        _ = try SealedQuest.answer(&referee, "tree", "ёлочка зелёная")
        #expect(opened() == ["cellar"])
        #expect(referee.quest.task("cellar")?.description == "Under the stairs")
        // The attic asks for no answer: who sees it sees the roof as well, which opens with a visit.
        _ = try SealedQuest.answer(&referee, "cellar", "vinegarish")
        #expect(opened() == ["cellar", "attic", "roof"])
        #expect(referee.quest.task("cellar")?.success == "Cheers from below")
        #expect(referee.progress["attic"]?.isSolved == true)
        #expect(try SealedQuest.answer(&referee, "roof", "Weathervane").isAccepted)
        _ = try SealedQuest.answer(&referee, "code", "QX-7719")
        _ = try SealedQuest.answer(&referee, "year", "1984")
        #expect(opened() == ["cellar", "attic", "roof"])
        _ = try SealedQuest.answer(&referee, "flag", "magenta, ivory")
        #expect(opened() == ["cellar", "attic", "roof", "island"])
        #expect(try SealedQuest.answer(&referee, "island", "lighthouse").isAccepted)
        #expect(referee.quest.lockedTasks.isEmpty)
        let judged = RideProgress(quest: original, ride: referee.log.ride(of: "rider"))
        #expect(judged.tasks.map(\.isSolved) == referee.progress.tasks.map(\.isSolved))
        #expect(RideResult(judged).total == referee.result.total)
    }

    @Test(
        "any two of three open a task, and one does not",
        arguments: [["year", "bird"], ["year", "flag"], ["bird", "flag"], ["flag", "bird", "year"]])
    func anyTwo(ids: [String]) throws {
        let answers = ["year": "1984", "bird": "heron", "flag": "magenta ivory", "code": "QX-7719"]
        var referee = try SealedQuest.referee(SealedQuest.riders())
        _ = try SealedQuest.answer(&referee, "code", "QX-7719")
        for (index, id) in ids.enumerated() {
            #expect((referee.quest.task("island") != nil) == (index >= 2))
            let answer = try #require(answers[id])
            #expect(try SealedQuest.answer(&referee, Quest.Task.ID(id), answer).isAccepted)
        }
        #expect(referee.quest.task("island")?.description == "In the water")
    }

    @Test("a ride that is resumed from its log has everything open again")
    func resumption() throws {
        let quest = try SealedQuest.riders()
        var referee = try SealedQuest.referee(quest)
        for (id, answer) in [
            ("tree", "ёлочка зелёная"), ("cellar", "vinegarish"), ("bird", "raven"), ("code", "QX-7719"),
            ("bird", "heron"), ("year", "1983"), ("island", "lighthouse"),
        ] {
            _ = try SealedQuest.answer(&referee, Quest.Task.ID(id), answer)
            let resumed = Referee(quest: quest, resuming: referee.log, opener: .scrypt)
            #expect(resumed.quest.tasks == referee.quest.tasks)
            #expect(resumed.progress.tasks == referee.progress.tasks)
            #expect(resumed.result.total == referee.result.total)
        }
        let replayed = RideProgress(quest: quest, ride: referee.log.ride(of: "rider"), opener: .scrypt)
        #expect(replayed.tasks == referee.progress.tasks)
    }

    @Test("after an answer that waits, a lock-out holds as it does in the organiser's edition after a wrong one")
    func lockout() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task("oak", #""answer": "acorn", "attempts": {"most": 3, "lockout": 600}"#)
        ])
        var referee = try SealedQuest.referee(SealedQuest.riders(bytes))
        let time = SealedQuest.startTime + 5000
        #expect(try referee.submit("chestnut", to: "oak", at: time) == .pending(.spelling))
        #expect(throws: RefereeError.lockedOut(number: 1, name: "oak", seconds: 500)) {
            try referee.submit("acorn", to: "oak", at: time + 100)
        }
        #expect(try referee.submit("acorn", to: "oak", at: time + 600).isAccepted)
        let judged = RideProgress(quest: try SealedQuest.quest(bytes), ride: referee.log.ride(of: "rider"))
        #expect(judged["oak"]?.answers.map(\.outcome) == [.rejected, .accepted])
    }

    @Test("a number that can be read is not called none")
    func readableNumbers() throws {
        let bytes = SealedQuest.file([
            SealedQuest.task("n", #""answer": {"kind": "number", "value": 12, "whole": true}"#)
        ])
        var referee = try SealedQuest.referee(SealedQuest.riders(bytes))
        for answer in ["12,5", "12 шт"] {
            #expect(try SealedQuest.answer(&referee, "n", answer) == .rejected(.noMatch), "\(answer)")
        }
        #expect(try SealedQuest.answer(&referee, "n", "many") == .rejected(.notANumber))
    }
}
