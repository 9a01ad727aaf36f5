import TestSupport
import Testing
import VeloQuest

@testable import RideSimulation

@Suite("Advice after an event")
struct EventAdviceTests {
    private let tasks: [Quest.Task]

    init() throws {
        let tasks = (1...20).map { number in
            Quest.Task(
                id: .init("t\(number)"), name: "Task \(number)",
                coordinate: Coordinate(longitude: 61.4, latitude: 55.16))
        }
        self.tasks = try Quest(settings: Quest.Settings(), tasks: tasks).tasks
    }

    /// A task to which so many came, and that so many solved.
    private func task(
        _ number: Int, points: Points = 10, reached: Int = 0, judged: Int? = nil, solved: Int = 0,
        answersEach: Double = 1,
        linesLeft: Int = 0, wait: Double = 0
    ) -> EventStatistics.Task {
        EventStatistics.Task(
            task: tasks[number - 1], points: points, arrivals: Array(repeating: 60, count: reached),
            judged: judged ?? reached,
            solved: solved, answersEach: answersEach, hints: 0, line: WaitingLine(of: [], since: 0),
            linesLeft: linesLeft,
            longestWait: wait, meanWait: wait)
    }

    private func lines(
        _ tasks: [EventStatistics.Task], _ neverWorthIt: [EventAdvice.Detour] = [], unreachable: [Quest.Task.ID] = [],
        in language: Language = .english
    ) -> [String] {
        let statistics = EventStatistics(
            startTime: 0, contestants: 10, notStarted: 0, home: 10, inTime: 10, finishTimes: [], totals: [],
            solvedAll: 0,
            tasks: tasks, flagged: 0, gaveUp: nil, punctures: nil, breaks: nil, distance: nil, wrongTurns: nil,
            reroutes: 0,
            fixes: 0, refusedFixes: 0)
        let advice = EventAdvice(
            timeForAll: [nil, nil, nil], timeLimit: nil, unreachable: unreachable, neverWorthIt: neverWorthIt,
            points: [:])
        return advice.lines(of: statistics).map { $0[language] }
    }

    @Test("a long line asks for organisers, a hard question for a hint, and both may be at one task")
    func lineAndDifficulty() {
        let waiting = lines([task(1, reached: 10, solved: 9, wait: 300)])
        #expect(waiting.count == 1 && waiting[0].contains("organisers") && !waiting[0].contains("hint"), "\(waiting)")
        let hard = lines([task(1, reached: 10, solved: 4)])
        #expect(hard.count == 1 && hard[0].contains("only 4 of 10") && hard[0].contains("hint"), "\(hard)")
        #expect(lines([task(1, reached: 10, solved: 4, wait: 300)]).count == 2)
        #expect(lines([task(1, reached: 10, solved: 5, wait: 120)]).isEmpty)
    }

    @Test("those who left the line have not looked for the answer")
    func leftTheLine() {
        let left = lines([task(1, reached: 10, solved: 4, linesLeft: 5, wait: 300)])
        #expect(left.count == 1 && left[0].contains("too long for 5"), "\(left)")
    }

    @Test("riders whose answers are not known have not failed to find them")
    func unknownAnswers() {
        #expect(lines([task(1, reached: 20, judged: 5, solved: 4)]).isEmpty)
        #expect(lines([task(1, reached: 20, judged: 0, solved: 0, answersEach: 0)]).isEmpty)
        let hard = lines([task(1, reached: 20, judged: 8, solved: 2)])
        #expect(hard.count == 1 && hard[0].contains("only 2 of 8"), "\(hard)")
    }

    @Test("of few riders, or none, nothing is said about the difficulty of a task")
    func fewRiders() {
        #expect(lines([task(1, reached: 4)]).isEmpty)
        #expect(lines([task(1)]).isEmpty)
        // Somebody may leave the line of a task twice.
        #expect(lines([task(1, reached: 1, linesLeft: 2)]).count == 1)
    }

    @Test("of many tasks in one line the first are named and the others counted", arguments: Language.recorded)
    func manyTasks(language: Language) {
        let tasks = (1...20).map { task($0) }
        func detours(_ count: Int) -> [EventAdvice.Detour] {
            tasks.prefix(count).map { .init(task: $0.id, missing: 5) }
        }
        let many = lines(tasks, detours(17), in: language)
        #expect(many.count == 1 && many[0].contains("Task 5") && !many[0].contains("Task 6"), "\(many)")
        #expect(many.first?.hasSuffix(language == .english ? " and 12 more" : " и ещё 12") == true, "\(many)")
        let six = lines(tasks, detours(6), in: language)
        #expect(six.first?.contains("Task 6") == true && !six[0].contains(language == .english ? "more, " : "ещё, "))
        let far = lines(tasks, tasks.map { .init(task: $0.id, missing: nil) }, in: language)
        #expect(far.count == 1 && far[0].contains("15") && !far[0].contains("Task 6"), "\(far)")
        let unreachable = lines(tasks, unreachable: tasks.map(\.id), in: language)
        #expect(unreachable.count == 1 && unreachable[0].contains("15") && !unreachable[0].contains("Task 6"))
    }

    @Test("where tasks bring no points riders ride to as many as they can, and only what nobody has time for is named")
    func noPoints() throws {
        let open = try SimulationTests.quest("quests/old-town.geojson")
        func advice(minutes: Double) throws -> (EventAdvice, EventStatistics) {
            var settings = open.settings
            settings.timeLimit = minutes * 60
            let tasks = open.tasks.map { task in
                var task = task
                task.statedPoints = 0
                return task
            }
            var field = RiderField(riders: 3)
            field.strategies = [.planned: 1]
            field.givingUpPerHour = 0...0
            field.puncturesPerKilometre = 0
            let simulation = try EventSimulation(
                quest: try Quest(settings: settings, tasks: tasks), field: field, seed: 3,
                search: try SimulationTests.search())
            let statistics = EventStatistics(of: simulation.run())
            return (simulation.advice(after: statistics), statistics)
        }
        let (long, ridden) = try advice(minutes: 120)
        #expect(long.neverWorthIt.isEmpty && long.timeForAll.allSatisfy { $0 != nil })
        #expect(ridden.tasks.allSatisfy { $0.reached == 3 })
        #expect(long.points.values.allSatisfy { $0 > 0 } && long.points.count == 7)
        let (short, hurried) = try advice(minutes: 8)
        #expect(!short.neverWorthIt.isEmpty && short.neverWorthIt.allSatisfy { $0.missing == nil })
        let text = hurried.text(advice: short, in: .english)
        #expect(text.contains("and home in time") && !text.contains("not worth the detour"), "\(text)")
    }
}
