public import Diagnostics

/// What was found in one file: what the reports for machines are made of.
public struct FileFindings: Sendable, Hashable {
    /// The file, as the user named it.
    public var file: String
    /// What was found, in the order of the text.
    public var diagnostics: [Diagnostic]

    /// Names a file and its findings.
    public init(file: String, diagnostics: [Diagnostic]) {
        self.file = file
        self.diagnostics = diagnostics
    }
}
