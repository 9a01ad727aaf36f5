import Geodesy
import RoadMap

// Methods of the graph, since to hand it on as an argument would copy it for each call.
extension RoadGraph {
    /// Gives the arms of a junction that a rider does not take, other than the way back.
    @inline(__always)
    func forEachRival(
        at node: NodeID, from approach: Approach, to leaving: DirectedEdge,
        _ body: (_ edge: DirectedEdge, ArmPrice) -> Void
    ) {
        for arc in arcs(from: node).places {
            let edge = directedEdge(ofArc: ArcID(truncatingIfNeeded: arc))
            guard edge != leaving, edge != approach.back else { continue }
            let look = WayLook(attributes(of: edge.edge))
            // What is closed at the time of the ride has arcs all the same.
            guard !look.isFerry, look.isOpen(isReversed: edge.isReversed) else { continue }
            let name = nameNumber(of: edge.edge)
            body(edge, ArmPrice(look, name: name, isPushed: look.isPushed(isReversed: edge.isReversed), from: approach))
        }
    }

    /// The greatest turn, in degrees, at which the arm taken is obvious even if all others led straight on, infinite where there
    /// is no other: most need no bearings.
    ///
    /// - Parameter straight: the arm taken.
    @inline(__always)
    func obviousTurn(
        _ straight: ArmPrice, at node: NodeID, from approach: Approach, to leaving: DirectedEdge
    ) -> Double {
        let price = straight.price(turn: 0)
        var turn = Double.infinity
        forEachRival(at: node, from: approach, to: leaving) { _, rival in
            let margin = rival.keepsName ? DecisionPoint.clearMargin : DecisionPoint.margin
            turn = min(turn, rival.price(turn: 0) - price - margin)
        }
        return turn
    }

    /// The bearing of an arm at its first node: towards its first point that is at least `RiddenPath.reach` away.
    func bearing(ofArm arm: DirectedEdge, on plane: LocalPlane) -> Double {
        let isReversed = arm.isReversed
        var cursor = cursor(on: arm.edge, shapes.record(of: arm.edge))
        let (first, last) = (plane.point(cursor.place.coordinate), plane.point(cursor.last.coordinate))
        let here = isReversed ? last : first
        var ahead = isReversed ? first : last
        if cursor.remaining > 1 {
            let place = isReversed ? cursor.last : cursor.place
            while cursor.advance(), cursor.remaining > 0 {
                guard cursor.place.isBeyondReach(of: place, on: plane) else { continue }
                ahead = plane.point(cursor.place.coordinate)
                if !isReversed { break }
            }
        }
        return TurnAngle.bearing(from: here, to: ahead)
    }
}

extension FixedCoordinate {
    /// Whether it is `RiddenPath.reach` or more away from another place.
    ///
    /// Differences of whole numbers tell it for nearly all places; only close to the limit, and across the antimeridian, coordinates are
    /// compared.
    @inline(__always)
    fileprivate func isBeyondReach(of start: FixedCoordinate, on plane: LocalPlane) -> Bool {
        let east = Double(Int64(longitude) - Int64(start.longitude)) * (plane.metresPerLongitude * 1e-7)
        let north = Double(Int64(latitude) - Int64(start.latitude)) * (plane.metresPerLatitude * 1e-7)
        let square = east * east + north * north
        if square < FixedCoordinate.surelyNear { return false }
        if square > FixedCoordinate.surelyFar, square < FixedCoordinate.farthest { return true }
        return plane.point(coordinate).distance(to: plane.point(start.coordinate)) >= RiddenPath.reach
    }

    // Squares of metres: a little less and more than that of the reach, and more than any edge is long.
    private static var surelyNear: Double { 224 }
    private static var surelyFar: Double { 226 }
    private static var farthest: Double { 1e12 }
}
