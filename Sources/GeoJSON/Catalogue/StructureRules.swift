package import JSON

/// Findings about what RFC 7946 demands of the objects in a file.
extension DiagnosticRule {
    static let notAnObject = DiagnosticRule(
        "geojson.not-an-object", .error, reference: "RFC 7946 section 3",
        title: StructureRuleTitles.notAnObject)
    static let missingType = DiagnosticRule(
        "geojson.missing-type", .error, reference: "RFC 7946 section 3",
        title: StructureRuleTitles.missingType)
    static let unknownType = DiagnosticRule(
        "geojson.unknown-type", .error, reference: "RFC 7946 section 1.4",
        title: StructureRuleTitles.unknownType)
    static let missingMember = DiagnosticRule(
        "geojson.missing-member", .error, reference: "RFC 7946 section 3",
        title: StructureRuleTitles.missingMember)
    static let repeatedMember = DiagnosticRule(
        "geojson.repeated-member", .error, reference: "RFC 8259 section 4",
        title: StructureRuleTitles.repeatedMember)
    static let misplacedMember = DiagnosticRule(
        "geojson.misplaced-member", .error, reference: "RFC 7946 section 7.1",
        title: StructureRuleTitles.misplacedMember)
    static let wrongMemberType = DiagnosticRule(
        "geojson.wrong-member-type", .error, reference: "RFC 7946 section 3",
        title: StructureRuleTitles.wrongMemberType)
    static let badIdentifier = DiagnosticRule(
        "geojson.bad-id", .error, reference: "RFC 7946 section 3.2",
        title: StructureRuleTitles.badIdentifier)
    static let badBoundingBox = DiagnosticRule(
        "geojson.bad-bbox", .error, reference: "RFC 7946 section 5",
        title: StructureRuleTitles.badBoundingBox)
    static let badNesting = DiagnosticRule(
        "geojson.bad-nesting", .error, reference: "RFC 7946 section 3.1",
        title: StructureRuleTitles.badNesting)
    static let badCoordinate = DiagnosticRule(
        "geojson.bad-coordinate", .error, reference: "RFC 7946 section 3.1.1",
        title: StructureRuleTitles.badCoordinate)
    static let numberTooLarge = DiagnosticRule(
        "geojson.number-too-large", .error, reference: "RFC 8259 section 6",
        title: StructureRuleTitles.numberTooLarge)
    static let shortPosition = DiagnosticRule(
        "geojson.short-position", .error, reference: "RFC 7946 section 3.1.1",
        title: StructureRuleTitles.shortPosition)
    static let longPosition = DiagnosticRule(
        "geojson.long-position", .warning, reference: "RFC 7946 section 3.1.1",
        title: StructureRuleTitles.longPosition)
    static let shortLine = DiagnosticRule(
        "geojson.short-line", .error, reference: "RFC 7946 section 3.1.4",
        title: StructureRuleTitles.shortLine)
    static let shortRing = DiagnosticRule(
        "geojson.short-ring", .error, reference: "RFC 7946 section 3.1.6",
        title: StructureRuleTitles.shortRing)
    static let openRing = DiagnosticRule(
        "geojson.ring-not-closed", .error, reference: "RFC 7946 section 3.1.6",
        title: StructureRuleTitles.openRing)
    package static let emptyCoordinates = DiagnosticRule(
        "geojson.empty-coordinates", .note, reference: "RFC 7946 section 3.1",
        title: StructureRuleTitles.emptyCoordinates)

    package static let structureRules: [DiagnosticRule] = [
        notAnObject, missingType, unknownType, missingMember, repeatedMember, misplacedMember, wrongMemberType,
        badIdentifier, badBoundingBox, badNesting, badCoordinate, numberTooLarge, shortPosition, longPosition,
        shortLine, shortRing, openRing, emptyCoordinates,
    ]
}
