public import Quests

extension RideEntry {
    /// What a signature of this entry is for.
    /// - Complexity: O(*n*) in the length of the line.
    public var head: LogHead { EntryLine.head(of: self) }

    /// The entry with a signature, which its digest covers.
    public func signed(_ signature: Signature) -> RideEntry {
        RideEntry(
            rider: rider, device: device, sequence: sequence, time: time, uptime: uptime, event: event,
            previous: previous, signature: signature)
    }

    /// Whether the signature of the entry was made with a key.
    ///
    /// - Parameter quest: the identifier of the quest with which the log opens.
    /// - Returns: `false` for an entry without signature too.
    public func isSigned(by key: PublicKey, quest: String?, _ verifier: SignatureVerifier) -> Bool {
        guard let signature else { return false }
        return verifier.isValid(signature, of: head.signedBytes(sequence: sequence, quest: quest), by: key)
    }

    /// The opening of the device's chain, if this entry is one.
    public var opening: Opening? {
        guard case .opened(let opening) = event, sequence == 1, previous == .none else { return nil }
        return opening
    }
}

extension RideEvent {
    /// Whether a device signs it. Those that come with positions wait for the next one: a signature takes a phone time and battery.
    package var isSigned: Bool {
        switch self {
        case .entered, .left, .flagged: false
        default: true
        }
    }
}
