internal import GeoJSON
internal import Geodesy
public import Support

extension PlanarGeometryError {
    /// What happened and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .notFinite(let position):
            LocalizedText(
                "the position \(position.longitude),\(position.latitude) holds a number that is not finite",
                "в точке \(position.longitude),\(position.latitude) есть число, которое не является конечным")
        case .notOnEarth(let position):
            LocalizedText(
                "\(position.longitude),\(position.latitude) is not on Earth: longitude goes from −180 to 180, latitude "
                    + "from −90 to 90; fix the coordinates, or reproject a file in metres first",
                "точки \(position.longitude),\(position.latitude) нет на Земле: долгота от −180 до 180, широта от −90 "
                    + "до 90; исправьте координаты, а файл в метрах сначала перепроецируйте")
        case .unusable(let kind, let reason):
            LocalizedText(
                "the \(kind.rawValue) is not well formed: \(reason)",
                "геометрия \(kind.rawValue) построена неправильно: \(reason)")
        case .failed(let operation, let reason):
            LocalizedText(
                "the \(operation.words.english) failed (\(reason)); repair invalid areas first",
                "не удалось выполнить операцию «\(operation.words.russian)» (\(reason)); "
                    + "сначала исправьте неправильные полигоны")
        case .unusableDistance(let metres):
            LocalizedText(
                "\(metres) is no distance of at most 1000 km", "\(metres) — не расстояние до 1000 км")
        case .invalid(let invalidity):
            LocalizedText(
                "the area is not valid: \(invalidity.message.english); repair it first",
                "площадь построена неправильно: \(invalidity.message.russian); сначала исправьте её")
        case .areaNotKept(let before, let after):
            LocalizedText(
                "the repair would change the area from \(before) to \(after) square degrees; try the other method, or "
                    + "draw it anew",
                "исправление изменило бы площадь с \(before) на \(after) кв. градусов; попробуйте другой способ или "
                    + "начертите контур заново")
        case .collapsed:
            LocalizedText(
                "nothing of the area would be left: its rings enclose nothing; draw it anew or make it a line",
                "от площади ничего бы не осталось: её кольца ничего не охватывают; начертите её заново или сделайте линией"
            )
        case .noArea(let kind):
            LocalizedText(
                "a \(kind.rawValue) is no area to clip with: draw a Polygon, or buffer it",
                "\(kind.rawValue) — не площадь, по которой можно обрезать: начертите Polygon или постройте буфер")
        case .outOfMemory: LocalizedText("GEOS is out of memory", "библиотеке GEOS не хватило памяти")
        case .library(let error): error.message
        }
    }
}

extension PlanarGeometryError.Operation {
    var words: LocalizedText {
        switch self {
        case .intersection: LocalizedText("intersection", "пересечение")
        case .union: LocalizedText("union", "объединение")
        case .difference: LocalizedText("difference", "разность")
        case .symmetricDifference: LocalizedText("symmetric difference", "симметрическая разность")
        case .buffer: LocalizedText("buffer", "буфер")
        case .convexHull: LocalizedText("convex hull", "выпуклая оболочка")
        case .simplification: LocalizedText("simplification", "упрощение")
        case .predicate: LocalizedText("comparison", "сравнение")
        case .validity: LocalizedText("validity check", "проверка правильности")
        case .repair: LocalizedText("repair", "исправление")
        case .measurement: LocalizedText("measurement", "измерение")
        case .indexing: LocalizedText("indexing", "построение индекса")
        case .conversion: LocalizedText("conversion", "преобразование")
        }
    }
}
