import Geodesy

/// A line drawn along the roads that it closes.
///
/// Edges are looked at in steps of a few metres: a step counts where a segment of the line passes beside it within
/// `Closures.reachOfLine` and leads in about its direction. What lies beyond a segment's ends is not beside it, so that a
/// line which stops at a junction closes nothing behind that, and one that crosses a road never runs along it.
struct ClosingLine {
    private let line: [Coordinate]
    /// Metres between the places of an edge that are looked at, at most.
    private static let step = 4.0
    /// The least cosine of the angle between line and road.
    private static let leastCosine = cosine(30.0.radians)
    /// Metres that must run along the line, of an edge that is long enough.
    private static let enough = 20.0

    package init(_ line: [Coordinate]) {
        self.line = line.filter { $0.isOnEarth }
    }

    func edges(in graph: RoadGraph) -> Set<EdgeID> {
        var segments: [EdgeID: [Int]] = [:]
        for index in line.indices.dropLast() {
            guard let box = box(aroundSegment: index) else { continue }
            graph.forEachEdge(touching: box) { segments[$0, default: []].append(index) }
        }
        return Set(segments.filter { runsAlong($0.key, $0.value, graph) }.keys)
    }

    /// The box around a segment with what is beside it.
    private func box(aroundSegment index: Int) -> BoundingBox? {
        guard var box = BoundingBox(line[index...(index + 1)]) else { return nil }
        let plane = LocalPlane(origin: line[index])
        let (east, north) = (
            Closures.reachOfLine / plane.metresPerLongitude, Closures.reachOfLine / plane.metresPerLatitude
        )
        box = BoundingBox(
            west: box.west - east, south: box.south - north, east: box.east + east, north: box.north + north)
        return box
    }

    private func runsAlong(_ edge: EdgeID, _ segments: [Int], _ graph: RoadGraph) -> Bool {
        let shape = graph.shape(of: edge)
        let plane = LocalPlane(origin: shape[0])
        let sides = segments.map { PlaneSegment(plane.point(line[$0]), plane.point(line[$0 + 1])) }
        var (along, length) = (0.0, 0.0)
        var start = plane.point(shape[0])
        for place in shape.dropFirst() {
            let piece = PlaneSegment(start, plane.point(place))
            let metres = piece.start.distance(to: piece.end)
            start = piece.end
            guard metres > 0 else { continue }
            length += metres
            // A lying map may have an edge round the Earth; it is looked at in no more than so many places.
            let steps = Int(min((metres / ClosingLine.step).rounded(.up), 10_000))
            for number in 0..<steps {
                let point = piece.point(at: (Double(number) + 0.5) / Double(steps))
                if sides.contains(where: { ClosingLine.passes($0, beside: point, of: piece, metres) }) {
                    along += metres / Double(steps)
                }
            }
        }
        return along > 0 && along >= min(ClosingLine.enough, length / 2)
    }

    private static func passes(
        _ side: PlaneSegment, beside point: PlanePoint, of piece: PlaneSegment, _ metres: Double
    ) -> Bool {
        let (sideEast, sideNorth) = (side.end.east - side.start.east, side.end.north - side.start.north)
        let squaredLength = sideEast * sideEast + sideNorth * sideNorth
        guard squaredLength > 0 else { return false }
        let share =
            ((point.east - side.start.east) * sideEast + (point.north - side.start.north) * sideNorth) / squaredLength
        guard (0...1).contains(share), side.point(at: share).distance(to: point) <= Closures.reachOfLine else {
            return false
        }
        let inner =
            (piece.end.east - piece.start.east) * sideEast + (piece.end.north - piece.start.north) * sideNorth
        return inner.magnitude >= leastCosine * metres * squaredLength.squareRoot()
    }
}
