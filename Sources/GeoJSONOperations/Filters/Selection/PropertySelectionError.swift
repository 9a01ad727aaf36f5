public import Support

/// Renamings that would give a property two names, or two properties one.
public enum PropertySelectionError: Error, Sendable, Hashable, LocalizedMessage {
    /// A property is renamed twice.
    case renamedTwice(String)
    /// Two properties would have this name.
    case nameTaken(String)

    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .renamedTwice(let name): SelectionTexts.renamedTwice(name)
        case .nameTaken(let name): SelectionTexts.nameTaken(name)
        }
    }
}
