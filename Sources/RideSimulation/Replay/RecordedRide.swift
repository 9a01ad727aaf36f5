public import Geodesy
public import QuestEngine

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

    /// A ride of which only the track is known. Fixes that are not on Earth, or at no time that logs know, are left out.
    public init(rider: RideEntry.Rider, fixes: [Fix], isTimed: Bool = true) {
        self.rider = rider
        let latest = Double(RideEntry.latestTime) / 1000
        self.fixes = fixes.filter { $0.time.magnitude < latest && $0.coordinate.isOnEarth }
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

    /// All rides of a log.
    public static func rides(in log: RideLog) -> [RecordedRide] { log.rides.map { RecordedRide($0) } }

    /// Rides of different riders: what was recorded of one rider, such as a track and a log, or a track in two parts, is one ride.
    /// The order is that in which riders come first.
    public static func joined(_ parts: [RecordedRide]) -> [RecordedRide] {
        var places: [RideEntry.Rider: Int] = [:]
        var rides: [RecordedRide] = []
        for part in parts {
            guard let place = places[part.rider] else {
                places[part.rider] = rides.count
                rides.append(part)
                continue
            }
            rides[place].isTimed = rides[place].isTimed && part.isTimed
            rides[place].fixes.merge(part.fixes)
            rides[place].moments = RideMoment.inOrder(rides[place].moments + part.moments)
        }
        return rides
    }

    /// The track; of a ride that was only logged the fixes that its check-ins were decided from.
    var evidence: [Fix] {
        guard fixes.isEmpty else { return fixes }
        var seen = -Double.infinity
        // The fixes before one check-in may have been those before another.
        return moments.flatMap(\.evidence).sorted { $0.time < $1.time }.filter { fix in
            defer { seen = fix.time }
            return fix.time > seen
        }
    }

    /// When the record begins: seconds since 1970-01-01 00:00 UTC; `nil` where it is empty.
    var beginning: Double? {
        let logged = moments.lazy.filter { !$0.entry.event.isDecision }.map { Double($0.time) / 1000 }.min()
        return [logged, fixes.first?.time].compactMap { $0 }.min()
    }
}

extension RideMoment {
    /// The fixes that a check-in was decided from, by the time of the log; a fix at its place where it has none. A stay that was longer
    /// than the fixes tell was spent at that place.
    fileprivate var evidence: [Fix] {
        guard case .checkedIn(let checkIn) = entry.event else { return [] }
        let there = Fix(time: checkIn.time, coordinate: checkIn.coordinate, horizontalAccuracy: checkIn.accuracy)
        let fixes = checkIn.fixes.isEmpty ? [there] : checkIn.fixes
        let begin = fixes[fixes.count - 1].time - min(checkIn.dwell, Self.longestStay) - 0.001
        let stay = stride(from: fixes[0].time - Self.interval, to: begin - Self.interval, by: -Self.interval).map {
            time in
            var fix = there
            fix.time = max(time, begin)
            return fix
        }
        let slow = Double(time) / 1000 - checkIn.time
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
}

extension [Fix] {
    /// Takes in the fixes of another part by time; each part keeps its order, so that a fix with a wrong time moves no other.
    fileprivate mutating func merge(_ other: [Fix]) {
        var merged: [Fix] = []
        merged.reserveCapacity(count + other.count)
        var rest = other[...]
        for fix in self {
            while let next = rest.first, next.time < fix.time {
                merged.append(next)
                rest.removeFirst()
            }
            merged.append(fix)
        }
        self = merged + rest
    }
}
