public import Quests

/// Entries without effect, or missing ones, because their author had no right to write them.
public struct LogFlag: Sendable, Hashable {
    /// What is wrong with them.
    public enum Kind: Sendable, Hashable {
        /// A decision that is neither in a log of the organiser nor signed by an official.
        case decision
        /// An entry about another rider than the device's own.
        case forAnother(owner: RideEntry.Rider)
        /// A further device of a rider.
        case furtherDevice
        /// A further key of a rider.
        case furtherKey(KeyFingerprint)
        /// A further device of a rider, accepted by a name that several logs of the rider have. Each is accepted by one of these: the
        /// fingerprint of its key, or the hash of its first entry.
        case ambiguousDevice([String])
        /// The roster binds the rider to another key than this; `nil` for a log without one.
        case notBound(KeyFingerprint?)
        /// The key signed another entry in the place of each, and those count.
        case forkedByKey(KeyFingerprint)
        /// They come after the last signature with the key that the log opens with.
        case unsignedEnd(KeyFingerprint)
        /// Their signatures are not those of the key that the log opens with.
        case invalidSignature(KeyFingerprint)
        /// The log belongs to the quest with this identifier.
        case otherQuest(String)
        /// A device that names itself, or a key, anew within its log.
        case lateOpening
        /// A receipt shows an entry with this number that the log has no longer: it was written anew.
        case rewritten(sequence: Int)
        /// A receipt shows an entry with this number; the log ends before it.
        case cutShort(sequence: Int)
        /// A receipt of this key, of which there is no log.
        case missingLog(KeyFingerprint)
        /// A receipt with a signature that is not that of its key. It proves nothing.
        case invalidReceipt
        /// A receipt of the quest with this identifier. It proves nothing here.
        case receiptOfOtherQuest(String)
    }

    /// What is wrong with them.
    public let kind: Kind
    /// The device that wrote them; with a receipt that has no log, as it claims.
    public let device: String
    /// The rider they are about; with a receipt that has no log, as it claims.
    public let rider: RideEntry.Rider
    /// How many they are: entries, or receipts.
    public var count: Int
}

/// Collects logFlags, one for each kind, device and rider.
struct LogFlags {
    private(set) var list: [LogFlag] = []
    private var places: [LogFlag: Int] = [:]

    mutating func add(_ kind: LogFlag.Kind, _ entry: RideEntry) {
        add(kind, device: entry.device, rider: entry.rider)
    }

    mutating func add(_ kind: LogFlag.Kind, device: String, rider: RideEntry.Rider) {
        let key = LogFlag(kind: kind, device: device, rider: rider, count: 0)
        if let place = places[key] {
            list[place].count += 1
        } else {
            places[key] = list.count
            var logFlag = key
            logFlag.count = 1
            list.append(logFlag)
        }
    }
}
