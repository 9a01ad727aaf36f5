public import AnswerJudging
public import BikeRouting
public import Geodesy
public import QuestEngine
public import QuestFile
public import RideLogs
public import VeloQuest

/// A whole ride as it went: what was said, where the rider was, and the result.
public struct RideRecord: Sendable {
    /// Something that happened.
    public struct Entry: Sendable, Hashable {
        /// Seconds since 1970 (UTC).
        public var time: Double
        /// What it was.
        public var kind: Kind
    }

    /// What can happen on a ride.
    public enum Kind: Sendable, Hashable {
        /// The ride began.
        case started
        /// The rider chose where to go and got a route.
        case headed(QuestRide.Target, RouteLeg)
        /// The rider took a wrong turn; only a simulation knows.
        case wrongTurn(Coordinate)
        /// The rider was found to be off the route by this many metres.
        case deviated(Double)
        /// A new route was found.
        case rerouted(RouteLeg)
        /// The route's end was reached.
        case arrived
        /// A task was reached.
        case reached(CheckIn)
        /// An answer was judged.
        case answered(Quest.Task.ID, String, Verdict)
        /// The rider took a hint.
        case tookHint(Quest.Task.ID)
        /// The rider gave a task up.
        case skipped(Quest.Task.ID)
        /// The rider was shown the answer.
        case revealed(Quest.Task.ID)
        /// The referee did not take what the rider handed in.
        case refused(RefereeError)
        /// A zone with a toll was entered.
        case entered(Quest.Zone.ID)
        /// A zone with a toll was left.
        case left(Quest.Zone.ID)
        /// The referee saw something that the organiser should look at.
        case flagged(RideFlag)
        /// There was no route.
        case noRoute(RoutingError)
        /// The ride ended at the finish, or where all tasks were done.
        case finished
        /// The ride was broken off: the track ended, or nothing went on any more.
        case brokenOff
    }

    /// The quest that was ridden.
    public let quest: Quest
    /// What happened, in order.
    public var entries: [Entry] = []
    /// Every position report.
    public var fixes: [Fix] = []
    /// Where the rider truly was, one place a fix; empty for a recorded ride.
    public var truth: [Coordinate] = []
    /// Whether the fixes are a track; else they are those few that a log keeps, and nobody knows the way.
    public var isTracked = true
    /// Fixes that the navigation refused, and of a recorded ride those that cannot be of it.
    public var refusedFixes = 0
    /// What the log calls the rider.
    public var rider: RideEntry.Rider = "rider"
    /// The entries that the referee decided on.
    public var log = RideLog()

    /// A ride of which nothing is known yet.
    public init(quest: Quest) {
        self.quest = quest
    }

    /// Points and times.
    public var result: RideResult { log.result(of: rider, in: quest) }
    /// How often a new route was given.
    public var rerouteCount: Int {
        entries.count { if case .rerouted = $0.kind { true } else { false } }
    }
    /// How often the rider took a wrong turn; `nil` for a recorded ride: nobody knows.
    public var wrongTurnCount: Int? {
        guard !truth.isEmpty else { return nil }
        return entries.count { if case .wrongTurn = $0.kind { true } else { false } }
    }
    /// Metres ridden: along the truth where it is known, else along the track (`RiddenDistance`); `nil` where only a log is known.
    public var distance: Double? {
        if !truth.isEmpty { return Polyline(truth).length }
        return isTracked ? RiddenDistance(of: fixes).metres : nil
    }

    /// Notes what the log tells of zones and flags, at its time.
    mutating func noteZonesAndFlags() {
        for entry in log.entries {
            let kind: Kind
            switch entry.event {
            case .entered(let zone): kind = .entered(zone)
            case .left(let zone): kind = .left(zone)
            case .flagged(let flag): kind = .flagged(flag)
            default: continue
            }
            let time = Double(entry.time) / 1000
            let place = entries.lastIndex { $0.time <= time }.map { $0 + 1 } ?? entries.startIndex
            entries.insert(Entry(time: time, kind: kind), at: place)
        }
    }
}
