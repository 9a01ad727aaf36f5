public import Support

/// What is unusual about a recorded track, and what became of it.
public struct TrackRemark: Sendable, Hashable {
    /// What can be unusual.
    public enum Kind: Sendable, Hashable {
        /// The file ends early or is damaged, for this reason; what is before that is taken.
        case torn(Message)
        /// The bytes are not those that were written; what can be read is taken.
        case damaged(Message)
        /// Points without a place that can be read are left out.
        case withoutPlace
        /// Malformed times, the first of them in words; they count as missing.
        case unreadableTimes(String)
        /// Times without a time zone are taken as UTC.
        case withoutZone
        /// Points at 0° of longitude and latitude, or beyond 180° and 90°, are left out: the receiver did not know the place.
        case nowhere
        /// Points more than a day from the middle of the track, or otherwise of a clock that was wrong, are left out. The time is the
        /// first such one.
        case wrongClock(Double)
        /// A track is left out because its times lie beyond the year 9999, as milliseconds do where seconds are meant. The time is the
        /// first one.
        case noSeconds(Double)
        /// A line has another number of times than of positions; they are paired from the first.
        case unequalTimes(Int, positions: Int)
        /// A malformed start, in words; the times count from 1970 instead.
        case unreadableStart(String)
        /// Points without a time, of so many, between two with one: it is interpolated by the distance.
        case interpolated(of: Int)
        /// Points without a time that are not between two with one are left out.
        case timeless
        /// Points that are out of order are sorted by their times.
        case sorted
        /// The same point once more is left out.
        case repeated
        /// Tracks without times, beside others with them, are left out.
        case withoutTimes
        /// No point has a time; a speed is assumed.
        case assumedSpeed
        /// All times of a track are the same, and reported; a speed is assumed.
        case sameTimes(Double)
    }

    /// What is unusual.
    public var kind: Kind
    /// How many points, or tracks, are concerned.
    public var count: Int
    /// Where the first of them is.
    public var place: SourcePlace?

    /// Notes something.
    public init(_ kind: Kind, count: Int = 1, place: SourcePlace? = nil) {
        self.kind = kind
        self.count = count
        self.place = place
    }

    /// Adds a remark to others; those of one kind are counted together.
    static func add(_ kind: Kind, _ points: some Collection<RecordedTrack.Point>, to remarks: inout [TrackRemark]) {
        guard let first = points.first else { return }
        remarks.append(TrackRemark(kind, count: points.count, place: first.source))
    }

    /// Remarks of one kind about several tracks as one, in the order of the first.
    static func joined(_ remarks: [TrackRemark]) -> [TrackRemark] {
        var result: [TrackRemark] = []
        for remark in remarks {
            guard let place = result.firstIndex(where: { $0.isAlike(remark) }) else {
                result.append(remark)
                continue
            }
            result[place].count += remark.count
            if case .interpolated(let one) = result[place].kind, case .interpolated(let other) = remark.kind {
                result[place].kind = .interpolated(of: one + other)
            }
        }
        return result
    }

    private func isAlike(_ other: TrackRemark) -> Bool {
        switch (kind, other.kind) {
        case (.interpolated, .interpolated), (.wrongClock, .wrongClock), (.noSeconds, .noSeconds): true
        case (.torn, .torn): false
        default: kind == other.kind
        }
    }
}
