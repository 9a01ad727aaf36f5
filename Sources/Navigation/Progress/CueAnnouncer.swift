import Geodesy
import Routing

/// A cue to announce now.
public struct Announcement: Sendable, Hashable {
    /// When a cue is announced.
    public enum Stage: String, Sendable, Hashable {
        /// In good time, with its distance.
        case ahead
        /// Just before it is to be done.
        case now
    }

    /// What to do.
    public var cue: Cue
    /// Metres along the route to where it is to be done, 0 or more.
    public var distance: Double
    /// How urgent it is.
    public var stage: Stage
}

/// When cues are announced: some seconds before their place at the rider's speed, within bounds in metres.
public struct CueTiming: Sendable, Hashable {
    /// Seconds before its place at which a cue is announced in advance.
    public var secondsAhead = 20.0
    /// Seconds before its place at which it is to be done.
    public var secondsNow = 5.0
    /// Bounds in metres of the announcement in advance, at any speed.
    public var distancesAhead = 60.0...400.0
    /// Bounds in metres of the announcement to act, at any speed.
    public var distancesNow = 15.0...80.0

    /// The usual times.
    public init() {}

    /// The stage that is due so many metres before a cue; `nil` for none.
    func stage(at distance: Double, speed: Double) -> Announcement.Stage? {
        if distance <= CueTiming.clamp(speed * secondsNow, to: distancesNow) { return .now }
        if distance <= CueTiming.clamp(speed * secondsAhead, to: distancesAhead) { return .ahead }
        return nil
    }

    private static func clamp(_ metres: Double, to bounds: ClosedRange<Double>) -> Double {
        min(max(bounds.lowerBound, metres), bounds.upperBound)
    }
}

/// Announces each cue of a leg twice: in advance, and when the rider has to act. Where a cue follows too soon, only the second.
struct CueAnnouncer: Sendable, Hashable {
    private var cues: [Cue] = []
    /// The index of the next cue.
    private var next = 0
    /// The last stage of the next cue that was due.
    private var stage: Announcement.Stage?
    /// The last announcement, so that a new route does not repeat it.
    private var lastAnnouncement: Announcement?

    /// Metres behind its place at which a cue is over.
    private static let passedDistance = 8.0
    /// Two cues of the same kind that are nearer to one another than this, in metres, count as one.
    private static let repeatDistance = 10.0

    /// The cue that comes next; `nil` where there is none.
    var nextCue: Cue? { cues.indices.contains(next) ? cues[next] : nil }

    /// Starts with the cues of a new leg.
    mutating func start(_ cues: [Cue]) {
        self.cues = cues
        (next, stage) = (0, nil)
    }

    /// The announcement that is due at a distance along the leg; `nil` for none.
    mutating func announce(along: Double, speed: Double, _ timing: CueTiming = CueTiming()) -> Announcement? {
        while let cue = nextCue, cue.along < along - CueAnnouncer.passedDistance {
            (next, stage) = (next + 1, nil)
        }
        guard let cue = nextCue, stage != .now else { return nil }
        let distance = max(cue.along - along, 0)
        guard let due = timing.stage(at: distance, speed: speed), due != stage else { return nil }
        stage = due
        let announcement = Announcement(cue: cue, distance: distance, stage: due)
        guard !repeatsLast(announcement) else { return nil }
        lastAnnouncement = announcement
        return announcement
    }

    private func repeatsLast(_ announcement: Announcement) -> Bool {
        // Two turns to one side across a zebra differ in whether one pushes.
        guard let last = lastAnnouncement, last.cue.kind == announcement.cue.kind,
            last.cue.travel == announcement.cue.travel
        else { return false }
        return (last.stage == .now || announcement.stage == .ahead)
            && last.cue.coordinate.distance(to: announcement.cue.coordinate) < CueAnnouncer.repeatDistance
    }
}

#if !hasFeature(Embedded)
    extension Announcement: Codable {}

    extension Announcement.Stage: Codable {}

    extension CueTiming: Codable {}

    extension CueAnnouncer: Codable {}
#endif
