public import Quests
import RideLogs
import Scoring

/// The statistics of an event for its organiser.
public struct EventStatistics: Sendable {
    /// One task.
    public struct Task: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task
        /// The value of the task.
        public let points: Points
        /// When contestants came, in seconds after the first start, ascending.
        public let arrivals: [Double]
        /// How many of those who came have known answers.
        public let judged: Int
        /// How many contestants solved it.
        public let solved: Int
        /// The mean number of answers of each contestant who answered; 0 if there were none.
        public let answersEach: Double
        /// How many hints were taken.
        public let hints: Int
        /// The line at the organiser.
        public let line: WaitingLine
        /// How many parties left the line because it was too long.
        public let linesLeft: Int
        /// The longest wait in line, in seconds.
        public let longestWait: Double
        /// The mean wait in line, in seconds.
        public let meanWait: Double

        /// The identifier of the task.
        public var id: Quest.Task.ID { task.id }
        /// How many contestants came.
        public var reached: Int { arrivals.count }
        /// The share of those who came and solved it, among those with known answers; 0 if there are none.
        public var solvingRate: Double { judged > 0 ? Double(solved) / Double(judged) : 0 }
    }

    /// When the first party started: seconds since 1970-01-01 00:00 UTC.
    public let startTime: Double
    /// The number of contestants: single riders and teams.
    public let contestants: Int
    /// How many of them never started: outside the start window, or without any record.
    public let notStarted: Int
    /// How many finished.
    public let home: Int
    /// How many finished within the time limit.
    public let inTime: Int
    /// The times of those who finished, in seconds, ascending.
    public let finishTimes: [Double]
    /// The totals of those who started, ascending.
    public let totals: [Points]
    /// How many solved every task.
    public let solvedAll: Int
    /// The tasks, in the order of the quest.
    public let tasks: [Task]
    /// How many have flags.
    public let flagged: Int
    /// How many started and gave up; `nil` for recorded rides, which may break off for other reasons.
    public let gaveUp: Int?
    /// Flat tyres of all parties; `nil` for recorded rides.
    public let punctures: Int?
    /// Breaks of all parties; `nil` for recorded rides.
    public let breaks: Int?
    /// Metres ridden by all whose track is known; `nil` if none is.
    public let distance: Double?
    /// Wrong turns of all; `nil` for recorded rides.
    public let wrongTurns: Int?
    /// New routes given to all.
    public let reroutes: Int
    /// Fixes of all phones.
    public let fixes: Int
    /// How many fixes were refused.
    public let refusedFixes: Int

    /// The share of contestants who finished in time.
    public var shareInTime: Double { contestants > 0 ? Double(inTime) / Double(contestants) : 0 }

}

extension EventStatistics {
    /// Computes the statistics.
    /// - Complexity: O(*c* · *t*) for *c* contestants and *t* tasks.
    public init(of outcome: EventOutcome) {
        let rows = outcome.standings.groups.flatMap(\.rows)
        let started = rows.filter { $0.result.status != .notStarted }
        let results = started.map(\.result)
        startTime = outcome.startTime
        notStarted = rows.count - started.count + Self.absent(from: rows, outcome)
        contestants = results.count + notStarted
        home = results.count(where: \.isFinished)
        inTime = results.count { $0.isFinished && !$0.isLate }
        finishTimes = results.compactMap { $0.isFinished ? $0.elapsed : nil }.sorted()
        totals = results.map(\.total).sorted()
        solvedAll = results.count { $0.solvedCount == outcome.quest.tasks.count }
        let known = Set(outcome.riders.filter(\.areAnswersKnown).map(\.id))
        let areAnswersKnown = started.map { $0.members.contains(where: known.contains) }
        tasks = outcome.quest.tasks.indices.map { position in
            Task(outcome.quest.tasks[position], results.map { $0.lines[position] }, areAnswersKnown, outcome)
        }
        flagged = results.count { !$0.flags.isEmpty }
        let parties = Dictionary(grouping: outcome.riders) { $0.team ?? $0.id.rawValue }.values.compactMap(\.first)
        let stops = parties.compactMap(\.stops)
        punctures = stops.isEmpty ? nil : stops.reduce(0) { $0 + $1.punctures }
        breaks = stops.isEmpty ? nil : stops.reduce(0) { $0 + $1.breaks }
        gaveUp = stops.isEmpty ? nil : results.count { $0.status == .didNotFinish }
        let distances = outcome.riders.compactMap(\.distance)
        distance = distances.isEmpty ? nil : distances.reduce(0, +)
        let turns = outcome.riders.compactMap(\.wrongTurns)
        wrongTurns = turns.isEmpty ? nil : turns.reduce(0, +)
        reroutes = outcome.riders.reduce(0) { $0 + $1.reroutes }
        fixes = outcome.riders.reduce(0) { $0 + $1.fixes }
        refusedFixes = outcome.riders.reduce(0) { $0 + $1.refusedFixes }
    }

    /// How many single riders and teams have no line in the standings, since the log has no entry of them.
    private static func absent(from rows: [Standings.Row], _ outcome: EventOutcome) -> Int {
        let present = Set(rows.flatMap(\.members))
        let hasTeams = outcome.quest.settings.teams != nil
        let teams = Set(rows.filter(\.isTeam).map(\.id))
        let absent = outcome.riders.filter { !present.contains($0.id) }.map { rider in
            (id: hasTeams ? rider.team ?? rider.id.rawValue : rider.id.rawValue, isTeam: hasTeams && rider.team != nil)
        }
        return Set(absent.filter { !$0.isTeam || !teams.contains($0.id) }.map(\.id)).count
    }

    /// The smallest value of a sorted list that at least this share of the values does not exceed; `nil` if it is empty.
    ///
    /// The median of two is the first. Source: R. J. Hyndman, Y. Fan, Sample Quantiles in Statistical Packages, 1996, definition 1.
    public static func quantile<Value>(_ share: Double, of sorted: [Value]) -> Value? {
        guard !sorted.isEmpty else { return nil }
        // 0.07 · 100 is slightly more than 7 in floating point.
        let count = (min(max(share, 0), 1) * Double(sorted.count) - 1e-9).rounded(.up)
        return sorted[max(0, Int(count) - 1)]
    }
}

extension EventStatistics.Task {
    /// - Parameter areAnswersKnown: for each line, whether its riders' answers are known.
    fileprivate init(
        _ task: Quest.Task, _ lines: [RideResult.Line], _ areAnswersKnown: [Bool], _ outcome: EventOutcome
    ) {
        self.task = task
        points = outcome.quest.value(of: task)
        arrivals = lines.compactMap(\.checkInTime).map { $0 - outcome.startTime }.sorted()
        judged = zip(lines, areAnswersKnown).count { line, isKnown in
            line.checkInTime != nil && (isKnown || task.answer == nil || line.solvedTime != nil)
        }
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

/// How long the line at a task's organiser was.
public struct WaitingLine: Sendable, Hashable {
    /// A change of the length.
    public struct Change: Sendable, Hashable {
        /// Whole seconds after the first start.
        public let time: Int
        /// How many parties wait from now on, not counting the one being served.
        public let length: Int
    }

    /// The changes in the order of time; empty if no party had to wait.
    public let changes: [Change]

    /// The greatest length.
    public var longest: Int { changes.map(\.length).max() ?? 0 }

    package init(of turns: [EventOutcome.Turn], since start: Double) {
        var steps: [Int: Int] = [:]
        for turn in turns where turn.begin > turn.arrival {
            steps[Int((turn.arrival - start).rounded()), default: 0] += 1
            steps[Int((turn.begin - start).rounded()), default: 0] -= 1
        }
        var length = 0
        changes = steps.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { time, step in
            length += step
            return Change(time: time, length: length)
        }
    }
}
