import Quests

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
        var kept = KeptEntries(self, trusted: trusted, count: log.entries.count)
        for run in review.runs {
            kept.add(
                log.entries[run.places], review.standings[run.places], of: review.chains[run.chain],
                notRiding: riding.reasons[run.chain])
        }
        var findings = kept.findings
        var flags: [RideEntry.Rider: [RideFlag]] = [:]
        check(receipts, in: log, review, &findings, &flags)
        return JudgedLog(
            entries: .whole(kept.isWhole ? log : RideLog(kept.kept(of: log.entries))), findings: findings.list,
            editions: Self.editions(review.chains), authentications: kept.authentications,
            flags: flags)
    }

    /// How many chains open with each edition.
    static func editions(_ chains: some Sequence<ReviewedChain>) -> [JudgedLog.EditionCount] {
        var counts: [Quest.EditionDigest: Int] = [:]
        for chain in chains where chain.owner != nil {
            if let edition = chain.opening?.edition { counts[edition, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { .init(edition: $0.key, count: $0.value) }
    }
}
