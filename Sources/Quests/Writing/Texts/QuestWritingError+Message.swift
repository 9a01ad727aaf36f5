import JSON
public import Support

extension QuestWritingError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .unreadable(let diagnostics):
            diagnostics.summary(
                else: Message("quest-writing-error-unreadable"))
        case .notATask(let part): Message("quest-writing-error-not-a-task", ["name": .of(part.name)])
        case .sealed: Message("quest-writing-error-sealed")
        case .notWritable(let id, let members):
            Message(
                "quest-writing-error-not-writable",
                ["id": .of(id), "no-members": .of(members.isEmpty), "joined": .of(members.joined(separator: ", "))])
        case .changedMeanwhile(let path): Message("quest-writing-error-changed-meanwhile", ["path": .of(path)])
        case .file(let error): error.message
        }
    }
}

extension QuestWritingError.Part {
    fileprivate var name: Message {
        switch self {
        case .settings: Message("quest-writing-error-part-settings")
        case .zones: Message("quest-writing-error-part-zones")
        case .closures: Message("quest-writing-error-part-closures")
        }
    }
}
