public import Quests

/// What somebody who saw a log keeps of it, such as a helper at a control: the last head that its device signed.
///
/// With the receipt and the key anybody can tell whether a log that is handed in later still has that entry, and so everything before
/// it. Device, rider and time in the receipt are for readers and not signed.
public struct LogReceipt: Sendable, Hashable {
    /// The key of the device.
    public let key: PublicKey
    /// The identifier of the quest with which the log opens, if it has one.
    public let quest: String?
    /// The number of the entry.
    public let sequence: Int
    /// The head of the log: what was signed.
    public let head: LogHead
    /// The signature.
    public let signature: Signature
    /// The device, for readers.
    public let device: String
    /// The rider, for readers.
    public let rider: RideEntry.Rider
    /// The time of the entry by the clock of the device, in milliseconds since 1970-01-01 00:00 UTC, for readers.
    public let time: Int64

    /// Describes a receipt.
    public init(
        key: PublicKey, quest: String?, sequence: Int, head: LogHead, signature: Signature, device: String,
        rider: RideEntry.Rider, time: Int64
    ) {
        self.key = key
        self.quest = quest
        self.sequence = sequence
        self.head = head
        self.signature = signature
        self.device = device
        self.rider = rider
        self.time = time
    }

    /// Whether the key signed the head.
    public func isValid(by verifier: SignatureVerifier) -> Bool {
        verifier.isValid(signature, of: head.signedBytes(sequence: sequence, quest: quest), by: key)
    }

    /// The last signed head of every chain of a log that opens with a key, in the order of the log.
    ///
    /// - Parameter verifier: leaves out what is not signed with the key. Without one every signature is taken for valid.
    /// - Complexity: O(*n*) for *n* entries, and the check of one signature for each chain.
    public static func receipts(of log: RideLog, verifier: SignatureVerifier? = nil) -> [LogReceipt] {
        let review = LogReview(log, LogAuthority(verifier: verifier))
        var last: [Int: Int] = [:]
        for place in log.entries.indices where review.standings[place] == .counts && log.entries[place].isSigned {
            last[review.chain(at: place)] = place
        }
        return last.sorted { $0.key < $1.key }.compactMap { chain, place in
            let entry = log.entries[place]
            guard let opening = review.chains[chain].opening, let key = opening.key, let signature = entry.signature
            else { return nil }
            return LogReceipt(
                key: key, quest: opening.quest, sequence: entry.sequence, head: entry.head, signature: signature,
                device: entry.device, rider: entry.rider, time: entry.time)
        }
    }
}
