internal import Support

/// The titles of the lint rules, as the catalogue shows them.
enum StyleRuleTitles {
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
