public import JSON

/// Reads a text and checks it with rules.
///
///     var linter = Linter()
///     linter.severities["geojson.precision"] = .some(nil)  // off
///     for diagnostic in linter.lint(bytes) { print(diagnostic.rule) }
///
/// The result includes everything that the reader finds. Features in which it finds errors are not checked by rules.
public struct Linter: Sendable {
    /// The rules, in the order in which they run.
    public var rules: [LintCheck]
    /// Severities other than a rule's own, by identifier; `nil` switches a rule off. Errors of the reader stay errors.
    public var severities: [String: Diagnostic.Severity?] = [:]
    /// How the text is read.
    public var options: GeoJSONReader.Options

    /// Makes a linter with rules, all of this module unless others are given.
    public init(rules: [LintCheck] = Linter.allRules, options: GeoJSONReader.Options = .init()) {
        self.rules = rules
        self.options = options
    }

    /// The rules of this module.
    public static let allRules: [LintCheck] =
        [LintCheck(WindingRule())] + ValidityRule.all.map { LintCheck($0, .validity($0.kind)) } + [
            LintCheck(BoundingBoxRule(), .boundingBox), LintCheck(RangeRule()), LintCheck(SwappedRule(), .swapped),
            LintCheck(PrecisionRule()), LintCheck(ReferenceSystemRule()), LintCheck(CollectionRule()),
            LintCheck(DuplicateIdentifierRule(), .duplicateIdentifier), LintCheck(DuplicatePositionRule()),
            LintCheck(AntimeridianRule()), LintCheck(AmbiguousRingRule()),
        ]

    /// All findings of reader and rules, in the order of the text.
    ///
    /// - Complexity: O(*n* log *n*) in the length of the text for ordinary files.
    public func lint(_ bytes: [UInt8]) -> [Diagnostic] {
        lint(GeoJSONReader(options: options).read(bytes), bytes)
    }

    /// All findings about a text that was read already.
    public func lint(_ result: GeoJSONReader.Result, _ bytes: [UInt8]) -> [Diagnostic] {
        var diagnostics = result.diagnostics
        if let object = result.object {
            var walk = LintWalk(rules: enabledRules, faulty: result.faultyElements)
            // A single object with errors is checked by rules once these are fixed.
            if case .featureCollection = object {
                walk.visit(object, sourceIndices: result.sourceIndices)
            } else if !result.hasErrors {
                walk.visit(object, sourceIndices: nil)
            }
            diagnostics += located(walk.findings, bytes)
        }
        return configured(diagnostics)
    }

    /// Findings in the order of the text, with the severities wanted.
    func configured(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let ordered = diagnostics.indices.sorted {
            let left = diagnostics[$0].location?.byteRange.lowerBound ?? .max
            let right = diagnostics[$1].location?.byteRange.lowerBound ?? .max
            return (left, $0) < (right, $1)
        }
        return ordered.compactMap { configured(diagnostics[$0]) }
    }

    var enabledRules: [LintCheck] {
        let enabled = rules.filter { rule in
            if case .some(.none) = severities[rule.rule.identifier] { false } else { true }
        }
        return ValidityCheck.merging(enabled)
    }

    func configured(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard let severity = severities[diagnostic.rule] else { return diagnostic }
        let isRefusal = diagnostic.severity == .error && DiagnosticRule.readerIdentifiers.contains(diagnostic.rule)
        guard !isRefusal else { return diagnostic }
        var result = diagnostic
        guard let severity else { return nil }
        result.severity = severity
        return result
    }

    /// Findings with their places in a text.
    func located(_ list: LintFindings, _ bytes: [UInt8]) -> [Diagnostic] {
        let findings = list.findings
        let changes = findings.flatMap { $0.fix?.changes ?? [] }
        let locations = JSONPointer.locate(findings.map { $0.pointer } + changes.map { $0.pointer }, in: bytes)
        var next = findings.count
        return findings.indices.map { index in
            let finding = findings[index]
            var edits: [Diagnostic.Edit] = []
            let changes = finding.fix?.changes ?? []
            for change in changes {
                if let edit = locations[next].flatMap({ change.edit(at: $0.byteRange, in: bytes) }) {
                    edits.append(edit)
                }
                next += 1
            }
            edits.sort { $0.byteRange.lowerBound < $1.byteRange.lowerBound }
            var fix: Diagnostic.FixIt?
            // Either all findings are located, or none.
            if let replacement = finding.fix, !edits.isEmpty, edits.count == changes.count {
                fix = Diagnostic.FixIt(title: replacement.title, edits: edits)
            }
            return Diagnostic(
                finding.rule, at: locations[index], pointer: finding.pointer, message: finding.message, fix: fix)
        }
    }
}
