import Geodesy

/// A leg as a rider meets it: pieces of road, one after the other, with what cues depend on.
///
///     piece 0        piece 1            piece 2
///     ───────────●────────────────●──────────────────
///             junction 1       junction 2
///
/// Junction n is the node where piece n begins.
struct RiddenWay: ~Copyable {
    let graph: RoadGraph
    let line: Polyline
    let pieces: ContiguousArray<Piece>
    /// Of the leg, the stretch that piece 0 is.
    let firstStretch: Int
    private let planes: Planes

    /// How many metres before and after a junction a direction is measured over.
    static let reach = 15.0
    /// A piece at least this long is measured by itself, without the one behind it.
    static let ownReach = 8.0

    /// A stretch of the leg.
    struct Piece {
        /// The edge times two, plus one where it is ridden against its geometry.
        var packed: UInt32
        /// The number of its name in the map, 0 for none.
        var name: Int
        var attributes: EdgeAttributes
        /// How one goes on it.
        var progress: Progress
        /// The coordinate of the line at which it starts.
        var point: Int
        /// Metres from the start of the leg.
        var start: Double
        var end: Double

        var length: Double { end - start }
    }

    /// - Parameter range: the stretches to look at, if not all: the rest of the leg is only a line.
    init(_ leg: RouteLeg, in graph: RoadGraph, only range: Range<Int>? = nil) {
        self.graph = graph
        line = leg.line
        planes = Planes(of: leg)
        var pieces = ContiguousArray<Piece>()
        let stretches = leg.stretches[range ?? leg.stretches.indices]
        firstStretch = stretches.startIndex
        pieces.reserveCapacity(stretches.count)
        var start = firstStretch > 0 ? leg.stretches[firstStretch - 1].endsAt : 0
        var point = firstStretch > 0 ? line.firstPoint(at: start) : 0
        // A leg of another map has no way here.
        guard stretches.allSatisfy({ $0.edge < graph.edgeCount }), !line.coordinates.isEmpty else {
            self.pieces = pieces
            return
        }
        for stretch in stretches {
            let attributes = graph.attributes(of: stretch.edge)
            while point + 1 < line.distances.count, line.distances[point] < start { point += 1 }
            pieces.append(
                Piece(
                    packed: UInt32(stretch.edge) << 1 | (stretch.isReversed ? 1 : 0),
                    name: graph.nameNumber(of: stretch.edge), attributes: attributes,
                    progress: Progress(attributes, isReversed: stretch.isReversed), point: point, start: start,
                    end: stretch.endsAt))
            start = stretch.endsAt
        }
        Progress.passOverShortChanges(in: &pieces)
        self.pieces = pieces
    }

    /// The node at junction `number`, the one that remembers nothing of turns forbidden: all that leads away from there
    /// does so from this node.
    func node(_ number: Int) -> Int {
        let packed = pieces[number].packed
        let ends = graph.ends(of: Int(packed >> 1))
        return packed & 1 == 1 ? ends.last : ends.first
    }

    /// Whether there is more than one way to go on at a junction, not counting the way back.
    func hasChoice(at number: Int) -> Bool {
        let taken = pieces[number].packed
        let back = pieces[number - 1].packed ^ 1
        return graph.arcs(from: node(number)).contains {
            let packed = graph.packedEdge(ofArc: $0)
            return packed != taken && packed != back
        }
    }

    /// The directions in which one comes to a junction and leaves it.
    func bearings(at number: Int, on plane: LocalPlane) -> (before: Double, after: Double) {
        let place = point(number)
        let here = plane.point(line.coordinates[place])
        let back = min(RiddenWay.reach, max(RiddenWay.ownReach, pieces[number - 1].length))
        let ahead = min(RiddenWay.reach, max(RiddenWay.ownReach, pieces[number].length))
        return (
            TurnAngle.bearing(from: behind(place, by: back, on: plane), to: here),
            TurnAngle.bearing(from: here, to: beyond(place, by: ahead, on: plane))
        )
    }

    /// The direction in which one comes to junction `number`, or to the end of the leg.
    func bearing(to number: Int) -> Double {
        let plane = plane(at: coordinate(number))
        return TurnAngle.bearing(
            from: behind(point(number), by: RiddenWay.reach, on: plane), to: plane.point(coordinate(number)))
    }

    /// The direction in which one leaves junction `number`, or the start of the leg.
    func bearing(from number: Int) -> Double {
        let plane = plane(at: coordinate(number))
        return TurnAngle.bearing(
            from: plane.point(coordinate(number)), to: beyond(point(number), by: RiddenWay.reach, on: plane))
    }

    /// Metres from the start of the leg to junction `number`, or to the end.
    func along(_ number: Int) -> Double { number < pieces.count ? pieces[number].start : line.length }

    /// The place of junction `number`, or of the end.
    func coordinate(_ number: Int) -> Coordinate { line.coordinates[point(number)] }

    private func point(_ number: Int) -> Int {
        number < pieces.count ? pieces[number].point : line.coordinates.count - 1
    }

    /// A place on the line in the direction of the one `reach` metres before one of its coordinates, or its start.
    private func behind(_ place: Int, by reach: Double, on plane: LocalPlane) -> PlanePoint {
        let along = line.distances[place] - reach
        var point = place
        while point > 0, line.distances[point] > along { point -= 1 }
        // All of the segment lies in one direction.
        if point == place - 1 { return plane.point(line.coordinates[point]) }
        return between(point, at: along, on: plane)
    }

    /// A place on the line in the direction of the one `reach` metres beyond one of its coordinates, or its end.
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

    /// The direction in which an arm leads away from the node at which it starts: to the first point out of reach.
    func bearing(ofArm packed: UInt32, on plane: LocalPlane) -> Double {
        let edge = Int(packed >> 1)
        let isReversed = packed & 1 == 1
        var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
        let (first, last) = (plane.point(cursor.place.coordinate), plane.point(cursor.last.coordinate))
        let here = isReversed ? last : first
        var ahead = isReversed ? first : last
        if cursor.remaining > 1 {
            while cursor.advance(), cursor.remaining > 0 {
                let place = plane.point(cursor.place.coordinate)
                guard place.distance(to: here) >= RiddenWay.reach else { continue }
                ahead = place
                if !isReversed { break }
            }
        }
        return TurnAngle.bearing(from: here, to: ahead)
    }

    /// A plane to measure directions in around a place, where angles are right to a tenth of a degree.
    ///
    /// It depends on the place and the end of the leg alone, so that what is told of a place does not depend on where one
    /// comes from.
    @inline(__always)
    func plane(at place: Coordinate) -> LocalPlane { planes.plane(at: place) }
}

extension Polyline {
    /// The first coordinate that lies no less than so many metres after the start.
    ///
    /// - Complexity: O(log n).
    fileprivate func firstPoint(at distance: Double) -> Int {
        var (low, high) = (0, distances.count)
        while low < high {
            let middle = (low + high) / 2
            if distances[middle] < distance { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
