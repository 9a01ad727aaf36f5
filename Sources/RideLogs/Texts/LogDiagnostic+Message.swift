public import Support

extension LogDiagnostic: LocalizedMessage {
    /// What is wrong and what to do about it, for example `entry 7 of device “a1” was changed after it had been written …`.
    public var message: Message {
        let entry = entry
        switch kind {
        case .torn(let bytes): return Message("log-diagnostic-torn", ["bytes": .of(bytes)])
        case .damaged(let bytes, let lines):
            return Message("log-diagnostic-damaged", ["lines": .of(lines), "bytes": .of(bytes)])
        case .altered: return Message("log-diagnostic-altered", ["entry": .of(entry)])
        case .reformatted: return Message("log-diagnostic-reformatted")
        case .unreadable: return Message("log-diagnostic-unreadable", ["entry": .of(entry)])
        case .gap: return Message("log-diagnostic-gap", ["entry": .of(entry)])
        case .fork: return Message("log-diagnostic-fork", ["entry": .of(entry)])
        case .brokenLink: return Message("log-diagnostic-broken-link", ["entry": .of(entry)])
        case .unknownEvent(let type, let count):
            return Message(
                "log-diagnostic-unknown-event",
                ["count": .of(count), "type": .of(type), "entry": .of(entry)])
        case .ownDecision(let count):
            return Message("log-diagnostic-own-decision", ["count": .of(count), "entry": .of(entry)])
        }
    }

    /// `entry 7 of device “a1”`, `entries 5–7 of device “a1” are`.
    private var entry: Message {
        guard let device, let sequences else { return Message("log-diagnostic-entry") }
        let isOne = sequences.count == 1
        let numbers = isOne ? "\(sequences.lowerBound)" : "\(sequences.lowerBound)–\(sequences.upperBound)"
        let isSubject: Bool =
            switch kind {
            case .gap, .fork: true
            default: false
            }
        return Message(
            "log-diagnostic-entries",
            ["is-one": .of(isOne), "numbers": .of(numbers), "device": .of(device), "is-subject": .of(isSubject)])
    }
}
