public import Geodesy
public import QuestEngine
public import RideLogs

/// A ride as it was recorded: where the rider was, and where there is a ride log, what the rider did.
public struct RecordedRide: Sendable {
    /// What standings call the rider.
    public var rider: RideEntry.Rider
    /// The position reports as they were recorded; empty where only a log is known.
    public private(set) var fixes: [Fix]
    /// What was logged, in order; empty where only a track is known.
    public private(set) var moments: [RideMoment]
    /// Whether the times are those of the ride; else only how much time lies between two fixes is known, or guessed.
    public private(set) var isTimed: Bool
    /// How many fixes were left out, because they cannot be of this ride.
    public private(set) var refusedFixes = 0

    /// A ride of which only the track is known.
    ///
    /// Left out are fixes that are not on Earth, those whose times are out of sequence (all but the longest run of times that do not go
    /// back), and those that are more than a day from the middle one. So a receiver that has the wrong time for a while spoils nothing.
    /// - Complexity: O(*n* log *n*) for *n* fixes.
    public init(rider: RideEntry.Rider, fixes: [Fix], isTimed: Bool = true) {
        self.rider = rider
        self.fixes = fixes.inSequence
        refusedFixes = fixes.count - self.fixes.count
        self.isTimed = isTimed
        moments = []
    }

    /// A ride of which the log is known.
    public init(_ ride: RideLog.Ride) {
        rider = ride.rider
        moments = ride.moments
        fixes = []
        isTimed = true
    }

    /// No ride pauses for more than so many seconds.
    static let longestPause = 86_400.0

    /// All rides of a log.
    public static func rides(in log: RideLog) -> [RecordedRide] { log.rides.map { RecordedRide($0) } }

    /// Takes in another part of the same ride, whose fixes are of other times.
    mutating func join(_ part: RecordedRide) {
        isTimed = isTimed && part.isTimed
        refusedFixes += part.refusedFixes
        fixes += part.fixes
        moments += part.moments
    }

    /// Puts joined parts in order. Where a log says when the ride was, fixes more than a day before or after it are left out.
    mutating func settle() {
        fixes.sort { $0.time < $1.time }
        moments = RideMoment.inOrder(moments)
        let times = moments.lazy.filter { !$0.entry.event.isDecision }.map { Double($0.time) / 1000 }
        guard let first = times.min(), let last = times.max() else { return }
        let span = first - [Fix].longestRide...last + [Fix].longestRide
        let count = fixes.count
        fixes.removeAll { !span.contains($0.time) }
        refusedFixes += count - fixes.count
        isTimed = true
    }

    /// The track; of a ride that was only logged the fixes that its check-ins were decided from.
    var evidence: [Fix] {
        guard fixes.isEmpty else { return fixes }
        var seen = -Double.infinity
        let start = moments.first { if case .started = $0.entry.event { true } else { false } }
        let earliest = start.map { Double($0.time) / 1000 } ?? -.infinity
        // The fixes before one check-in may have been those before another.
        return moments.flatMap { $0.evidence(since: earliest) }.sorted { $0.time < $1.time }.filter { fix in
            defer { seen = fix.time }
            return fix.time > seen
        }
    }

    /// Whether the log tells more than where the rider was: only of those is it known what they answered.
    var tellsAnswers: Bool {
        moments.contains { moment in
            switch moment.entry.event {
            case .started, .checkedIn: false
            default: !moment.entry.event.isDecision
            }
        }
    }

    /// When the record begins: seconds since 1970-01-01 00:00 UTC; `nil` where it is empty.
    var beginning: Double? {
        let logged = moments.lazy.filter { !$0.entry.event.isDecision }.map { Double($0.time) / 1000 }.min()
        return [logged, fixes.first?.time].compactMap { $0 }.min()
    }
}

extension RideMoment {
    /// The fixes that a check-in was decided from, by the time of the log; a fix at its place where it has none, or where they do not
    /// follow one another. A stay that was longer than the fixes tell was spent at that place.
    ///
    /// - Parameter earliest: when the ride started: nothing before it was seen.
    fileprivate func evidence(since earliest: Double) -> [Fix] {
        guard case .checkedIn(let checkIn) = entry.event else { return [] }
        let there = Fix(time: checkIn.time, coordinate: checkIn.coordinate, horizontalAccuracy: checkIn.accuracy)
        let told = checkIn.fixes
        let isInSequence = zip(told, told.dropFirst()).allSatisfy { $0.time < $1.time }
        let fixes = told.isEmpty || !isInSequence ? [there] : told
        let slow = Double(time) / 1000 - checkIn.time
        // The rider may have left between the last two fixes, and times are rounded.
        let left = fixes[max(0, fixes.count - 2)].time
        let arrived = left - min(checkIn.dwell, Self.longestStay) - Self.roundingError
        let begin = min(fixes[0].time, max(arrived, earliest - slow))
        let stay = stride(from: fixes[0].time - Self.interval, to: begin - Self.interval, by: -Self.interval).map {
            time in
            var fix = there
            fix.time = max(time, begin)
            return fix
        }
        return (stay.reversed() + fixes).map { fix in
            var fix = fix
            fix.time += slow
            return fix
        }
    }

    /// Seconds between two fixes of a stay, few enough for a referee to join them.
    private static let interval = 10.0
    /// No stay that a log tells is taken to have been longer than so many seconds.
    private static let longestStay = 86_400.0
    /// By how many seconds the times of a log may be off because they are whole milliseconds.
    private static let roundingError = 0.005
}

extension [Fix] {
    /// No ride is longer than so many seconds to either side of its middle, nor its track so much longer than its log.
    fileprivate static let longestRide = 86_400.0

    /// The fixes on Earth without those whose time cannot be of the same ride.
    fileprivate var inSequence: [Fix] {
        let latest = Double(RideEntry.latestTime) / 1000
        let ascending = filter { $0.time.magnitude < latest && $0.coordinate.isOnEarth }.longestAscent
        guard !ascending.isEmpty else { return [] }
        let middle = ascending[ascending.count / 2].time
        return ascending.filter { ($0.time - middle).magnitude <= Self.longestRide }
    }

    /// The longest series of fixes none of which is earlier than the one before.
    ///
    /// Source: C. Schensted, Longest increasing and decreasing subsequences, Canadian Journal of Mathematics 13, 1961.
    private var longestAscent: [Fix] {
        // Of all series of one length so far the one that ends earliest; each fix remembers the one before it.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: count)
        for place in indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]].time <= self[place].time { low = middle + 1 } else { high = middle }
            }
            before[place] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(place) } else { ends[low] = place }
        }
        guard ends.count < count else { return self }
        var series: [Fix] = []
        var place = ends.last
        while let found = place {
            series.append(self[found])
            place = before[found]
        }
        return series.reversed()
    }
}
