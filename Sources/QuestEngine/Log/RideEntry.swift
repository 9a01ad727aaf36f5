/// One line of a ride log: an event, whose it is, and its place in the chain of its device.
///
/// Times are whole milliseconds, so that what is written is what is read. Every entry names the digest of the entry before it on the
/// same device; whoever alters one has to write all that follow anew, and no longer agrees with any copy made before.
///
/// Not enforced: that the clock was right. See `RideClock`.
public struct RideEntry: Sendable, Hashable {
    /// What a log calls a rider.
    public struct Rider: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The text of the identifier.
        public let rawValue: String

        /// Makes an identifier from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier from a literal.
        public init(stringLiteral value: String) { rawValue = value }

        /// The text of the identifier.
        public var description: String { rawValue }

        /// The order of the texts.
        public static func < (left: Rider, right: Rider) -> Bool { left.rawValue < right.rawValue }
    }

    /// Whose ride it belongs to.
    public let rider: Rider
    /// The phone, or the organiser's computer, that wrote it.
    public let device: String
    /// The place among the entries of the device, from 1.
    public let sequence: Int
    /// When, by the clock of the device: milliseconds since 1970-01-01 00:00 UTC.
    public let time: Int
    /// When, by a clock that nobody can set: milliseconds since any moment, such as the start of the device; `nil` where there is
    /// none.
    public let uptime: Int?
    /// What happened.
    public let event: RideEvent
    /// The digest of the entry before it on the device.
    public let previous: EntryDigest
    /// The digest of this entry.
    public private(set) var digest: EntryDigest

    /// Makes an entry and computes its digest.
    public init(
        rider: Rider, device: String, sequence: Int, time: Int, uptime: Int? = nil, event: RideEvent,
        previous: EntryDigest
    ) {
        self.rider = rider
        self.device = device
        self.sequence = sequence
        self.time = time
        self.uptime = uptime
        self.event = event
        self.previous = previous
        digest = .none
        digest = EntryLine.body(of: self).withUnsafeBytes(EntryDigest.init(of:))
    }
}
