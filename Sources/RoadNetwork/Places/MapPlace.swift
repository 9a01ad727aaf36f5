public import Geodesy

/// A place of a map that has a name and is no street.
public struct MapPlace: Sendable, Hashable {
    /// The name, as the map has it.
    public let name: String
    /// What it is.
    public let kind: PlaceKind
    /// Where it is; a place inside of an area.
    public let coordinate: Coordinate
}

/// The sections of a map with places: one row a place.
struct PlaceColumns: Sendable {
    let points: Column<FixedCoordinate>
    let kinds: NumberColumn
    /// Numbers among the names of the map.
    let names: NumberColumn

    init(_ image: MapImage) throws(MapFileError) {
        points = try image.column(.placePoints, of: FixedCoordinate.self)
        kinds = try image.numbers(.placeKinds)
        names = try image.numbers(.placeNames)
    }
}

extension RoadGraph {
    /// How many named places the map keeps beside its streets.
    public var placeCount: Int { placeColumns?.points.count ?? 0 }

    /// The named places of the map, streets apart; none on a map without them.
    ///
    /// - Complexity: O(places).
    public var places: [MapPlace] {
        guard let placeColumns else { return [] }
        return (0..<placeCount).compactMap { row in
            guard let kind = PlaceKind(rawValue: UInt8(truncatingIfNeeded: placeColumns.kinds[row])) else { return nil }
            return MapPlace(
                name: name(Int(placeColumns.names[row])), kind: kind, coordinate: placeColumns.points[row].coordinate)
        }
    }

    /// The name with a number; 0 is the empty one.
    func name(_ number: Int) -> String {
        String(decoding: nameBytes.values[Int(nameStarts[number])..<Int(nameStarts[number + 1])], as: UTF8.self)
    }
}
