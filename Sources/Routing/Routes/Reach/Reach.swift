public import RoadMap

/// What can be reached from a place within a time or a distance, on the ways that a router would send a rider.
///
///     let reach = router.reach(from: station, within: 15 * 60, by: .duration)
///     for area in reach.areas(within: [5 * 60, 10 * 60, 15 * 60]) { draw(area.polygons) }
///
/// A place counts as reached if the least-cost path to it, the one that `Router.leg(from:to:)` finds, is short enough. Its
/// riding time decides and not its cost, so that what this says and what a route says agree; a rider who takes worse roads than
/// the profile would may come farther.
public struct Reach: Sendable {
    /// What is measured along the ways.
    public enum Measure: Sendable, Hashable {
        /// Riding time in seconds.
        case duration
        /// Length in metres.
        case distance
    }

    /// A piece of an edge.
    public struct Piece: Sendable, Hashable {
        /// The edge.
        public var edge: EdgeID
        /// Its part, by shares of its length: 0 the edge's first node, 1 its last.
        public var part: ClosedRange<Double>
    }

    /// Where the ways start.
    public let start: Snap
    /// How far they go, in what `measure` says.
    public let limit: Double
    /// What is measured.
    public let measure: Measure
    let graph: RoadGraph
    let costs: ArcCosts
    /// The nodes reached, the cheapest first, and how far each is.
    let nodes: [(node: NodeID, measure: Double)]

    /// The pieces of road that are reached within a limit, those beyond `self.limit` left out; by edges, the pieces of one edge
    /// in order and apart.
    ///
    /// - Complexity: O(n log n), n the arcs that leave the nodes within the limit.
    public func pieces(within limit: Double) -> [Piece] {
        let limit = limit < self.limit ? limit : self.limit
        guard limit >= 0 else { return [] }
        let meter = ArcMeter(graph: graph, costs: costs, measure: measure)
        var pieces = [Piece(edge: start.edge, part: start.fraction...start.fraction)]
        func add(_ arc: ArcID, from fraction: Double, rest: Double) {
            let end = meter.end(ofArc: arc, from: fraction, within: rest, turningIn: fraction == 0)
            guard end > fraction else { return }
            let (edge, isReversed) = graph.edge(ofArc: arc)
            pieces.append(Piece(edge: edge, part: isReversed ? (1 - end)...(1 - fraction) : fraction...end))
        }
        for isReversed in [false, true] {
            guard let arc = graph.arc(of: start.edge, reversed: isReversed),
                costs.cost(ofArc: arc) < ArcCosts.infinite
            else { continue }
            let fraction = isReversed ? 1 - start.fraction : start.fraction
            // Where one stands at the beginning of an edge, no turn is ridden into it.
            add(arc, from: max(fraction, .leastNonzeroMagnitude), rest: limit)
        }
        for (node, measure) in nodes where measure <= limit {
            for arc in graph.arcs(from: node) where costs.cost(ofArc: arc) < ArcCosts.infinite {
                add(arc, from: 0, rest: limit - measure)
            }
        }
        return Reach.joined(pieces)
    }

    /// The same pieces without overlaps.
    private static func joined(_ pieces: [Piece]) -> [Piece] {
        var result: [Piece] = []
        for piece in pieces.sorted(by: { ($0.edge, $0.part.lowerBound) < ($1.edge, $1.part.lowerBound) }) {
            if let last = result.last, last.edge == piece.edge, piece.part.lowerBound <= last.part.upperBound {
                let end = max(last.part.upperBound, piece.part.upperBound)
                result[result.count - 1].part = last.part.lowerBound...end
            } else {
                result.append(piece)
            }
        }
        return result
    }
}
