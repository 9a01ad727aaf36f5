public import GeoJSON
public import Geodesy

extension Geometry {
    /// The geometry moved: every position goes `distance` metres along the geodesic that starts in the direction `bearing`, in
    /// degrees clockwise from true north.
    ///
    ///     try track.moved(bearing: 90, distance: 50)
    ///
    /// Shapes of a few kilometres stay as they are; larger ones are bent, since directions differ from place to place.
    /// Altitudes stay. What comes to lie across the antimeridian is not cut: see `cutAtAntimeridian()`.
    ///
    /// - Throws: `GeometryOperationError` for positions that are not on Earth, and for numbers that are not finite.
    /// - Complexity: O(*n*); so are the other transformations.
    public func moved(bearing: Double, distance: Double) throws(GeometryOperationError) -> Geometry {
        try GeometryOperationError.check(bearing, in: -1e6...1e6)
        try GeometryOperationError.check(distance, in: -1e9...1e9)
        return try replacingCoordinates { $0.destination(bearing: bearing, distance: distance) }
    }

    /// The geometry turned around a place: every position keeps its geodesic distance from it, and its direction grows.
    ///
    /// - Parameters:
    ///   - degrees: clockwise.
    ///   - pivot: the place that stays, the centroid where none is given.
    /// - Throws: `GeometryOperationError` for places that are not on Earth, and for an angle that is not finite.
    public func rotated(by degrees: Double, around pivot: Coordinate? = nil) throws(GeometryOperationError) -> Geometry
    {
        try GeometryOperationError.check(degrees, in: -1e6...1e6)
        return try around(pivot) { pivot, way in
            pivot.destination(bearing: way.startBearing + degrees, distance: way.distance)
        }
    }

    /// The geometry made larger or smaller: every position keeps its direction from a place, and its geodesic distance is multiplied.
    ///
    /// - Parameters:
    ///   - factor: 0 to 1 000 000; below 1 it becomes smaller.
    ///   - pivot: the place that stays, the centroid where none is given.
    /// - Throws: `GeometryOperationError` for places that are not on Earth, and for a factor out of range.
    public func scaled(by factor: Double, from pivot: Coordinate? = nil) throws(GeometryOperationError) -> Geometry {
        try GeometryOperationError.check(factor, in: 0...1_000_000)
        return try around(pivot) { pivot, way in
            pivot.destination(bearing: way.startBearing, distance: way.distance * factor)
        }
    }

    /// The geometry with longitudes and latitudes exchanged, for files that have them the wrong way around. Nothing is checked.
    public func flipped() -> Geometry {
        func flip(_ position: Position) -> Position {
            var position = position
            position.coordinate = Coordinate(longitude: position.latitude, latitude: position.longitude)
            return position
        }
        // Exchanging two numbers does not throw.
        return (try? replacingPositions(flip)) ?? self
    }

    private func around(
        _ pivot: Coordinate?, _ place: (Coordinate, Geodesic) -> Coordinate
    ) throws(GeometryOperationError) -> Geometry {
        guard let pivot = pivot ?? centroid else { return self }
        try GeometryOperationError.check(pivot)
        return try replacingCoordinates { place(pivot, Geodesic(from: pivot, to: $0)) }
    }

    private func replacingCoordinates(
        _ transform: (Coordinate) -> Coordinate
    ) throws(GeometryOperationError) -> Geometry {
        try replacingPositions { position throws(GeometryOperationError) in
            try GeometryOperationError.check(position.coordinate)
            var position = position
            position.coordinate = transform(position.coordinate)
            try GeometryOperationError.check(position.coordinate)
            return position
        }
    }
}
