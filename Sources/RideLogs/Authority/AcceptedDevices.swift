import Quests

/// What the texts mean by which an organiser accepts devices (`LogAuthority.acceptedDevices`).
struct AcceptedDevices: Sendable {
    /// Those that are fingerprints of keys.
    let keys: Set<KeyFingerprint>
    /// Those that are digests of the first entries of chains.
    let digests: Set<EntryDigest>
    /// Those that are names.
    private(set) var names: Set<String>

    private let texts: Set<String>
    /// How many chains of the log begin with each of the digests.
    private var chains: [EntryDigest: Int] = [:]

    init(_ texts: Set<String>) {
        self.texts = texts
        keys = Set(texts.lazy.compactMap { KeyFingerprint($0) })
        digests = Set(texts.lazy.compactMap { EntryDigest($0) })
        // A fingerprint is never a name, nor is the digest of a log: a stranger's device may call itself like the key of another.
        names = texts.filter { KeyFingerprint($0) == nil }
    }

    /// Takes note of a chain of the log; returns a text that was a name so far and is a digest now.
    @discardableResult
    mutating func add(_ chain: ReviewedChain) -> String? {
        guard digests.contains(chain.digest) else { return nil }
        chains[chain.digest, default: 0] += 1
        guard chains[chain.digest] == 1 else { return nil }
        return names.remove(chain.digest.description)
    }

    /// Forgets a chain; returns a text that is a name now.
    mutating func remove(_ chain: ReviewedChain) -> String? {
        guard let count = chains[chain.digest] else { return nil }
        chains[chain.digest] = count > 1 ? count - 1 : nil
        let text = chain.digest.description
        guard count == 1, texts.contains(text), KeyFingerprint(text) == nil else { return nil }
        names.insert(text)
        return text
    }
}
