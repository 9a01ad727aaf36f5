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
                // Where the turn has the rider dismount, mounting again needs its own word.
                if let turn = result.last, turn.kind.isTurn, place - pieces[turn.last].start < atOnce,
                    pieces[turn.first - 1].mode != pieces[number].mode
                {
                    result[result.count - 1].last = number
                    continue
                }
                if kind != .steps, let turn = next.first, turn.kind.isTurn,
                    pieces[turn.first].start - place < atOnce, pieces[turn.last].mode == pieces[number].mode,
                    !bendsAway(from: turn.kind, at: number)
                {
                    next[next.startIndex].first = number
                    continue
                }
            }
            result.append(
                Maneuver(
                    kind: kind, first: number, last: number, before: bearing(to: number), after: bearing(from: number)))
        }
        return joiningShortPushes(in: result + next)
    }

    /// Whether the path turns at a junction to the other side than a maneuver behind it.
    private func bendsAway(from kind: Cue.Kind, at number: Int) -> Bool {
        let corner = corner(at: number, on: plane(at: coordinate(number)))
        let near = Angle.turn(
            from: TurnAngle.bearing(from: corner.before, to: corner.here),
            to: TurnAngle.bearing(from: corner.here, to: corner.after))
        let far = Angle.turn(from: bearing(to: number), to: bearing(from: number))
        return [near, far].contains {
            $0.magnitude >= TurnAngle.slight && ($0 < 0 ? kind.side > 0 : kind.side < 0)
        }
    }

    /// Makes one maneuver of dismounting and of mounting again a few metres on.
    private func joiningShortPushes(in maneuvers: [Maneuver]) -> [Maneuver] {
        var result: [Maneuver] = []
        result.reserveCapacity(maneuvers.count)
        for maneuver in maneuvers {
            if maneuver.kind == .ride, let push = result.last, push.kind == .push,
                pieces[maneuver.first].start - pieces[push.first].start < RiddenPath.atOnce
            {
                result[result.count - 1].kind = .dismount
                result[result.count - 1].last = maneuver.last
                result[result.count - 1].after = maneuver.after
            } else {
                result.append(maneuver)
            }
        }
        return result
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
