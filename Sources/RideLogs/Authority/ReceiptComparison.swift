public import Quests
import Support

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
        receipt.outcome(
            chains(of: receipt).map { number in
                receipt.outcome(of: review.chains[number], in: log.entries) { review.chain(at: $0) == number }
            }, quest: quest)
    }
}

extension LogReceipt {
    /// The outcome from those of all chains with its key and quest.
    ///
    /// - Parameter quest: the quest that is judged; `nil` for any.
    func outcome(_ chains: [ReceiptOutcome], quest judged: String?) -> ReceiptOutcome {
        if let judged, let quest, quest != judged { return .ofOtherQuest(quest) }
        if chains.contains(.agrees) { return .agrees }
        if chains.contains(.rewritten) { return .rewritten }
        return chains.first ?? .missingLog
    }

    /// Whether a chain has the entry of the receipt.
    ///
    /// - Parameters:
    ///   - entries: those of a log or of the device.
    ///   - isOfChain: whether the entry at a place among these belongs to the chain.
    func outcome(of chain: ReviewedChain, in entries: [RideEntry], isOfChain: (Int) -> Bool) -> ReceiptOutcome {
        var outcome = ReceiptOutcome.cutShort
        for place in chain.first..<entries.count {
            let entry = entries[place]
            guard entry.device == chain.device, entry.sequence <= sequence else { break }
            guard entry.sequence == sequence, isOfChain(place) else { continue }
            if entry.head == head { return .agrees }
            outcome = .rewritten
        }
        return outcome
    }
}
