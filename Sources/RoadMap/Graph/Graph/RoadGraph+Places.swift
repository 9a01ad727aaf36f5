import Geodesy

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
