internal import Support

/// The titles of the rules about structure, as the catalogue shows them.
enum StructureRuleTitles {
    static let notAnObject = LocalizedText(
        "no GeoJSON object",
        "не объект GeoJSON")
    static let missingType = LocalizedText(
        "no type",
        "не указан тип")
    static let unknownType = LocalizedText(
        "unknown type",
        "неизвестный тип")
    static let missingMember = LocalizedText(
        "required member missing",
        "нет обязательного элемента")
    static let repeatedMember = LocalizedText(
        "defining member given twice",
        "определяющий элемент указан дважды")
    static let misplacedMember = LocalizedText(
        "member of another kind of object",
        "элемент объекта другого типа")
    static let wrongMemberType = LocalizedText(
        "member of the wrong kind",
        "элемент неверного вида")
    static let badIdentifier = LocalizedText(
        "id neither text nor number",
        "id не текст и не число")
    static let badBoundingBox = LocalizedText(
        "bbox not of four or six numbers",
        "bbox не из четырёх или шести чисел")
    static let badNesting = LocalizedText(
        "coordinates nested wrongly",
        "неверная вложенность координат")
    static let badCoordinate = LocalizedText(
        "coordinate that is no number",
        "координата не число")
    static let numberTooLarge = LocalizedText(
        "number too large",
        "слишком большое число")
    static let shortPosition = LocalizedText(
        "position of fewer than two numbers",
        "позиция менее чем из двух чисел")
    static let longPosition = LocalizedText(
        "position of more than three numbers",
        "позиция более чем из трёх чисел")
    static let shortLine = LocalizedText(
        "line of fewer than two positions",
        "линия менее чем из двух позиций")
    static let shortRing = LocalizedText(
        "ring of fewer than four positions",
        "кольцо менее чем из четырёх позиций")
    static let openRing = LocalizedText(
        "ring not closed",
        "незамкнутое кольцо")
    static let emptyCoordinates = LocalizedText(
        "geometry without coordinates",
        "геометрия без координат")
}
