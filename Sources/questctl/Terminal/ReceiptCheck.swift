import Quests
import RideLogs

/// The result of comparing the receipts of one key with the logs that it signed.
struct ReceiptCheck {
    /// The result.
    enum Result: Equatable {
        /// The log matches all receipts, up to this entry.
        case agrees(Int)
        /// The log has a different entry with this number; earlier receipts match.
        case rewritten(since: Int, by: Int)
        /// The log ends before this entry.
        case cutShort(Int)
        /// There is no log of the key; the value says whether there is another log of the rider.
        case missing(hasOther: Bool)
        /// The receipt is invalid.
        case invalid
    }

    /// A receipt of the key, for the names in messages.
    let receipt: LogReceipt
    let result: Result

    /// Whether a log differs from its receipts, or a receipt is invalid.
    var isContradicted: Bool {
        switch result {
        case .agrees: false
        case .rewritten, .cutShort, .invalid: true
        case .missing(let hasOther): hasOther
        }
    }

    private struct Signed: Hashable {
        let key: PublicKey
        let quest: String?
    }

    /// One result for each key and quest, in the order of the receipts; invalid receipts have their own.
    ///
    /// - Parameter riders: the riders with logs.
    static func checks(
        _ receipts: some Sequence<(LogReceipt, ReceiptOutcome)>, riders: Set<RideEntry.Rider>
    ) -> [ReceiptCheck] {
        var order: [Signed] = []
        var groups: [Signed: [(LogReceipt, ReceiptOutcome)]] = [:]
        var invalid: [ReceiptCheck] = []
        for (receipt, outcome) in receipts {
            guard outcome != .invalid else {
                invalid.append(ReceiptCheck(receipt: receipt, result: .invalid))
                continue
            }
            let signed = Signed(key: receipt.key, quest: receipt.quest)
            if groups[signed] == nil { order.append(signed) }
            groups[signed, default: []].append((receipt, outcome))
        }
        return order.compactMap { check(of: groups[$0] ?? [], riders) } + invalid
    }

    private static func check(
        of receipts: [(receipt: LogReceipt, outcome: ReceiptOutcome)], _ riders: Set<RideEntry.Rider>
    ) -> ReceiptCheck? {
        let receipts = receipts.sorted { $0.receipt.sequence < $1.receipt.sequence }
        let agreed = receipts.last { $0.outcome == .agrees }
        if let wrong = receipts.first(where: { $0.outcome == .rewritten }) {
            let since = receipts.last { $0.outcome == .agrees && $0.receipt.sequence < wrong.receipt.sequence }
            return ReceiptCheck(
                receipt: wrong.receipt,
                result: .rewritten(since: (since?.receipt.sequence ?? 0) + 1, by: wrong.receipt.sequence))
        }
        if let short = receipts.first(where: { $0.outcome == .cutShort }) {
            return ReceiptCheck(receipt: short.receipt, result: .cutShort(short.receipt.sequence))
        }
        if let agreed { return ReceiptCheck(receipt: agreed.receipt, result: .agrees(agreed.receipt.sequence)) }
        return receipts.first.map {
            ReceiptCheck(receipt: $0.receipt, result: .missing(hasOther: riders.contains($0.receipt.rider)))
        }
    }
}
