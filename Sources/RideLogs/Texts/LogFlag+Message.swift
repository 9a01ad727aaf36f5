import Quests
public import Support

extension LogFlag: LocalizedMessage {
    /// What has no effect, and what to do if it should.
    public var message: Message {
        switch kind {
        case .decision: Message("log-flag-decision", ["device": .of(device), "rider": .of(rider), "void": .of(void)])
        case .forAnother(let owner):
            Message(
                "log-flag-for-another",
                ["device": .of(device), "owner": .of(owner), "rider": .of(rider), "void": .of(void)])
        case .furtherDevice, .furtherKey, .ambiguousDevice, .notBound: furtherText
        case .forkedByKey, .unsignedEnd, .invalidSignature: signatureText
        case .otherQuest(let quest):
            Message(
                "log-flag-other-quest",
                ["device": .of(device), "rider": .of(rider), "short": .of(Self.short(quest)), "void": .of(void)])
        case .lateOpening:
            Message("log-flag-late-opening", ["device": .of(device), "rider": .of(rider), "void": .of(void)])
        case .rewritten, .cutShort, .missingLog, .invalidReceipt, .receiptOfOtherQuest: receiptText
        }
    }

    /// `3 entries, without effect`.
    private var void: Message { Message("log-flag-void", ["count": .of(count)]) }

    private var furtherText: Message {
        switch kind {
        case .furtherKey(let key):
            Message(
                "log-flag-further-text-further-key",
                ["device": .of(device), "key": .of(key), "rider": .of(rider), "void": .of(void)])
        case .ambiguousDevice(let names):
            Message(
                "log-flag-further-text-ambiguous-device",
                [
                    "device": .of(device), "rider": .of(rider), "void": .of(void),
                    "names": .of(Message.alternatives(names)),
                ])
        case .notBound(let key?):
            Message(
                "log-flag-further-text-not-bound",
                ["device": .of(device), "rider": .of(rider), "key": .of(key), "void": .of(void)])
        case .notBound(nil):
            Message(
                "log-flag-further-text-not-bound-2",
                ["device": .of(device), "rider": .of(rider), "void": .of(void)])
        default:
            Message(
                "log-flag-further-text-not-bound-3",
                ["device": .of(device), "rider": .of(rider), "void": .of(void)])
        }
    }

    private var signatureText: Message {
        switch kind {
        case .forkedByKey(let key):
            Message(
                "log-flag-signature-text-forked-by-key",
                ["key": .of(key), "device": .of(device), "rider": .of(rider), "void": .of(void)])
        case .invalidSignature(let key):
            Message(
                "log-flag-signature-text-invalid-signature",
                ["device": .of(device), "rider": .of(rider), "key": .of(key), "void": .of(void)])
        case .unsignedEnd(let key):
            Message(
                "log-flag-signature-text-unsigned-end",
                ["device": .of(device), "rider": .of(rider), "key": .of(key), "void": .of(void)])
        default: Message.empty
        }
    }

    private var receiptText: Message {
        switch kind {
        case .rewritten(let sequence):
            Message(
                "log-flag-receipt-text-rewritten",
                ["device": .of(device), "rider": .of(rider), "sequence": .of(sequence)])
        case .cutShort(let sequence):
            Message(
                "log-flag-receipt-text-cut-short",
                ["device": .of(device), "rider": .of(rider), "sequence": .of(sequence)])
        case .missingLog(let key):
            Message(
                "log-flag-receipt-text-missing-log",
                ["key": .of(key), "device": .of(device), "rider": .of(rider)])
        case .invalidReceipt:
            Message(
                "log-flag-receipt-text-invalid-receipt",
                ["device": .of(device), "rider": .of(rider), "count": .of(count)])
        case .receiptOfOtherQuest(let quest):
            Message(
                "log-flag-receipt-text-receipt-of-other-quest",
                ["device": .of(device), "rider": .of(rider), "short": .of(Self.short(quest)), "count": .of(count)])
        default: Message.empty
        }
    }

    private static func short(_ text: String) -> String { DisplayText.sanitized(text, most: 60) }
}
