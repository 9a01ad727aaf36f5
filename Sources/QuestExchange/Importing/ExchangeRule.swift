public import GeoJSON
internal import Languages

/// What can be said about a file of another program that gives a quest.
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
        "exchange.control-without-place", .warning, title: LocalizedText("control without a place", "КП без координат"))
    static let unknownControl = DiagnosticRule(
        "exchange.unknown-control", .warning,
        title: LocalizedText("control of a course that is not defined", "КП дистанции не описан"))
    static let repeatedControl = DiagnosticRule(
        "exchange.repeated-control", .warning,
        title: LocalizedText("control visited more than once", "КП проходится не один раз"))
    static let duplicateControl = DiagnosticRule(
        "exchange.duplicate-control", .warning, title: LocalizedText("two controls, one code", "один номер у двух КП"))
    static let noStart = DiagnosticRule(
        "exchange.no-start", .note, title: LocalizedText("no start", "нет старта"))
    static let severalCourses = DiagnosticRule(
        "exchange.several-courses", .note, title: LocalizedText("several courses", "несколько дистанций"))
    static let alternatives = DiagnosticRule(
        "exchange.alternatives", .warning,
        title: LocalizedText("one of several controls is enough", "достаточно одного из КП"))
    static let otherControl = DiagnosticRule(
        "exchange.other-control", .note,
        title: LocalizedText("crossing point or marked route", "переход или размеченный участок"))
    static let roundedScore = DiagnosticRule(
        "exchange.rounded-score", .warning, title: LocalizedText("score that is no whole number", "нецелые очки"))
    static let noMapScale = DiagnosticRule(
        "exchange.no-map-scale", .note, title: LocalizedText("map without a scale", "карта без масштаба"))
    static let unnamedPoint = DiagnosticRule(
        "exchange.unnamed-point", .note, title: LocalizedText("point without a name", "точка без названия"))
}
