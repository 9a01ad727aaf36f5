/// Writes the entries of one device, one after the other.
///
///     var phone = DeviceLog(device: "a1", rider: "anna")
///     let entry = phone.append(.started, at: now, uptime: uptime)
///
/// A caller that stores entries appends each to a file before reporting it to the rider; see `RideLogFile`.
public struct DeviceLog: Sendable {
    /// The device.
    public let device: String
    /// The rider whose ride it writes.
    public let rider: RideEntry.Rider
    /// The entries, of this and other devices.
    public private(set) var log: RideLog

    private var previous = EntryDigest.none
    private var sequence = 0

    /// Starts the log of a device, or continues it if the log has entries of the device already.
    public init(device: String, rider: RideEntry.Rider, resuming log: RideLog = RideLog()) {
        self.device = device
        self.rider = rider
        self.log = log
        if let last = log.entries.last(where: { $0.device == device }) {
            previous = last.digest
            sequence = last.sequence
        }
    }

    /// Adds an event.
    ///
    /// - Parameters:
    ///   - time: seconds since 1970-01-01 00:00 UTC, rounded to milliseconds.
    ///   - uptime: seconds by a monotonic clock that continues while the device sleeps.
    ///   - rider: the rider concerned, if another one, as with an organiser's decision.
    /// - Returns: the entry; `nil` if the time is not finite or beyond `RideEntry.latestTime`.
    @discardableResult
    public mutating func append(
        _ event: RideEvent, at time: Double, uptime: Double? = nil, about rider: RideEntry.Rider? = nil
    ) -> RideEntry? {
        guard let time = Self.milliseconds(time), sequence < .max else { return nil }
        let entry = RideEntry(
            rider: rider ?? self.rider, device: device, sequence: sequence + 1, time: time,
            uptime: uptime.flatMap(Self.milliseconds), event: event, previous: previous)
        previous = entry.digest
        sequence = entry.sequence
        log.insert(entry)
        return entry
    }

    package static func milliseconds(_ seconds: Double) -> Int64? {
        let milliseconds = (seconds * 1000).rounded()
        return milliseconds.magnitude <= Double(RideEntry.latestTime) ? Int64(milliseconds) : nil
    }
}
