public import Quests

/// Keeps of a log what its writers had the right to write.
///
///     var authority = LogAuthority(office: office, verifier: .crypto)
///     authority.officials = quest.settings.officials
///     let judged = authority.applied(to: merged)
///
/// - A chain of entries that opens with a key counts as far as signatures with that key prove it. A chain without key counts as a
///   whole, and is called unsigned.
/// - Decisions count only from the organiser's own logs, and from chains that an official signed.
/// - A chain of entries tells of one ride: that of the rider of its first entry. What it tells of others has no effect.
/// - A rider rides with one device. Which one, the organiser says (`keys`, `devices`); else it is the signed one, or the one that tells
///   the most. What further ones tell has no effect until the organiser accepts them.
/// - A chain that opens with another quest has no effect.
/// - Receipts show chains that were written anew or cut short.
///
/// What has no effect is left out and reported. Devices are told apart by their chains as well as by their names, so that a second
/// device under a known name gains nothing. Zones and flags are not signed one by one; those after the last signature are left out
/// without a report, since every ride may end with some.
///
/// Not prevented here: a device that lies about its own rider. Check-ins are decided again from their positions
/// (`RideProgress.init(quest:ride:unproven:opener:)`); an unsigned chain that was written anew as a whole takes the place of the old one.
public struct LogAuthority: Sendable {
    /// The organiser's logs, from the organiser's own hands: every entry in them counts. One that opens with a key has to be signed
    /// with it too.
    public var office: RideLog
    /// The devices of riders by their names, where the organiser knows them.
    public var devices: [RideEntry.Rider: Set<String>]
    /// The keys of riders, where the organiser knows them. They go before `devices`.
    public var keys: [RideEntry.Rider: Set<KeyFingerprint>]
    /// Devices that the organiser accepts besides: by the fingerprints of their keys, by the digests of the first entries of their
    /// chains, or by their names. A name accepts nothing where several chains of a rider have it, since anybody can take a name.
    public var acceptedDevices: Set<String>
    /// The keys of those who may decide. Everything that they signed counts.
    public var officials: Set<KeyFingerprint>
    /// The identifier of the quest that is judged, if it has one.
    public var quest: String?
    /// Signed heads of logs that somebody saw earlier.
    public var receipts: [LogReceipt]
    /// Checks signatures. Without one they are taken for valid, which every result says, and nothing is proven: no official decides,
    /// no rider is the one to whom the roster binds a key, and receipts are not looked at.
    public var verifier: SignatureVerifier?

    /// Describes whom the organiser trusts.
    public init(
        office: RideLog = RideLog(), devices: [RideEntry.Rider: Set<String>] = [:],
        keys: [RideEntry.Rider: Set<KeyFingerprint>] = [:], acceptedDevices: Set<String> = [],
        officials: Set<KeyFingerprint> = [], quest: String? = nil, receipts: [LogReceipt] = [],
        verifier: SignatureVerifier? = nil
    ) {
        self.office = office
        self.devices = devices
        self.keys = keys
        self.acceptedDevices = acceptedDevices
        self.officials = officials
        self.quest = quest
        self.receipts = receipts
        self.verifier = verifier
    }

    /// The same for logs of a quest: with its identifier and its officials.
    public func judging(_ quest: Quest) -> LogAuthority {
        var authority = self
        authority.quest = quest.settings.id ?? self.quest
        authority.officials.formUnion(quest.settings.officials)
        return authority
    }

    /// Whether a log belongs to another quest. One that names none may be of any.
    func isOfOtherQuest(_ opening: Opening) -> Bool {
        guard let quest, let stated = opening.quest else { return false }
        return quest != stated
    }

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
        var logFlags = kept.logFlags
        var flags: [RideEntry.Rider: [RideFlag]] = [:]
        check(receipts, in: log, review, &logFlags, &flags)
        return JudgedLog(
            entries: .whole(kept.isWhole ? log : RideLog(kept.kept(of: log.entries))), logFlags: logFlags.list,
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

extension LogAuthority {
    /// Looks for what receipts show and the log has no longer.
    func check(
        _ receipts: [LogReceipt], in log: RideLog, _ review: LogReview, _ logFlags: inout LogFlags,
        _ flags: inout [RideEntry.Rider: [RideFlag]]
    ) {
        guard let verifier, !receipts.isEmpty else { return }
        let comparison = ReceiptComparison(log, review, quest: quest)
        for (receipt, outcome) in zip(receipts, comparison.outcomes(of: receipts, verifier)) {
            let kind: LogFlag.Kind
            switch outcome {
            case .agrees: continue
            case .invalid:
                logFlags.add(.invalidReceipt, receipt)
                continue
            case .ofOtherQuest(let stated):
                logFlags.add(.receiptOfOtherQuest(stated), receipt)
                continue
            case .missingLog:
                logFlags.add(.missingLog(receipt.key.fingerprint), receipt)
                continue
            case .rewritten: kind = .rewritten(sequence: receipt.sequence)
            case .cutShort: kind = .cutShort(sequence: receipt.sequence)
            }
            for number in comparison.chains(of: receipt) {
                let chain = review.chains[number]
                guard let rider = chain.owner else { continue }
                logFlags.add(kind, device: chain.device, rider: rider)
                let flag = RideFlag(.rewrittenLog, value: Double(receipt.sequence))
                if !flags[rider, default: []].contains(flag) { flags[rider, default: []].append(flag) }
            }
        }
    }
}

extension LogFlags {
    fileprivate mutating func add(_ kind: LogFlag.Kind, _ receipt: LogReceipt) {
        add(kind, device: receipt.device, rider: receipt.rider)
    }
}
