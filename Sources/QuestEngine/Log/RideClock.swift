/// Tells when entries of one device were made, although the clock of a phone can be set.
///
/// The first entry is believed; from there on the time is counted by `uptime`, which nobody can set, for as long as it runs. A phone that
/// was switched off starts anew with the clock it has then. An entry without uptime is believed.
struct RideClock: Sendable {
    /// A difference between the two clocks from which on it is called a jump, in milliseconds: what a time server corrects in a day
    /// is far less, and what would bring a rider an advantage far more.
    static let jump = 2000

    private var base: (time: Int, uptime: Int)?
    private var reported = 0

    /// When an entry was made, in milliseconds since 1970, and by how much the clock had been set since the last entry.
    ///
    /// Entries have to come in the order of the device.
    mutating func read(_ entry: RideEntry) -> (time: Int, jump: Int?) {
        guard let uptime = entry.uptime else { return (entry.time, nil) }
        guard let base, uptime >= base.uptime else {
            base = (entry.time, uptime)
            reported = 0
            return (entry.time, nil)
        }
        let (span, overflow) = uptime.subtractingReportingOverflow(base.uptime)
        let (time, overflown) = base.time.addingReportingOverflow(span)
        guard !overflow, !overflown else { return (entry.time, nil) }
        let offset = entry.time.subtractingReportingOverflow(time).partialValue
        let change = offset.subtractingReportingOverflow(reported).partialValue
        guard change.magnitude > Self.jump else { return (time, nil) }
        reported = offset
        return (time, change)
    }
}
