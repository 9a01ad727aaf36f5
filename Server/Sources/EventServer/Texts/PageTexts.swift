import Support
public import VeloQuest

extension PageFolder.Fault: LocalizedMessage {
    /// What is wrong, and what to do.
    public var message: Message {
        switch self {
        case .missing(let path): Message("page-folder-fault-missing", ["path": .of(path)])
        case .tooLarge(let path): Message("page-folder-fault-too-large", ["path": .of(path)])
        }
    }
}
