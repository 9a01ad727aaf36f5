internal import GeoJSON
import JSON
internal import Support

/// The findings of an import. One finding reports what concerns many controls alike.
struct ExchangeFindings {
    /// Codes of controls, by finding.
    var withoutPlace: [String] = []
    package var unknown: [String] = []
    var repeated: [String] = []
    var duplicates: [String] = []
    var alternatives: [String] = []
    var others: [String] = []
    var rounded: [String] = []
    /// The numbers of points without a name.
    var unnamed: [String] = []
    /// The course that was imported and the others.
    var otherCourses: (taken: String, others: [String])?
    var hasStart = true
    var lacksMapScale = false

    var diagnostics: [Diagnostic] {
        var list: [Diagnostic] = []
        func note(_ rule: DiagnosticRule, _ codes: [String], _ text: Message) {
            guard !codes.isEmpty else { return }
            let listed = Self.list(codes)
            list.append(
                Diagnostic(
                    rule,
                    message: Message(
                        "exchange-findings-note",
                        ["text": .of(text), "listed": .of(listed)])))
        }
        if let otherCourses {
            let taken = DisplayText.sanitized(otherCourses.taken, most: 60)
            list.append(
                Diagnostic(
                    ExchangeRule.severalCourses,
                    message: Message(
                        "import-several-courses", ["taken": .of(taken), "others": .of(Self.list(otherCourses.others))]))
            )
        }
        note(ExchangeRule.controlWithoutPlace, withoutPlace, Message("import-controls-without-place"))
        note(ExchangeRule.unknownControl, unknown, Message("import-unknown-controls"))
        note(ExchangeRule.duplicateControl, duplicates, Message("import-duplicate-controls"))
        note(ExchangeRule.repeatedControl, repeated, Message("import-repeated-controls"))
        note(ExchangeRule.alternatives, alternatives, Message("import-alternatives"))
        note(ExchangeRule.otherControl, others, Message("import-other-controls"))
        note(ExchangeRule.roundedScore, rounded, Message("import-rounded-scores"))
        if !unnamed.isEmpty {
            list.append(
                Diagnostic(
                    ExchangeRule.unnamedPoint,
                    message: Message("import-unnamed-points", ["count": .of(unnamed.count)])))
        }
        if !hasStart {
            list.append(Diagnostic(ExchangeRule.noStart, message: Message("import-no-start")))
        }
        if lacksMapScale {
            list.append(Diagnostic(ExchangeRule.noMapScale, message: Message("import-no-map-scale")))
        }
        return list
    }

    private static func list(_ codes: [String]) -> String {
        var known: Set<String> = []
        let different = codes.filter { known.insert($0).inserted }
        let shown = different.prefix(10).map { $0.isEmpty ? "–" : DisplayText.sanitized($0, most: 60) }
        return shown.joined(separator: ", ") + (different.count > 10 ? " …" : "")
    }
}

/// The rules for importing files of other programs.
enum ExchangeRule {
    /// Every rule, in the order of the catalogue.
    static var all: [DiagnosticRule] {
        [
            controlWithoutPlace, unknownControl, repeatedControl, duplicateControl, noStart, severalCourses,
            alternatives,
            otherControl, roundedScore, noMapScale, unnamedPoint,
        ]
    }

    static let controlWithoutPlace = DiagnosticRule(
        "exchange.control-without-place", .warning, title: RuleTitles.controlWithoutPlace)
    static let unknownControl = DiagnosticRule(
        "exchange.unknown-control", .warning,
        title: RuleTitles.unknownControl)
    static let repeatedControl = DiagnosticRule(
        "exchange.repeated-control", .warning,
        title: RuleTitles.repeatedControl)
    static let duplicateControl = DiagnosticRule(
        "exchange.duplicate-control", .warning, title: RuleTitles.duplicateControl)
    static let noStart = DiagnosticRule("exchange.no-start", .note, title: RuleTitles.noStart)
    static let severalCourses = DiagnosticRule(
        "exchange.several-courses", .note, title: RuleTitles.severalCourses)
    static let alternatives = DiagnosticRule(
        "exchange.alternatives", .warning,
        title: RuleTitles.alternatives)
    static let otherControl = DiagnosticRule(
        "exchange.other-control", .note,
        title: RuleTitles.otherControl)
    static let roundedScore = DiagnosticRule(
        "exchange.rounded-score", .warning, title: RuleTitles.roundedScore)
    static let noMapScale = DiagnosticRule(
        "exchange.no-map-scale", .note, title: RuleTitles.noMapScale)
    static let unnamedPoint = DiagnosticRule(
        "exchange.unnamed-point", .note, title: RuleTitles.unnamedPoint)
}
