/// Computes when entries of one device were made, although the clock of a phone can be set.
///
/// The first entry's clock is trusted; from there on time is counted by `uptime`, which cannot be set. After a restart of the phone
/// it starts anew with the present clock, but not before the last entry. The clock of an entry without uptime is trusted unless it
/// was set back: then time stands still until the clock has caught up.
///
/// A restart shows in uptime going back. If the phone has run for longer since the restart than it had before, the restart is not
/// detected: the time in between is lost, and a clock jump is reported.
package struct DeviceClock: Sendable {
    /// The least difference between the two clocks that is reported as a jump, in milliseconds: far more than a time server
    /// corrects in a day, and far less than would bring a rider an advantage.
    static let jump: Int64 = 2000
    /// How far uptime may go back, in milliseconds, without a restart: the time of a check-in is the moment of passing, which may
    /// be some fixes ago.
    static let lookingBack: Int64 = 600_000
    /// How far an entry without uptime may lie before another one, in milliseconds, for the same reason.
    static let passing: Int64 = 60_000

    private var base: (time: Int64, uptime: Int64)?
    private var latest = (time: Int64.min, uptime: Int64.min)
    private var reported: Int64 = 0
    /// The latest time of each rider, and the clock of the last entry: two phones with the same name have two clocks. Of the rider of
    /// the last entry they are in `current`, since a device has one rider as a rule.
    private var shown: [RideEntry.Rider: (latest: Int64, clock: Int64)] = [:]
    private var current: (rider: RideEntry.Rider, latest: Int64, clock: Int64)?

    package init() {}

    /// When an entry was made, in milliseconds since 1970, and by how much the clock was set since the last entry.
    ///
    /// Entries must come in the order of the device.
    package mutating func read(_ entry: RideEntry) -> (time: Int64, jump: Int64?) {
        read(entry.time, uptime: entry.uptime, of: entry.rider)
    }

    /// When an entry with these times would have been made, if it were the next one.
    package func time(_ clock: Int64, uptime: Int64?, of rider: RideEntry.Rider) -> Int64 {
        var copy = self
        return copy.read(clock, uptime: uptime, of: rider).time
    }

    private mutating func read(_ clock: Int64, uptime: Int64?, of rider: RideEntry.Rider) -> (time: Int64, jump: Int64?)
    {
        if let current, current.rider != rider {
            shown[current.rider] = (current.latest, current.clock)
            self.current = shown[rider].map { (rider, $0.latest, $0.clock) }
        }
        let reading = uptime.map { count(clock, uptime: $0) } ?? believe(clock)
        current = (rider, max(current?.latest ?? .min, reading.time), clock)
        return reading
    }

    private mutating func count(_ clock: Int64, uptime: Int64) -> (time: Int64, jump: Int64?) {
        guard let base else { return restart(clock, uptime) }
        let time = base.time.saturatingSum(uptime.saturatingSum(base.uptime, -1))
        let offset = clock.saturatingSum(time, -1)
        let change = offset.saturatingSum(reported, -1)
        let isJump = change.magnitude > Self.jump
        if isJump, uptime < latest.uptime, change > 0 || uptime < latest.uptime.saturatingSum(Self.lookingBack, -1) {
            return restart(clock, uptime)
        }
        latest = (max(latest.time, time), max(latest.uptime, uptime))
        if isJump { reported = offset }
        return (time, isJump ? change : nil)
    }

    private func believe(_ clock: Int64) -> (time: Int64, jump: Int64?) {
        guard let before = current, clock < before.latest.saturatingSum(Self.passing, -1) else {
            return (clock, nil)
        }
        let change = clock.saturatingSum(before.clock, -1)
        return (before.latest, change < -Self.passing ? change : nil)
    }

    private mutating func restart(_ clock: Int64, _ uptime: Int64) -> (time: Int64, jump: Int64?) {
        let time = max(clock, latest.time)
        base = (time, uptime)
        latest = (time, uptime)
        reported = clock.saturatingSum(time, -1)
        return (time, reported < -Self.jump ? reported : nil)
    }
}

extension Int64 {
    /// The sum with a number, or with its negative, saturating: a log may contain any number.
    fileprivate func saturatingSum(_ other: Int64, _ sign: Int = 1) -> Int64 {
        let (sum, overflow) = sign < 0 ? subtractingReportingOverflow(other) : addingReportingOverflow(other)
        return overflow ? (self < 0 ? .min : .max) : sum
    }
}

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
