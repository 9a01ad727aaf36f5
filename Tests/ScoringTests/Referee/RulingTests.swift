import Answers
import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("The organiser's decisions")
struct RulingTests {
    private let start = WrittenRide.start

    /// A task with an answer for 50 points, and, where asked for, another one that requires a third.
    private func quest(
        _ key: AnswerKey? = .judgedByOrganiser, requires: Bool, _ change: (inout Quest.Task) -> Void = { _ in }
    ) throws -> Quest {
        var rules = ScoringRules()
        rules.wrongAnswer = .points(1)
        rules.hint = .points(2)
        return try WrittenRide.quest([1, 2, 3], rules) { task in
            task.statedPoints = task.id == "1" ? 50 : 0
            if task.id == "3", requires { task.requires = [Quest.Requirement("2")] }
            guard task.id == "1" else { return }
            task.answer = key
            task.hints = [Quest.Hint("hint 0"), Quest.Hint("hint 1")]
            change(&task)
        }
    }

    private func ride(_ answers: [(String, Double)]) -> (ride: WrittenRide, entries: [EntryDigest]) {
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 1)
        let entries = answers.map { text, second in
            ride.add(.answered(task: "1", answer: text, reported: .pending), at: second)
        }
        return (ride, entries)
    }

    private func judged(_ ride: WrittenRide, _ decisions: [(Judgement, Double)]) -> RideLog {
        var office = DeviceLog(device: "office", rider: ride.phone.rider)
        for (judgement, second) in decisions { office.append(.judged(judgement), at: start + second) }
        return ride.phone.log.merged(with: office.log)
    }

    @Test("a decision takes no answer away that was taken at the time", arguments: [false, true])
    func admission(requires: Bool) throws {
        let quest = try quest(requires: requires) { $0.attempts = .init(lockout: 60) }
        let (ride, entries) = ride([("one", 2), ("two", 12)])
        let log = judged(
            ride,
            [
                (Judgement(task: "1", answer: entries[0], isAccepted: false), 100),
                (Judgement(task: "1", answer: entries[1], isAccepted: true), 110),
            ])
        let line = log.replayed(of: "rider", in: quest).lines[0]
        #expect(line.points == 49 && line.attempts == 2 && line.solvedTime == start + 12)
    }

    @Test("what came after the answer that was accepted does not count", arguments: [false, true])
    func afterwards(requires: Bool) throws {
        let quest = try quest(.anyOf(["oak"]), requires: requires)
        let (given, entries) = ride([("elm", 2), ("ash", 12)])
        var ride = given
        ride.add(.tookHint(task: "1", index: 0), at: 1)
        ride.add(.tookHint(task: "1", index: 1), at: 13)
        let log = judged(ride, [(Judgement(task: "1", answer: entries[0], isAccepted: true), 100)])
        let line = log.replayed(of: "rider", in: quest).lines[0]
        #expect(line.points == 48 && line.attempts == 1 && line.solvedTime == start + 2)
        let overruled = log.merged(
            with: judged(
                ride,
                [
                    (Judgement(task: "1", answer: entries[0], isAccepted: true), 100),
                    (Judgement(task: "1", answer: entries[0], isAccepted: false), 200),
                ]))
        #expect(overruled.replayed(of: "rider", in: quest).lines[0].points == -6, "then all of it counts again")
    }

    @Test("a decision that names no answer is about the latest one before it, whatever came later")
    func unbound() throws {
        let quest = try quest(requires: false)
        let (ride, _) = ride([("first.jpg", 60), ("second.jpg", 4200)])
        let reject = (Judgement(task: "1", isAccepted: false, reason: "blurred"), 120.0)
        let waiting = judged(ride, [reject]).replayed(of: "rider", in: quest).lines[0]
        #expect(waiting.outcome == .pending, "the second photo waits")
        let accepted = judged(ride, [reject, (Judgement(task: "1", isAccepted: true), 5400)])
            .replayed(of: "rider", in: quest).lines[0]
        #expect(accepted.outcome == .solved && accepted.attempts == 2 && accepted.solvedTime == start + 4200)
        let changed = judged(ride, [reject, (Judgement(task: "1", isAccepted: true), 130)])
            .replayed(of: "rider", in: quest).lines[0]
        #expect(changed.solvedTime == start + 60, "the organiser changed their mind about the first photo")
    }

    @Test("where the clock of the office is slow, decisions go to the answers that wait, one after the other")
    func slowOffice() throws {
        let quest = try quest(requires: false)
        let (ride, _) = ride([("first.jpg", 60), ("second.jpg", 4200)])
        let line = judged(
            ride, [(Judgement(task: "1", isAccepted: false), -9000), (Judgement(task: "1", isAccepted: true), -8000)]
        ).replayed(of: "rider", in: quest).lines[0]
        #expect(line.attempts == 2 && line.solvedTime == start + 4200)
    }

    @Test("the answer in question is the latest that waits, else the latest")
    func inQuestion() throws {
        var (ride, entries) = ride([("first.jpg", 60), ("second.jpg", 70)])
        entries.append(ride.add(.answered(task: "1", answer: "third", reported: .rejected), at: 80))
        ride.add(.answered(task: "2", answer: "other", reported: .rejected), at: 90)
        let moments = ride.phone.log.ride(of: "rider")
        #expect(moments.latestAnswer(to: "1")?.entry == entries[1])
        #expect(moments.latestAnswer(to: "1")?.text == "second.jpg")
        #expect(moments.latestAnswer(to: "2")?.text == "other")
        #expect(moments.latestAnswer(to: "3") == nil)
    }

    @Test("decisions that are about nothing are reported, in both languages")
    func idle() throws {
        let quest = try quest(requires: false)
        let (ride, entries) = ride([("photo.jpg", 60)])
        var office = DeviceLog(device: "office", rider: "rider")
        office.append(.judged(Judgement(task: "1", isAccepted: true)), at: start)
        office.append(.judged(Judgement(task: "1", answer: entries[0], isAccepted: true)), at: start)
        office.append(.judged(Judgement(task: "1", answer: EntryDigest.none, isAccepted: true)), at: start)
        office.append(.judged(Judgement(task: "2", isAccepted: true)), at: start)
        office.append(.judged(Judgement(task: "oak", isAccepted: true)), at: start)
        office.append(.adjusted(points: 1, reason: "helped"), at: start)
        office.append(.disqualified(reason: "car"), at: start, about: "ridder")
        let idle = ride.phone.log.merged(with: office.log).idleDecisions(in: quest)
        #expect(idle.map(\.entry.sequence) == [3, 4, 5, 7])
        #expect(idle.map(\.cause) == [.noAnswer("1"), .noAnswer("2"), .noTask("oak"), .noRide])
        #expect(
            idle[3].message[.english]
                == "decision 7 of device “office” changes nothing: the logs have no ride of “ridder”")
        #expect(
            idle[2].message[.russian] == "решение 5 устройства «office» ничего не меняет: в квесте нет задания «oak»")
    }
}
