import Geodesy
public import Quests
import RideLogs

extension RecordedRide {
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
