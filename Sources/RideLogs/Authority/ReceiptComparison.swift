import ParallelWork
public import Signatures

/// The result of comparing a log with a receipt.
public enum ReceiptOutcome: Sendable, Hashable {
    /// The log has the entry, and so everything before it.
    case agrees
    /// The log has another entry in its place: it was written anew.
    case rewritten
    /// The log ends before it.
    case cutShort
    /// The log has nothing that was signed with the key of the receipt.
    case missingLog
    /// The key did not sign the receipt, which proves nothing.
    case invalid
    /// The receipt is of the quest with this identifier, and proves nothing here.
    case ofOtherQuest(String)
}

extension LogReceipt {
    /// Compares a log with each of some receipts.
    ///
    /// - Complexity: O(*n*) for *n* entries, and the check of one signature for each chain and each receipt, on all cores.
    public static func outcomes(
        of receipts: [LogReceipt], in log: RideLog, verifier: SignatureVerifier
    ) -> [ReceiptOutcome] {
        let review = LogReview(log, LogAuthority(verifier: verifier))
        return ReceiptComparison(log, review, quest: nil).outcomes(of: receipts, verifier)
    }
}

/// Looks for what receipts show in the chains of a log.
struct ReceiptComparison {
    private let log: RideLog
    private let review: LogReview
    private let quest: String?
    private var chains: [PublicKey: [Int]] = [:]

    /// - Parameter quest: the quest that is judged; `nil` for any.
    init(_ log: RideLog, _ review: LogReview, quest: String?) {
        self.log = log
        self.review = review
        self.quest = quest
        for (number, chain) in review.chains.enumerated() where chain.key != nil {
            if let key = chain.opening?.key { chains[key, default: []].append(number) }
        }
    }

    func outcomes(of receipts: [LogReceipt], _ verifier: SignatureVerifier) -> [ReceiptOutcome] {
        let isValid = Parallel.mapRanges(of: receipts.count, atLeast: 16) { range in
            range.map { receipts[$0].isValid(by: verifier) }
        }.flatMap { $0 }
        return zip(receipts, isValid).map { receipt, isValid in isValid ? outcome(of: receipt) : .invalid }
    }

    /// The chains of the key and the quest of a receipt.
    func chains(of receipt: LogReceipt) -> [Int] {
        chains[receipt.key]?.filter { review.chains[$0].opening?.quest == receipt.quest } ?? []
    }

    private func outcome(of receipt: LogReceipt) -> ReceiptOutcome {
        if let quest, let stated = receipt.quest, stated != quest { return .ofOtherQuest(stated) }
        let outcomes = chains(of: receipt).map { outcome(of: receipt, $0) }
        if outcomes.contains(.agrees) { return .agrees }
        if outcomes.contains(.rewritten) { return .rewritten }
        return outcomes.first ?? .missingLog
    }

    /// Whether a chain has the entry of a receipt.
    private func outcome(of receipt: LogReceipt, _ number: Int) -> ReceiptOutcome {
        let chain = review.chains[number]
        var outcome = ReceiptOutcome.cutShort
        for place in chain.first..<log.entries.count {
            let entry = log.entries[place]
            guard entry.device == chain.device, entry.sequence <= receipt.sequence else { break }
            guard entry.sequence == receipt.sequence, review.chain(at: place) == number else { continue }
            if entry.head == receipt.head { return .agrees }
            outcome = .rewritten
        }
        return outcome
    }
}
