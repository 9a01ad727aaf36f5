import VeloQuest

/// By how much lines arrived later than the time in them says, by rider.
///
/// A phone without a network sends late, and so does one whose rider writes the past again. The time in a line is all that results rest
/// on, so the organiser has to see both.
struct Lateness: Sendable {
    /// Lines that arrive within this time are not late, in milliseconds.
    static let allowance: Int64 = 300_000

    /// What came late of a rider.
    struct OfRider: Sendable, Equatable {
        /// How many lines were late.
        var lines = 0
        /// By how much the latest of them was, in milliseconds.
        var longest: Int64 = 0
        /// How many lines arrived after the end of the event and say that they were written before it.
        var afterEnd = 0
        /// By how much a line says to be from the future, in milliseconds, where that is more than a minute.
        var ahead: Int64 = 0

        /// As organisers read it; `nil` for a rider of whom there is nothing to say.
        var json: JSONValue? {
            guard lines > 0 || afterEnd > 0 || ahead > 0 else { return nil }
            return [
                "lines": .integer(Int64(lines)), "longest": .integer(longest), "afterEnd": .integer(Int64(afterEnd)),
                "ahead": .integer(ahead),
            ]
        }
    }

    private(set) var riders: [String: OfRider] = [:]
    /// When the late lines arrived.
    private(set) var arrivals: [EntryDigest: Int64] = [:]

    /// Adds a line.
    ///
    /// - Parameter finished: when the event was finished; `nil` while it runs.
    /// - Returns: whether it changes anything of its rider.
    @discardableResult
    mutating func add(_ entry: RideEntry, arrival: Int64, finished: Int64?) -> Bool {
        let delay = arrival - entry.time
        let rider = entry.rider.rawValue
        let before = riders[rider]
        if delay > Self.allowance {
            riders[rider, default: OfRider()].lines += 1
            arrivals[entry.digest] = arrival
        }
        if delay > max(Self.allowance, riders[rider]?.longest ?? 0) { riders[rider]?.longest = delay }
        if let finished, arrival > finished, entry.time <= finished { riders[rider, default: OfRider()].afterEnd += 1 }
        if -delay > max(60_000, riders[rider]?.ahead ?? 0) { riders[rider, default: OfRider()].ahead = -delay }
        return riders[rider] != before
    }
}
