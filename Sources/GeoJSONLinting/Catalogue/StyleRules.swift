package import Diagnostics
import GeoJSON
import JSON

/// Findings of the lint rules.
extension DiagnosticRule {
    static let winding = DiagnosticRule(
        "geojson.winding", .warning, reference: "RFC 7946 section 3.1.6",
        title: RuleTitles.winding)
    static let selfIntersection = DiagnosticRule(
        "geojson.self-intersection", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.selfIntersection)
    static let holeOutside = DiagnosticRule(
        "geojson.hole-outside", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.holeOutside)
    static let selfTouching = DiagnosticRule(
        "geojson.self-touching", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.selfTouching)
    static let selfOverlap = DiagnosticRule(
        "geojson.self-overlap", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.selfOverlap)
    static let spike = DiagnosticRule(
        "geojson.spike", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.spike)
    static let zeroArea = DiagnosticRule(
        "geojson.zero-area", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.zeroArea)
    static let holesOverlap = DiagnosticRule(
        "geojson.holes-overlap", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.holesOverlap)
    static let sharedEdge = DiagnosticRule(
        "geojson.shared-edge", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.sharedEdge)
    static let duplicateRing = DiagnosticRule(
        "geojson.duplicate-ring", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.duplicateRing)
    static let membersOverlap = DiagnosticRule(
        "geojson.members-overlap", .warning, reference: "OGC 06-103r4 section 6.1.14",
        title: RuleTitles.membersOverlap)
    static let membersShareEdge = DiagnosticRule(
        "geojson.members-share-edge", .warning, reference: "OGC 06-103r4 section 6.1.14",
        title: RuleTitles.membersShareEdge)
    static let interiorDisconnected = DiagnosticRule(
        "geojson.interior-disconnected", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: RuleTitles.interiorDisconnected)
    static let boundingBox = DiagnosticRule(
        "geojson.bbox-does-not-hold", .warning, reference: "RFC 7946 section 5",
        title: RuleTitles.boundingBox)
    package static let range = DiagnosticRule(
        "geojson.out-of-range", .warning, reference: "RFC 7946 section 4",
        title: RuleTitles.range)
    package static let swapped = DiagnosticRule(
        "geojson.swapped-coordinates", .warning, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.swapped)
    static let precision = DiagnosticRule(
        "geojson.precision", .warning, reference: "RFC 7946 section 11.2",
        title: RuleTitles.precision)
    static let referenceSystem = DiagnosticRule(
        "geojson.crs", .warning, reference: "RFC 7946 section 4",
        title: RuleTitles.referenceSystem)
    static let collection = DiagnosticRule(
        "geojson.geometry-collection", .warning, reference: "RFC 7946 section 3.1.8",
        title: RuleTitles.collection)
    package static let duplicateIdentifier = DiagnosticRule(
        "geojson.duplicate-id", .warning, reference: "RFC 7946 section 3.2",
        title: RuleTitles.duplicateIdentifier)
    static let duplicatePosition = DiagnosticRule(
        "geojson.duplicate-position", .warning, reference: "RFC 7946 section 3.1.1",
        title: RuleTitles.duplicatePosition)
    static let antimeridian = DiagnosticRule(
        "geojson.antimeridian", .warning, reference: "RFC 7946 section 3.1.9",
        title: RuleTitles.antimeridian)
    static let ambiguousRing = DiagnosticRule(
        "geojson.ambiguous-ring", .warning, reference: "RFC 7946 section 3.1.9",
        title: RuleTitles.ambiguousRing)

    static let styleRules: [DiagnosticRule] = [
        winding, selfIntersection, selfTouching, selfOverlap, spike, zeroArea, holeOutside, holesOverlap, sharedEdge,
        duplicateRing, membersOverlap, membersShareEdge, interiorDisconnected, boundingBox, range, swapped, precision,
        referenceSystem, collection,
        duplicateIdentifier, duplicatePosition, antimeridian, ambiguousRing,
    ]

    /// The rules whose errors make a text no GeoJSON, and which no configuration can soften.
    static let readerIdentifiers = Set((syntaxRules + structureRules).map { $0.identifier })
}
