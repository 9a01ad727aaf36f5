import Exchange
public import Geodesy
public import Quests
public import RideLogs
import Scoring

/// A recorded ride: the positions, and if there is a ride log, the rider's actions.
public struct RecordedRide: Sendable {
    /// The rider's name in standings.
    public var rider: RideEntry.Rider
    /// The recorded position reports; empty if only a log is known.
    public private(set) var fixes: [Fix]
    /// The log's entries, in order; empty if only a track is known.
    public private(set) var moments: [RideMoment]
    /// Whether the times are those of the ride; else only the intervals between fixes are known, or assumed.
    public private(set) var isTimed: Bool
    /// How many fixes were left out because they cannot belong to this ride.
    public private(set) var refusedFixes = 0
    /// How the times of the track do not fit the log that it was joined with; `nil` where they do.
    public private(set) var timeMismatch: TimeMismatch?

    /// How the times of a track do not fit a log.
    public enum TimeMismatch: Sendable, Hashable {
        /// The whole track is of another time: it begins so many seconds after the log. More than a day apart it is left out.
        case apart(seconds: Double, isLeftOut: Bool)
        /// The track comes to the tasks of the log's check-ins so many seconds later, as in another time zone.
        case shifted(seconds: Double)
        /// So many fixes more than a day before or after the log are left out.
        case leftOut(Int)
        /// The track has no times, and is left out.
        case untimed
    }

    /// A ride of which only the track is known.
    ///
    /// Left out are fixes that are not on Earth, those whose times are out of sequence (all but the longest non-decreasing run),
    /// and those more than a day from the middle one. So a receiver with a wrong time for a while does no harm.
    /// - Complexity: O(*n* log *n*) for *n* fixes.
    public init(rider: RideEntry.Rider, fixes: [Fix], isTimed: Bool = true) {
        self.rider = rider
        self.fixes = fixes.inSequence
        refusedFixes = fixes.count - self.fixes.count
        self.isTimed = isTimed
        moments = []
    }

    /// A ride from a log.
    public init(_ ride: RideLog.Ride) {
        rider = ride.rider
        moments = ride.moments
        fixes = []
        isTimed = true
    }

    /// Seconds by which a track may miss a log of the same time: a log may have no more than a start.
    private static let shortestMismatch = 60.0

    /// The longest pause within a ride, in seconds.
    static let longestPause = 86_400.0

    /// All rides of a log, as far as it counts.
    public static func rides(in log: JudgedLog) -> [RecordedRide] { log.rides.map { RecordedRide($0) } }

    /// All rides of a log.
    ///
    /// - Parameter authority: whom the organiser trusts; without an organiser's log or key no decision counts.
    public static func rides(in log: RideLog, authority: LogAuthority = LogAuthority()) -> [RecordedRide] {
        rides(in: authority.applied(to: log))
    }

    /// Counts points of the file that are no fixes here.
    mutating func leaveOut(_ count: Int) { refusedFixes += count }

    /// Joins another part of the same ride, whose fixes are of other times.
    mutating func join(_ part: RecordedRide) {
        isTimed = isTimed && part.isTimed
        refusedFixes += part.refusedFixes
        fixes += part.fixes
        moments += part.moments
    }

    /// Sorts joined parts. If a log states when the ride was, fixes more than a day before or after it are left out, and
    /// `timeMismatch` is noted.
    mutating func settle() {
        fixes.sort { $0.time < $1.time }
        moments = RideMoment.inOrder(moments)
        let times = moments.lazy.filter { !$0.entry.event.isDecision }.map { Double($0.time) / 1000 }
        guard let first = times.min(), let last = times.max() else { return }
        let span = first - [Fix].longestRide...last + [Fix].longestRide
        let track = fixes
        fixes.removeAll { !span.contains($0.time) }
        let leftOut = track.count - fixes.count
        refusedFixes += leftOut
        if let begin = track.first?.time, let end = track.last?.time {
            if !isTimed {
                timeMismatch = fixes.isEmpty ? .untimed : nil
            } else if end < first - Self.shortestMismatch || begin > last + Self.shortestMismatch {
                timeMismatch = .apart(seconds: begin - first, isLeftOut: fixes.isEmpty)
            } else if let shift = Self.shift(of: fixes, against: moments) {
                timeMismatch = .shifted(seconds: shift)
            } else if leftOut > 0 {
                timeMismatch = .leftOut(leftOut)
            }
        }
        isTimed = true
    }

    /// The track; for a ride with a log only, the fixes of its check-ins.
    ///
    /// - Parameter answers: whether the fixes of its answers are wanted too, for a quest that asks for presence.
    func evidence(withAnswers answers: Bool) -> [Fix] {
        guard fixes.isEmpty else { return fixes }
        var seen = -Double.infinity
        let start = moments.first { if case .started = $0.entry.event { true } else { false } }
        let earliest = start.map { Double($0.time) / 1000 } ?? -.infinity
        // Consecutive check-ins may share fixes.
        return moments.flatMap { $0.evidence(since: earliest, withAnswers: answers) }.sorted { $0.time < $1.time }
            .filter { fix in
                defer { seen = fix.time }
                return fix.time > seen
            }
    }

    /// Whether the log has more than the start and check-ins: only then are the rider's answers known.
    var tellsAnswers: Bool {
        moments.contains { moment in
            switch moment.entry.event {
            case .started, .checkedIn: false
            default: !moment.entry.event.isDecision
            }
        }
    }

    /// When the record starts: seconds since 1970-01-01 00:00 UTC; `nil` if it is empty.
    var beginning: Double? {
        let logged = moments.lazy.filter { !$0.entry.event.isDecision }.map { Double($0.time) / 1000 }.min()
        return [logged, fixes.first?.time].compactMap { $0 }.min()
    }

    /// How the times of a track miss those of an event.
    public struct ClockShift: Sendable, Hashable {
        /// By how many seconds the ride begins after the last moment to start; below 0 before the first.
        public var outside: Double
        /// What would have to be added to its times, in seconds, so that it begins when rides do: the difference of two time zones;
        /// `nil` where half a day or more is missing, which is rather a wrong date.
        public var correction: Double?
    }

    /// How a track without a log begins outside the times to start of a quest, where a wrong time zone or date can be the reason.
    ///
    /// `nil` for a ride that misses the times of some class by less than three quarters of an hour, since recorders are switched on early
    /// or late, and where some may start at any time.
    public func clockShift(in quest: Quest) -> ClockShift? {
        guard isTimed, moments.isEmpty, let begin = fixes.first?.time else { return nil }
        let settings = quest.settings
        let rules = [settings.startRules] + settings.classes.sorted { $0.key < $1.key }.map(\.value)
        let ranges = rules.map(Self.beginnings)
        let misses = ranges.map { begin < $0.lowerBound ? begin - $0.lowerBound : max(0, begin - $0.upperBound) }
        guard let miss = misses.min(by: { $0.magnitude < $1.magnitude }), miss != 0 else { return nil }
        let outside = miss + (miss < 0 ? -Self.slack : Self.slack)
        guard outside.magnitude >= Self.leastMiss else { return nil }
        guard outside.magnitude < 43_200 else { return ClockShift(outside: outside, correction: nil) }
        let correction = Self.zoneShifts.first { shift in ranges.contains { $0.contains(begin + shift) } }
        return ClockShift(outside: outside, correction: correction)
    }

    /// When the tracks of riders begin.
    private static func beginnings(by rules: Quest.StartRules) -> ClosedRange<Double> {
        let first = [rules.opens, rules.massStart].compactMap { $0 }.min() ?? -.infinity
        let last = rules.closes ?? (rules.opens == nil ? rules.massStart : nil) ?? .infinity
        return (first - slack)...max(first - slack, last + slack)
    }

    /// By how many seconds a track is ahead of the log that it belongs to, where it comes to the tasks of the log's check-ins that much
    /// later: the difference of two time zones. `nil` where it is there at the time of the log, or at no time.
    ///
    /// - Parameter track: the fixes of the track in order.
    /// - Complexity: O(*c* log *n*) for *c* check-ins and *n* fixes.
    static func shift(of track: [Fix], against moments: [RideMoment]) -> Double? {
        let places = moments.compactMap { moment -> (time: Double, coordinate: Coordinate)? in
            guard case .checkedIn(let checkIn) = moment.entry.event else { return nil }
            return (Double(moment.time) / 1000, checkIn.coordinate)
        }
        guard places.count >= 2 else { return nil }
        func meetings(_ shift: Double) -> Int {
            places.count { place in
                track.place(at: place.time + shift).map { $0.distance(to: place.coordinate) <= farthest } ?? false
            }
        }
        guard meetings(0) * 2 < places.count else { return nil }
        return zoneShifts.first { meetings($0) * 5 >= places.count * 4 }
    }

    /// Differences between time zones in seconds, the likely first: whole hours, then half ones, then quarters.
    private static let zoneShifts: [Double] = {
        let hours = (1...14).map(Double.init)
        let halves = (0...13).map { Double($0) + 0.5 }
        let quarters = (0...27).map { Double($0) / 2 + 0.25 }
        return (hours + halves + quarters).flatMap { [$0 * 3600, $0 * -3600] }
    }()

    /// A track begins at most so many seconds before a start or after it.
    private static let slack = 900.0
    /// Beginnings that miss the times to start by fewer seconds are those of recorders switched on early or late.
    private static let leastMiss = 2700.0
    /// A track and a log of one ride are at a task at most so many metres apart.
    private static let farthest = 200.0
}

extension RideMoment {
    /// The fixes of an answer, or those of a check-in, by the time of the log; one fix at its place if it has none, or if they are
    /// not in sequence. A stay longer than the fixes is filled with fixes at that place.
    ///
    /// - Parameter earliest: when the ride started: nothing before it was observed.
    fileprivate func evidence(since earliest: Double, withAnswers answers: Bool) -> [Fix] {
        if answers, case .answered(_, _, _, let fixes) = entry.event {
            let slow = Double(time - entry.time) / 1000
            return fixes.fixes.map { fix in
                var fix = fix
                fix.time += slow
                return fix
            }
        }
        guard case .checkedIn(let checkIn) = entry.event else { return [] }
        let there = Fix(time: checkIn.time, coordinate: checkIn.coordinate, horizontalAccuracy: checkIn.accuracy)
        let reported = checkIn.fixes
        let isInSequence = zip(reported, reported.dropFirst()).allSatisfy { $0.time < $1.time }
        let fixes = reported.isEmpty || !isInSequence ? [there] : reported
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
    /// The longest stay that is filled with fixes, in seconds.
    private static let longestStay = 86_400.0
    /// The rounding error of times in a log, in seconds: they are whole milliseconds.
    private static let roundingError = 0.005
}

extension [Fix] {
    /// The longest time in seconds from the middle of a ride to either side, and from its log to its track.
    fileprivate static let longestRide = 86_400.0

    /// The fixes on Earth without those whose time cannot belong to the same ride.
    fileprivate var inSequence: [Fix] {
        let latest = Double(RideEntry.latestTime) / 1000
        let known = filter { $0.time.magnitude < latest && $0.coordinate.isOnEarth }
        let ascending = LongestRun.indices(of: known.map(\.time)).map { known[$0] }
        guard !ascending.isEmpty else { return [] }
        let middle = ascending[ascending.count / 2].time
        return ascending.filter { ($0.time - middle).magnitude <= Self.longestRide }
    }
}

extension [Fix] {
    /// The place of the fix next to a time, if it is less than a minute away.
    fileprivate func place(at time: Double) -> Coordinate? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].time < time { low = middle + 1 } else { high = middle }
        }
        let near = [low - 1, low].filter(indices.contains).map { self[$0] }
            .min { ($0.time - time).magnitude < ($1.time - time).magnitude }
        return near.flatMap { ($0.time - time).magnitude < 60 ? $0.coordinate : nil }
    }
}
