public import Answers
public import Exchange
public import Geodesy
public import Quests
public import RideLogs
public import Routing
public import Scoring
public import VeloQuest

/// The record of a whole ride: events, positions and the result.
public struct RideRecord: Sendable {
    /// An event with its time.
    public struct Entry: Sendable, Hashable {
        /// Seconds since 1970 (UTC).
        public var time: Double
        /// The event.
        public var kind: Kind
    }

    /// The events of a ride.
    public enum Kind: Sendable, Hashable {
        /// The ride started.
        case started
        /// The rider chose a target and got a route.
        case headed(QuestRide.Target, RouteLeg)
        /// The rider took a wrong turn; known only in a simulation.
        case wrongTurn(Coordinate)
        /// The rider was found to be off the route by this many metres.
        case deviated(Double)
        /// A new route was found.
        case rerouted(RouteLeg)
        /// The rider reached the end of the route.
        case arrived
        /// The rider checked in at a task.
        case reached(CheckIn)
        /// An answer was judged.
        case answered(Quest.Task.ID, String, Verdict)
        /// The rider took a hint.
        case tookHint(Quest.Task.ID)
        /// The rider gave a task up.
        case skipped(Quest.Task.ID)
        /// The answer was revealed to the rider.
        case revealed(Quest.Task.ID)
        /// The referee refused an action of the rider.
        case refused(RefereeError)
        /// The rider entered a toll zone.
        case entered(Quest.Zone.ID)
        /// The rider left a toll zone.
        case left(Quest.Zone.ID)
        /// The referee raised a flag.
        case flagged(RideFlag)
        /// No route was found.
        case noRoute(RoutingError)
        /// The ride ended at the finish, or with the last task.
        case finished
        /// The ride was broken off: the track ended, or the simulation could not continue.
        case brokenOff
    }

    /// The quest that was ridden.
    public private(set) var quest: Quest
    /// Of an invented ride, the tasks without a path to them or back, in no order.
    public internal(set) var unreachable: Set<Quest.Task.ID> = []
    /// The events, in order.
    public var entries: [Entry] = []
    /// Every position report.
    public var fixes: [Fix] = []
    /// The true position for each fix; empty for a recorded ride.
    public var truth: [Coordinate] = []
    /// Whether the fixes are a track; else they are the few that a log keeps, and the path is unknown.
    public var isTracked = true
    /// Fixes that the navigation refused; for a recorded ride, those that cannot belong to it.
    public var refusedFixes = 0
    /// The rider's identifier in the log.
    public var rider: RideEntry.Rider = "rider"
    /// The referee's entries.
    public var log = RideLog()

    /// An empty record.
    public init(quest: Quest) {
        self.quest = quest
    }

    /// The same record of the quest localized in a language (`Quest.localized(in:)`).
    public func localized(in tag: String) -> RideRecord {
        var result = self
        result.quest = quest.localized(in: tag)
        return result
    }

    /// Points and times.
    public var result: RideResult { result(in: quest) }

    /// Points and times under other settings. All of the log counts: the program wrote it itself.
    func result(in quest: Quest) -> RideResult {
        RideResult(RideProgress(quest: quest, ride: log.ride(of: rider)))
    }

    /// The number of new routes.
    public var rerouteCount: Int {
        entries.count { if case .rerouted = $0.kind { true } else { false } }
    }
    /// The number of wrong turns; `nil` for a recorded ride.
    public var wrongTurnCount: Int? {
        guard !truth.isEmpty else { return nil }
        return entries.count { if case .wrongTurn = $0.kind { true } else { false } }
    }
    /// Metres ridden: along the true positions if known, else along the track (`RiddenDistance`); `nil` if only a log is known.
    public var distance: Double? {
        if !truth.isEmpty { return Polyline(truth).length }
        return isTracked ? RiddenDistance(of: fixes).metres : nil
    }

    /// Adds the log's zone events and flags, at their times.
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

    /// The track with its times; data that GPX cannot represent is left out.
    public var gpx: GPXDocument {
        var document = GPXDocument()
        document.tracks = [
            GPXTrack(
                name: rider.rawValue, segments: [fixes.map { GPXPoint(coordinate: $0.coordinate, time: $0.time) }])
        ]
        return document
    }
}

/// The distance ridden, from a track with errors.
///
/// Errors of consecutive fixes add up, and the fixes of a standing bicycle wander. So fixes that no bicycle can reach are left out,
/// the rest is simplified (`RideOutline`), and legs within the accuracy count as 0.
struct RiddenDistance {
    /// Metres.
    private(set) var metres = 0.0
    /// The track without fixes that no bicycle can reach.
    private(set) var outline = RideOutline()

    private static let rule = PresenceRule()
    /// After this many fixes in a row that are unreachable from the last good one, that one is taken for the error.
    private static let patience = 3
    /// Shorter legs, in metres, do not count.
    private static let shortest = 15.0

    /// - Parameter delay: the seconds added to the times of the fixes.
    package init(of fixes: some Sequence<Fix>, delayedBy delay: Double = 0) {
        var last: Fix?
        var missed = 0
        var segments: [RideOutline] = []
        for fix in fixes where Self.rule.isUsable(fix) {
            if let last, fix.time > last.time {
                let isReached =
                    last.coordinate.distance(to: fix.coordinate) <= (fix.time - last.time) * Self.rule.highestSpeed
                missed = isReached ? 0 : missed + 1
                guard isReached || missed >= Self.patience else { continue }
                if !isReached { segments.append(RideOutline()) }
            } else if last != nil {
                continue
            }
            if segments.isEmpty { segments.append(RideOutline()) }
            missed = 0
            segments[segments.count - 1].append(fix.coordinate, at: fix.time + delay)
            last = fix
        }
        for place in segments.indices {
            segments[place].finish()
            metres += Self.length(of: segments[place])
        }
        outline = RideOutline(joining: segments)
    }

    private static func length(of outline: RideOutline) -> Double {
        guard var anchor = outline.points.first?.coordinate else { return 0 }
        var length = 0.0
        for point in outline.points.dropFirst() {
            let leg = anchor.distance(to: point.coordinate)
            guard leg >= shortest else { continue }
            length += leg
            anchor = point.coordinate
        }
        return length
    }
}
