public import Geodesy
public import Languages

/// Why coordinates could not be brought from one reference system to another.
public enum ReferenceSystemError: Error, Sendable, Hashable, LocalizedMessage {
    /// PROJ does not know the code or cannot read the text.
    case unknownSystem(definition: String, reason: String)
    /// The text names something else, for example an ellipsoid or a conversion.
    case notASystem(definition: String)
    /// A `crs` member that is neither a name nor an EPSG code; links are not followed.
    case unreadableMember
    /// No way of known accuracy leads from one system to the other.
    case noTransformation(source: String, target: String, reason: String)
    /// A position lies outside the area a system is made for. The index counts positions from 0; `coordinate` is the
    /// position on WGS 84.
    case outsideAreaOfUse(index: Int, coordinate: Coordinate, system: String, area: BoundingBox)
    /// A position has no place in the other system. The index counts positions from 0.
    case untransformable(index: Int, reason: String)
    /// The numbers do not come out even: their count is no multiple of the stride, or the stride is below two.
    case unevenNumbers(count: Int, stride: Int)
    /// PROJ could not allocate memory.
    case outOfMemory

    /// What happened and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .unknownSystem(let definition, let reason):
            LocalizedText(
                "unknown coordinate reference system “\(definition.shortened)” (\(reason)); write for example EPSG:4326",
                "неизвестная система координат «\(definition.shortened)» (\(reason)); пишите, например, EPSG:4326")
        case .notASystem(let definition):
            LocalizedText(
                "“\(definition.shortened)” is not a coordinate reference system; a PROJ string needs +type=crs",
                "«\(definition.shortened)» — не система координат; строке PROJ нужно добавить +type=crs")
        case .unreadableMember:
            LocalizedText(
                "the “crs” member holds neither a name nor an EPSG code; state the system yourself",
                "в поле «crs» нет ни названия, ни кода EPSG; укажите систему координат сами")
        case .noTransformation(let source, let target, let reason):
            LocalizedText(
                "no transformation of known accuracy from \(source.shortened) to \(target.shortened) (\(reason))",
                "нет преобразования известной точности из \(source.shortened) в \(target.shortened) (\(reason))")
        case .outsideAreaOfUse(let index, let coordinate, let system, let area):
            LocalizedText(
                "position \(index + 1) (\(coordinate)) lies outside the area of use of \(system): \(area.edges)",
                "точка \(index + 1) (\(coordinate)) лежит вне области применения \(system): \(area.edges)")
        case .untransformable(let index, let reason):
            LocalizedText(
                "position \(index + 1) cannot be transformed: \(reason)",
                "точку \(index + 1) не удалось преобразовать: \(reason)")
        case .unevenNumbers(let count, let stride):
            LocalizedText(
                "\(count) numbers cannot be read as positions of \(stride) numbers each",
                "\(count) чисел нельзя прочитать как точки по \(stride) числа в каждой")
        case .outOfMemory:
            LocalizedText("PROJ is out of memory", "библиотеке PROJ не хватило памяти")
        }
    }
}

extension String {
    /// Definitions may be pages of WKT; a message shows their beginning.
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}

extension BoundingBox {
    fileprivate var edges: String { "\(west)…\(east), \(south)…\(north)" }
}
