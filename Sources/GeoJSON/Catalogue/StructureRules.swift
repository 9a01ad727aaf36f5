package import Diagnostics

/// Findings about what RFC 7946 demands of the objects in a file.
extension DiagnosticRule {
    static let notAnObject = DiagnosticRule(
        "geojson.not-an-object", .error, reference: "RFC 7946 section 3",
        title: RuleTitles.notAnObject)
    static let missingType = DiagnosticRule(
        "geojson.missing-type", .error, reference: "RFC 7946 section 3",
        title: RuleTitles.missingType)
    static let unknownType = DiagnosticRule(
        "geojson.unknown-type", .error, reference: "RFC 7946 section 1.4",
        title: RuleTitles.unknownType)
    static let missingMember = DiagnosticRule(
        "geojson.missing-member", .error, reference: "RFC 7946 section 3",
        title: RuleTitles.missingMember)
    static let repeatedMember = DiagnosticRule(
        "geojson.repeated-member", .error, reference: "RFC 8259 section 4",
        title: RuleTitles.repeatedMember)
    static let misplacedMember = DiagnosticRule(
        "geojson.misplaced-member", .error, reference: "RFC 7946 section 7.1",
        title: RuleTitles.misplacedMember)
    static let wrongMemberType = DiagnosticRule(
        "geojson.wrong-member-type", .error, reference: "RFC 7946 section 3",
        title: RuleTitles.wrongMemberType)
    static let badIdentifier = DiagnosticRule(
        "geojson.bad-id", .error, reference: "RFC 7946 section 3.2",
        title: RuleTitles.badIdentifier)
    static let badBoundingBox = DiagnosticRule(
        "geojson.bad-bbox", .error, reference: "RFC 7946 section 5",
        title: RuleTitles.badBoundingBox)
    static let badNesting = DiagnosticRule(
        "geojson.bad-nesting", .error, reference: "RFC 7946 section 3.1",
        title: RuleTitles.badNesting)
    static let badCoordinate = DiagnosticRule(
        "geojson.bad-coordinate", .error, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.badCoordinate)
    static let numberTooLarge = DiagnosticRule(
        "geojson.number-too-large", .error, reference: "RFC 8259 section 6",
        title: RuleTitles.numberTooLarge)
    static let shortPosition = DiagnosticRule(
        "geojson.short-position", .error, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.shortPosition)
    static let longPosition = DiagnosticRule(
        "geojson.long-position", .warning, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.longPosition)
    static let shortLine = DiagnosticRule(
        "geojson.short-line", .error, reference: "RFC 7946 section 3.1.4",
        title: RuleTitles.shortLine)
    static let shortRing = DiagnosticRule(
        "geojson.short-ring", .error, reference: "RFC 7946 section 3.1.6",
        title: RuleTitles.shortRing)
    static let openRing = DiagnosticRule(
        "geojson.ring-not-closed", .error, reference: "RFC 7946 section 3.1.6",
        title: RuleTitles.openRing)
    package static let emptyCoordinates = DiagnosticRule(
        "geojson.empty-coordinates", .note, reference: "RFC 7946 section 3.1",
        title: RuleTitles.emptyCoordinates)

    package static let structureRules: [DiagnosticRule] = [
        notAnObject, missingType, unknownType, missingMember, repeatedMember, misplacedMember, wrongMemberType,
        badIdentifier, badBoundingBox, badNesting, badCoordinate, numberTooLarge, shortPosition, longPosition,
        shortLine, shortRing, openRing, emptyCoordinates,
    ]
}
