import GeoJSON

extension Extent {
    /// The box as a polygon, or as two on both sides of the antimeridian; heights are left out.
    var geometry: Geometry {
        guard west > east else { return .polygon(Self.rectangle(west, south, east, north)) }
        return .multiPolygon([
            Self.rectangle(west, south, 180, north), Self.rectangle(-180, south, east, north),
        ])
    }

    private static func rectangle(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> Polygon {
        Polygon(uncheckedExterior: [
            Position(longitude: west, latitude: south), Position(longitude: east, latitude: south),
            Position(longitude: east, latitude: north), Position(longitude: west, latitude: north),
            Position(longitude: west, latitude: south),
        ])
    }
}
