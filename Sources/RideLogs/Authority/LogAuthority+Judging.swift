import QuestModel
import Signatures

extension LogAuthority {
    /// What counts of a log, with the organiser's, and what does not.
    ///
    /// To apply it again to what counts changes nothing.
    /// - Complexity: O(*n*) for *n* entries and the check of one signature for each chain, on all cores; O(*n* log *n*) to add the
    ///   organiser's log.
    public func applied(to log: RideLog) -> JudgedLog {
        let log = office.entries.isEmpty ? log : log.merged(with: office)
        let trusted = Set(office.entries.lazy.map { $0.digest })
        let review = LogReview(log, self, trusted: trusted)
        let riding = RidingChains(review.chains, self)
        var findings = AuthorityFindings()
        var isKept = [Bool](repeating: true, count: log.entries.count)
        var isWhole = true
        var authentications: [RideEntry.Rider: RideAuthentication] = [:]
        for run in review.runs {
            let chain = review.chains[run.chain]
            let isOfficial = chain.key.map(officials.contains) ?? false
            /// The rider of the last entry that counts.
            var last: RideEntry.Rider?
            for place in run.places {
                let entry = log.entries[place]
                let standing = review.standings[place]
                var reason = Self.reason(standing, chain)
                if standing == .counts, !isOfficial, trusted.isEmpty || !trusted.contains(entry.digest) {
                    reason = self.reason(entry, chain, riding.reasons[run.chain])
                }
                if let reason { findings.add(reason, entry) }
                isKept[place] = reason == nil && standing == .counts
                isWhole = isWhole && isKept[place]
                // An organiser registers riders and flags them; that makes no log of theirs.
                guard isKept[place], chain.isOffice ? entry.event.isRidden : !entry.event.isOfDevice,
                    last != entry.rider
                else { continue }
                last = entry.rider
                authentications[entry.rider] =
                    authentications[entry.rider]?.joined(with: chain.authentication) ?? chain.authentication
            }
        }
        var flags: [RideEntry.Rider: [RideFlag]] = [:]
        check(receipts, in: log, review, &findings, &flags)
        return JudgedLog(
            log: isWhole ? log : RideLog(zip(log.entries, isKept).lazy.filter { $0.1 }.map { $0.0 }),
            findings: findings.list, editions: Self.editions(review.chains), authentications: authentications,
            flags: flags)
    }

    /// Why an entry has no effect by the opening and signatures of its chain.
    private static func reason(_ standing: EntryStanding, _ chain: ReviewedChain) -> AuthorityFinding.Kind? {
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
    private func reason(
        _ entry: RideEntry, _ chain: ReviewedChain, _ notRiding: AuthorityFinding.Kind?
    ) -> AuthorityFinding.Kind? {
        if entry.event.isDecision { return .decision }
        // Somebody continued a log of the organiser.
        if chain.isOffice { return .furtherDevice }
        if !entry.event.isOfDevice, let owner = chain.owner, owner != entry.rider { return .forAnother(owner: owner) }
        return notRiding
    }

    /// How many chains open with each edition.
    private static func editions(_ chains: [ReviewedChain]) -> [JudgedLog.EditionCount] {
        var counts: [Quest.EditionDigest: Int] = [:]
        for chain in chains where chain.owner != nil {
            if let edition = chain.opening?.edition { counts[edition, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { .init(edition: $0.key, count: $0.value) }
    }
}
