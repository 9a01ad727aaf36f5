package import JSON

/// Findings of the lint rules.
extension DiagnosticRule {
    static let winding = DiagnosticRule(
        "geojson.winding", .warning, reference: "RFC 7946 section 3.1.6",
        title: StyleRuleTitles.winding)
    static let selfIntersection = DiagnosticRule(
        "geojson.self-intersection", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.selfIntersection)
    static let holeOutside = DiagnosticRule(
        "geojson.hole-outside", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.holeOutside)
    static let selfTouching = DiagnosticRule(
        "geojson.self-touching", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.selfTouching)
    static let selfOverlap = DiagnosticRule(
        "geojson.self-overlap", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.selfOverlap)
    static let spike = DiagnosticRule(
        "geojson.spike", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.spike)
    static let zeroArea = DiagnosticRule(
        "geojson.zero-area", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.zeroArea)
    static let holesOverlap = DiagnosticRule(
        "geojson.holes-overlap", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.holesOverlap)
    static let sharedEdge = DiagnosticRule(
        "geojson.shared-edge", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.sharedEdge)
    static let duplicateRing = DiagnosticRule(
        "geojson.duplicate-ring", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.duplicateRing)
    static let membersOverlap = DiagnosticRule(
        "geojson.members-overlap", .warning, reference: "OGC 06-103r4 section 6.1.14",
        title: StyleRuleTitles.membersOverlap)
    static let membersShareEdge = DiagnosticRule(
        "geojson.members-share-edge", .warning, reference: "OGC 06-103r4 section 6.1.14",
        title: StyleRuleTitles.membersShareEdge)
    static let interiorDisconnected = DiagnosticRule(
        "geojson.interior-disconnected", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: StyleRuleTitles.interiorDisconnected)
    static let boundingBox = DiagnosticRule(
        "geojson.bbox-does-not-hold", .warning, reference: "RFC 7946 section 5",
        title: StyleRuleTitles.boundingBox)
    package static let range = DiagnosticRule(
        "geojson.out-of-range", .warning, reference: "RFC 7946 section 4",
        title: StyleRuleTitles.range)
    package static let swapped = DiagnosticRule(
        "geojson.swapped-coordinates", .warning, reference: "RFC 7946 section 3.1.1",
        title: StyleRuleTitles.swapped)
    static let precision = DiagnosticRule(
        "geojson.precision", .warning, reference: "RFC 7946 section 11.2",
        title: StyleRuleTitles.precision)
    static let referenceSystem = DiagnosticRule(
        "geojson.crs", .warning, reference: "RFC 7946 section 4",
        title: StyleRuleTitles.referenceSystem)
    static let collection = DiagnosticRule(
        "geojson.geometry-collection", .warning, reference: "RFC 7946 section 3.1.8",
        title: StyleRuleTitles.collection)
    package static let duplicateIdentifier = DiagnosticRule(
        "geojson.duplicate-id", .warning, reference: "RFC 7946 section 3.2",
        title: StyleRuleTitles.duplicateIdentifier)
    static let duplicatePosition = DiagnosticRule(
        "geojson.duplicate-position", .warning, reference: "RFC 7946 section 3.1.1",
        title: StyleRuleTitles.duplicatePosition)
    static let antimeridian = DiagnosticRule(
        "geojson.antimeridian", .warning, reference: "RFC 7946 section 3.1.9",
        title: StyleRuleTitles.antimeridian)
    static let ambiguousRing = DiagnosticRule(
        "geojson.ambiguous-ring", .warning, reference: "RFC 7946 section 3.1.9",
        title: StyleRuleTitles.ambiguousRing)

    static let styleRules: [DiagnosticRule] = [
        winding, selfIntersection, selfTouching, selfOverlap, spike, zeroArea, holeOutside, holesOverlap, sharedEdge,
        duplicateRing, membersOverlap, membersShareEdge, interiorDisconnected, boundingBox, range, swapped, precision,
        referenceSystem, collection,
        duplicateIdentifier, duplicatePosition, antimeridian, ambiguousRing,
    ]

    /// The rules whose errors make a text no GeoJSON, and which no configuration can soften.
    static let readerIdentifiers = Set((syntaxRules + structureRules).map { $0.identifier })
}
