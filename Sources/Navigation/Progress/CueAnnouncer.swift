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

/// Announces each cue of a leg twice: in advance, and when the rider has to act. Where a cue follows too soon, only the second.
///
/// The distances depend on the speed: some seconds before the place, within bounds. The numbers may be changed at any time.
public struct CueAnnouncer: Sendable, Hashable {
    /// Seconds before its place at which a cue is announced in advance.
    public var secondsAhead = 20.0
    /// Seconds before its place at which it is to be done.
    public var secondsNow = 5.0
    /// Bounds in metres of the announcement in advance, at any speed.
    public var boundsAhead = 60.0...400.0
    /// Bounds in metres of the announcement to act, at any speed.
    public var boundsNow = 15.0...80.0

    /// The cues of the leg.
    public private(set) var cues: [Cue] = []
    /// The cue that comes next, by its place in `cues`; their count behind the last one.
    public private(set) var next = 0
    /// The last stage of the next cue that was announced.
    private var announced: Announcement.Stage?
    /// The last announcement, so that a new route does not repeat it.
    private var lastAnnounced: Announcement?

    /// Metres behind its place at which a cue is over.
    private static let passed = 8.0
    /// Two cues of the same kind that are nearer to one another than this, in metres, count as one.
    private static let same = 10.0

    /// An announcer without cues.
    public init() {}

    /// The cue that comes next; `nil` where there is none.
    public var nextCue: Cue? { next < cues.count ? cues[next] : nil }

    /// Takes the cues of a new leg.
    package mutating func start(_ cues: [Cue]) {
        self.cues = cues
        next = 0
        announced = nil
    }

    /// The announcement that is due at a place on the leg; `nil` for none.
    mutating func announce(along: Double, speed: Double) -> Announcement? {
        while next < cues.count, cues[next].along < along - CueAnnouncer.passed { advance() }
        guard next < cues.count, announced != .now else { return nil }
        let distance = max(cues[next].along - along, 0)
        let stage: Announcement.Stage
        if distance <= held(speed * secondsNow, boundsNow) {
            stage = .now
        } else if distance <= held(speed * secondsAhead, boundsAhead) {
            stage = .ahead
        } else {
            return nil
        }
        guard announced != stage else { return nil }
        announced = stage
        let announcement = Announcement(cue: cues[next], distance: distance, stage: stage)
        guard !isRepeated(announcement) else { return nil }
        lastAnnounced = announcement
        return announcement
    }

    private mutating func advance() {
        next += 1
        announced = nil
    }

    private func isRepeated(_ announcement: Announcement) -> Bool {
        // Two turns to one side across a zebra differ in whether one pushes.
        guard let lastAnnounced, lastAnnounced.cue.kind == announcement.cue.kind,
            lastAnnounced.cue.travel == announcement.cue.travel
        else { return false }
        return (lastAnnounced.stage == .now || announcement.stage == .ahead)
            && lastAnnounced.cue.coordinate.distance(to: announcement.cue.coordinate) < CueAnnouncer.same
    }

    private func held(_ metres: Double, _ bounds: ClosedRange<Double>) -> Double {
        min(max(bounds.lowerBound, metres), bounds.upperBound)
    }
}

// MARK: - Decoding

#if !hasFeature(Embedded)
    extension CueAnnouncer {
        /// The names that saved sessions use.
        private enum CodingKeys: String, CodingKey {
            case secondsAhead, secondsNow, boundsAhead, boundsNow, cues, next
            case announced = "told"
            case lastAnnounced = "lastTold"
        }

        /// Decodes an announcer.
        ///
        /// - Throws: `DecodingError`, also where the next cue is none of its own.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            secondsAhead = try values.decode(Double.self, forKey: .secondsAhead)
            secondsNow = try values.decode(Double.self, forKey: .secondsNow)
            boundsAhead = try values.decode(ClosedRange<Double>.self, forKey: .boundsAhead)
            boundsNow = try values.decode(ClosedRange<Double>.self, forKey: .boundsNow)
            cues = try values.decode([Cue].self, forKey: .cues)
            next = try values.decode(Int.self, forKey: .next)
            announced = try values.decodeIfPresent(Announcement.Stage.self, forKey: .announced)
            lastAnnounced = try values.decodeIfPresent(Announcement.self, forKey: .lastAnnounced)
            guard (0...cues.count).contains(next) else {
                throw DecodingError.dataCorruptedError(forKey: .next, in: values, debugDescription: "no such cue")
            }
        }
    }

    extension Announcement: Codable {}

    extension Announcement.Stage: Codable {}

    extension CueAnnouncer: Codable {}
#endif
