package import Diagnostics
import Languages

/// Findings about what RFC 7946 demands of the objects in a file.
extension DiagnosticRule {
    static let notAnObject = DiagnosticRule(
        "geojson.not-an-object", .error, reference: "RFC 7946 section 3",
        title: LocalizedText("no GeoJSON object", "не объект GeoJSON"))
    static let missingType = DiagnosticRule(
        "geojson.missing-type", .error, reference: "RFC 7946 section 3",
        title: LocalizedText("no type", "не указан тип"))
    static let unknownType = DiagnosticRule(
        "geojson.unknown-type", .error, reference: "RFC 7946 section 1.4",
        title: LocalizedText("unknown type", "неизвестный тип"))
    static let missingMember = DiagnosticRule(
        "geojson.missing-member", .error, reference: "RFC 7946 section 3",
        title: LocalizedText("required member missing", "нет обязательного элемента"))
    static let repeatedMember = DiagnosticRule(
        "geojson.repeated-member", .error, reference: "RFC 8259 section 4",
        title: LocalizedText("defining member given twice", "определяющий элемент указан дважды"))
    static let misplacedMember = DiagnosticRule(
        "geojson.misplaced-member", .error, reference: "RFC 7946 section 7.1",
        title: LocalizedText("member of another kind of object", "элемент объекта другого типа"))
    static let wrongMemberType = DiagnosticRule(
        "geojson.wrong-member-type", .error, reference: "RFC 7946 section 3",
        title: LocalizedText("member of the wrong kind", "элемент неверного вида"))
    static let badIdentifier = DiagnosticRule(
        "geojson.bad-id", .error, reference: "RFC 7946 section 3.2",
        title: LocalizedText("id neither text nor number", "id не текст и не число"))
    static let badBoundingBox = DiagnosticRule(
        "geojson.bad-bbox", .error, reference: "RFC 7946 section 5",
        title: LocalizedText("bbox not of four or six numbers", "bbox не из четырёх или шести чисел"))
    static let badNesting = DiagnosticRule(
        "geojson.bad-nesting", .error, reference: "RFC 7946 section 3.1",
        title: LocalizedText("coordinates nested wrongly", "неверная вложенность координат"))
    static let badCoordinate = DiagnosticRule(
        "geojson.bad-coordinate", .error, reference: "RFC 7946 section 3.1.1",
        title: LocalizedText("coordinate that is no number", "координата не число"))
    static let numberTooLarge = DiagnosticRule(
        "geojson.number-too-large", .error, reference: "RFC 8259 section 6",
        title: LocalizedText("number too large", "слишком большое число"))
    static let shortPosition = DiagnosticRule(
        "geojson.short-position", .error, reference: "RFC 7946 section 3.1.1",
        title: LocalizedText("position of fewer than two numbers", "позиция менее чем из двух чисел"))
    static let longPosition = DiagnosticRule(
        "geojson.long-position", .warning, reference: "RFC 7946 section 3.1.1",
        title: LocalizedText("position of more than three numbers", "позиция более чем из трёх чисел"))
    static let shortLine = DiagnosticRule(
        "geojson.short-line", .error, reference: "RFC 7946 section 3.1.4",
        title: LocalizedText("line of fewer than two positions", "линия менее чем из двух позиций"))
    static let shortRing = DiagnosticRule(
        "geojson.short-ring", .error, reference: "RFC 7946 section 3.1.6",
        title: LocalizedText("ring of fewer than four positions", "кольцо менее чем из четырёх позиций"))
    static let openRing = DiagnosticRule(
        "geojson.ring-not-closed", .error, reference: "RFC 7946 section 3.1.6",
        title: LocalizedText("ring not closed", "незамкнутое кольцо"))
    package static let emptyCoordinates = DiagnosticRule(
        "geojson.empty-coordinates", .note, reference: "RFC 7946 section 3.1",
        title: LocalizedText("geometry without coordinates", "геометрия без координат"))

    static let structureRules: [DiagnosticRule] = [
        notAnObject, missingType, unknownType, missingMember, repeatedMember, misplacedMember, wrongMemberType,
        badIdentifier, badBoundingBox, badNesting, badCoordinate, numberTooLarge, shortPosition, longPosition,
        shortLine, shortRing, openRing, emptyCoordinates,
    ]
}
