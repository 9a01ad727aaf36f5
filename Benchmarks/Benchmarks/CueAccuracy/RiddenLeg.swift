import Geodesy
import RoadMap
import Routing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A leg as a rider sees it: pieces of road, and at each node between two of them the turn and the other arms.
struct RiddenLeg {
    let graph: RoadGraph
    let line: Polyline
    let pieces: [Piece]

    /// What lies between two nodes.
    struct Piece {
        var edge: EdgeID
        var isReversed: Bool
        var name: String?
        var attributes: EdgeAttributes
        var start: Double
        var end: Double

        var travel: Travel { isReversed ? attributes.backward : attributes.forward }
        var delay: NodeDelay { isReversed ? attributes.backwardNodeDelay : attributes.forwardNodeDelay }
        var isFerry: Bool { attributes.roadClass == .ferry }
        var isWalked: Bool {
            !isFerry && (travel == .push || attributes.roadClass == .steps || attributes.roadClass == .ramp)
        }
    }

    /// Another way to leave a node.
    struct Arm {
        /// Degrees, positive to the right.
        var turn: Double
        var name: String?
        var attributes: EdgeAttributes
        var travel: Travel
    }

    init(_ leg: RouteLeg, in graph: RoadGraph) {
        self.graph = graph
        line = leg.line
        var start = 0.0
        var pieces: [Piece] = []
        for segment in leg.segments {
            pieces.append(
                Piece(
                    edge: segment.edge, isReversed: segment.isReversed, name: graph.name(of: segment.edge),
                    attributes: graph.attributes(of: segment.edge), start: start, end: segment.endsAt))
            start = segment.endsAt
        }
        self.pieces = pieces
    }

    var length: Double { line.length }

    /// The lengths of the chords that turns are measured between.
    static let chords = [10.0, 20, 30]

    /// The turns between chords of each length, at a distance from the start.
    func turns(at along: Double) -> [Double] {
        RiddenLeg.chords.map { turn(at: along, chord: $0) }
    }

    func turn(at along: Double, chord: Double) -> Double {
        turn(from: heading(from: along - chord, to: along), to: heading(from: along, to: along + chord))
    }

    /// The arms at the node before piece `number`, without the one ridden and the one one came by.
    func arms(at number: Int, chord: Double = 20) -> [Arm] {
        let (arriving, leaving) = (pieces[number - 1], pieces[number])
        let ends = graph.ends(of: leaving.edge)
        let before = heading(from: leaving.start - chord, to: leaving.start)
        return graph.arcs(from: leaving.isReversed ? ends.last : ends.first).compactMap { arc in
            let (edge, isReversed) = graph.edge(ofArc: arc)
            if edge == leaving.edge, isReversed == leaving.isReversed { return nil }
            if edge == arriving.edge, isReversed != arriving.isReversed { return nil }
            let attributes = graph.attributes(of: edge)
            let travel = isReversed ? attributes.backward : attributes.forward
            guard travel != .forbidden, attributes.roadClass != .ferry else { return nil }
            let shape = graph.shape(of: edge)
            let arm = Polyline(isReversed ? shape.reversed() : shape)
            guard let first = arm.coordinates.first, let ahead = arm.coordinate(at: chord) else { return nil }
            return Arm(
                turn: turn(from: before, to: heading(first, ahead)), name: graph.name(of: edge),
                attributes: attributes, travel: travel)
        }
    }

    /// The direction from one distance to another, in degrees.
    func heading(from start: Double, to end: Double) -> Double {
        guard let one = line.coordinate(at: max(start, 0)), let other = line.coordinate(at: min(end, length)) else {
            return 0
        }
        return heading(one, other)
    }

    private func heading(_ one: Coordinate, _ other: Coordinate) -> Double {
        let east = (other.longitude - one.longitude) * cos(one.latitude * .pi / 180)
        return atan2(east, other.latitude - one.latitude) * 180 / .pi
    }

    /// The turn from one direction to another, −180 to 180, positive to the right.
    func turn(from before: Double, to after: Double) -> Double { (after - before).remainder(dividingBy: 360) }
}

extension [Double] {
    /// The one in the middle.
    var median: Double { isEmpty ? 0 : sorted()[count / 2] }
    /// The least of them where all are on one side, else 0: what they agree on.
    var clear: Double {
        guard let least = self.min(), let most = self.max() else { return 0 }
        return least > 0 ? least : most < 0 ? most : 0
    }
}

extension RoadClass {
    /// 0 for main roads up to 4 for steps.
    var rank: Int {
        switch self {
        case .trunk, .primary, .secondary, .tertiary: 0
        case .unclassified, .residential, .livingStreet: 1
        case .service, .cycleway, .track: 2
        case .path, .footway, .pedestrian, .bridleway: 3
        case .steps, .ramp, .ferry: 4
        }
    }

    var isForCars: Bool { rank < 2 || self == .service }
}
