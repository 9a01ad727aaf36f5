extension SystemLibraryError: LocalizedMessage {
    /// What is missing, and what to install.
    public var message: Message {
        switch self {
        case .missing(let library, let apt, let brew):
            Message("system-library-error-missing", ["library": .of(library), "apt": .of(apt), "brew": .of(brew)])
        case .unusable(let library, let file, let function):
            Message(
                "system-library-error-unusable",
                ["file": .of(file), "function": .of(function), "library": .of(library)])
        }
    }
}
