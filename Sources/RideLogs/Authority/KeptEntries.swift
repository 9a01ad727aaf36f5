import Quests

/// Which entries of reviewed chains count, gathered in the order of a log.
struct KeptEntries {
    /// Why others have no effect.
    private(set) var logFlags = LogFlags()
    /// Whether all entries so far count.
    private(set) var isWhole = true
    /// Who signed what counts of each rider.
    private(set) var authentications: [RideEntry.Rider: RideAuthentication] = [:]

    private var isKept: ContiguousArray<Bool> = []
    private let authority: LogAuthority
    private let trusted: Set<EntryDigest>

    /// - Parameters:
    ///   - trusted: the digests of the entries in the organiser's own logs.
    ///   - count: how many entries there will be.
    init(_ authority: LogAuthority, trusted: Set<EntryDigest>, count: Int) {
        self.authority = authority
        self.trusted = trusted
        isKept.reserveCapacity(count)
    }

    /// Those of the entries that count; they are all that were added.
    func kept(of entries: [RideEntry]) -> [RideEntry] { zip(entries, isKept).lazy.filter { $0.1 }.map { $0.0 } }

    /// Adds entries of one chain that follow each other in the log.
    ///
    /// - Parameter notRiding: why the chain does not tell of its rider's ride; `nil` if it does.
    mutating func add(
        _ entries: ArraySlice<RideEntry>, _ standings: ArraySlice<EntryStanding>, of chain: ReviewedChain,
        notRiding: LogFlag.Kind?
    ) {
        let isOfficial = chain.key.map(authority.officials.contains) ?? false
        /// The rider of the last entry that counts.
        var last: RideEntry.Rider?
        for (entry, standing) in zip(entries, standings) {
            var reason = Self.reason(standing, chain)
            if standing == .counts, !isOfficial, trusted.isEmpty || !trusted.contains(entry.digest) {
                reason = Self.reason(entry, chain, notRiding)
            }
            if let reason { logFlags.add(reason, entry) }
            let counts = reason == nil && standing == .counts
            isKept.append(counts)
            isWhole = isWhole && counts
            // An organiser registers riders and flags them; that makes no log of theirs.
            guard counts, chain.isOffice ? entry.event.isRidden : !entry.event.isOfDevice, last != entry.rider
            else { continue }
            last = entry.rider
            authentications[entry.rider] =
                authentications[entry.rider]?.joined(with: chain.authentication) ?? chain.authentication
        }
    }

    /// Why an entry has no effect by the opening and signatures of its chain.
    private static func reason(_ standing: EntryStanding, _ chain: ReviewedChain) -> LogFlag.Kind? {
        switch standing {
        case .counts, .unsignedZone: nil
        case .unsignedEnd: chain.opening?.key.map { .unsignedEnd($0.fingerprint) }
        case .invalidSignature: chain.opening?.key.map { .invalidSignature($0.fingerprint) }
        case .forked: chain.opening?.key.map { .forkedByKey($0.fingerprint) }
        case .otherQuest: .otherQuest(chain.opening?.quest ?? "")
        case .lateOpening: .lateOpening
        }
    }

    /// Why an entry has no effect by who wrote it.
    private static func reason(
        _ entry: RideEntry, _ chain: ReviewedChain, _ notRiding: LogFlag.Kind?
    ) -> LogFlag.Kind? {
        if entry.event.isDecision { return .decision }
        // Somebody continued a log of the organiser.
        if chain.isOffice { return .furtherDevice }
        if !entry.event.isOfDevice, let owner = chain.owner, owner != entry.rider { return .forAnother(owner: owner) }
        return notRiding
    }
}
