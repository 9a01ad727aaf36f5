public import BikeRouting
import Geodesy

/// A cue to be told now.
public struct Announcement: Sendable, Hashable, Codable {
    /// When a cue is told.
    public enum Stage: String, Sendable, Hashable, Codable {
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

/// Tells each cue of a leg in good time and again when it is to be done, each once; only the latter where it comes up too soon.
///
/// The distances depend on the speed: some seconds before the place, within bounds. The numbers may be changed at any time.
public struct CueAnnouncer: Sendable, Hashable, Codable {
    /// Seconds before its place at which a cue is told for the first time.
    public var secondsAhead = 20.0
    /// Seconds before its place at which it is to be done.
    public var secondsNow = 5.0
    /// Bounds in metres within which a cue is told for the first time, whatever the speed.
    public var boundsAhead = 60.0...400.0
    /// Bounds in metres within which it is to be done, whatever the speed.
    public var boundsNow = 15.0...80.0

    /// The cues of the leg.
    public private(set) var cues: [Cue] = []
    /// The cue that comes next, by its place in `cues`; their count behind the last one.
    public private(set) var next = 0
    private var told: Announcement.Stage?
    /// What was told last, so that the same is not told again after a new route.
    private var lastTold: Announcement?

    /// Metres behind a cue's place at which it is over.
    private static let passed = 8.0
    /// Two cues nearer to one another than this, in metres, and of one kind are the same.
    private static let same = 10.0

    /// An announcer without cues.
    public init() {}

    /// The cue that comes next; `nil` where there is none.
    public var nextCue: Cue? { next < cues.count ? cues[next] : nil }

    /// Takes the cues of a new leg.
    mutating func start(_ cues: [Cue]) {
        self.cues = cues
        next = 0
        told = nil
    }

    /// What is to be told at a place on the leg.
    mutating func announce(along: Double, speed: Double) -> Announcement? {
        while next < cues.count, cues[next].along < along - CueAnnouncer.passed { advance() }
        guard let cue = nextCue, told != .now else { return nil }
        let distance = max(cue.along - along, 0)
        let stage: Announcement.Stage
        if distance <= held(speed * secondsNow, boundsNow) {
            stage = .now
        } else if distance <= held(speed * secondsAhead, boundsAhead) {
            stage = .ahead
        } else {
            return nil
        }
        guard told != stage else { return nil }
        told = stage
        let announcement = Announcement(cue: cue, distance: distance, stage: stage)
        guard !isToldAlready(announcement) else { return nil }
        lastTold = announcement
        return announcement
    }

    private mutating func advance() {
        next += 1
        told = nil
    }

    private func isToldAlready(_ announcement: Announcement) -> Bool {
        guard let lastTold, lastTold.cue.kind == announcement.cue.kind else { return false }
        return (lastTold.stage == .now || announcement.stage == .ahead)
            && lastTold.cue.coordinate.distance(to: announcement.cue.coordinate) < CueAnnouncer.same
    }

    private func held(_ metres: Double, _ bounds: ClosedRange<Double>) -> Double {
        min(max(bounds.lowerBound, metres), bounds.upperBound)
    }
}

// MARK: - Decoding

extension CueAnnouncer {
    /// Decodes an announcer; throws `DecodingError` also where the next cue is none of its own.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        secondsAhead = try values.decode(Double.self, forKey: .secondsAhead)
        secondsNow = try values.decode(Double.self, forKey: .secondsNow)
        boundsAhead = try values.decode(ClosedRange<Double>.self, forKey: .boundsAhead)
        boundsNow = try values.decode(ClosedRange<Double>.self, forKey: .boundsNow)
        cues = try values.decode([Cue].self, forKey: .cues)
        next = try values.decode(Int.self, forKey: .next)
        told = try values.decodeIfPresent(Announcement.Stage.self, forKey: .told)
        lastTold = try values.decodeIfPresent(Announcement.self, forKey: .lastTold)
        guard (0...cues.count).contains(next) else {
            throw DecodingError.dataCorruptedError(forKey: .next, in: values, debugDescription: "no such cue")
        }
    }
}
