/// What was found in one file: what the reports for machines are made of.
public struct FileFindings: Sendable {
    /// The file, as the user named it.
    public var file: String
    /// What was found, in the order of the text.
    public var diagnostics: [Diagnostic]

    /// The file's text, or a part that has what the findings are about; `nil` where it is not at hand.
    public var text: SourceText?

    /// Names a file and its findings.
    public init(file: String, diagnostics: [Diagnostic], text: SourceText? = nil) {
        self.file = file
        self.diagnostics = diagnostics
        self.text = text
    }
}
