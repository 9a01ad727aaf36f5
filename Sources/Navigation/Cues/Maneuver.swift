import Geodesy
import RoadMap

/// What a rider has to do at a junction, or at several that belong together: a cue without texts and distances.
struct Maneuver {
    var kind: Cue.Kind
    /// The junction where it begins.
    package var first: Int
    /// The junction where it ends: the same, unless it leads through several.
    var last: Int
    /// Degrees clockwise from true north.
    var before: Double
    var after: Double
    /// The exit of a roundabout.
    var exit: Int?

    var turn: Double { Angle.turn(from: before, to: after) }
}

extension RiddenPath {
    /// The maneuvers to announce, given those of each single junction.
    func announcedManeuvers(of each: [Maneuver]) -> [Maneuver] {
        addingNameChanges(to: addingObstacles(to: addingModeChanges(to: trimming(merging(each)))))
    }

    /// The maneuvers at each single junction and roundabout.
    func maneuvers() -> [Maneuver] {
        var result: [Maneuver] = []
        result.reserveCapacity(pieces.count / 2)
        var number = 1
        while number < pieces.count {
            if let roundabout = roundabout(at: number) {
                result.append(roundabout)
                number = roundabout.last + 1
                if roundabout.exit == nil, number < pieces.count, let turn = turnOffRing(at: number) {
                    result.append(turn)
                    number += 1
                }
                continue
            }
            if let maneuver = maneuver(at: number) { result.append(maneuver) }
            number += 1
        }
        return result
    }

    private func maneuver(at number: Int) -> Maneuver? {
        let arriving = pieces[number - 1]
        let leaving = pieces[number]
        guard arriving.mode != .onFerry, leaving.mode != .onFerry else { return nil }
        if leaving.edge == arriving.edge.opposite {
            let after = bearing(from: number)
            return Maneuver(
                kind: .uTurn, first: number, last: number, before: Angle.opposite(of: after), after: after)
        }
        if isObviousOnTheMap(at: number) { return nil }
        guard let point = DecisionPoint(number, of: self), let kind = point.kind else { return nil }
        return Maneuver(kind: kind, first: number, last: number, before: point.before, after: point.after)
    }
}
