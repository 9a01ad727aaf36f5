public import JSON
public import Support

/// A text that was refused, with everything found in it.
public struct GeoJSONError: Error, Sendable, Hashable, LocalizedMessage {
    /// All findings in the order of the text; at least one is an error.
    public var diagnostics: [Diagnostic]

    /// Makes an error of findings.
    public init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The first error with its line and column, and how many there are.
    public var message: Message {
        diagnostics.summary(else: Message("error-invalid"))
    }
}
