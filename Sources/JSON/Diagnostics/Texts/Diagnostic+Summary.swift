package import Support

extension [Diagnostic] {
    /// The first error with its line and column, and how many there are.
    ///
    /// - Parameter nothing: what is said where none of the findings is an error.
    package func summary(else nothing: Message) -> Message {
        let errors = filter { $0.severity == .error }
        guard let first = errors.first else { return nothing }
        var text = first.message
        if let location = first.location {
            text = Message(
                "diagnostic-located", ["line": .of(location.line), "column": .of(location.column), "text": .of(text)])
        }
        guard errors.count > 1 else { return text }
        return Message("diagnostic-and-more", ["text": .of(text), "count": .of(errors.count - 1)])
    }
}
