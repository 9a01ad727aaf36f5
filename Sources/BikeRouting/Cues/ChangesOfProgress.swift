import Geodesy

extension RiddenWay {
    /// A turn nearer than this, in metres, is told together with the dismounting or mounting.
    private static let atOnce = 20.0
    /// A turn nearer than this leads onto the steps themselves.
    private static let footOfSteps = 10.0

    /// Adds what there is to tell where one dismounts, mounts, comes to steps, boards a ferry or leaves it.
    ///
    /// Where one also turns there, the turn stays what it is and its text says both.
    func addingChangesOfProgress(to manoeuvres: [Manoeuvre]) -> [Manoeuvre] {
        var result: [Manoeuvre] = []
        result.reserveCapacity(manoeuvres.count)
        var next = manoeuvres[...]
        for number in pieces.indices.dropFirst() where pieces[number].progress != pieces[number - 1].progress {
            while let manoeuvre = next.first, manoeuvre.last < number { result.append(next.removeFirst()) }
            if let manoeuvre = next.first, manoeuvre.first <= number { continue }
            let kind = kind(ofChangeAt: number)
            let place = pieces[number].start
            if kind == .push || kind == .ride || kind == .steps {
                let atOnce = kind == .steps ? RiddenWay.footOfSteps : RiddenWay.atOnce
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
                Manoeuvre(
                    kind: kind, first: number, last: number, before: bearing(to: number), after: bearing(from: number)))
        }
        return result + next
    }

    private func kind(ofChangeAt number: Int) -> Cue.Kind {
        switch (pieces[number - 1].progress, pieces[number].progress) {
        case (_, .onFerry): .ferry
        case (.onFerry, _): .leaveFerry
        case (_, .onSteps): .steps
        case (_, .pushing): .push
        case (_, .riding): .ride
        }
    }
}
