public import GeoJSON
public import Languages

/// Why a geometry could not be computed with.
public enum PlanarGeometryError: Error, Sendable, Hashable, LocalizedMessage {
    /// A position holds a number that is not finite.
    case notFinite(Position)
    /// A position is not on Earth, so that there are no metres around it.
    case notOnEarth(Position)
    /// A part of the geometry is not well formed, for example a ring that is not closed.
    case unusable(Geometry.Kind, reason: String)
    /// GEOS gave up; on invalid areas (see `PlanarGeometry.validity()`) it may.
    case failed(Operation, reason: String)
    /// A distance that is not finite or beyond 1000 km.
    case unusableDistance(Double)
    /// Geometry that reaches further than 1000 km from its middle, where no plane is true to metres.
    case tooWide(metres: Double)
    /// The result would hold a pole, which no ring of longitudes and latitudes can go around.
    case holdsPole
    /// Positions could not be laid onto a plane.
    case referenceSystem(ReferenceSystemError)
    /// GEOS could not allocate memory.
    case outOfMemory

    /// What was tried.
    public enum Operation: String, Sendable, Hashable, CaseIterable {
        /// The common part.
        case intersection
        /// Both together.
        case union
        /// The first without the second.
        case difference
        /// What is in one but not in both.
        case symmetricDifference
        /// All within a distance.
        case buffer
        /// The smallest convex area.
        case convexHull
        /// Fewer positions.
        case simplification
        /// A question about two geometries.
        case predicate
        /// The question whether an area is well formed.
        case validity
        /// Making an area well formed.
        case repair
        /// Area, length or distance.
        case measurement
        /// Building a search tree.
        case indexing
        /// Reading a result.
        case conversion
    }

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
                    + "from −90 to 90; mend the coordinates, or reproject a file in metres first",
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
        case .tooWide(let metres):
            LocalizedText(
                "the geometry reaches \(Int(metres / 1000)) km from its middle; metres are true up to 1000 km: split it",
                "геометрия простирается на \(Int(metres / 1000)) км от своей середины, а расчёт в метрах верен до "
                    + "1000 км: разделите её")
        case .holdsPole:
            LocalizedText(
                "the result would hold a pole, which a GeoJSON ring cannot go around",
                "результат содержит полюс, который кольцо GeoJSON не может обойти")
        case .referenceSystem(let error): error.message
        case .outOfMemory: LocalizedText("GEOS is out of memory", "библиотеке GEOS не хватило памяти")
        }
    }
}

extension PlanarGeometryError.Operation {
    fileprivate var words: LocalizedText {
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
