internal import Languages

/// The titles of the rules, as the catalogue shows them.
enum RuleTitles {
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
    static let winding = LocalizedText(
        "ring goes the wrong way around",
        "кольцо обходится не в ту сторону")
    static let selfIntersection = LocalizedText(
        "ring crosses itself",
        "кольцо пересекает само себя")
    static let holeOutside = LocalizedText(
        "hole outside its polygon",
        "отверстие вне многоугольника")
    static let selfTouching = LocalizedText(
        "ring touches itself",
        "кольцо касается само себя")
    static let selfOverlap = LocalizedText(
        "ring runs along itself",
        "кольцо идёт вдоль самого себя")
    static let spike = LocalizedText(
        "spike in a ring",
        "остриё в кольце")
    static let zeroArea = LocalizedText(
        "ring without area",
        "кольцо без площади")
    static let holesOverlap = LocalizedText(
        "holes overlap",
        "отверстия перекрываются")
    static let sharedEdge = LocalizedText(
        "rings of a polygon share an edge",
        "у колец многоугольника общее ребро")
    static let duplicateRing = LocalizedText(
        "ring given twice",
        "кольцо указано дважды")
    static let membersOverlap = LocalizedText(
        "polygons of a MultiPolygon overlap",
        "многоугольники одного MultiPolygon перекрываются")
    static let membersShareEdge = LocalizedText(
        "polygons of a MultiPolygon share an edge",
        "у многоугольников одного MultiPolygon общее ребро")
    static let interiorDisconnected = LocalizedText(
        "polygon in several pieces",
        "многоугольник распадается на части")
    static let boundingBox = LocalizedText(
        "bbox does not hold its geometry",
        "bbox не вмещает геометрию")
    static let range = LocalizedText(
        "coordinates not on Earth",
        "координаты не на Земле")
    static let swapped = LocalizedText(
        "longitude and latitude swapped",
        "долгота и широта переставлены")
    static let precision = LocalizedText(
        "excessive precision",
        "избыточная точность")
    static let referenceSystem = LocalizedText(
        "outdated crs member",
        "устаревший элемент crs")
    static let collection = LocalizedText(
        "needless GeometryCollection",
        "лишняя GeometryCollection")
    static let duplicateIdentifier = LocalizedText(
        "id used twice",
        "повторяющийся id")
    static let duplicatePosition = LocalizedText(
        "position repeated",
        "повторяющаяся позиция")
    static let antimeridian = LocalizedText(
        "line crosses the antimeridian",
        "линия пересекает 180-й меридиан")
    static let ambiguousRing = LocalizedText(
        "ring that may cross the antimeridian or not",
        "кольцо, которое может пересекать 180-й меридиан, а может и нет")
}
