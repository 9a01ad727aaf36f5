public import Geodesy
public import Quests
public import Routing
import Scoring
import Support
import VeloQuest

/// Simulates a ride of a quest: one fix a second through the real navigation and the real referee.
///
///     let simulator = RideSimulator(quest: quest, seed: 7)
///     let record = try simulator.run(router: &router)
///     record.result.total
///
/// The rider chooses tasks by a strategy, follows the routes, sometimes misses a turn and rides on until a new route arrives, walks
/// the last metres to a task off the road, and answers. The same quest, map, rider and seed give the same record.
public struct RideSimulator: Sendable {
    /// The quest that is ridden.
    public let quest: Quest
    /// The rider's traits.
    public let rider: VirtualRider
    /// When the ride starts, in seconds since 1970 (UTC).
    public let startTime: Double

    private let category: String?
    private let name: String
    private let signer: Signer?
    private let seed: UInt64

    /// The default start, if neither quest nor caller states one: 2024-06-01 09:00 UTC, in seconds since 1970.
    public static let defaultStart = 1_717_232_400.0

    /// When rides of a quest start: its mass start, else when its start opens, else `defaultStart`.
    public static func start(of quest: Quest) -> Double {
        stated(by: quest.settings.startRules) ?? defaultStart
    }

    /// When rides start by rules; `nil` where these do not say.
    static func stated(by rules: Quest.StartRules) -> Double? { rules.massStart ?? rules.opens }

    /// Prepares a ride.
    /// - Parameters:
    ///   - rider: the rider's traits; by default an ordinary rider, with the strategy `.planned` if the quest has a time limit and
    ///     `.allTasks` if not.
    ///   - category: the rider's class, by whose start rules the ride starts and ends; `nil` for those of the quest.
    ///   - name: the rider's identifier in the log.
    ///   - signer: the key that the rider's phone signs the log with.
    ///   - startTime: seconds since 1970; by default the quest's mass start, else when its start opens, else `defaultStart`, so
    ///     that the same seed gives the same bytes on any day.
    public init(
        quest: Quest, seed: UInt64, rider: VirtualRider? = nil, category: String? = nil, name: String = "rider",
        signer: Signer? = nil, startTime: Double? = nil
    ) {
        let quest = quest.ridden(in: category)
        self.quest = quest
        self.category = category
        self.rider = rider ?? Self.rider(for: quest)
        self.startTime = startTime ?? Self.start(of: quest)
        self.name = name
        self.signer = signer
        self.seed = seed
    }

    private static func rider(for quest: Quest) -> VirtualRider {
        var rider = VirtualRider()
        if quest.settings.timeLimit != nil { rider.strategy = .planned }
        return rider
    }

    /// Where the ride starts: the quest's start, else its first task.
    public var startPlace: Coordinate { quest.settings.start ?? quest.tasks[0].coordinate }

    /// Runs the ride to its end.
    /// - Throws: `RoutingError` if the start is off the map.
    public func run(router: inout Router) throws(RoutingError) -> RideRecord {
        let order = try quest.suggestedOrder(from: startPlace, router: &router)
        let choices = try RiderChoices(quest: quest, router: &router)
        var party = SimulatedParty(
            rider, [.init(rider: .init(name), registration: Registration(category: category))],
            signers: { [signer] _ in signer }, receivers: [rider.receiver], choices: choices, plan: order.tasks,
            conditions: EventConditions(), eventStart: startTime, startTime: startTime,
            generator: SeededGenerator(seed: seed), keepsAll: true)
        for task in order.unreachable {
            if let place = quest.task(task)?.coordinate {
                party.note(.noRoute(.unreachable(from: startPlace, to: place)), at: startTime)
            }
        }
        while case .inLine(_, let since) = party.ride(until: .infinity, router: &router) {
            // Alone in line: the turn takes as long as thinking at other tasks.
            party.serve(
                from: since, until: since + (rider.thinkingTime.lowerBound + rider.thinkingTime.upperBound) / 2)
        }
        var record = party.phones[0].record
        record.unreachable = Set(order.unreachable)
        return record
    }
}

/// The key of the phone of a rider, by the rider's identifier in logs; `nil` for a phone without one.
public typealias PhoneSigners = @Sendable (_ rider: String) -> Signer?
