import Geodesy

/// A leg as a rider meets it: pieces of road, one after the other, with what cues depend on.
///
///     piece 0        piece 1            piece 2
///     ───────────●────────────────●──────────────────
///             junction 1       junction 2
///
/// Junction n is the node where piece n begins.
struct RiddenWay {
    let graph: RoadGraph
    let line: Polyline
    let pieces: ContiguousArray<Piece>

    /// How many metres before and after a junction a direction is measured over.
    static let reach = 15.0
    /// A piece at least this long is measured by itself, without the one behind it.
    static let ownReach = 8.0

    /// A stretch of the leg.
    struct Piece {
        /// The edge times two, plus one where it is ridden against its geometry.
        var packed: UInt32
        /// The number of its name in the map, 0 for none.
        var name: UInt32
        var attributes: EdgeAttributes
        /// How one goes on it.
        var progress: Progress
        /// Metres from the start of the leg.
        var start: Double
        var end: Double

        var length: Double { end - start }
    }

    init(_ leg: RouteLeg, in graph: RoadGraph) {
        self.graph = graph
        line = leg.line
        var pieces = ContiguousArray<Piece>()
        pieces.reserveCapacity(leg.stretches.count)
        var start = 0.0
        // A leg of another map has no way here.
        guard leg.stretches.allSatisfy({ $0.edge < graph.edgeCount }) else {
            self.pieces = pieces
            return
        }
        for stretch in leg.stretches {
            let attributes = graph.attributes(of: stretch.edge)
            pieces.append(
                Piece(
                    packed: UInt32(stretch.edge) << 1 | (stretch.isReversed ? 1 : 0),
                    name: graph.edgeNames[stretch.edge], attributes: attributes,
                    progress: Progress(attributes, isReversed: stretch.isReversed), start: start, end: stretch.endsAt))
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
            let packed = graph.arcEdges[$0]
            return packed != taken && packed != back
        }
    }

    /// The directions in which one comes to a junction and leaves it.
    func bearings(at number: Int, on plane: LocalPlane) -> (before: Double, after: Double) {
        let along = pieces[number].start
        let back = min(RiddenWay.reach, max(RiddenWay.ownReach, pieces[number - 1].length))
        let ahead = min(RiddenWay.reach, max(RiddenWay.ownReach, pieces[number].length))
        let here = point(along, on: plane)
        return (
            TurnAngle.bearing(from: point(along - back, on: plane), to: here),
            TurnAngle.bearing(from: here, to: point(along + ahead, on: plane))
        )
    }

    /// The direction in which one leaves the place `along` metres after the start.
    func bearing(from along: Double) -> Double {
        let plane = LocalPlane(origin: line.coordinate(at: along) ?? .zero)
        return TurnAngle.bearing(from: point(along, on: plane), to: point(along + RiddenWay.reach, on: plane))
    }

    /// The direction in which one comes to the place `along` metres after the start.
    func bearing(to along: Double) -> Double {
        let plane = LocalPlane(origin: line.coordinate(at: along) ?? .zero)
        return TurnAngle.bearing(from: point(along - RiddenWay.reach, on: plane), to: point(along, on: plane))
    }

    /// The direction in which an arm leads away from the node at which it starts.
    func bearing(ofArm packed: UInt32, on plane: LocalPlane) -> Double {
        let edge = Int(packed >> 1)
        let count = graph.pointCount(of: edge)
        func place(_ step: Int) -> PlanePoint {
            plane.point(graph.point(packed & 1 == 1 ? count - 1 - step : step, of: edge).coordinate)
        }
        let here = place(0)
        var ahead = here
        for step in 1..<count {
            ahead = place(step)
            if ahead.distance(to: here) >= RiddenWay.reach { break }
        }
        return TurnAngle.bearing(from: here, to: ahead)
    }

    private func point(_ along: Double, on plane: LocalPlane) -> PlanePoint {
        plane.point(line.coordinate(at: along) ?? plane.origin)
    }
}

extension Coordinate {
    fileprivate static let zero = Coordinate(longitude: 0, latitude: 0)
}
