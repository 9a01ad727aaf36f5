import Geodesy

extension RiddenPath {
    /// The least length, in metres, for which a new name gets a cue.
    private static let longName = 60.0
    /// The same at a junction without a choice, where the name is mere information.
    private static let longNameWithoutChoice = 200.0

    /// Adds a maneuver where the road changes its name and the rider goes straight on.
    ///
    /// A name that is interrupted by short pieces with another name, or without one, is announced once.
    func addingNameChanges(to maneuvers: [Maneuver]) -> [Maneuver] {
        var result: [Maneuver] = []
        result.reserveCapacity(maneuvers.count + 4)
        var next = maneuvers[...]
        var announced = name(ahead: departure(before: next.first), until: next.first)
        var number = 1
        while number < pieces.count {
            if let maneuver = next.first, maneuver.first <= number {
                result.append(next.removeFirst())
                announced = name(ahead: maneuver.last, until: next.first)
                number = maneuver.last + 1
                continue
            }
            let name = pieces[number].name
            if name != 0, name != announced, isLong(number, until: next.first) {
                result.append(
                    Maneuver(
                        kind: .continue, first: number, last: number, before: bearing(to: number),
                        after: bearing(from: number)))
                announced = name
            }
            number += 1
        }
        return result + next
    }

    private func isLong(_ number: Int, until next: Maneuver?) -> Bool {
        let limit = next?.first ?? pieces.count
        var end = number
        while end < limit, pieces[end].name == pieces[number].name { end += 1 }
        let length = pieces[end - 1].end - pieces[number].start
        return length >= (hasChoice(at: number) ? RiddenPath.longName : RiddenPath.longNameWithoutChoice)
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

    private func name(ahead number: Int, until next: Maneuver?) -> Int {
        pieces[piece(ahead: number, until: next)].name
    }
}
