import Support
public import VeloQuest

extension AccountSettings.Fault: LocalizedMessage {
    /// What is wrong, where, and what to do.
    public var message: Message {
        switch self {
        case .address(let text): Message("account-settings-fault-address", ["text": .of(text)])
        case .unreadable(let file, let reason):
            Message("account-settings-fault-unreadable", ["file": .of(file), "reason": .of(reason)])
        case .unknown(let name, let file):
            Message("account-settings-fault-unknown", ["file": .of(file), "name": .of(name)])
        case .wrong(let name, let expected, let file):
            Message("account-settings-fault-wrong", ["file": .of(file), "name": .of(name), "expected": .of(expected)])
        case .twice(let id, let file): Message("account-settings-fault-twice", ["file": .of(file), "id": .of(id)])
        case .noSecret(let path): Message("account-settings-fault-no-secret", ["path": .of(path)])
        case .openSecret(let path): Message("account-settings-fault-open-secret", ["path": .of(path)])
        }
    }
}
