internal import Geodesy
internal import Support

/// What the rules about well-formed GeoJSON report, and how it can be fixed.
enum LintTexts {
    /// - Parameters:
    ///   - isSwapped: whether the numbers would be a place the other way round.
    ///   - isMetric: whether they are as large as metres.
    static func notOnEarth(_ place: Coordinate, isSwapped: Bool, isMetric: Bool) -> LocalizedText {
        var message = LocalizedText(
            "\(place) is not on Earth: longitude is −180 to 180, latitude −90 to 90",
            "\(place) не на Земле: долгота от −180 до 180, широта от −90 до 90")
        if isSwapped {
            message.english += "; longitude must come first, these are probably swapped"
            message.russian += "; сначала пишется долгота — вероятно, числа переставлены"
        } else if isMetric {
            message.english += "; this looks like metres, reproject the file to WGS 84"
            message.russian += "; похоже на метры — перепроецируйте файл в WGS 84"
        }
        return message
    }

    static let antimeridian = LocalizedText(
        "here the line goes more than half around the Earth; if it crosses the 180th meridian, cut it there in two",
        "здесь линия проходит больше половины окружности Земли; если она пересекает 180-й меридиан, разрежьте её по нему"
    )

    static let wideRing = LocalizedText(
        "here a side of the ring is longer than 180°, as the ring's direction says; programs that cut at the 180th meridian may take it for a crossing: put positions on the long sides, or cut the ring if it crosses",
        "здесь сторона кольца длиннее 180° — так следует из направления обхода; программы, которые режут по 180-му меридиану, могут принять её за пересечение: добавьте позиции на длинных сторонах или разрежьте кольцо, если оно пересекает меридиан"
    )

    static let ambiguousRing = LocalizedText(
        "this ring has a side longer than 180°, and nothing shows whether it runs the long way or across the 180th meridian; nothing is changed here: put positions on the long sides, or cut the ring at the meridian",
        "у кольца есть сторона длиннее 180°, и ничто не говорит, идёт ли она длинным путём или через 180-й меридиан; здесь ничего не меняется: добавьте позиции на длинных сторонах или разрежьте кольцо по меридиану"
    )

    static let aroundFarPole = LocalizedText(
        "this ring goes around a pole, but in the direction that leaves it outside; it is not turned around, since it may be meant to hold the other pole: cut it at the 180th meridian and lead it to the pole inside",
        "кольцо обходит полюс, но в направлении, при котором он остаётся снаружи; оно не разворачивается, так как внутри может подразумеваться другой полюс: разрежьте его по 180-му меридиану и проведите к полюсу внутри"
    )

    static func wrongBox(_ box: String) -> LocalizedText {
        LocalizedText(
            "this box does not hold what it belongs to, which reaches \(box)",
            "этот охват не вмещает свои объекты; их границы \(box)")
    }

    static let correctBox = LocalizedText(
        "correct the box",
        "исправить охват")
    static let singleGeometry = LocalizedText(
        "a GeometryCollection of a single geometry should be that geometry itself",
        "вместо GeometryCollection с одной геометрией следует записать саму геометрию")
    static let unwrap = LocalizedText(
        "unwrap the geometry",
        "оставить саму геометрию")
    static let nestedCollection = LocalizedText(
        "a GeometryCollection should not be inside another; put its geometries into the outer one",
        "GeometryCollection не следует вкладывать в другую; перенесите её геометрии во внешнюю")

    static func duplicateIdentifier(_ id: Feature.Identifier, _ feature: Int) -> LocalizedText {
        LocalizedText(
            "the id “\(id)” belongs to Feature \(feature) already; give each its own",
            "id «\(id)» уже есть у объекта № \(feature); у каждого должен быть свой")
    }

    static func duplicateInRecord(_ id: Feature.Identifier, _ record: Int) -> LocalizedText {
        LocalizedText(
            "the id “\(id)” belongs to record \(record) already; give each Feature its own",
            "id «\(id)» уже есть в записи № \(record); у каждого объекта должен быть свой")
    }

    static func uncomparedIdentifiers(_ count: Int) -> LocalizedText {
        LocalizedText(
            "the file has so many identifiers that the last \(count) were not compared with each other, only with those before",
            "в файле так много id, что последние \(count) не сравнивались друг с другом, только с предыдущими")
    }

    static func moreSwapped(_ count: Int) -> LocalizedText {
        LocalizedText(
            "about \(count) more Features where these are seem to have longitude and latitude swapped",
            "там же ещё примерно \(count) объектов, у которых долгота и широта, похоже, переставлены")
    }

    static let repeatedPosition = LocalizedText(
        "this position is the same as the one before it; remove it",
        "эта позиция совпадает с предыдущей; удалите её")
    static let removeRepeated = LocalizedText(
        "remove repeated positions",
        "удалить повторы")
    static let tooPrecise = LocalizedText(
        "coordinates have more than seven decimals, which is finer than a centimetre; six are enough",
        "у координат больше семи знаков после запятой — это точнее сантиметра; шести достаточно")
    static let needlessReferenceSystem = LocalizedText(
        "“crs” was dropped from GeoJSON in 2016 and WGS 84 is always meant; remove it",
        "«crs» исключён из GeoJSON в 2016 году, всегда подразумевается WGS 84; удалите его")
    static let foreignReferenceSystem = LocalizedText(
        "“crs” was dropped from GeoJSON in 2016 and most programs ignore it; reproject the file to WGS 84",
        "«crs» исключён из GeoJSON в 2016 году, большинство программ его не читает; перепроецируйте файл в WGS 84")
    static let removeReferenceSystem = LocalizedText(
        "remove “crs”",
        "удалить «crs»")

    static func swapped(_ middle: Coordinate) -> LocalizedText {
        LocalizedText(
            "longitude and latitude are probably swapped: the other Features are around \(middle), and so would this be; longitude comes first",
            "долгота и широта, вероятно, переставлены: остальные объекты около \(middle), и этот был бы там же; сначала пишется долгота"
        )
    }

    static let wrongWinding = LocalizedText(
        "rings go the wrong way around: the outer one must go counterclockwise and holes clockwise",
        "кольца обходятся не в ту сторону: внешнее — против часовой стрелки, отверстия — по часовой")
    static let rewind = LocalizedText(
        "turn the rings around",
        "развернуть кольца")
}
