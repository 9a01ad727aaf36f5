import Geodesy
import RoadMap

extension RiddenPath {
    /// The maneuver through a roundabout that starts at junction `number`; `nil` where there is none.
    ///
    /// Exits are counted as a rider counts them: every junction passed on the ring where one could have left it, riding,
    /// by a way like the ring itself. Streets that only lead into the roundabout are no exits, and beside a ring for cars
    /// neither are footpaths. Who leaves by what is no exit enters the roundabout with one maneuver and turns off with another.
    package func roundabout(at number: Int) -> Maneuver? {
        guard pieces[number].attributes.isRoundabout, !pieces[number - 1].attributes.isRoundabout else { return nil }
        let plane = plane(at: graph.coordinate(ofNode: node(number)))
        let corner = corner(at: number, on: plane)
        let before = TurnAngle.bearing(from: corner.before, to: corner.here)
        var exit = 1
        var end = number + 1
        while end < pieces.count, pieces[end].attributes.isRoundabout {
            if isPassedExit(at: end) { exit += 1 }
            end += 1
        }
        guard end < pieces.count else {
            return Maneuver(
                kind: .roundabout, first: number, last: pieces.count - 1, before: before,
                after: bearing(from: number))
        }
        let ring = pieces[number].attributes.roadClass
        guard isExit(pieces[end].edge, pieces[end].attributes, off: ring) else {
            return Maneuver(
                kind: .roundabout, first: number, last: end - 1, before: before, after: bearing(from: number))
        }
        return Maneuver(
            kind: .roundabout, first: number, last: end, before: before, after: bearing(from: end),
            exit: exit)
    }

    /// The turn off a ring at junction `number`; `nil` where the path does not leave one there.
    func turnOffRing(at number: Int) -> Maneuver? {
        guard pieces[number - 1].attributes.isRoundabout, !pieces[number].attributes.isRoundabout else { return nil }
        let (before, after) = (bearing(to: number), bearing(from: number))
        let turn = Angle.turn(from: before, to: after)
        let kind = Cue.Kind(turn: turn)
        return Maneuver(
            kind: kind == .continue ? (turn > 0 ? .slightRight : .slightLeft) : kind, first: number, last: number,
            before: before, after: after)
    }

    private func isPassedExit(at number: Int) -> Bool {
        let ring = pieces[number].attributes.roadClass
        return graph.arcs(from: node(number)).contains { arc in
            let edge = graph.directedEdge(ofArc: arc)
            return isExit(edge, graph.attributes(of: edge.edge), off: ring)
        }
    }

    private func isExit(_ edge: DirectedEdge, _ attributes: EdgeAttributes, off ring: RoadClass) -> Bool {
        !attributes.isRoundabout && (edge.isReversed ? attributes.backward : attributes.forward) == .ride
            && (attributes.roadClass.isForCars || !ring.isForCars)
    }
}
