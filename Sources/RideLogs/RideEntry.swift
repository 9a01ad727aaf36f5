/// One line of a ride log: an event, whose it is, and its place in the chain of its device.
///
/// Times are whole milliseconds, so that what is written is what is read. Every entry names the digest of the entry before it on the
/// same device; whoever alters one has to write all that follow anew, and no longer agrees with any copy made before.
///
/// A log keeps an entry as one line of JSON, with its members in this order, no white space, and a line feed at the end:
///
///     {"device":"a1","seq":7,"prev":"…","rider":"anna","time":1715248800123,"uptime":5123,
///      "type":"answered","task":"oak","answer":"ель","told":"accepted","hash":"…"}
///
/// `prev` and `hash` are digests of 32 hexadecimal digits in small letters, `prev` that of the entry before or zeros. `hash` is the
/// first half of the SHA-256 of all bytes of the line before `,"hash"`. What has no value is left out. Texts are UTF-8, of which
/// only `"` and `\` are escaped with a backslash, and U+0000 to U+001F and U+007F as `\u00` with two digits in small letters.
/// Numbers have the fewest digits that give the same number again: whole ones below 2⁵³ without a point, those below 0.0001 and above 2⁵³
/// with an exponent (`1e-05`, `1e+16`). `type` and what follows it:
///
/// | `type` | members |
/// |---|---|
/// | `joined` | `name`, `team`, `class`, each where there is one |
/// | `started`, `finished`, `withdrew` | none |
/// | `checkedIn` | `task`, `at` (longitude and latitude), `passed` (its time in seconds where that is not the time of the entry), `distance`, `accuracy`, `reach`, `probability`, `dwell`, `fixes` (where there are any) |
/// | `answered` | `task`, `answer`, `told` (`accepted`, `nearly`, `rejected` or `pending`) |
/// | `tookHint` | `task`, `hint` (its place, from 0) |
/// | `skipped`, `revealed` | `task` |
/// | `entered`, `left` | `zone` |
/// | `flagged` | `flag` (a `RideFlag.Kind`), `task`, `zone`, `value` |
/// | `judged` | `task`, `answer` (the digest of its entry), `accepted`, `reason` |
/// | `adjusted` | `thousandths` (of points), `reason` |
/// | `disqualified` | `reason` |
///
/// A fix is an array of time in seconds, longitude, latitude, accuracy, speed, course and the accuracies of these two, with `null` for what it
/// does not say and nothing for what it does not say at the end. A number that is not finite is `null` too.
///
/// `seq` counts from 1, `time` and `uptime` are within `latestTime`. A line in any other form is not read, though it be JSON: what is read can always be written again to the byte. An event that this
/// version does not know is kept as it is, see `UnknownEvent`.
///
/// Entries with equal digests are equal. Not enforced: that the clock was right. See `RideClock`.
public struct RideEntry: Sendable {
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

    /// The latest time that logs know, in milliseconds since 1970; the earliest is as far before: 100 million days, about 270,000
    /// years, as in ECMAScript.
    public static let latestTime: Int64 = 8_640_000_000_000_000

    /// Whose ride it belongs to.
    public let rider: Rider
    /// The phone, or the organiser's computer, that wrote it.
    public let device: String
    /// The place among the entries of the device, from 1.
    public let sequence: Int
    /// When, by the clock of the device: milliseconds since 1970-01-01 00:00 UTC, at most `latestTime` before or after in a log that
    /// is to be read again.
    public let time: Int64
    /// When, by a clock that nobody can set: milliseconds since any moment, such as the start of the device; `nil` where there is
    /// none.
    public let uptime: Int64?
    /// What happened.
    public let event: RideEvent
    /// The digest of the entry before it on the device.
    public let previous: EntryDigest
    /// The digest of this entry.
    public private(set) var digest: EntryDigest

    /// Makes an entry and computes its digest.
    public init(
        rider: Rider, device: String, sequence: Int, time: Int64, uptime: Int64? = nil, event: RideEvent,
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
        digest = EntryLine.digest(of: self)
    }

    /// An entry as it was read, with the digest that was found to be that of its line.
    package init(
        verified digest: EntryDigest, rider: Rider, device: String, sequence: Int, time: Int64, uptime: Int64?,
        event: RideEvent, previous: EntryDigest
    ) {
        self.rider = rider
        self.device = device
        self.sequence = sequence
        self.time = time
        self.uptime = uptime
        self.event = event
        self.previous = previous
        self.digest = digest
    }
}

extension RideEntry: Hashable {
    /// Whether two entries say the same: their digests are taken of everything in them.
    public static func == (left: RideEntry, right: RideEntry) -> Bool { left.digest == right.digest }

    /// Takes the digest.
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
