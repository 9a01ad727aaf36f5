import Geodesy
import RoadMap
import Routing

/// The path of a leg as a sequence of pieces of road and the junctions between them, with all that cues depend on.
///
///     piece 0        piece 1            piece 2
///     ───────────●────────────────●──────────────────
///             junction 1       junction 2
///
/// Junction n is the node where piece n begins.
struct RiddenPath: ~Copyable {
    let graph: RoadGraph
    let line: Polyline
    let pieces: ContiguousArray<Piece>
    private let planes: LatitudeBandPlanes
    /// Whether what the map says of turns is by the rules that hold here.
    let knowsObviousTurns: Bool

    /// How many metres before and after a junction a direction is measured over.
    static let reach = 15.0
    /// A piece at least this long is measured by itself, without the one behind it.
    static let ownReach = 8.0

    /// A segment of the leg.
    struct Piece {
        var edge: DirectedEdge
        /// The number of its name in the map, 0 for none.
        var name: Int
        var attributes: EdgeAttributes
        /// How the rider travels on it.
        var mode: TravelMode
        /// The coordinate of the line at which it starts.
        var point: Int
        /// Metres from the start of the leg.
        package var start: Double
        var end: Double

        var length: Double { end - start }
    }

    package init(_ leg: RouteLeg, in graph: RoadGraph) {
        self.graph = graph
        line = leg.line
        planes = LatitudeBandPlanes(of: leg)
        knowsObviousTurns = graph.obviousTurnRules == ObviousTurns.rules
        var pieces = ContiguousArray<Piece>()
        pieces.reserveCapacity(leg.segments.count)
        var start = 0.0
        var point = 0
        // A leg of another map has no path on this one.
        guard leg.segments.allSatisfy({ graph.edges.contains($0.edge) }), !line.coordinates.isEmpty else {
            self.pieces = pieces
            return
        }
        line.distances.withUnsafeBufferPointer { distances in
            for segment in leg.segments {
                let attributes = graph.attributes(of: segment.edge)
                // Where legs were joined, the sums differ by rounding; points of a line are centimetres apart.
                while point + 1 < distances.count, distances[point] < start - 0.001 { point += 1 }
                pieces.append(
                    Piece(
                        edge: DirectedEdge(segment.edge, isReversed: segment.isReversed),
                        name: graph.nameNumber(of: segment.edge), attributes: attributes,
                        mode: TravelMode(attributes, isReversed: segment.isReversed), point: point, start: start,
                        end: segment.endsAt))
                start = segment.endsAt
            }
        }
        TravelMode.mergeShortRuns(in: &pieces)
        self.pieces = pieces
    }

    /// The node at junction `number`. Where the junction has copies for turn restrictions it is the original, from which all
    /// arcs lead away.
    func node(_ number: Int) -> NodeID { graph.tail(of: pieces[number].edge) }

    /// Whether a junction has more than one arm to leave by, not counting the arm the rider arrived by.
    func hasChoice(at number: Int) -> Bool {
        let taken = pieces[number].edge
        let back = pieces[number - 1].edge.opposite
        return graph.arcs(from: node(number)).contains {
            let edge = graph.directedEdge(ofArc: $0)
            return edge != taken && edge != back
        }
    }

    /// The points before a junction, at it and behind it that the directions of arriving and of leaving are measured between.
    @inline(__always)
    func corner(at number: Int, on plane: LocalPlane) -> (before: PlanePoint, here: PlanePoint, after: PlanePoint) {
        let place = point(number)
        let back = min(RiddenPath.reach, max(RiddenPath.ownReach, pieces[number - 1].length))
        let ahead = min(RiddenPath.reach, max(RiddenPath.ownReach, pieces[number].length))
        return (
            behind(place, by: back, on: plane), plane.point(line.coordinates[place]),
            beyond(place, by: ahead, on: plane)
        )
    }

    /// The bearing of arriving at junction `number`, or at the end of the leg.
    func bearing(to number: Int) -> Double {
        let plane = plane(at: coordinate(number))
        return TurnAngle.bearing(
            from: behind(point(number), by: RiddenPath.reach, on: plane), to: plane.point(coordinate(number)))
    }

    /// The bearing of leaving junction `number`, or the start of the leg.
    func bearing(from number: Int) -> Double {
        let plane = plane(at: coordinate(number))
        return TurnAngle.bearing(
            from: plane.point(coordinate(number)), to: beyond(point(number), by: RiddenPath.reach, on: plane))
    }

    /// Metres from the start of the leg to junction `number`, or to the end.
    func along(_ number: Int) -> Double { number < pieces.count ? pieces[number].start : line.length }

    /// The place of junction `number`, or of the end.
    func coordinate(_ number: Int) -> Coordinate { line.coordinates[point(number)] }

    private func point(_ number: Int) -> Int {
        number < pieces.count ? pieces[number].point : line.coordinates.count - 1
    }

    /// A point on the line in the direction of the place `reach` metres before one of its coordinates, or of its start.
    private func behind(_ place: Int, by reach: Double, on plane: LocalPlane) -> PlanePoint {
        let along = line.distances[place] - reach
        var point = place
        while point > 0, line.distances[point] > along { point -= 1 }
        // All of the segment lies in one direction.
        if point == place - 1 { return plane.point(line.coordinates[point]) }
        return between(point, at: along, on: plane)
    }

    /// A point on the line in the direction of the place `reach` metres beyond one of its coordinates, or of its end.
    private func beyond(_ place: Int, by reach: Double, on plane: LocalPlane) -> PlanePoint {
        let along = line.distances[place] + reach
        var point = place
        while point + 1 < line.distances.count, line.distances[point + 1] <= along { point += 1 }
        if point == place, place + 1 < line.coordinates.count { return plane.point(line.coordinates[place + 1]) }
        return between(point, at: along, on: plane)
    }

    /// The place `along` metres after the start of the line, on the segment that begins at a coordinate.
    private func between(_ point: Int, at along: Double, on plane: LocalPlane) -> PlanePoint {
        let first = plane.point(line.coordinates[point])
        let past = along - line.distances[point]
        guard past > 0, point + 1 < line.distances.count else { return first }
        let length = line.distances[point + 1] - line.distances[point]
        return PlaneSegment(first, plane.point(line.coordinates[point + 1])).point(at: min(past / length, 1))
    }

    /// A plane to measure directions in around a place, where angles are right to a tenth of a degree.
    ///
    /// It depends only on the place and the end of the leg, so that the cues at a place do not depend on where the leg starts.
    @inline(__always)
    func plane(at place: Coordinate) -> LocalPlane { planes.plane(at: place) }
}
