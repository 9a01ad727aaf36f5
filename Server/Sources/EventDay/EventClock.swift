/// The time of the server: that of its clock at the start, and from then on by a clock that nobody sets.
///
/// So a clock that is set back and forth during an event moves nothing. What riders' results rest on are the clocks of their devices.
public struct EventClock: Sendable {
    private let reading: @Sendable () -> Int64

    /// A clock from a function that gives milliseconds since 1970-01-01 00:00 UTC.
    public init(_ reading: @escaping @Sendable () -> Int64) { self.reading = reading }

    /// The clock of the system.
    /// - Parameter now: the time at this moment, in milliseconds since 1970-01-01 00:00 UTC.
    public static func system(startingAt now: Int64) -> EventClock {
        let start = ContinuousClock.now
        return EventClock { now + Int64((ContinuousClock.now - start) / .milliseconds(1)) }
    }

    /// Milliseconds since 1970-01-01 00:00 UTC.
    public var now: Int64 { reading() }
}
