import Quests

/// A chain of entries that follow each other by their digests, after its signatures were checked.
struct ReviewedChain: Sendable {
    /// Who vouches for a chain.
    enum Identity: Sendable, Hashable {
        /// It has no key.
        case unsigned
        /// It has a key, and none of its signatures is right.
        case void(KeyFingerprint)
        /// It has a key, and nobody checked its signatures.
        case unchecked(KeyFingerprint)
        /// The key signed it.
        case signed(KeyFingerprint)
    }

    /// The place of its first entry in the log.
    let first: Int
    /// The digest of its first entry, which names a chain without a key.
    let digest: EntryDigest
    let device: String
    let opening: Opening?
    let firstTime: Int64
    var identity = Identity.unsigned
    /// Whether it is the organiser's: from one of their logs, or signed with the key of an official.
    var isOffice = false
    /// The rider of its first entry that counts and is no decision; `nil` where there is none.
    var owner: RideEntry.Rider?
    /// How many entries that are no decisions count.
    var count = 0

    /// The key that signed it, as far as that was checked.
    var key: KeyFingerprint? {
        if case .signed(let key) = identity { key } else { nil }
    }

    /// What `LogAuthority.acceptedDevices` calls this chain alone: the fingerprint of its key, else the digest of its first entry.
    var name: String { key?.description ?? digest.description }

    var authentication: RideAuthentication {
        switch identity {
        case .unsigned, .void: .unsigned
        case .unchecked(let key): .unchecked([key])
        case .signed(let key): .signed([key])
        }
    }

    /// Whether it gives way to another chain of the same rider: a signed one goes first, then the one that tells more, then the
    /// earlier one.
    func givesWay(to other: ReviewedChain) -> Bool {
        if (key == nil) != (other.key == nil) { return key == nil }
        return (count, other.firstTime) < (other.count, firstTime)
    }
}
