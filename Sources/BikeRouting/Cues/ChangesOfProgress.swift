import Geodesy

extension RiddenWay {
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
            result.append(
                Manoeuvre(
                    kind: kind(ofChangeAt: number), first: number, last: number,
                    before: bearing(to: pieces[number].start), after: bearing(from: pieces[number].start)))
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
