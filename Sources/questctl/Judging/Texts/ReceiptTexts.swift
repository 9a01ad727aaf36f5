internal import Quests
internal import RideLogs
internal import Support

/// What `questctl receipt` says.
enum ReceiptTexts {
    static func line(_ check: ReceiptCheck) -> Message {
        let rider = check.receipt.rider
        let key = check.receipt.key.fingerprint
        return switch check.result {
        case .agrees(let sequence): Message("receipt-line-agrees", ["rider": .of(rider), "sequence": .of(sequence)])
        case .rewritten(let since, let sequence):
            Message(
                "receipt-line-rewritten",
                ["rider": .of(rider), "span": .of(span(since, sequence)), "sequence": .of(sequence)])
        case .cutShort(let sequence):
            Message("receipt-line-cut-short", ["rider": .of(rider), "sequence": .of(sequence)])
        case .missing(let hasOther):
            Message("receipt-line-missing", ["rider": .of(rider), "key": .of(key), "has-other": .of(hasOther)])
        case .invalid: Message("receipt-line-invalid", ["rider": .of(rider)])
        }
    }

    /// Between which entries a log was changed.
    private static func span(_ since: Int, _ sequence: Int) -> Message {
        since == sequence
            ? Message("receipt-span", ["since": .of(since)])
            : Message("receipt-span-2", ["since": .of(since), "sequence": .of(sequence)])
    }
}
