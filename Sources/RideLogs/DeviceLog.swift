public import Quests

/// Writes the entries of one device, one after the other.
///
///     var phone = DeviceLog(device: "a1", rider: "anna")
///     let entry = phone.append(.started, at: now, uptime: uptime)
///
/// With a signer the log opens with the public key of the device, and what follows is signed. Where the key is out of reach, as on a
/// locked phone, an entry stays without signature, and the next one covers it.
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
    private let signer: Signer?
    private var isSignedToTheEnd = true
    /// What the log opens with; `nil` where it says nothing of the device.
    private let opening: Opening?

    /// Starts the log of a device, or continues it if the log has entries of the device already.
    ///
    /// - Parameters:
    ///   - signer: the key of the device. A log that did not open with it is continued without signatures.
    ///   - quest: the quest that is ridden; the log opens with its identifier and edition, if it has an identifier.
    public init(
        device: String, rider: RideEntry.Rider, signer: Signer? = nil, quest: Quest? = nil,
        resuming log: RideLog = RideLog()
    ) {
        self.device = device
        self.rider = rider
        self.log = log
        guard let last = log.entries.last(where: { $0.device == device }) else {
            opening = Opening(of: quest, key: signer?.publicKey)
            self.signer = signer
            return
        }
        previous = last.digest
        sequence = last.sequence
        opening = log.opening(of: last)
        self.signer = opening?.key == signer?.publicKey ? signer : nil
        isSignedToTheEnd = last.signature != nil
    }

    /// Writes the opening, if the log has something to say of the device and no entries of it yet. `append` does so by itself.
    ///
    /// - Parameters:
    ///   - time: seconds since 1970-01-01 00:00 UTC, rounded to milliseconds.
    ///   - uptime: seconds by a monotonic clock that continues while the device sleeps.
    /// - Returns: the entry; `nil` if there is none to write, or if the time is not finite or beyond `RideEntry.latestTime`.
    @discardableResult
    public mutating func open(at time: Double, uptime: Double? = nil) -> RideEntry? {
        guard sequence == 0, let opening else { return nil }
        return write(.opened(opening), at: time, uptime, about: rider)
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
        open(at: time, uptime: uptime)
        return write(event, at: time, uptime, about: rider ?? self.rider)
    }

    /// Whether the device has a key and the last entries are without a signature. They count once a later one is signed.
    public var awaitsSignature: Bool { signer != nil && !isSignedToTheEnd }

    /// Signs the last entries, if they are without a signature: before a log is handed in, when the key is in reach again.
    ///
    /// - Parameters:
    ///   - time: seconds since 1970-01-01 00:00 UTC, rounded to milliseconds.
    ///   - uptime: seconds by a monotonic clock that continues while the device sleeps.
    /// - Returns: the entry that signs them; `nil` if there is nothing to sign, the key is still out of reach, or the time is none.
    @discardableResult
    public mutating func sign(at time: Double, uptime: Double? = nil) -> RideEntry? {
        guard awaitsSignature else { return nil }
        return write(.signed, at: time, uptime, about: rider, onlySigned: true)
    }

    private mutating func write(
        _ event: RideEvent, at time: Double, _ uptime: Double?, about rider: RideEntry.Rider, onlySigned: Bool = false
    ) -> RideEntry? {
        guard let time = Self.milliseconds(time), sequence < .max else { return nil }
        var entry = RideEntry(
            rider: rider, device: device, sequence: sequence + 1, time: time,
            uptime: uptime.flatMap(Self.milliseconds), event: event, previous: previous)
        if let signer, event.isSigned {
            let bytes = entry.head.signedBytes(sequence: entry.sequence, quest: opening?.quest)
            if let signature = signer.signature(of: bytes) { entry = entry.signed(signature) }
        }
        if onlySigned, entry.signature == nil { return nil }
        isSignedToTheEnd = entry.signature != nil
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

extension RideLog {
    /// What the chain of an entry opens with.
    /// - Complexity: O(*n*).
    fileprivate func opening(of last: RideEntry) -> Opening? {
        var first = last
        for entry in entries.reversed() where entry.digest == first.previous && entry.device == first.device {
            first = entry
        }
        return first.opening
    }
}
