import Geodesy
package import RoadMap
import Support

/// The turns at which a rider surely gets no cue, on whichever route: what a map keeps so that routes need not look at every arm of
/// every junction.
///
/// A turn is left out where it depends on more than its two edges: where one is so short that directions are measured beyond it, beside
/// roads that depend on the time, and close to a limit, where rounding decides.
package struct ObviousTurns {
    private let graph: RoadGraph
    /// The bearing of setting out on each edge, once for either direction; not a number where it may depend on the next edge.
    private let bearings: ContiguousArray<Double>
    /// Nodes with an arm that is not always alike.
    private let timedNodes: Set<NodeID>

    /// The number of the rules by which a turn is obvious: `DecisionPoint`, `ArmPrice` and the lengths that directions are measured over. It
    /// rises whenever one of them changes, and what maps say by other rules is not used.
    package static let rules: UInt8 = 1

    /// Metres and degrees by which rounding cannot be off.
    private static let slack = 0.01

    private init(_ graph: RoadGraph) {
        self.graph = graph
        let both = Parallel.mapRanges(of: graph.edgeCount) { edges in
            edges.flatMap { edge -> [Double] in
                let edge = EdgeID(edge)
                guard graph.length(of: edge) >= RiddenPath.ownReach + ObviousTurns.slack else { return [.nan, .nan] }
                let shape = graph.shape(of: edge)
                return [
                    ObviousTurns.bearing(along: shape), ObviousTurns.bearing(along: shape.reversed()),
                ]
            }
        }
        bearings = ContiguousArray(both.joined())
        timedNodes = graph.nodesOfTimedEdges
    }

    /// For each direction of each edge, by which of the first eight arcs of the node where it ends the rider goes on without a cue, the
    /// first by the lowest bit; and `rules` at the end.
    ///
    /// - Complexity: O(arcs × arms × arms), on all cores.
    package static func column(of graph: RoadGraph) -> ContiguousArray<UInt8> {
        let turns = ObviousTurns(graph)
        let masks = Parallel.mapRanges(of: graph.edgeCount * 2) { edges in
            edges.map { turns.mask(of: DirectedEdge(truncatingIfNeeded: $0)) }
        }
        return ContiguousArray(masks.joined()) + [rules]
    }

    private func mask(of arriving: DirectedEdge) -> UInt8 {
        let attributes = graph.attributes(of: arriving.edge)
        let look = WayLook(attributes)
        let node = graph.head(of: arriving)
        guard look.isOpen(isReversed: arriving.isReversed), !look.isFerry, !timedNodes.contains(node) else { return 0 }
        let approach = Approach(
            arriving, attributes, name: graph.nameNumber(of: arriving.edge),
            mode: TravelMode(attributes, isReversed: arriving.isReversed))
        var mask: UInt8 = 0
        for (number, arc) in graph.arcs(from: node).prefix(UInt8.bitWidth).enumerated()
        where isObvious(graph.directedEdge(ofArc: arc), from: approach, at: node) {
            mask |= 1 << UInt8(number)
        }
        return mask
    }

    /// What `DecisionPoint` decides, on the safe side of each of its limits.
    private func isObvious(_ leaving: DirectedEdge, from approach: Approach, at node: NodeID) -> Bool {
        guard leaving != approach.back else { return false }
        let attributes = graph.attributes(of: leaving.edge)
        let look = WayLook(attributes)
        guard !look.isFerry else { return false }
        let name = graph.nameNumber(of: leaving.edge)
        let mode = TravelMode(attributes, isReversed: leaving.isReversed)
        let straight = ArmPrice(look, name: name, isPushed: mode == .pushing, from: approach)
        let obvious = graph.obviousTurn(straight, at: node, from: approach, to: leaving)
        if obvious == .infinity, !approach.isOtherRoad(look, name: name) { return true }
        let (back, ahead) = (bearings[approach.back.index], bearings[leaving.index])
        guard !back.isNaN, !ahead.isNaN else { return false }
        let before = Angle.opposite(of: back)
        let turn = Angle.turn(from: before, to: ahead).magnitude + ObviousTurns.slack
        guard obvious < .infinity else { return turn < TurnAngle.normal }
        if turn < min(obvious, DecisionPoint.greatestObviousTurn) { return true }
        let isSameRoad = approach.isSameRoad(look, name: name)
        guard turn < (isSameRoad ? DecisionPoint.greatestBend : DecisionPoint.greatestObviousTurn) else { return false }
        let plane = LatitudeBandPlanes.plane(around: graph.coordinate(ofNode: node))
        var (leastPrice, keepsName) = (Double.infinity, false)
        graph.forEachRival(at: node, from: approach, to: leaving) { edge, rival in
            let aside = Angle.turn(from: before, to: graph.bearing(ofArm: edge, on: plane)).magnitude
            leastPrice = min(leastPrice, rival.price(turn: max(aside - ObviousTurns.slack, 0)))
            if rival.keepsName { keepsName = true }
        }
        let isClear = turn >= DecisionPoint.greatestObviousTurn || keepsName && !straight.keepsName
        return leastPrice - straight.price(turn: turn) > (isClear ? DecisionPoint.clearMargin : DecisionPoint.margin)
    }

    /// The bearing from the start of a line to the place on it that directions are measured to.
    private static func bearing(along line: [Coordinate]) -> Double {
        let plane = LatitudeBandPlanes.plane(around: line[0])
        var (along, measure) = (0.0, StepMeasure())
        for (start, end) in zip(line, line.dropFirst()) {
            let step = measure.distance(from: start, to: end)
            if along + step > RiddenPath.reach {
                let place = PlaneSegment(plane.point(start), plane.point(end))
                return TurnAngle.bearing(
                    from: plane.point(line[0]), to: place.point(at: (RiddenPath.reach - along) / step))
            }
            along += step
        }
        return TurnAngle.bearing(from: plane.point(line[0]), to: plane.point(line[line.count - 1]))
    }
}
