internal import Support

extension Diagnostic.Severity {
    /// The word before a message.
    var name: Message {
        switch self {
        case .error: Message("diagnostic-severity-error")
        case .warning: Message("diagnostic-severity-warning")
        case .note: Message("diagnostic-severity-note")
        }
    }
}
