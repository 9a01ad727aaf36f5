package import Diagnostics
import JSON
import Languages

/// Findings of the lint rules.
extension DiagnosticRule {
    static let winding = DiagnosticRule(
        "geojson.winding", .warning, reference: "RFC 7946 section 3.1.6",
        title: LocalizedText("ring goes the wrong way around", "кольцо обходится не в ту сторону"))
    static let selfIntersection = DiagnosticRule(
        "geojson.self-intersection", .warning, reference: "OGC 06-103r4 section 6.1.11",
        title: LocalizedText("ring crosses itself", "кольцо пересекает само себя"))
    static let holeOutside = DiagnosticRule(
        "geojson.hole-outside", .warning, reference: "RFC 7946 section 3.1.6",
        title: LocalizedText("hole outside its polygon", "отверстие вне многоугольника"))
    static let boundingBox = DiagnosticRule(
        "geojson.bbox-does-not-hold", .warning, reference: "RFC 7946 section 5",
        title: LocalizedText("bbox does not hold its geometry", "bbox не вмещает геометрию"))
    package static let range = DiagnosticRule(
        "geojson.out-of-range", .warning, reference: "RFC 7946 section 4",
        title: LocalizedText("coordinates not on Earth", "координаты не на Земле"))
    package static let swapped = DiagnosticRule(
        "geojson.swapped-coordinates", .warning, reference: "RFC 7946 section 3.1.1",
        title: LocalizedText("longitude and latitude swapped", "долгота и широта переставлены"))
    static let precision = DiagnosticRule(
        "geojson.precision", .warning, reference: "RFC 7946 section 11.2",
        title: LocalizedText("excessive precision", "избыточная точность"))
    static let referenceSystem = DiagnosticRule(
        "geojson.crs", .warning, reference: "RFC 7946 section 4",
        title: LocalizedText("outdated crs member", "устаревший элемент crs"))
    static let collection = DiagnosticRule(
        "geojson.geometry-collection", .warning, reference: "RFC 7946 section 3.1.8",
        title: LocalizedText("needless GeometryCollection", "лишняя GeometryCollection"))
    package static let duplicateIdentifier = DiagnosticRule(
        "geojson.duplicate-id", .warning, reference: "RFC 7946 section 3.2",
        title: LocalizedText("id used twice", "повторяющийся id"))
    static let duplicatePosition = DiagnosticRule(
        "geojson.duplicate-position", .warning, reference: "RFC 7946 section 3.1.1",
        title: LocalizedText("position repeated", "повторяющаяся позиция"))
    static let antimeridian = DiagnosticRule(
        "geojson.antimeridian", .warning, reference: "RFC 7946 section 3.1.9",
        title: LocalizedText("line crosses the antimeridian", "линия пересекает 180-й меридиан"))

    static let styleRules: [DiagnosticRule] = [
        winding, selfIntersection, holeOutside, boundingBox, range, swapped, precision, referenceSystem, collection,
        duplicateIdentifier, duplicatePosition, antimeridian,
    ]

    /// The rules whose errors make a text no GeoJSON, and which no configuration can soften.
    static let readerIdentifiers = Set((syntaxRules + structureRules).map { $0.identifier })
}
