import Geodesy

/// A cue in the making.
struct Manoeuvre {
    var kind: Cue.Kind
    /// The junction where it begins.
    var first: Int
    /// The junction where it ends: the same, unless it leads through several.
    var last: Int
    /// Degrees clockwise from true north.
    var before: Double
    var after: Double
    /// The exit of a roundabout.
    var exit: Int?

    var turn: Double { TurnAngle.between(before, after) }
}

extension RiddenWay {
    /// What a rider is told, given what there is to tell at each junction by itself.
    func manoeuvresToTell(of each: [Manoeuvre]) -> [Manoeuvre] {
        addingChangesOfName(to: addingChangesOfProgress(to: trimming(merging(each))))
    }

    /// What there is to tell at each junction and roundabout by itself.
    func manoeuvres() -> [Manoeuvre] {
        var result: [Manoeuvre] = []
        var number = 1
        while number < pieces.count {
            if let roundabout = roundabout(at: number) {
                result.append(roundabout)
                number = roundabout.last + 1
                continue
            }
            if let manoeuvre = manoeuvre(at: number) { result.append(manoeuvre) }
            number += 1
        }
        return result
    }

    private func manoeuvre(at number: Int) -> Manoeuvre? {
        let arriving = pieces[number - 1]
        let leaving = pieces[number]
        guard arriving.progress != .onFerry, leaving.progress != .onFerry else { return nil }
        if leaving.packed == arriving.packed ^ 1 {
            let after = bearing(from: number)
            return Manoeuvre(
                kind: .uTurn, first: number, last: number, before: (after + 180).truncatingRemainder(dividingBy: 360),
                after: after)
        }
        guard let junction = Junction(number, of: self), let kind = junction.kind else { return nil }
        return Manoeuvre(kind: kind, first: number, last: number, before: junction.before, after: junction.after)
    }
}
