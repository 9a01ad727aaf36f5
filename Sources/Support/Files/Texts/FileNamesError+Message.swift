extension FileNamesError {
    /// What is missing, and what would do.
    public var message: Message {
        isFolder
            ? Message("file-names-error", ["argument": .of(argument)])
            : Message("file-names-error-2", ["argument": .of(argument)])
    }
}
