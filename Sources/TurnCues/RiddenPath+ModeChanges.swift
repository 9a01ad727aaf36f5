import Geodesy

extension RiddenPath {
    /// A turn nearer than this, in metres, shares its cue with the dismounting or mounting.
    private static let atOnce = 20.0
    /// A turn nearer than this leads onto the steps themselves.
    private static let footOfSteps = 10.0

    /// Adds a maneuver where the rider dismounts, mounts, comes to steps, boards a ferry or leaves it.
    ///
    /// A turn at the same place keeps its kind, and its text says both.
    func addingModeChanges(to maneuvers: [Maneuver]) -> [Maneuver] {
        guard changesMode else { return maneuvers }
        var result: [Maneuver] = []
        result.reserveCapacity(maneuvers.count)
        var next = maneuvers[...]
        for number in pieces.indices.dropFirst() where pieces[number].mode != pieces[number - 1].mode {
            while let maneuver = next.first, maneuver.last < number { result.append(next.removeFirst()) }
            if let maneuver = next.first, maneuver.first <= number { continue }
            let kind = kind(ofChangeAt: number)
            let place = pieces[number].start
            if kind == .push || kind == .ride || kind == .steps {
                let atOnce = kind == .steps ? RiddenPath.footOfSteps : RiddenPath.atOnce
                if let turn = result.last, turn.kind.isTurn, place - pieces[turn.last].start < atOnce {
                    result[result.count - 1].last = number
                    continue
                }
                if kind != .steps, let turn = next.first, turn.kind.isTurn,
                    pieces[turn.first].start - place < atOnce
                {
                    next[next.startIndex].first = number
                    continue
                }
            }
            result.append(
                Maneuver(
                    kind: kind, first: number, last: number, before: bearing(to: number), after: bearing(from: number)))
        }
        return result + next
    }

    private var changesMode: Bool { pieces.contains { $0.mode != pieces[0].mode } }

    private func kind(ofChangeAt number: Int) -> Cue.Kind {
        switch (pieces[number - 1].mode, pieces[number].mode) {
        case (_, .onFerry): .ferry
        case (.onFerry, _): .leaveFerry
        case (_, .onSteps): .steps
        case (_, .pushing): .push
        case (_, .riding): .ride
        }
    }
}
