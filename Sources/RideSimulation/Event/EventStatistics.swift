public import QuestEngine

/// What an organiser wants to know of an event.
public struct EventStatistics: Sendable {
    /// One task.
    public struct Task: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task
        /// What solving it brings.
        public let points: Points
        /// When contestants came, in seconds after the first start, ascending.
        public let arrivals: [Double]
        /// How many contestants solved it.
        public let solved: Int
        /// How many answers were given for each contestant who answered; 0 where nobody did.
        public let answersEach: Double
        /// How many hints were taken.
        public let hints: Int
        /// The line at the organiser.
        public let line: WaitingLine
        /// How many parties found the line too long, and rode on.
        public let linesLeft: Int
        /// The longest wait in line, in seconds.
        public let longestWait: Double
        /// The mean wait of all who stood there, in seconds.
        public let meanWait: Double

        /// What the quest calls the task.
        public var id: Quest.Task.ID { task.id }
        /// How many contestants came.
        public var reached: Int { arrivals.count }
        /// The share of those who came that solved it; 0 where nobody came.
        public var solvingRate: Double { reached > 0 ? Double(solved) / Double(reached) : 0 }
    }

    /// How many have a line of their own in the standings: riders alone and teams.
    public let contestants: Int
    /// How many came home.
    public let home: Int
    /// How many came home within the time limit.
    public let inTime: Int
    /// The times of those who came home, in seconds, ascending.
    public let finishTimes: [Double]
    /// The totals, ascending.
    public let totals: [Points]
    /// How many solved every task.
    public let solvedAll: Int
    /// The tasks, in the order of the quest.
    public let tasks: [Task]
    /// Metres ridden by all.
    public let distance: Double
    /// Wrong turns of all; `nil` for rides that were recorded.
    public let wrongTurns: Int?
    /// New routes given to all.
    public let reroutes: Int
    /// Fixes of all phones.
    public let fixes: Int

    /// The share of contestants who came home in time.
    public var shareInTime: Double { contestants > 0 ? Double(inTime) / Double(contestants) : 0 }

    /// Counts.
    /// - Complexity: O(*c* · *t*) for *c* contestants and *t* tasks.
    public init(of outcome: EventOutcome) {
        let rows = outcome.standings.groups.flatMap(\.rows)
        let results = rows.map(\.result)
        contestants = rows.count
        home = results.count(where: \.isFinished)
        inTime = results.count { $0.isFinished && !$0.isLate }
        finishTimes = results.compactMap { $0.isFinished ? $0.elapsed : nil }.sorted()
        totals = results.map(\.total).sorted()
        solvedAll = results.count { $0.solvedCount == outcome.quest.tasks.count }
        tasks = outcome.quest.tasks.indices.map { position in
            Task(outcome.quest.tasks[position], results.map { $0.lines[position] }, outcome)
        }
        distance = outcome.riders.reduce(0) { $0 + $1.distance }
        let turns = outcome.riders.compactMap(\.wrongTurns)
        wrongTurns = turns.isEmpty ? nil : turns.reduce(0, +)
        reroutes = outcome.riders.reduce(0) { $0 + $1.reroutes }
        fixes = outcome.riders.reduce(0) { $0 + $1.fixes }
    }

    /// The value that a share of sorted values does not exceed; `nil` where there are none.
    public static func quantile<Value>(_ share: Double, of sorted: [Value]) -> Value? {
        guard !sorted.isEmpty else { return nil }
        let place = (min(max(share, 0), 1) * Double(sorted.count - 1)).rounded()
        return sorted[Int(place)]
    }
}

extension EventStatistics.Task {
    fileprivate init(_ task: Quest.Task, _ lines: [RideResult.Line], _ outcome: EventOutcome) {
        self.task = task
        points = lines.first?.worth ?? .zero
        arrivals = lines.compactMap(\.checkInTime).map { $0 - outcome.startTime }.sorted()
        solved = lines.count { $0.solvedTime != nil }
        let answering = lines.filter { $0.attempts > 0 }
        answersEach =
            answering.isEmpty ? 0 : Double(answering.reduce(0) { $0 + $1.attempts }) / Double(answering.count)
        hints = lines.reduce(0) { sum, line in
            sum + (line.deductions.first { $0.cause == .hints }?.count ?? 0)
        }
        linesLeft = outcome.linesLeft[task.id] ?? 0
        let turns = outcome.turns.filter { $0.task == task.id }
        let waits = turns.map { $0.begin - $0.arrival }
        longestWait = waits.max() ?? 0
        meanWait = waits.isEmpty ? 0 : waits.reduce(0, +) / Double(waits.count)
        line = WaitingLine(of: turns, since: outcome.startTime)
    }
}
