public import Languages

/// An entry of the catalogue of findings.
///
/// `all` lists the rules of this module. Other modules declare theirs the same way under a prefix of their own
/// (`quest.`), in a list of their own.
public struct DiagnosticRule: Sendable, Hashable {
    /// The stable identifier: a prefix (`json`, `geojson`), a point, and words joined by hyphens.
    public var identifier: String
    /// The severity unless a configuration says otherwise.
    public var severity: Diagnostic.Severity
    /// The chapter that the rule follows.
    public var reference: String?
    /// What the rule is about, in a few words.
    public var title: LocalizedText

    /// Makes an entry.
    public init(
        _ identifier: String, _ severity: Diagnostic.Severity, reference: String? = nil, title: LocalizedText
    ) {
        self.identifier = identifier
        self.severity = severity
        self.reference = reference
        self.title = title
    }

    /// Every rule of this module, in the order of the catalogue page.
    public static var all: [DiagnosticRule] { syntaxRules + structureRules + styleRules }
}
