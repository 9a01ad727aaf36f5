public import Quests

/// One line of a ride log: an event, its rider, and its place in the chain of its device.
///
/// Times are whole milliseconds, so that they are read as they were written. Every entry names the digest of the entry before it on
/// the same device: after altering one, all following entries have to be rewritten, and no longer agree with any earlier copy.
///
/// A log keeps an entry as one line of JSON, with its members in this order, no white space, and a line feed at the end:
///
///     {"device":"a1","seq":7,"prev":"…","rider":"anna","time":1715248800123,"uptime":5123,
///      "type":"answered","task":"oak","answer":"ель","told":"accepted","hash":"…"}
///
/// `prev` and `hash` are digests of 32 hexadecimal digits in small letters, `prev` that of the entry before or zeros. `hash` is the
/// first half of the SHA-256 of all bytes of the line before `,"hash"`. Members without a value are left out. Texts are UTF-8, in
/// which only `"` and `\` are escaped with a backslash, and U+0000 to U+001F and U+007F as `\u00` with two digits in small
/// letters. Numbers have the fewest digits that give the same number again: whole ones below 2⁵³ without a point, those below
/// 0.0001 and above 2⁵³ with an exponent (`1e-05`, `1e+16`). `type` and the members after it:
///
/// | `type` | members |
/// |---|---|
/// | `opened` | `quest` (its identifier), `edition` (32 hexadecimal digits, see `Quest.EditionDigest`), `key` (see `PublicKey`), each if known |
/// | `signed` | none |
/// | `joined` | `name`, `team`, `class`, each if known |
/// | `started`, `finished`, `withdrew` | none |
/// | `checkedIn` | `task`, `at` (longitude and latitude), `passed` (its time in seconds where that is not the time of the entry), `distance`, `accuracy`, `reach`, `probability`, `dwell`, `fixes` (where there are any) |
/// | `answered` | `task`, `answer`, `told` (`accepted`, `nearly`, `rejected` or `pending`), `fixes` (where there are any) |
/// | `tookHint` | `task`, `hint` (its place, from 0) |
/// | `skipped`, `revealed` | `task` |
/// | `entered`, `left` | `zone` |
/// | `flagged` | `flag` (a `RideFlag.Kind`), `task`, `zone`, `value` |
/// | `judged` | `task`, `answer` (the digest of its entry), `accepted`, `reason` |
/// | `adjusted` | `thousandths` (of points), `reason` |
/// | `disqualified` | `reason` |
///
/// A device with a key opens its chain with `opened`, and signs what follows, except `entered`, `left` and `flagged`: directly before
/// `hash` stands `sig`, a signature in base64. It is for the text `VeloQuest log 1`, `seq`, the SHA-256 of all bytes of the line before
/// `,"sig"` in 64 hexadecimal digits, and the `quest` of the opening where it has one, with a space between each. Since `prev` is in
/// those bytes, a signature proves every entry of the chain before it, signed or not. `hash` covers it. `signed` says nothing else than
/// that: a device writes it where its key was out of reach for the last entries.
///
/// The `fixes` of a check-in are what it was decided on: the last four, or all of the stay that a task asks for. They suffice to
/// decide it again, since presence depends on the line between the last two, and a stay on all lines since the rider came.
///
/// The `fixes` of an answer say where it was given: the last two before it that are not older than a minute. They suffice where the
/// quest asks for presence, since what is judged is the line between these two. Logs of older apps have none.
///
/// A fix is an array of time in seconds, longitude, latitude, accuracy, speed, course and the accuracies of these two; absent
/// values are `null`, and left out at the end. A number that is not finite is `null` too.
///
/// `seq` counts from 1, `time` and `uptime` are within `latestTime`. A line in any other form is not read, even if it is valid
/// JSON, so that everything read can be written again byte for byte. An event that this version does not know is kept as it is, see
/// `UnknownEvent`.
///
/// Entries with equal digests are equal. Not enforced: that the clock was right. See `DeviceClock`.
public struct RideEntry: Sendable {
    /// The identifier of a rider in a log.
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

    private let storage: EntryStorage

    /// Makes an entry and computes its digest.
    public init(
        rider: Rider, device: String, sequence: Int, time: Int64, uptime: Int64? = nil, event: RideEvent,
        previous: EntryDigest, signature: Signature? = nil
    ) {
        func storage(_ digest: EntryDigest) -> EntryStorage {
            EntryStorage.make(
                rider, device, sequence: sequence, time: time, uptime: uptime, event: event, previous: previous,
                digest: digest, signature)
        }
        self.storage = storage(EntryLine.digest(of: RideEntry(storage(.none))))
    }

    /// An entry as it was read, with its verified digest.
    package init(
        verified digest: EntryDigest, rider: Rider, device: String, sequence: Int, time: Int64, uptime: Int64?,
        event: RideEvent, previous: EntryDigest, signature: Signature?
    ) {
        storage = EntryStorage.make(
            rider, device, sequence: sequence, time: time, uptime: uptime, event: event, previous: previous,
            digest: digest, signature)
    }

    private init(_ storage: EntryStorage) { self.storage = storage }

    /// The rider whose ride it belongs to.
    public var rider: Rider { storage.rider }
    /// The phone, or the organiser's computer, that wrote it.
    public var device: String { storage.device }
    /// The number among the entries of the device, from 1.
    public var sequence: Int { storage.sequence }
    /// When, by the clock of the device: milliseconds since 1970-01-01 00:00 UTC, at most `latestTime` before or after in a log
    /// that can be read again.
    public var time: Int64 { storage.time }
    /// When, by a monotonic clock: milliseconds since any moment, such as the start of the device; `nil` if there is none.
    public var uptime: Int64? { storage.uptime }
    /// What happened.
    public var event: RideEvent { storage.event }
    /// The digest of the entry before it on the device.
    public var previous: EntryDigest { storage.previous }
    /// The digest of this entry.
    public var digest: EntryDigest { storage.digest }
    /// The signature of the device; `nil` where it made none.
    public var signature: Signature? { storage.signature }
    /// Whether the device signed it.
    var isSigned: Bool { storage.isSigned }
}

extension RideEntry: Hashable {
    /// Entries are equal if their digests are: these cover all members.
    public static func == (left: RideEntry, right: RideEntry) -> Bool { left.digest == right.digest }

    /// Hashes the digest.
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
