import Quests

/// What receipts prove of a log that grows.
struct LiveReceipts: Sendable {
    /// The outcome of one receipt.
    fileprivate struct Judged: Sendable {
        var outcome = ReceiptOutcome.missingLog
        /// The devices and riders of the chains that it is about, in the order of the log.
        var chains: [(device: String, rider: RideEntry.Rider)] = []
    }

    private let receipts: [LogReceipt]
    private let isValid: [Bool]
    private let quest: String?
    private var judged: [Judged]
    /// The receipts of each key, by their places.
    private var places: [KeyFingerprint: [Int]] = [:]
    /// How many chains of each device a key signed.
    private var signed: [KeyFingerprint: [String: Int]] = [:]
    /// Keys whose chains changed.
    private var changed: Set<KeyFingerprint> = []

    /// The flags of riders.
    private(set) var flags: [RideEntry.Rider: [RideFlag]] = [:]

    init(_ authority: LogAuthority) {
        let verifier = authority.verifier
        receipts = verifier == nil ? [] : authority.receipts
        isValid = receipts.map { receipt in verifier.map(receipt.isValid) ?? false }
        quest = authority.quest
        judged = Array(repeating: Judged(), count: receipts.count)
        for (place, receipt) in receipts.enumerated() where isValid[place] {
            places[receipt.key.fingerprint, default: []].append(place)
            judged[place].outcome = receipt.outcome([], quest: quest)
        }
    }

    /// Takes note of a chain of a device.
    mutating func note(_ chain: ReviewedChain, of device: String) {
        guard let key = chain.key, places[key] != nil else { return }
        signed[key, default: [:]][device, default: 0] += 1
        changed.insert(key)
    }

    /// Forgets a chain of a device.
    mutating func forget(_ chain: ReviewedChain, of device: String) {
        guard let key = chain.key, let count = signed[key]?[device] else { return }
        signed[key]?[device] = count > 1 ? count - 1 : nil
        changed.insert(key)
    }

    /// Compares chains that changed with the receipts of their keys; returns the riders whose flags are others now.
    mutating func judge(_ devices: [String: LiveDevice]) -> Set<RideEntry.Rider> {
        guard !changed.isEmpty else { return [] }
        for key in changed {
            let names = signed[key]?.keys.sorted() ?? []
            for place in places[key] ?? [] {
                judged[place] = compare(receipts[place], names.compactMap { devices[$0] })
            }
        }
        changed = []
        let before = flags
        flags = [:]
        for (receipt, judged) in zip(receipts, judged) where judged.kind(of: receipt) != nil {
            let flag = RideFlag(.rewrittenLog, value: Double(receipt.sequence))
            for chain in judged.chains where !flags[chain.rider, default: []].contains(flag) {
                flags[chain.rider, default: []].append(flag)
            }
        }
        return Set(before.keys).union(flags.keys).filter { before[$0] != flags[$0] }
    }

    private func compare(_ receipt: LogReceipt, _ devices: [LiveDevice]) -> Judged {
        var outcomes: [ReceiptOutcome] = []
        var result = Judged()
        for device in devices {
            guard let review = device.review else { continue }
            for (number, chain) in review.chains.enumerated()
            where chain.key != nil && chain.opening?.key == receipt.key && chain.opening?.quest == receipt.quest {
                outcomes.append(
                    receipt.outcome(of: chain, in: device.entries) { Int(review.numbers[$0]) == number })
                if let owner = chain.owner { result.chains.append((chain.device, owner)) }
            }
        }
        result.outcome = receipt.outcome(outcomes, quest: quest)
        return result
    }

    /// What receipts prove, in their order.
    var logFlags: [LogFlag] {
        var logFlags = LogFlags()
        for (place, receipt) in receipts.enumerated() {
            guard isValid[place] else {
                logFlags.add(.invalidReceipt, device: receipt.device, rider: receipt.rider)
                continue
            }
            if let kind = judged[place].kind(of: receipt) {
                for chain in judged[place].chains { logFlags.add(kind, device: chain.device, rider: chain.rider) }
                continue
            }
            switch judged[place].outcome {
            case .ofOtherQuest(let stated):
                logFlags.add(.receiptOfOtherQuest(stated), device: receipt.device, rider: receipt.rider)
            case .missingLog:
                logFlags.add(
                    .missingLog(receipt.key.fingerprint), device: receipt.device, rider: receipt.rider)
            default: break
            }
        }
        return logFlags.list
    }
}

extension LiveReceipts.Judged {
    /// What is wrong with the chains that the receipt is about; `nil` if nothing is.
    fileprivate func kind(of receipt: LogReceipt) -> LogFlag.Kind? {
        switch outcome {
        case .rewritten: .rewritten(sequence: receipt.sequence)
        case .cutShort: .cutShort(sequence: receipt.sequence)
        default: nil
        }
    }
}
