public import JSON

/// Findings of a file, with places in the whole of it, and the text around them.
public struct LocatedFindings: Sendable {
    /// The findings, in the order of the text.
    public var diagnostics: [Diagnostic]
    /// The text of the file that the findings are about, with some context; empty where it is no longer in memory.
    public var text: SourceText
}
