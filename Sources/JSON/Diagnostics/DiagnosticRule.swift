public import Support

/// An entry of the catalogue of findings.
///
/// Each module that checks something declares its rules as static members under a prefix of its own (`json.`, `geojson.`,
/// `quest.`) and lists them in one place.
public struct DiagnosticRule: Sendable, Hashable {
    /// The stable identifier: a prefix (`json`, `geojson`), a point, and words joined by hyphens.
    public var identifier: String
    /// The severity unless a configuration says otherwise.
    public var severity: Diagnostic.Severity
    /// The chapter that the rule follows.
    public var reference: String?
    /// What the rule is about, in a few words.
    public var title: Message

    /// Makes an entry.
    public init(
        _ identifier: String, _ severity: Diagnostic.Severity, reference: String? = nil, title: Message
    ) {
        self.identifier = identifier
        self.severity = severity
        self.reference = reference
        self.title = title
    }

    /// Stands for the findings that a limit left out.
    package static let tooManyFindings = DiagnosticRule(
        "json.too-many-findings", .note,
        title: Message("collector-title"))
}
