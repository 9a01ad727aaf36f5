public import GeoJSON
public import Geodesy

extension Geometry {
    /// The shortest way on the ellipsoid between two places as a line, cut at the antimeridian where it crosses (RFC 7946 section
    /// 3.1.9). Turf's `greatCircle` is the same on a sphere.
    ///
    ///     try Geometry.geodesicArc(from: moscow, to: vancouver)
    ///
    /// - Parameter maximumStep: metres between neighbouring positions at most.
    /// - Throws: `GeometryOperationError` for places that are not on Earth, a step that is not positive, and more than a
    ///   million steps.
    /// - Complexity: O(*n*) for *n* steps.
    public static func geodesicArc(
        from start: Coordinate, to end: Coordinate, maximumStep: Double = 100_000
    ) throws(GeometryOperationError) -> Geometry {
        let line: Positions = [Position(start), Position(end)]
        return Geometry.lineString(try line.densified(maximumStep: maximumStep)).cutAtAntimeridian()
    }
}

extension Positions {
    /// A line with positions along the geodesics between its own, so that what is straight on the plane of degrees comes near to
    /// them. Altitudes are interpolated.
    ///
    /// - Parameter maximumStep: metres between neighbouring positions at most.
    /// - Throws: `GeometryOperationError` for places that are not on Earth, a step that is not positive, and more than a
    ///   million steps.
    /// - Complexity: O(*n* + *k*) for *k* steps.
    public func densified(maximumStep: Double) throws(GeometryOperationError) -> Positions {
        for place in coordinates { try GeometryOperationError.check(place) }
        let line = MeasuredLine(self)
        _ = try GeometryOperationError.steps(line.length, of: maximumStep)
        guard var before = first else { return [] }
        var result = [before]
        for position in dropFirst() {
            let arc = Geodesic(from: before.coordinate, to: position.coordinate)
            let steps = try GeometryOperationError.steps(arc.distance, of: maximumStep)
            for step in 1..<Swift.max(steps, 1) {
                let share = Double(step) / Double(steps)
                let place = Geodesic(from: arc.start, bearing: arc.startBearing, distance: arc.distance * share).end
                var new = Position(place)
                if let low = before.altitude, let high = position.altitude { new.altitude = low + (high - low) * share }
                result.append(new)
            }
            result.append(position)
            before = position
        }
        return Positions(result)
    }
}
