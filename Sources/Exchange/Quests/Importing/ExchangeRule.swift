internal import GeoJSON
public import JSON
internal import Support

/// The rules for importing files of other programs.
public enum ExchangeRule {
    /// Every rule, in the order of the catalogue.
    public static var all: [DiagnosticRule] {
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
    static let noStart = DiagnosticRule(
        "exchange.no-start", .note, title: RuleTitles.noStart)
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
