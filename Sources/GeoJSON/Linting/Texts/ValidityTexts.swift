package import Geodesy
package import Support

/// What is wrong with areas that are not valid, and how it can be fixed. Positions, rings and polygons are counted from 1.
package enum ValidityTexts {
    /// What is wrong with an area and how it can be fixed.
    package static func message(_ defect: PolygonDefect) -> LocalizedText {
        switch defect.kind {
        case .notFinite:
            LocalizedText(
                "this ring has a number that is infinite or not a number", "в кольце есть бесконечность или не число")
        case .notClosed: LocalizedText("this ring is not closed", "кольцо не замкнуто")
        case .zeroArea:
            LocalizedText(
                "this ring encloses nothing, since all its positions lie on one line; remove it",
                "кольцо ничего не охватывает: все его позиции лежат на одной прямой; удалите его")
        case .spike:
            LocalizedText(
                "the ring turns back here and runs along itself, a spike without width; remove this position",
                "здесь кольцо поворачивает назад и идёт вдоль самого себя — остриё без ширины; удалите эту позицию")
        case .selfIntersection, .selfTouching, .selfOverlap: withinRing(defect)
        case .holeOutside, .holesOverlap: hole(defect)
        case .sharedEdge, .duplicateRing: rings(defect)
        case .membersOverlap, .membersShareEdge: members(defect)
        case .interiorDisconnected:
            LocalizedText(
                "rings that touch cut the polygon into pieces, here for example; make each piece a polygon of its own",
                "соприкасающиеся кольца разрезают многоугольник на части, например здесь; сделайте каждую часть отдельным многоугольником"
            )
        }
    }

    private static func withinRing(_ defect: PolygonDefect) -> LocalizedText {
        let (first, second) = sides(defect)
        switch (defect.kind, defect.manner) {
        case (.selfTouching, _):
            return LocalizedText(
                "this ring touches itself at \(defect.coordinate), where the sides from its positions \(first) and \(second) meet; make the part in between a polygon or hole of its own",
                "кольцо касается само себя в точке \(defect.coordinate), где сходятся стороны от позиций \(first) и \(second); сделайте часть между ними отдельным многоугольником или отверстием"
            )
        case (.selfOverlap, _):
            return LocalizedText(
                "this ring runs along itself: the sides from its positions \(first) and \(second) have a segment in common; remove it",
                "кольцо идёт вдоль самого себя: у сторон от позиций \(first) и \(second) есть общий участок; удалите его"
            )
        case (_, .crossingAtVertex):
            return LocalizedText(
                "this ring crosses itself at \(defect.coordinate), where the sides from its positions \(first) and \(second) meet; move a position",
                "кольцо пересекает само себя в точке \(defect.coordinate), где сходятся стороны от позиций \(first) и \(second); сдвиньте позицию"
            )
        default:
            return LocalizedText(
                "this ring crosses itself: the sides from its positions \(first) and \(second) intersect; move a position",
                "кольцо пересекает само себя: стороны от позиций \(first) и \(second) пересекаются; сдвиньте позицию")
        }
    }

    private static func hole(_ defect: PolygonDefect) -> LocalizedText {
        let (first, second) = sides(defect)
        let ring = (defect.other?.ring ?? 0) + 1
        switch (defect.kind, defect.manner) {
        case (.holeOutside, .containment):
            return LocalizedText(
                "this hole lies outside the polygon it is cut from; move it, or make it a polygon of its own",
                "отверстие лежит вне своего многоугольника; переместите его или сделайте отдельным многоугольником")
        case (.holeOutside, _):
            return LocalizedText(
                "this hole crosses the exterior ring at \(defect.coordinate): its side from position \(first) and the exterior side from position \(second); move a position",
                "отверстие пересекает внешнее кольцо в точке \(defect.coordinate): своей стороной от позиции \(first) и внешней стороной от позиции \(second); сдвиньте позицию"
            )
        case (_, .containment):
            return LocalizedText(
                "this hole lies in another hole, ring \(ring) of the polygon; remove it",
                "отверстие лежит внутри другого, кольца \(ring) многоугольника; удалите его")
        default:
            return LocalizedText(
                "this hole crosses another hole, ring \(ring) of the polygon, at \(defect.coordinate): sides from positions \(first) and \(second); merge the two",
                "отверстие пересекает другое, кольцо \(ring) многоугольника, в точке \(defect.coordinate): стороны от позиций \(first) и \(second); объедините их"
            )
        }
    }

    private static func rings(_ defect: PolygonDefect) -> LocalizedText {
        let (first, second) = sides(defect)
        let ring = (defect.other?.ring ?? 0) + 1
        let polygon = (defect.other?.polygon ?? 0) + 1
        if defect.kind == .sharedEdge {
            return LocalizedText(
                "this ring has part of an edge in common with ring \(ring) of the polygon: sides from positions \(first) and \(second); make one ring of both",
                "у кольца есть общий участок с кольцом \(ring) многоугольника: стороны от позиций \(first) и \(second); сделайте из них одно кольцо"
            )
        }
        if defect.other?.polygon == defect.place.polygon {
            return LocalizedText(
                "this ring has the positions of ring \(ring) of the same polygon; remove one of them",
                "кольцо совпадает с кольцом \(ring) того же многоугольника; удалите одно из них")
        }
        return LocalizedText(
            "this polygon has the exterior ring of polygon \(polygon) of the MultiPolygon; remove one of them",
            "внешнее кольцо этого многоугольника совпадает с кольцом многоугольника \(polygon) того же MultiPolygon; удалите один из них"
        )
    }

    private static func members(_ defect: PolygonDefect) -> LocalizedText {
        let (first, second) = sides(defect)
        let polygon = (defect.other?.polygon ?? 0) + 1
        switch (defect.kind, defect.manner) {
        case (.membersShareEdge, _):
            return LocalizedText(
                "this polygon has part of an edge in common with polygon \(polygon) of the MultiPolygon: sides from positions \(first) and \(second); merge the two",
                "у многоугольника есть общий участок границы с многоугольником \(polygon) того же MultiPolygon: стороны от позиций \(first) и \(second); объедините их"
            )
        case (_, .containment):
            return LocalizedText(
                "this polygon lies in polygon \(polygon) of the MultiPolygon; remove it, or cut a hole there",
                "многоугольник лежит внутри многоугольника \(polygon) того же MultiPolygon; удалите его или вырежьте там отверстие"
            )
        default:
            return LocalizedText(
                "this polygon crosses polygon \(polygon) of the MultiPolygon at \(defect.coordinate): sides from positions \(first) and \(second); merge the two",
                "многоугольник пересекает многоугольник \(polygon) того же MultiPolygon в точке \(defect.coordinate): стороны от позиций \(first) и \(second); объедините их"
            )
        }
    }

    private static func sides(_ defect: PolygonDefect) -> (Int, Int) {
        (defect.place.position + 1, (defect.other ?? defect.place).position + 1)
    }
}
