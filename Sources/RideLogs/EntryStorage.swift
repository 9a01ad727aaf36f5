import Quests

/// The members of an entry on the heap: judging passes entries on by the million, and one reference is copied quicker than all of them.
///
/// Safe to share since every member is a constant; the compiler accepts that of final classes only.
class EntryStorage: @unchecked Sendable {
    final let rider: RideEntry.Rider
    final let device: String
    final let sequence: Int
    final let time: Int64
    final let uptime: Int64?
    final let event: RideEvent
    final let previous: EntryDigest
    final let digest: EntryDigest

    var signature: Signature? { nil }
    var isSigned: Bool { false }

    fileprivate init(
        _ rider: RideEntry.Rider, _ device: String, _ sequence: Int, _ time: Int64, _ uptime: Int64?,
        _ event: RideEvent, _ previous: EntryDigest, _ digest: EntryDigest
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

    static func make(
        _ rider: RideEntry.Rider, _ device: String, sequence: Int, time: Int64, uptime: Int64?, event: RideEvent,
        previous: EntryDigest, digest: EntryDigest, _ signature: Signature?
    ) -> EntryStorage {
        guard let signature else {
            return EntryStorage(rider, device, sequence, time, uptime, event, previous, digest)
        }
        return SignedStorage(rider, device, sequence, time, uptime, event, previous, digest, signature)
    }
}

/// With a signature, for which entries without one have no room.
private final class SignedStorage: EntryStorage, @unchecked Sendable {
    // A vector would be aligned to 64 bytes.
    private let words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    init(
        _ rider: RideEntry.Rider, _ device: String, _ sequence: Int, _ time: Int64, _ uptime: Int64?,
        _ event: RideEvent, _ previous: EntryDigest, _ digest: EntryDigest, _ signature: Signature
    ) {
        let words = signature.words
        self.words = (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
        super.init(rider, device, sequence, time, uptime, event, previous, digest)
    }

    override var signature: Signature? {
        Signature(words: SIMD8(words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7))
    }
    override var isSigned: Bool { true }
}
