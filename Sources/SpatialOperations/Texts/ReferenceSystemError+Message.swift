internal import Geodesy
public import Support

extension ReferenceSystemError {
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
        case .notHorizontal(let name):
            LocalizedText(
                "“\(name)” has no map coordinates: a position of GeoJSON is longitude or easting, latitude or northing and "
                    + "perhaps a height; choose a geographic, projected or compound system",
                "в «\(name)» нет координат на карте: точка GeoJSON — это долгота или восток, широта или север и, возможно, "
                    + "высота; выберите географическую, прямоугольную или составную систему")
        case .conflictingSystems(let one, let other):
            LocalizedText(
                "the reference system is said to be \(one.shortened) and \(other.shortened); delete the wrong “crs” member",
                "система координат названа и как \(one.shortened), и как \(other.shortened); удалите неверное поле «crs»"
            )
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
        case .library(let error): error.message
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
