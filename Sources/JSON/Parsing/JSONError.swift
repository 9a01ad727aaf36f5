public import Support

/// A text that is no JSON, with everything found in it.
public struct JSONError: Error, Sendable, Hashable, LocalizedMessage {
    /// All findings in the order of the text; at least one is an error.
    public var diagnostics: [Diagnostic]

    /// Carries findings.
    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The first error with its line and column, and how many there are.
    public var message: Message { diagnostics.summary(else: Message("error-invalid-2")) }
}
