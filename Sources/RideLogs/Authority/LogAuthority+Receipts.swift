import Quests

extension LogAuthority {
    /// Looks for what receipts show and the log has no longer.
    func check(
        _ receipts: [LogReceipt], in log: RideLog, _ review: LogReview, _ findings: inout AuthorityFindings,
        _ flags: inout [RideEntry.Rider: [RideFlag]]
    ) {
        guard let verifier, !receipts.isEmpty else { return }
        let comparison = ReceiptComparison(log, review, quest: quest)
        for (receipt, outcome) in zip(receipts, comparison.outcomes(of: receipts, verifier)) {
            let kind: AuthorityFinding.Kind
            switch outcome {
            case .agrees: continue
            case .invalid:
                findings.add(.invalidReceipt, receipt)
                continue
            case .ofOtherQuest(let stated):
                findings.add(.receiptOfOtherQuest(stated), receipt)
                continue
            case .missingLog:
                findings.add(.missingLog(receipt.key.fingerprint), receipt)
                continue
            case .rewritten: kind = .rewritten(sequence: receipt.sequence)
            case .cutShort: kind = .cutShort(sequence: receipt.sequence)
            }
            for number in comparison.chains(of: receipt) {
                let chain = review.chains[number]
                guard let rider = chain.owner else { continue }
                findings.add(kind, device: chain.device, rider: rider)
                let flag = RideFlag(.rewrittenLog, value: Double(receipt.sequence))
                if !flags[rider, default: []].contains(flag) { flags[rider, default: []].append(flag) }
            }
        }
    }
}

extension AuthorityFindings {
    fileprivate mutating func add(_ kind: AuthorityFinding.Kind, _ receipt: LogReceipt) {
        add(kind, device: receipt.device, rider: receipt.rider)
    }
}
