public import Quests
import RideLogs
import RoadMap
public import Routing
import Scoring
import Support
import VeloQuest

/// Replays recorded rides in parallel: the referee's decisions and the outcome of the event.
///
///     let replay = try EventReplay(quest: quest, rides: RecordedRide.rides(in: log), search: search)
///     let outcome = replay.run()
///
/// See `RideReplay` for how a ride is replayed. The same rides give the same outcome, on any number of cores.
public struct EventReplay: Sendable {
    /// The quest.
    public let quest: Quest
    /// The rides, each of another rider.
    public let rides: [RecordedRide]
    /// The common start time, in seconds since 1970 (UTC); `nil` if each ride starts as recorded.
    public let startTime: Double?

    private let search: PreparedSearch
    private let choices: RiderChoices

    /// Prepares a replay.
    ///
    /// - Parameters:
    ///   - rides: the recorded rides; parts of one rider's ride are joined.
    ///   - startTime: the common start time, for rides recorded on other days.
    ///   - search: the map and the search on it. Its closures and those of the quest stay.
    /// - Throws: `RoutingError` if the quest's start is off the map.
    public init(
        quest: Quest, rides: [RecordedRide], startingAt startTime: Double? = nil, search: PreparedSearch
    ) throws(RoutingError) {
        self.quest = quest
        self.rides = RecordedRide.joined(rides)
        self.startTime = startTime
        var search = search
        search.closures = search.closures.union(quest.closures(on: search.graph))
        self.search = search
        var router = Router(search)
        choices = try RiderChoices(quest: quest, router: &router)
    }

    /// Replays all rides.
    ///
    /// - Parameter progress: called from time to time, on any thread, with the progress since the last call.
    /// - Complexity: O(fixes of all), on all cores.
    public func run(progress: (@Sendable (EventProgress) -> Void)? = nil) -> EventOutcome {
        let parties = Parallel.mapRanges(of: rides.count, atLeast: 1) { [self] places in
            var router = Router(search)
            return places.map { place in
                let ride = ReplayedRide.ridden(
                    rides[place], quest: quest, startingAt: startTime, keepsAll: false, router: &router)
                let party = RiddenParty(ride, rides[place])
                progress?(EventProgress(partiesHome: 1, secondsRidden: Int(ride.endTime - ride.startTime)))
                return party
            }
        }.flatMap { $0 }
        let first = parties.flatMap(\.riders).map(\.startTime).min()
        return EventOutcome(
            quest, startTime: first ?? RideSimulator.start(of: quest), parties,
            log: RideLog(merging: parties.flatMap(\.logs)))
    }

    /// Advice for making the quest fairer, for riders with the paces of `RiderField` who start with the first rider.
    /// - Complexity: six plans, and three for each task that is left out; see `RidePlanner.plan`.
    public func advice(after statistics: EventStatistics) -> EventAdvice {
        EventAdvice(
            choices, pace: RiderField(riders: 0).pace, at: statistics.startTime, after: statistics)
    }
}

extension RiddenParty {
    fileprivate init(_ ridden: ReplayedRide, _ ride: RecordedRide) {
        let recorder = ridden.recorder
        let delay = ridden.startTime - (ride.beginning ?? ridden.startTime)
        // The recorder may have continued after the finish.
        let travelled = RiddenDistance(
            of: ride.evidence(withAnswers: false).prefix { $0.time + delay <= ridden.endTime }, delayedBy: delay)
        var team: String?
        for case .joined(let registration) in ride.moments.map(\.entry.event) { team = registration.team ?? team }
        let rider = EventOutcome.Rider(
            id: ride.rider, team: team, traits: nil, startTime: ridden.startTime, endTime: ridden.endTime,
            isHome: recorder.record.result.isFinished, outline: travelled.outline,
            distance: ride.fixes.isEmpty ? nil : travelled.metres, wrongTurns: nil, reroutes: recorder.rerouteCount,
            fixes: recorder.fixCount, refusedFixes: recorder.record.refusedFixes, areAnswersKnown: ride.tellsAnswers)
        self.init(rider, log: recorder.record.log)
    }
}
