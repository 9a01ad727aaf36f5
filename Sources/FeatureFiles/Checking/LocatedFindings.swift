public import Diagnostics

/// Findings of a file, with places in the whole of it, and the text around them.
public struct LocatedFindings: Sendable {
    /// What was found, in the order of the text.
    public var diagnostics: [Diagnostic]
    /// Text of the file that has what they are about, and some around it; empty where it is no longer at hand.
    public var text: SourceText
}
