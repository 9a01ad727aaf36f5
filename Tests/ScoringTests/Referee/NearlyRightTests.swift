import Answers
import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Testing

@Suite("Answers that are nearly right")
struct NearlyRightTests {
    private let start = SmallQuest.startTime

    private func quest(_ attempts: Quest.Attempts = .init()) throws -> Quest {
        let quest = try SmallQuest.quest(answer: "крыжовник")
        var tasks = quest.tasks
        tasks[0].attempts = attempts
        var settings = quest.settings
        settings.scoring.wrongAnswer = .points(1)
        return try quest.with(settings).with(tasks: tasks)
    }

    private func referee(_ quest: Quest) -> Referee {
        var referee = Referee(quest: quest)
        for fix in SmallQuest.fixes(from: 0, to: 1100, speed: 5, interval: 5) { _ = referee.receive(fix) }
        return referee
    }

    @Test("two of them cost no points, no attempt and no lock-out; the third does")
    func twoAreFree() throws {
        let quest = try quest(Quest.Attempts(most: 2, lockout: 60))
        var referee = referee(quest)
        for (second, text) in [(300.0, "крыжовнек"), (301, "крижовник"), (302, "крыжовнк")] {
            #expect(try referee.submit(text, to: "tree", at: start + second) == .nearly(.spelling))
        }
        #expect(throws: RefereeError.self) { try referee.submit("крыжовник", to: "tree", at: start + 303) }
        #expect(try referee.submit("крыжовник", to: "tree", at: start + 370).isAccepted)
        #expect(referee.progress["tree"]?.wrongAnswers == 1)
        #expect(referee.progress["tree"]?.attempts == 4)
        #expect(referee.result.lines[0].points == referee.result.lines[0].worth - 1)
        // A replay of the log decides the same.
        let ride = try #require(referee.log.rides.first)
        #expect(RideProgress(quest: quest, ride: ride)["tree"]?.wrongAnswers == 1)
        #expect(RideResult(RideProgress(quest: quest, ride: ride)).lines == referee.result.lines)
    }

    @Test("what a log says the rider was told of an answer with a typing error decides nothing")
    func toldOutcomes() throws {
        let quest = try quest()
        for reported in [Verdict.Outcome.accepted, .nearly, .rejected] {
            var phone = DeviceLog(device: "phone", rider: "anna")
            phone.append(.started, at: start)
            let checkIn = CheckIn(
                task: "tree", time: start + 200, coordinate: SmallQuest.place(east: 1000), distance: 3, accuracy: 5,
                reach: 30, fixes: [SmallQuest.fix(200, east: 1000)])
            phone.append(.checkedIn(checkIn), at: start + 200)
            phone.append(.answered(task: "tree", answer: "крыжовнек", reported: reported), at: start + 210)
            let ride = try #require(phone.log.rides.first)
            #expect(RideProgress(quest: quest, ride: ride)["tree"]?.isSolved == false)
        }
    }
}
