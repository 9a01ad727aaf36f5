extension RideLog {
    /// One rider's entries in the order in which they happened.
    public struct Ride: Sendable {
        /// Whose.
        public let rider: RideEntry.Rider
        /// The entries with their times.
        public let moments: [RideMoment]
    }

    /// All rides, by rider.
    ///
    /// Entries of one device stay in its order; devices are joined by time. The organiser's decisions come last, whenever they
    /// were made, so that a clock in the office that is slow changes nothing.
    /// - Complexity: O(*n* log *n*).
    public var rides: [Ride] {
        var byRider: [RideEntry.Rider: [Int]] = [:]
        for (index, entry) in entries.enumerated() { byRider[entry.rider, default: []].append(index) }
        return byRider.sorted { $0.key < $1.key }.map { Ride(rider: $0.key, moments: moments(of: $0.value)) }
    }

    /// One rider's ride; empty where the log knows nothing of the rider.
    public func ride(of rider: RideEntry.Rider) -> Ride {
        Ride(rider: rider, moments: moments(of: entries.indices.filter { entries[$0].rider == rider }))
    }

    /// - Parameter indices: ascending, so that the entries of each device lie together and in order.
    private func moments(of indices: [Int]) -> [RideMoment] {
        var happened: [RideMoment] = []
        var decisions: [RideMoment] = []
        happened.reserveCapacity(indices.count)
        var clock = RideClock()
        var device: String?
        var devices = 0
        var latest = Int.min
        for index in indices {
            let entry = entries[index]
            if entry.device != device {
                device = entry.device
                devices += 1
                clock = RideClock()
                latest = .min
            }
            let (time, jump) = clock.read(entry)
            // A later entry of a device is not earlier, whatever its clock says: it takes the order of the one before it.
            latest = max(latest, time)
            let moment = RideMoment(entry: entry, time: time, order: latest, jump: jump)
            if entry.event.isDecision { decisions.append(moment) } else { happened.append(moment) }
        }
        if devices > 1 {
            happened.sort { $0.precedes($1) }
            decisions.sort { $0.precedes($1) }
        }
        return happened + decisions
    }
}

/// An entry of a ride and when it was made.
public struct RideMoment: Sendable {
    /// The entry.
    public let entry: RideEntry
    /// When, in milliseconds since 1970-01-01 00:00 UTC, as far as setting the clock of the device could not change it.
    public let time: Int
    /// The latest time of the device's entries up to this one.
    let order: Int
    /// By how many milliseconds the clock of the device had been set since its last entry.
    public let jump: Int?

    /// An entry that follows all others of its ride.
    init(entry: RideEntry, time: Int, jump: Int?) { self.init(entry: entry, time: time, order: time, jump: jump) }

    fileprivate init(entry: RideEntry, time: Int, order: Int, jump: Int?) {
        self.entry = entry
        self.time = time
        self.order = order
        self.jump = jump
    }

    fileprivate func precedes(_ other: RideMoment) -> Bool {
        if order != other.order { return order < other.order }
        return entry.precedes(other.entry)
    }
}
