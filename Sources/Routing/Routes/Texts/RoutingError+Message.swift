import Geodesy
public import Support

extension RoutingError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .notOnEarth(let place):
            LocalizedText(
                "\(place) is no place on Earth: longitude goes from -180 to 180 and latitude from -90 to 90",
                "\(place) — не точка на Земле: долгота бывает от -180 до 180, широта — от -90 до 90")
        case .offTheMap(let place, let limit, let bounds):
            LocalizedText(
                "\(place) is off the map: no road that a bicycle may use within \(Measures.distance(limit).english)"
                    + (bounds.map { "; the map goes from \(RoutingError.corners($0).joined(separator: " to "))" } ?? ""),
                "\(place) вне карты: в радиусе \(Measures.distance(limit).russian) нет дороги, по которой можно ехать на "
                    + "велосипеде"
                    + (bounds.map { "; карта — от \(RoutingError.corners($0).joined(separator: " до "))" } ?? ""))
        case .closed(let place, let limit):
            LocalizedText(
                "all roads within \(Measures.distance(limit).english) of \(place) are closed or forbidden by the profile: "
                    + "move the place, or close or forbid less",
                "все дороги в радиусе \(Measures.distance(limit).russian) от \(place) закрыты или запрещены профилем: "
                    + "перенесите точку или ослабьте запреты")
        case .swapped(let place):
            LocalizedText(
                "\(place) is off the map; longitude and latitude seem to be swapped: "
                    + "try \(place.latitude),\(place.longitude)",
                "\(place) вне карты; похоже, долгота и широта переставлены: "
                    + "попробуйте \(place.latitude),\(place.longitude)")
        case .unreachable(let start, let end):
            LocalizedText(
                "no way for a bicycle leads from \(start) to \(end)",
                "от \(start) до \(end) нельзя доехать на велосипеде")
        case .noWayOn(let start, let end):
            LocalizedText(
                "no way leads on from \(start) to \(end) without turning back: allow that, or move the place",
                "от \(start) до \(end) нельзя доехать, не развернувшись: разрешите разворот или перенесите точку")
        case .noLoop(let start, let length):
            LocalizedText(
                "the roads around \(start) make no round trip of \(Measures.distance(length).english): take another length, or "
                    + "another direction",
                "дороги вокруг \(start) не складываются в кольцо длиной \(Measures.distance(length).russian): возьмите другую длину "
                    + "или другое направление")
        case .tooFewStops:
            LocalizedText("a route needs at least two places", "для маршрута нужны хотя бы две точки")
        }
    }

    /// The south-western and the north-eastern corner to 0.0001°, about ten metres.
    private static func corners(_ box: BoundingBox) -> [String] {
        [(box.west, box.south), (box.east, box.north)].map { longitude, latitude in
            "\(Coordinate(longitude: rounded(longitude), latitude: rounded(latitude)))"
        }
    }

    private static func rounded(_ degrees: Double) -> Double { (degrees * 10_000).rounded() / 10_000 }
}
