internal import Geodesy
public import Support

extension Invalidity {
    /// What is wrong and where.
    public var message: LocalizedText {
        let place = coordinate.map { " (\($0))" } ?? ""
        return LocalizedText(reason.lowercased() + place, (Invalidity.russian[reason] ?? reason) + place)
    }

    private static let russian = [
        "Self-intersection": "граница пересекает саму себя",
        "Ring Self-intersection": "кольцо пересекает само себя",
        "Hole lies outside shell": "вырез лежит вне внешнего контура",
        "Holes are nested": "вырезы вложены друг в друга",
        "Interior is disconnected": "внутренняя область распадается на части",
        "Nested shells": "внешние контуры вложены друг в друга",
        "Duplicate Rings": "кольцо повторяется",
        "Too few points in geometry component": "слишком мало точек",
        "Invalid Coordinate": "недопустимая координата",
        "Ring is not closed": "кольцо не замкнуто",
    ]
}
