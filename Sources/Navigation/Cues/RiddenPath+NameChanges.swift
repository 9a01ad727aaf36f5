import Geodesy
import RoadMap

extension RiddenPath {
    /// The least length, in metres, for which a new name gets a cue.
    private static let longName = 60.0
    /// The same at a junction without a choice, where the name is mere information.
    private static let longNameWithoutChoice = 200.0

    /// A bend of so many degrees is one to speak of, where the name changes in it.
    private static let bend = 30.0

    /// Adds a maneuver where the road changes its name and there is no turn: straight on, or as the road bends.
    ///
    /// A name that is interrupted by short pieces with another name, or without one, is announced once.
    func addingNameChanges(to maneuvers: [Maneuver]) -> [Maneuver] {
        var result: [Maneuver] = []
        result.reserveCapacity(maneuvers.count + 4)
        var next = maneuvers[...]
        // The piece whose name was said last.
        var announced = piece(ahead: departure(before: next.first), until: next.first)
        var number = 1
        while number < pieces.count {
            if let maneuver = next.first, maneuver.first <= number {
                result.append(next.removeFirst())
                // An obstacle says no name, and a turn may follow at the same place.
                if maneuver.kind.isObstacle { continue }
                announced = piece(ahead: maneuver.last, until: next.first { !$0.kind.isObstacle })
                number = max(number, maneuver.last + 1)
                continue
            }
            if pieces[number].name != 0, pieces[number].name != pieces[announced].name,
                let maneuver = nameChange(at: number, after: announced, until: next.first { !$0.kind.isObstacle })
            {
                result.append(maneuver)
                announced = number
            }
            number += 1
        }
        return result + next
    }

    /// The maneuver where a piece has another name number than the piece whose name was said; `nil` where that is not for long, or
    /// both names have a part in common.
    private func nameChange(at number: Int, after announced: Int, until next: Maneuver?) -> Maneuver? {
        let length = nameLength(at: number, until: next)
        guard length >= RiddenPath.longName else { return nil }
        let (before, after) = (bearing(to: number), bearing(from: number))
        let turn = Angle.turn(from: before, to: after)
        guard length >= RiddenPath.longNameWithoutChoice || turn.magnitude >= RiddenPath.bend || hasChoice(at: number),
            !sharesName(number, announced)
        else { return nil }
        return Maneuver(kind: Cue.Kind(turn: turn), first: number, last: number, before: before, after: after)
    }

    /// Whether one of the names of a piece is one of another piece.
    private func sharesName(_ number: Int, _ other: Int) -> Bool {
        guard let one = graph.name(of: pieces[number].edge.edge), let other = graph.name(of: pieces[other].edge.edge)
        else { return false }
        return StreetNames.share(one, other)
    }

    /// For how many metres the name of a piece goes on.
    private func nameLength(at number: Int, until next: Maneuver?) -> Double {
        let limit = max(next?.first ?? pieces.count, number + 1)
        var end = number
        while end < limit, pieces[end].name == pieces[number].name { end += 1 }
        return pieces[end - 1].end - pieces[number].start
    }
}

extension RiddenPath {
    /// The greatest distance, in metres, to the road that a turn names: along a road without a name, and along one with another.
    private static let approach = (nameless: 40.0, named: 30.0)

    /// The piece that a turn at junction `number` names: the first one, unless that is a short link to a named road.
    func piece(ahead number: Int, until next: Maneuver?) -> Int {
        let limit = next?.first ?? pieces.count
        let name = pieces[number].name
        let approach = name == 0 ? RiddenPath.approach.nameless : RiddenPath.approach.named
        var other = number + 1
        while other < limit, pieces[other].start - pieces[number].start < approach {
            if pieces[other].name != 0, pieces[other].name != name { return other }
            other += 1
        }
        return number
    }
}
