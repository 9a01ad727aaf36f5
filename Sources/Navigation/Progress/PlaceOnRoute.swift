import Geodesy

/// Finds the place of a rider on a line that may come by the same place twice, as out and back on one street: near them, the
/// line leading where they head, and about as far along as they have come.
struct PlaceOnRoute {
    /// What a metre between the place and where the rider should be by now counts, in metres.
    private static let haste = 0.02
    /// What it counts, in metres, where the line leads against the rider's course.
    private static let contrary = 15.0

    let line: Polyline
    /// Metres from the start between which is looked.
    let window: ClosedRange<Double>
    /// Metres from the start where the rider should be by now.
    let expected: Double
    /// Where the rider heads, in degrees clockwise from true north; `nil` where that is unknown.
    let course: Double?

    /// Metres from the start of the line to the place, and from the coordinate to it; `nil` for a line without length, a window beside it, or a coordinate that
    /// is not finite.
    ///
    /// - Complexity: O(log n + segments in the window).
    func nearest(to coordinate: Coordinate) -> (along: Double, distance: Double)? {
        guard line.coordinates.count > 1, window.lowerBound <= line.length else { return nil }
        return line.coordinates.withUnsafeBufferPointer { coordinates in
            line.distances.withUnsafeBufferPointer { nearest(to: coordinate, coordinates, distances: $0) }
        }
    }

    @inline(__always)
    private func nearest(
        to coordinate: Coordinate, _ coordinates: UnsafeBufferPointer<Coordinate>,
        distances: UnsafeBufferPointer<Double>
    ) -> (along: Double, distance: Double)? {
        let plane = LocalPlane(origin: coordinate)
        let heading = course.map { PlanePoint(east: sine($0.radians), north: cosine($0.radians)) }
        var best: (along: Double, distance: Double)?
        var least = Double.infinity
        var index = PlaceOnRoute.segment(at: window.lowerBound, of: distances)
        var point = plane.point(coordinates[index])
        while index + 1 < coordinates.count, distances[index] <= window.upperBound {
            let segment = PlaneSegment(point, plane.point(coordinates[index + 1]))
            let (start, end) = (distances[index], distances[index + 1])
            index += 1
            point = segment.end
            let nearest = segment.nearest(to: PlanePoint(east: 0, north: 0)).fraction
            let along = min(max(start + nearest * (end - start), window.lowerBound), window.upperBound)
            let miss = segment.point(at: end > start ? min(max((along - start) / (end - start), 0), 1) : 0)
            let distance = (miss.east * miss.east + miss.north * miss.north).squareRoot()
            var value = distance + PlaceOnRoute.haste * (along - expected).magnitude
            guard value < least else { continue }
            if let heading, isContrary(segment, heading) { value += PlaceOnRoute.contrary }
            if value < least { (best, least) = ((along, distance), value) }
        }
        return best
    }

    /// Whether a segment leads more than 120° elsewhere.
    private func isContrary(_ segment: PlaneSegment, _ heading: PlanePoint) -> Bool {
        let (east, north) = (segment.end.east - segment.start.east, segment.end.north - segment.start.north)
        return east * heading.east + north * heading.north < -0.5 * (east * east + north * north).squareRoot()
    }

    /// The segment in which a distance lies.
    private static func segment(at distance: Double, of distances: UnsafeBufferPointer<Double>) -> Int {
        var (low, high) = (0, distances.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if distances[middle] <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
