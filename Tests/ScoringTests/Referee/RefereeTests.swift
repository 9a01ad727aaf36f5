import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("The referee")
struct RefereeTests {
    private let start = SmallQuest.startTime

    /// A referee who has seen the whole way past all three tasks.
    private func afterRiding(_ quest: Quest) -> Referee {
        var referee = Referee(quest: quest)
        for fix in SmallQuest.fixes(from: 0, to: 3100, speed: 5, interval: 5) { _ = referee.receive(fix) }
        return referee
    }

    @Test("a whole ride: reached, wrong, right, present, pending, finished")
    func wholeRide() throws {
        var referee = afterRiding(try SmallQuest.quest())
        #expect(try referee.submit("сосна", to: "tree", at: start + 700) == .rejected(.noMatch))
        #expect(try referee.submit("ЕЛЬ", to: "tree", at: start + 710).isAccepted)
        #expect(
            try referee.submit("Мой дядя самых честных правил", to: "poem", at: start + 720) == .pending(.organiser))
        try referee.finish(at: start + 730)

        let result = referee.result
        #expect(result.lines.map(\.outcome) == [.solved, .solved, .pending])
        #expect(result.lines.map(\.points) == [10, 20, 0])
        #expect(result.lines.map(\.worth) == [10, 20, 30])
        #expect(result.lines.map(\.attempts) == [2, 0, 1])
        #expect(result.lines[0].solvedTime == start + 710)
        #expect(result.total == 30)
        #expect(result.solvedCount == 2)
        #expect(result.pendingCount == 1)
        #expect(result.elapsed == 730)
        #expect(result.isFinished && !result.isLate)
        #expect(result.message[.english] == "30 points, 2 of 3 tasks solved in 0:12:10, within the time limit")
        #expect(result.message[.russian] == "30 баллов, решено 2 из 3 заданий за 0:12:10, в пределах лимита времени")
        #expect(result.lines[0].message[.english] == "1. Дерево: 10 of 10 points, solved at attempt 2")
        #expect(result.lines[2].message[.russian] == "3. Стихи: 0 из 30 баллов, ждёт оценки организатора")
    }

    @Test("the log holds every decision, in order")
    func logKinds() throws {
        var referee = afterRiding(try SmallQuest.quest())
        _ = try referee.submit("сосна", to: "tree", at: start + 700)
        try referee.finish(at: start + 730)
        let words = referee.log.entries.map { entry in
            switch entry.event {
            case .started: "start"
            case .checkedIn(let checkIn): "at \(checkIn.task)"
            case .answered(let task, let answer, let told, _): "\(task) \(answer) \(told)"
            case .finished: "finish"
            default: "?"
            }
        }
        #expect(words == ["start", "at tree", "at gate", "at poem", "tree сосна rejected", "finish"])
    }

    @Test("a task is checked into once, and only after the start")
    func checkInOnce() throws {
        var referee = Referee(quest: try SmallQuest.quest())
        try referee.start(at: start + 10)
        #expect(referee.receive(SmallQuest.fix(5, east: 1000)).isEmpty)
        #expect(referee.receive(SmallQuest.fix(10, east: 1000)).map(\.task) == ["tree"])
        #expect(referee.receive(SmallQuest.fix(11, east: 1000)).isEmpty)
        #expect(referee.progress["tree"]?.checkIn?.time == start + 10)
    }

    @Test("two tasks passed between two fixes are reached in the order of passing, not of the quest")
    func orderOfPassing() throws {
        let tasks = [("second", 60.0), ("first", 40.0)].map {
            Quest.Task(id: .init($0.0), name: $0.0, coordinate: SmallQuest.place(east: $0.1), radius: 5)
        }
        var referee = Referee(quest: try Quest(tasks: tasks))
        _ = referee.receive(SmallQuest.fix(0, east: 0))
        #expect(referee.receive(SmallQuest.fix(10, east: 100)).map(\.task) == ["first", "second"])
    }

    @Test("what is not due is refused with its own error and leaves no trace")
    func errors() throws {
        var referee = Referee(quest: try SmallQuest.quest())
        #expect(throws: RefereeError.notStarted) { try referee.submit("ель", to: "tree", at: start) }
        #expect(throws: RefereeError.notStarted) { try referee.finish(at: start) }
        #expect(throws: RefereeError.notATime) { try referee.start(at: .infinity) }
        try referee.start(at: start)
        #expect(throws: RefereeError.alreadyStarted) { try referee.start(at: start) }
        #expect(throws: RefereeError.unknownTask("oak")) { try referee.submit("ель", to: "oak", at: start) }
        #expect(throws: RefereeError.notCheckedIn(number: 1, name: "Дерево")) {
            try referee.submit("ель", to: "tree", at: start)
        }
        _ = referee.receive(SmallQuest.fix(200, east: 1000))
        _ = referee.receive(SmallQuest.fix(400, east: 2000))
        #expect(throws: RefereeError.notATime) { try referee.submit("ель", to: "tree", at: .nan) }
        _ = try referee.submit("ель", to: "tree", at: start + 210)
        for solved in ["tree", "gate"] {
            #expect(throws: RefereeError.self, "\(solved) is solved") {
                try referee.submit("ель", to: .init(solved), at: start + 400)
            }
        }
        let count = referee.log.entries.count
        try referee.finish(at: start + 500)
        #expect(throws: RefereeError.finished) { try referee.submit("ода", to: "poem", at: start + 600) }
        #expect(throws: RefereeError.finished) { try referee.finish(at: start + 600) }
        #expect(referee.receive(SmallQuest.fix(600, east: 3000)).isEmpty)
        #expect(referee.log.entries.count == count + 1)
    }

    @Test("a ride goes on from its log")
    func resuming() throws {
        let quest = try SmallQuest.quest()
        var referee = Referee(quest: quest)
        _ = referee.receive(SmallQuest.fix(0, east: 0))
        _ = referee.receive(SmallQuest.fix(200, east: 1000))
        var resumed = Referee(quest: quest, resuming: referee.log)
        #expect(resumed.receive(SmallQuest.fix(300, east: 1000)).isEmpty)
        #expect(try resumed.submit("ель", to: "tree", at: start + 310).isAccepted)
        #expect(resumed.progress.openTasks.map(\.id) == ["gate", "poem"])
    }

    @Test("the same log under a corrected key gives the corrected result")
    func correctedKey() throws {
        var referee = afterRiding(try SmallQuest.quest(answer: "сосна"))
        #expect(try !referee.submit("ель", to: "tree", at: start + 700).isAccepted)
        #expect(referee.result.total == 20)
        let corrected = try SmallQuest.quest(answer: "ель", reversed: true)
        #expect(referee.log.result(of: "rider", in: corrected).total == 30)
        #expect(referee.log.result(of: "rider", in: corrected).lines.map(\.name) == ["Стихи", "Ворота", "Дерево"])
    }

    @Test("the replayed log says what the referee says, after every event")
    func replayAgrees() throws {
        var referee = afterRiding(try SmallQuest.quest())
        _ = try referee.submit("сосна", to: "tree", at: start + 700)
        _ = try referee.submit("ель", to: "tree", at: start + 701)
        try referee.finish(at: start + 900)
        var progress = RideProgress(quest: referee.quest)
        for moment in referee.log.ride(of: "rider").moments { progress.apply(moment) }
        #expect(progress.tasks == referee.progress.tasks)
        #expect(progress.finishTime == referee.progress.finishTime)
    }

    @Test("a log with what the rules do not allow counts only the rest")
    func lawlessLog() throws {
        let quest = try SmallQuest.quest()
        let checkIn = CheckIn(
            task: "tree", time: start + 5, coordinate: SmallQuest.place(east: 1000), distance: 0, accuracy: nil,
            reach: 30, fixes: [SmallQuest.fix(5, east: 1000)])
        let answer = RideEvent.answered(task: "tree", answer: "ель", reported: .pending)
        var phone = DeviceLog(device: "phone", rider: "rider")
        phone.append(.checkedIn(checkIn), at: start)
        phone.append(.started, at: start)
        phone.append(answer, at: start + 1)
        #expect(phone.append(.checkedIn(checkIn), at: .nan) == nil)
        phone.append(.answered(task: "none", answer: "ель", reported: .pending), at: start + 3)
        phone.append(.checkedIn(checkIn), at: start + 5)
        phone.append(.finished, at: start + 9)
        phone.append(answer, at: start + 10)
        let log = phone.log
        let result = log.result(of: "rider", in: quest)
        #expect(result.lines[0].outcome == .unsolved)
        #expect(result.lines[0].attempts == 0)
        #expect(result.elapsed == 9)
    }

    @Test(
        "exactly the limit is in time, a millisecond more is late",
        arguments: [(3600.0, 0.0), (3599.999, 0), (3600.001, 0.001), (3660, 60)])
    func timeLimit(seconds: Double, lateness: Double) throws {
        var referee = Referee(quest: try SmallQuest.quest())
        try referee.start(at: start + 0.1)
        try referee.finish(at: start + 0.1 + seconds)
        let result = referee.result
        #expect(result.isLate == (lateness > 0))
        #expect(abs(result.lateness - lateness) < 1e-6)
    }

    @Test("a ride without a start, without a finish or without a limit has a result too")
    func openEnds() throws {
        let quest = try SmallQuest.quest(timeLimit: nil)
        #expect(RideLog().result(of: "rider", in: quest).elapsed == nil)
        #expect(
            RideLog().result(of: "rider", in: quest).message[.russian]
                == "0 баллов, решено 0 из 3 заданий, старта не было")
        let underWay = afterRiding(quest).result
        #expect(!underWay.isFinished && !underWay.isLate)
        #expect(underWay.message[.english].hasSuffix(", not finished"))
    }

    @Test("every error says something in both languages")
    func errorMessages() {
        let errors: [RefereeError] = [
            .notStarted, .alreadyStarted, .finished, .unknownTask("x"), .notCheckedIn(number: 1, name: "Дуб"),
            .alreadySolved(number: 1, name: "Дуб"), .notATime,
        ]
        for language in Language.recorded {
            #expect(Set(errors.map { $0.message[language] }).count == errors.count)
        }
    }

    @Test("before the mass start nothing is taken: no hint, no finish, no giving up")
    func massStart() throws {
        let plain = try SmallQuest.quest()
        var settings = plain.settings
        settings.massStart = start + 600
        var tasks = plain.tasks
        tasks[0].hints = [Quest.Hint("a conifer")]
        var referee = Referee(quest: try Quest(settings: settings, tasks: tasks))
        try referee.start(at: start)
        #expect(throws: RefereeError.notStarted) { try referee.takeHint(for: "tree", at: start + 599) }
        #expect(throws: RefereeError.notStarted) { try referee.skip("tree", at: start + 599) }
        #expect(throws: RefereeError.notStarted) { try referee.withdraw(at: start + 599) }
        #expect(throws: RefereeError.notStarted) { try referee.finish(at: start + 599.999) }
        #expect(referee.log.entries.count == 1)
        #expect(try referee.takeHint(for: "tree", at: start + 600).index == 0)
        try referee.finish(at: start + 660)
        #expect(referee.result.elapsed == 60)
    }

    @Test("what is in time is decided by the time of the log, though the clock of the phone was set")
    func oneClock() throws {
        let plain = try SmallQuest.quest()
        var tasks = plain.tasks
        tasks[0].closes = .afterStart(600)
        tasks[1].opens = .afterStart(600)
        let quest = try Quest(settings: plain.settings, tasks: tasks)
        var referee = Referee(quest: quest)
        try referee.start(at: start, uptime: 1000)
        #expect(referee.receive(SmallQuest.fix(60, east: 1000), uptime: 1060).count == 1)
        // Set back by an hour: the first task is closed all the same, and the second one open.
        #expect(throws: RefereeError.closed(number: 1, name: "Дерево")) {
            try referee.submit("ель", to: "tree", at: start + 700 - 3600, uptime: 1700)
        }
        let back = SmallQuest.fix(700 - 3600, east: 2000)
        #expect(referee.receive(back, uptime: 1700).map(\.task) == ["gate"])
        #expect(referee.progress["gate"]?.checkInTime == start + 700)
        try referee.finish(at: start + 720 - 3600, uptime: 1720)
        #expect(referee.log.replayed(of: "rider", in: quest) == referee.result)
        #expect(referee.result.solvedCount == 1 && referee.result.elapsed == 720)
    }

    @Test("once the organiser has accepted an answer, the phone takes no other")
    func acceptedMeanwhile() throws {
        let quest = try SmallQuest.quest()
        var referee = afterRiding(quest)
        _ = try referee.submit("ода", to: "poem", at: start + 700)
        var office = DeviceLog(device: "office", rider: "rider")
        office.append(.judged(Judgement(task: "poem", isAccepted: true)), at: start + 710)
        referee = Referee(quest: quest, resuming: referee.log.merged(with: office.log))
        #expect(throws: RefereeError.alreadySolved(number: 3, name: "Стихи")) {
            try referee.submit("другая ода", to: "poem", at: start + 720)
        }
    }

    @Test("twenty thousand answers that wait are judged at once")
    func manyAnswers() throws {
        var ride = WrittenRide()
        ride.add(.started, at: 0)
        ride.reach("1", at: 1)
        for number in 0..<20_000 { ride.answer("photo \(number)", to: "1", at: Double(2 + number)) }
        let quest = try WrittenRide.quest([1], ScoringRules()) { task in
            task.answer = .judgedByOrganiser
            task.attempts = .init(lockout: 1)
        }
        let clock = ContinuousClock()
        var attempts = 0
        #expect(clock.measure { attempts = ride.result(in: quest).lines[0].attempts } < .seconds(10))
        #expect(attempts == 20_000)
    }
}
