/// Reads the clocks of all devices, one after the other.
struct LogClock {
    /// The time of an entry by the clock.
    struct Reading: Sendable, Equatable {
        let time: Int64
        let order: Int64
        let jump: Int64?
    }

    private var device: String?
    private var clock = DeviceClock()
    private var latest = Int64.min

    /// Entries must come in the order of the log. All of a device count, for all riders: it has one clock.
    mutating func time(of entry: RideEntry) -> Reading {
        if entry.device != device {
            device = entry.device
            clock = DeviceClock()
            latest = .min
        }
        let (time, jump) = clock.read(entry)
        // A later entry of a device is never earlier, whatever its clock reports: it takes the order of the one before it.
        latest = max(latest, time)
        return Reading(time: time, order: latest, jump: jump)
    }

    mutating func read(_ entry: RideEntry) -> RideMoment { RideMoment(entry: entry, time(of: entry)) }
}
