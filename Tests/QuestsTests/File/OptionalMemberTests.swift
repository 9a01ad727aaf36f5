import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing

@Suite("The terms of a task")
struct OptionalMemberTests {
    private let start = SmallQuest.startTime

    /// A referee for tasks 100 m apart to the east of the start, the first of them at 100 m.
    private func referee(_ count: Int, settings: Quest.Settings = .init(), _ change: (inout Quest.Task) -> Void) throws
        -> Referee
    {
        let tasks = (1...count).map { number in
            var task = Quest.Task(
                id: .init("t\(number)"), name: "Task \(number)",
                coordinate: SmallQuest.place(east: 100 * Double(number)),
                radius: 20)
            change(&task)
            return task
        }
        return Referee(quest: try Quest(settings: settings, tasks: tasks))
    }

    private func visit(_ number: Int, at second: Double, _ referee: inout Referee) -> [String] {
        referee.receive(SmallQuest.fix(second, east: 100 * Double(number))).map(\.task.rawValue)
    }

    @Test("dwell: a rider has to stay, and the check-in is when the time is up")
    func dwell() throws {
        var referee = try referee(1) { $0.dwell = 30 }
        #expect(visit(1, at: 0, &referee).isEmpty)
        #expect(visit(1, at: 10, &referee).isEmpty)
        #expect(visit(1, at: 20, &referee).isEmpty)
        #expect(visit(1, at: 29.999, &referee).isEmpty)
        #expect(visit(1, at: 30, &referee) == ["t1"])
        #expect(referee.progress["t1"]?.checkInTime == start + 30)
        #expect(referee.progress["t1"]?.checkIn?.dwell == 30)
    }

    @Test("dwell: leaving, or being out of sight too long, begins it anew")
    func brokenDwell() throws {
        var left = try referee(1) { $0.dwell = 20 }
        _ = visit(1, at: 0, &left)
        _ = visit(2, at: 10, &left)
        #expect(visit(1, at: 20, &left).isEmpty)
        #expect(visit(1, at: 30, &left).isEmpty)
        #expect(visit(1, at: 45, &left) == ["t1"])
        var unseen = try referee(1) { $0.dwell = 20 }
        _ = visit(1, at: 0, &unseen)
        #expect(visit(1, at: 16, &unseen).isEmpty, "16 s without a fix are more than may be joined")
        #expect(visit(1, at: 30, &unseen).isEmpty)
        #expect(visit(1, at: 36, &unseen) == ["t1"])
    }

    @Test("dwell: riding through is not staying, however long the way within reach")
    func dwellPassing() throws {
        var referee = try referee(1) { $0.dwell = 10 }
        for fix in SmallQuest.fixes(from: 0, to: 200, speed: 5, interval: 5) { #expect(referee.receive(fix).isEmpty) }
        var slow = try self.referee(1) { $0.dwell = 10 }
        let reached = SmallQuest.fixes(from: 0, to: 200, speed: 2, interval: 5).flatMap { slow.receive($0) }
        #expect(reached.count == 1, "some 45 m of way within reach take 22 s")
    }

    @Test("hours: a task is reached from the moment it opens to the moment it closes, bounds included")
    func hours() throws {
        for (second, isOpen) in [(59.999, false), (60.0, true), (90, true), (120, true), (120.001, false)] {
            var referee = try referee(1) {
                $0.opens = .afterStart(60)
                $0.closes = .clock(SmallQuest.startTime + 120)
            }
            try referee.start(at: start)
            #expect(visit(1, at: second, &referee).isEmpty == !isOpen, "after \(second) s")
        }
    }

    @Test("hours: no answer is taken after closing")
    func answerAfterClosing() throws {
        var referee = try referee(1) {
            $0.closes = .afterStart(60)
            $0.answer = AnswerKey.anyOf(["oak"])
        }
        try referee.start(at: start)
        _ = visit(1, at: 10, &referee)
        #expect(throws: RefereeError.closed(number: 1, name: "Task 1")) {
            try referee.submit("oak", to: "t1", at: start + 60.001)
        }
        #expect(try referee.submit("oak", to: "t1", at: start + 60).isAccepted)
    }

    @Test("requirements: a task is not there until what it requires is solved")
    func requirements() throws {
        var referee = try referee(4) { task in
            if task.id == "t4" { task.requires = [Quest.Requirement("t1"), Quest.Requirement(1, of: ["t2", "t3"])] }
        }
        try referee.start(at: start)
        #expect(visit(4, at: 1, &referee).isEmpty)
        #expect(visit(2, at: 20, &referee) == ["t2"])
        #expect(visit(4, at: 40, &referee).isEmpty)
        #expect(visit(1, at: 60, &referee) == ["t1"])
        #expect(visit(4, at: 80, &referee) == ["t4"])
    }

    @Test("requirements: solving the last one while standing at the locked task unlocks it with the next fix")
    func unlockedInPlace() throws {
        var referee = try referee(2) { task in
            if task.id == "t1" { task.answer = AnswerKey.anyOf(["oak"]) }
            if task.id == "t2" { task.requires = [Quest.Requirement("t1")] }
        }
        _ = visit(1, at: 0, &referee)
        #expect(visit(2, at: 20, &referee).isEmpty)
        _ = try referee.submit("oak", to: "t1", at: start + 30)
        #expect(visit(2, at: 31, &referee) == ["t2"])
    }

    @Test("attempts: after the last one no more answers are taken, and the task is no longer open")
    func attempts() throws {
        var referee = try referee(1) {
            $0.attempts.most = 2
            $0.answer = AnswerKey.anyOf(["oak"])
        }
        _ = visit(1, at: 0, &referee)
        _ = try referee.submit("elm", to: "t1", at: start + 1)
        #expect(referee.progress.openTasks.count == 1)
        _ = try referee.submit("ash", to: "t1", at: start + 2)
        #expect(referee.progress.openTasks.isEmpty)
        #expect(throws: RefereeError.noAttemptsLeft(number: 1, name: "Task 1")) {
            try referee.submit("oak", to: "t1", at: start + 3)
        }
    }

    @Test("lock-out: after a wrong answer the next is taken when the time is up, to the millisecond")
    func lockout() throws {
        var referee = try referee(1) {
            $0.attempts.lockout = 60
            $0.answer = AnswerKey.anyOf(["oak"])
        }
        _ = visit(1, at: 0, &referee)
        _ = try referee.submit("elm", to: "t1", at: start + 1)
        #expect(throws: RefereeError.self) { try referee.submit("oak", to: "t1", at: start + 60.999) }
        #expect(try referee.submit("oak", to: "t1", at: start + 61).isAccepted)
    }

    @Test("hints come one after the other, and then there are none")
    func hints() throws {
        var referee = try referee(1) {
            $0.hints = [Quest.Hint("one"), Quest.Hint("two")]
            $0.translations["ru"] = Quest.Translation(hints: ["раз"])
            $0.answer = AnswerKey.anyOf(["oak"])
        }
        _ = visit(1, at: 0, &referee)
        #expect(try referee.takeHint(for: "t1", at: start + 1).hint.text == "one")
        #expect(try referee.takeHint(for: "t1", at: start + 2).index == 1)
        #expect(throws: RefereeError.noHintsLeft(number: 1, name: "Task 1")) {
            try referee.takeHint(for: "t1", at: start + 3)
        }
        let task = referee.quest.tasks[0]
        #expect(task.hint(0, in: "ru-RU") == "раз" && task.hint(1, in: "ru") == "two" && task.hint(2, in: "ru") == nil)
    }

    @Test("an answer is shown to who is there and has not solved the task, also without attempts left")
    func reveal() throws {
        var referee = try referee(2) {
            $0.attempts.most = 1
            $0.answer = AnswerKey.anyOf(["oak"])
        }
        try referee.start(at: start)
        #expect(throws: RefereeError.notCheckedIn(number: 1, name: "Task 1")) {
            try referee.reveal("t1", at: start + 1)
        }
        _ = visit(1, at: 10, &referee)
        _ = try referee.submit("elm", to: "t1", at: start + 11)
        #expect(try referee.reveal("t1", at: start + 12) == "oak")
        #expect(throws: RefereeError.givenUp(number: 1, name: "Task 1")) {
            try referee.submit("oak", to: "t1", at: start + 13)
        }
        _ = visit(2, at: 30, &referee)
        _ = try referee.submit("oak", to: "t2", at: start + 31)
        #expect(throws: RefereeError.alreadySolved(number: 2, name: "Task 2")) {
            try referee.reveal("t2", at: start + 32)
        }
        #expect(referee.result.total == 10)
    }

    @Test("the start window: before and after it nobody starts, by fix or by hand")
    func startWindow() throws {
        var settings = Quest.Settings()
        settings.startOpens = start
        settings.startCloses = start + 600
        var early = try referee(1, settings: settings) { _ in }
        #expect(throws: RefereeError.outsideStartWindow(opens: start, closes: start + 600)) {
            try early.start(at: start - 0.001)
        }
        #expect(visit(1, at: -1, &early).isEmpty && early.progress.startedAt == nil)
        try early.start(at: start)
        var late = try referee(1, settings: settings) { _ in }
        #expect(throws: RefereeError.self) { try late.start(at: start + 600.001) }
        try late.start(at: start + 600)
    }

    @Test("a mass start: time counts from the common start, and nothing before it")
    func massStart() throws {
        var settings = Quest.Settings(timeLimit: 600)
        settings.massStart = start + 100
        var referee = try referee(1, settings: settings) { _ in }
        try referee.start(at: start + 50)
        #expect(visit(1, at: 60, &referee).isEmpty)
        #expect(visit(1, at: 100, &referee) == ["t1"])
        try referee.finish(at: start + 700)
        #expect(referee.result.elapsed == 600 && !referee.result.isLate)
        var slow = try self.referee(1, settings: settings) { _ in }
        try slow.start(at: start + 400)
        try slow.finish(at: start + 700.001)
        #expect(slow.result.isLate, "who sets out late has lost that time")
    }

    @Test("giving up, the end and withdrawing: nothing more is taken")
    func ends() throws {
        var referee = try referee(2) { $0.answer = AnswerKey.anyOf(["oak"]) }
        _ = visit(1, at: 0, &referee)
        try referee.skip("t1", at: start + 1)
        #expect(throws: RefereeError.givenUp(number: 1, name: "Task 1")) {
            try referee.submit("oak", to: "t1", at: start + 2)
        }
        try referee.withdraw(at: start + 3)
        #expect(throws: RefereeError.finished) { try referee.submit("oak", to: "t2", at: start + 4) }
        #expect(referee.result.status == .didNotFinish)
    }

    @Test("dwell: who waits at a task that is still closed is there when it has been open long enough")
    func waiting() throws {
        var referee = try referee(1) { task in
            task.dwell = 10
            task.opens = .afterStart(300)
        }
        var reached: [Double] = []
        for second in stride(from: 0.0, through: 600, by: 5) {
            if !visit(1, at: second, &referee).isEmpty { reached.append(second) }
        }
        #expect(reached == [310])
        #expect(referee.progress["t1"]?.checkInTime == start + 310)
        #expect(referee.progress["t1"]?.checkIn?.dwell == 10)
    }

    @Test("a translated hint stands for the one in its place, written as a list or with bars")
    func translatedHints() throws {
        func hints(_ own: String, _ translated: String) throws -> [String?] {
            let text = QuestText.file([
                QuestText.task("A", more: "\"hints\": \(own), \"texts\": {\"ru\": {\"hints\": \(translated)}}")
            ])
            let task = try #require(QuestText.read(text).quest?.tasks.first)
            return task.hints.indices.map { task.hint($0, in: "ru") }
        }
        #expect(try hints(#""A|B""#, #""А|Б""#) == ["А", "Б"])
        #expect(try hints(#"["", "B"]"#, #"["А", "Б"]"#) == ["Б"])
        #expect(try hints(#""A||C""#, #""А|Б|В""#) == ["А", "В"])
        #expect(try hints(#""A|B|C""#, #"["А", "", "В"]"#) == ["А", "B", "В"])
        #expect(try hints(#"["A", "B"]"#, #""А""#) == ["А", "B"])
    }
}
