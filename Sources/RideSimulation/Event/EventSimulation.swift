import Answers
import Geodesy
public import Quests
import RideLogs
import RoadMap
public import Routing
import Scoring
import Support
import VeloQuest

/// Simulates a whole event: a field of riders, each through the real navigation and the real referee.
///
///     let simulation = try EventSimulation(quest: quest, field: RiderField(riders: 300), seed: 7, search: search)
///     let outcome = simulation.run()
///     outcome.standings.groups[0].rows[0].name
///
/// The same quest, map, field, conditions and seed give the same outcome, on any number of cores.
///
/// At a task with an organiser, parties wait in line for each other. Then all parties ride in parallel, in short time steps, and
/// lines move between the steps: no turn begins before every party that could be ahead has arrived. Otherwise parties do not
/// interact, and each rides from start to end by itself.
public struct EventSimulation: Sendable {
    /// The quest.
    public let quest: Quest
    /// The field of riders.
    public let field: RiderField
    /// Weather, closures, organisers.
    public private(set) var conditions: EventConditions
    /// The seed of all randomness.
    public let seed: UInt64
    /// When the first party starts, in seconds since 1970 (UTC).
    public let startTime: Double
    /// The keys that riders' phones sign their logs with, by the identifier of the rider in logs; by default none.
    public var signers: PhoneSigners = { _ in nil }

    private let search: PreparedSearch
    private let choices: RiderChoices
    private let classes: [SimulatedClass]
    private let placesInQueue: [Int]
    private let shortestRound: [Quest.Task.ID]
    private let categories: [String]

    /// Prepares an event.
    ///
    /// - Parameters:
    ///   - startTime: seconds since 1970, for all classes; by default the mass start of each class of the field, else when its start
    ///     opens, else the first start of any class, else `RideSimulator.defaultStart`; earlier where the start of the class would
    ///     close before all could start.
    ///   - search: the map and the search on it; a contraction hierarchy is the fastest. Its closures and those of the quest stay.
    /// - Throws: `RoutingError` if the start is off the map.
    public init(
        quest: Quest, field: RiderField, conditions: EventConditions = EventConditions(), seed: UInt64,
        startTime: Double? = nil, search: PreparedSearch
    ) throws(RoutingError) {
        self.quest = quest
        self.field = field
        self.conditions = conditions
        self.seed = seed
        let starts = SimulatedClass.starts(of: field, in: quest, statedBy: startTime)
        self.startTime = starts.min() ?? RideSimulator.start(of: quest)
        categories = Set(quest.tasks.compactMap(\.category)).sorted()
        // Riders know where they must not ride, unless a task is there.
        let closed = search.closures.union(quest.closures(on: search.graph)).union(
            quest.forbiddenRoads(in: search.graph))
        var search = search
        search.closures = closed
        self.search = search
        if !conditions.closures.isEmpty {
            // Parties share a router but have different times, so closures are stated for every moment.
            self.conditions.closures =
                [.init(from: -.infinity, closures: closed)]
                + conditions.closures.map { .init(from: $0.from, closures: $0.closures.union(closed)) }
        }
        var router = Router(search)
        choices = try RiderChoices(quest: quest, router: &router)
        classes = try SimulatedClass.all(field.classes, starts, in: choices, router: &router)
        placesInQueue = SimulatedClass.placesInQueue(of: field, in: classes)
        shortestRound = try quest.suggestedOrder(from: choices.startPlace, router: &router).tasks
    }

    /// The number of parties: single riders and teams.
    public var partyCount: Int { field.partyCount }

    /// The tasks that no rider can reach from the start, or leave again.
    public var unreachable: [Quest.Task.ID] {
        let reachable = choices.reachable
        return quest.tasks.map(\.id).filter { !reachable.contains($0) }
    }

    /// Runs the event.
    ///
    /// - Parameter progress: called from time to time, on any thread, with the progress since the last call.
    /// - Complexity: O(seconds ridden by all), on all cores.
    public func run(progress: (@Sendable (EventProgress) -> Void)? = nil) -> EventOutcome {
        let hasLines = quest.tasks.contains(where: \.hasOrganiser)
        let parties = hasLines ? rideInStep(progress) : rideAlone(progress)
        let log = RideLog(merging: parties.flatMap(\.logs))
        return EventOutcome(
            quest, startTime: startTime, parties, log: log.merged(with: Self.decisions(on: log)))
    }

    /// Advice for making the quest fairer, for riders with the paces of the field.
    /// - Complexity: six plans, and three for each task that is left out; see `RidePlanner.plan`.
    public func advice(after statistics: EventStatistics) -> EventAdvice {
        // A class may start before the others, whose clock the advice is about.
        let start = max(startTime, choices.planner.quest.settings.massStart ?? startTime)
        return EventAdvice(choices, pace: field.pace, at: start, after: statistics)
    }

    /// The organiser accepts all pending answers: riders without an idea did not answer.
    private static func decisions(on log: RideLog) -> RideLog {
        var desk = DeviceLog(device: "organiser", rider: "organiser")
        for entry in log.entries {
            guard case .answered(let task, let answer, .pending, _) = entry.event else { continue }
            let judgement = Judgement(
                task: task, answer: entry.digest, isAccepted: answer == SimulatedParty.judgedAnswer)
            desk.append(.judged(judgement), at: Double(entry.time) / 1000 + 1, about: entry.rider)
        }
        return desk.log
    }

    /// The party of a number, drawn from the seed and the number alone: by the generator that sequential splitting would give it.
    private func party(_ number: Int) -> SimulatedParty {
        var generator = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15)
        generator = generator.split()
        let rider = field.rider(categories: categories, &generator)
        let members = field.members(ofParty: number)
        let group = classes[field.turn(ofParty: number)]
        let start = field.start(ofParty: placesInQueue[number], isMass: group.hasMassStart)
        let receivers = [rider.receiver] + members.dropFirst().map { _ in field.receiver(&generator) }
        return SimulatedParty(
            rider, members, signers: signers, receivers: receivers, choices: group.choices,
            plan: rider.strategy == .allTasks ? shortestRound : [], conditions: conditions, eventStart: startTime,
            startTime: group.start + start, generator: generator, keepsAll: false)
    }

    /// Simulates each party from start to end.
    private func rideAlone(_ progress: (@Sendable (EventProgress) -> Void)?) -> [RiddenParty] {
        let search = search
        return Parallel.mapRanges(of: field.partyCount, atLeast: 1) { numbers in
            var router = Router(search)
            return numbers.map { number in
                var party = party(number)
                _ = party.ride(until: .infinity, router: &router)
                progress?(EventProgress(partiesHome: 1, secondsRidden: party.secondsRidden))
                return RiddenParty(party)
            }
        }.flatMap { $0 }
    }

    /// Simulates all parties in parallel, in steps shorter than any organiser's turn.
    private func rideInStep(_ progress: (@Sendable (EventProgress) -> Void)?) -> [RiddenParty] {
        let step = max(1, conditions.serviceTime.lowerBound)
        var parties = Parallel.mapRanges(of: field.partyCount, atLeast: 1) { $0.map { party($0) } }.flatMap { $0 }
        var lines = OrganiserLines(conditions.serviceTime, generator: SeededGenerator(seed: ~seed))
        var limit = startTime
        var before = parties.count
        let routers = (0..<Parallel.coreCount).map { _ in LentRouter(search) }
        while parties.contains(where: { $0.ending == nil }) {
            limit = max(limit, earliest(of: parties) - Self.longestGap) + step
            let waiting = rideOn(&parties, until: limit, routers)
            lines.serve(waiting, &parties)
            let riding = parties.count { $0.ending == nil }
            progress?(EventProgress(partiesHome: before - riding, secondsRidden: Int(step) * before))
            before = riding
        }
        return parties.map { RiddenParty($0) }
    }

    /// Classes may start days apart; where nobody rides for longer than this many seconds, the time between is skipped.
    private static let longestGap = 3600.0

    /// How far the party is that has ridden least, of those under way.
    private func earliest(of parties: [SimulatedParty]) -> Double {
        parties.lazy.filter { $0.ending == nil }.map(\.time).min() ?? 0
    }

    /// Simulates all parties up to a time.
    /// - Returns: those in line, with the task and the time since when.
    private func rideOn(
        _ parties: inout [SimulatedParty], until limit: Double, _ routers: [LentRouter]
    ) -> [OrganiserLines.Waiting] {
        let length = max(1, (parties.count + 63) / 64)
        var waiting: [OrganiserLines.Waiting] = []
        parties.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = buffer
            var next = 0
            // Nothing here throws.
            try? Parallel.inOrder(
                routers, ahead: 64,
                next: {
                    guard next < buffer.count else { return nil }
                    defer { next += length }
                    return next..<min(next + length, buffer.count)
                },
                work: { (lent: LentRouter, numbers: Range<Int>) in
                    numbers.compactMap { number -> OrganiserLines.Waiting? in
                        guard buffer[number].ending == nil else { return nil }
                        let pause = buffer[number].ride(until: limit, router: &lent.router)
                        buffer[number].forgetSearches()
                        guard case .inLine(let task, let since) = pause else { return nil }
                        return OrganiserLines.Waiting(party: number, task: task, since: since)
                    }
                },
                take: { waiting += $0 })
        }
        return waiting
    }
}

/// A router that one worker has at a time. Made once for all steps: it takes as long as riding for minutes.
private final class LentRouter {
    var router: Router

    init(_ search: PreparedSearch) { router = Router(search) }
}

/// The lines in which parties wait for organisers.
struct OrganiserLines {
    /// A party in line.
    struct Waiting: Sendable {
        let party: Int
        package let task: Quest.Task.ID
        let since: Double
    }

    private let serviceTime: ClosedRange<Double>
    private var generator: SeededGenerator
    private var busyUntil: [Quest.Task.ID: Double] = [:]

    package init(_ serviceTime: ClosedRange<Double>, generator: SeededGenerator) {
        self.serviceTime = serviceTime
        self.generator = generator
    }

    /// Serves the parties in the order of arrival.
    mutating func serve(_ waiting: [Waiting], _ parties: inout [SimulatedParty]) {
        for next in waiting.sorted(by: { ($0.since, $0.party) < ($1.since, $1.party) }) {
            let begin = max(next.since, busyUntil[next.task] ?? next.since)
            let end = begin + generator.next(in: serviceTime).rounded(.up)
            // A party sees on arrival how many are before it.
            guard parties[next.party].waits(forTurnFrom: begin, until: end) else {
                parties[next.party].leaveLine()
                continue
            }
            busyUntil[next.task] = end
            parties[next.party].serve(from: begin, until: end)
        }
    }
}

/// A class of an event: when its parties start, and what they can choose by its rules.
struct SimulatedClass: Sendable {
    /// Its name; `nil` for riders without a class.
    let category: String?
    /// The choices in the quest as this class rides it.
    let choices: RiderChoices
    /// When its first party starts, in seconds since 1970 (UTC).
    let start: Double

    /// Whether its rules let all parties start at once.
    var hasMassStart: Bool { choices.planner.quest.settings.massStart != nil }

    /// The first start of each class of a field: one that has no time of its own starts with the first of the others, or so long
    /// before its start window closes that all can start within it.
    static func starts(of field: RiderField, in quest: Quest, statedBy time: Double?) -> [Double] {
        let rules = field.classes.map { quest.settings.startRules(of: $0) }
        let own = rules.map { time ?? RideSimulator.stated(by: $0) }
        let first = own.compactMap { $0 }.min() ?? RideSimulator.defaultStart
        let longestQueue = field.start(ofParty: max(0, field.partyCount - 1), isMass: false)
        return zip(own, rules).map { own, rules in own ?? min(first, (rules.closes ?? .infinity) - longestQueue) }
    }

    /// How many parties start before each: classes that start at the same moment share a queue.
    ///
    /// - Parameter field: the field; where it leaves the start to the rules, classes with a mass start are in no queue.
    /// - Complexity: O(*n*).
    static func placesInQueue(of field: RiderField, in classes: [SimulatedClass]) -> [Int] {
        let isRuled = if case .ruled = field.start { true } else { false }
        var lengths: [Double: Int] = [:]
        return (0..<field.partyCount).map { number in
            let group = classes[field.turn(ofParty: number)]
            if isRuled, group.hasMassStart { return 0 }
            defer { lengths[group.start, default: 0] += 1 }
            return lengths[group.start, default: 0]
        }
    }

    /// The classes of a field, at least one.
    ///
    /// - Parameter choices: those by the rules of the quest, which classes without rules of their own share.
    /// - Throws: `RoutingError` if the start is off the map.
    static func all(
        _ classes: [String?], _ starts: [Double], in choices: RiderChoices, router: inout Router
    ) throws(RoutingError) -> [SimulatedClass] {
        let quest = choices.planner.quest
        var all: [SimulatedClass] = []
        for (category, start) in zip(classes, starts) {
            let isOwn = quest.settings.startRules(of: category) != quest.settings.startRules
            let own = isOwn ? try RiderChoices(quest: quest.ridden(in: category), router: &router) : choices
            all.append(SimulatedClass(category: category, choices: own, start: start))
        }
        return all.isEmpty
            ? [SimulatedClass(category: nil, choices: choices, start: RideSimulator.start(of: quest))] : all
    }
}
