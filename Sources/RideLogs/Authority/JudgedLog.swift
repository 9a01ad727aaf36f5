public import Quests

/// What counts of a log after `LogAuthority` has looked at it, and what does not.
///
/// Standings and results are computed from it. It is not judged again: what has no effect is no longer in it.
public struct JudgedLog: Sendable {
    /// How many devices rode with an edition of the quest.
    public struct EditionCount: Sendable, Hashable {
        /// The edition.
        public let edition: Quest.EditionDigest
        /// How many chains open with it.
        public let count: Int
    }

    /// The entries that count, with those of the organiser.
    /// - Complexity: O(1); O(*n*) where the log grows while it is judged, as with live standings.
    public var log: RideLog {
        switch entries {
        case .whole(let log): log
        case .ofDevices(let devices): RideLog(ofDevices: devices)
        }
    }
    /// What has no effect, and what receipts prove, in the order of the log.
    public let logFlags: [LogFlag]
    /// The editions that logs open with, the most frequent first. Riders' editions differ from the organiser's; different ones among
    /// the riders are worth a look.
    public let editions: [EditionCount]
    let authentications: [RideEntry.Rider: RideAuthentication]
    let flags: [RideEntry.Rider: [RideFlag]]
    private let entries: Entries

    /// The entries that count.
    enum Entries: Sendable {
        /// As one log.
        case whole(RideLog)
        /// Those of each device, in the order of a log.
        case ofDevices([[RideEntry]])
    }

    /// A log that needs no judging, because the program wrote all of it itself.
    package init(trusting log: RideLog) {
        self.init(entries: .whole(log), logFlags: [], editions: [], authentications: [:], flags: [:])
    }

    init(
        entries: Entries, logFlags: [LogFlag], editions: [EditionCount],
        authentications: [RideEntry.Rider: RideAuthentication], flags: [RideEntry.Rider: [RideFlag]]
    ) {
        self.entries = entries
        self.logFlags = logFlags
        self.editions = editions
        self.authentications = authentications
        self.flags = flags
    }

    /// Whether the log of a rider is signed; `nil` for a rider of whom only the organiser writes, or nobody.
    public func authentication(of rider: RideEntry.Rider) -> RideAuthentication? { authentications[rider] }

    /// What receipts prove of a rider's log.
    public func flags(of rider: RideEntry.Rider) -> [RideFlag] { flags[rider] ?? [] }

    /// All rides, by rider; see `RideLog.rides`.
    public var rides: RideLog.Rides { RideLog.Rides(log.entries, authentications, flags) }

    /// One rider's ride; see `RideLog.ride(of:)`.
    /// - Complexity: O(*n*).
    public func ride(of rider: RideEntry.Rider) -> RideLog.Ride {
        log.ride(of: rider).marked(authentications[rider], flags(of: rider))
    }
}
