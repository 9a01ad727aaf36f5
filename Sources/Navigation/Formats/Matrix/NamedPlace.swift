public import GeoJSON
public import Geodesy
import JSON

/// A place and what it is called, for the headings of a `RideMatrix`.
public struct NamedPlace: Sendable, Hashable {
    /// What it is called.
    public var name: String
    /// Where it is.
    public var coordinate: Coordinate

    /// Names a place.
    public init(name: String, coordinate: Coordinate) {
        self.name = name
        self.coordinate = coordinate
    }

    /// The Points of a GeoJSON text by `name` or `title`, else by their numbers from 1; all else in it is skipped.
    public static func points(of object: GeoJSONObject) -> [NamedPlace] {
        var places: [NamedPlace] = []
        for feature in object.features {
            guard case .point(let position)? = feature.geometry?.shape else { continue }
            let name = ["name", "title"].lazy.compactMap { feature.properties?[$0]?.stringValue }.first { !$0.isEmpty }
            places.append(NamedPlace(name: name ?? "\(places.count + 1)", coordinate: position.coordinate))
        }
        return places
    }
}
