import Geodesy

extension RouteLeg {
    /// The cues of a leg whose rest is that of another one, as `cues(in:)`, of which those of the rest are taken over.
    ///
    ///     new   ●─────────●──╮
    ///                        ├──────●────────●────────●── …      worked out on a window behind the joint, until one is
    ///     old   ●──●─────────╯      ╵        ╵same    ╵          the old one's; from there on the old ones
    ///
    /// - Parameters:
    ///   - graph: the map that both were found on.
    ///   - old: with the cues of the other leg.
    ///   - seam: metres from the start of the other leg to where the common rest begins.
    /// - Complexity: O(stretches of the new part × arms of their junctions) and O(cues).
    func cues(in graph: RoadGraph, joining old: CuedLeg, at seam: Double) -> [Cue] {
        let shift = line.length - old.leg.line.length
        let joint = stretches.count - (old.leg.stretches.count - old.leg.stretch(behind: seam))
        var window = RouteLeg.firstWindow
        while let count = firstStretches(endingAt: seam + shift + window) {
            if let cues = cues(in: graph, ofFirst: count, until: old.cues, shift: shift, joint: joint) { return cues }
            window *= 4
        }
        return cues(in: graph)
    }

    /// Metres behind the joint in which the first cue that is the same is looked for at first.
    private static let firstWindow = 800.0
    /// How many metres before the end of a window cues are those of the whole leg: names are looked for 200 m ahead, and
    /// what is pushed for short three times 20 m.
    private static let sightOfEnd = 300.0

    /// How many stretches there are up to so many metres after the start; `nil` where that is nearly all.
    private func firstStretches(endingAt along: Double) -> Int? {
        let count = stretch(behind: along)
        return count + 8 < stretches.count ? count : nil
    }

    /// The cues of the first stretches, up to one that is an old one, and the old ones from there; `nil` where no cue is.
    private func cues(
        in graph: RoadGraph, ofFirst count: Int, until known: [Cue], shift: Double, joint: Int
    ) -> [Cue]? {
        let way = RiddenWay(self, in: graph, first: count)
        guard joint < way.pieces.count, let end = way.pieces.last?.end else { return nil }
        let each = way.manoeuvres()
        let settled = way.firstJunction(settledBehind: joint, each)
        let manoeuvres = way.manoeuvresToTell(of: each)
        var writer = CueWriter(way, of: self, first: manoeuvres.first)
        var place = 0
        for index in manoeuvres.indices.dropLast() {
            let manoeuvre = manoeuvres[index]
            writer.add(manoeuvre, of: way, before: manoeuvres[index + 1])
            let along = way.along(manoeuvre.first)
            guard along < end - RouteLeg.sightOfEnd else { return nil }
            guard manoeuvre.first >= settled else { continue }
            while place < known.count, known[place].along + shift < along - Cue.tolerance { place += 1 }
            guard place < known.count else { return nil }
            if writer.last.isSame(as: known[place], shift: shift) {
                return writer.finish(with: known[place...], shift: shift)
            }
        }
        return nil
    }
}

extension RiddenWay {
    /// The first junction from which on all that is told depends on nothing before the start of piece `joint`.
    ///
    /// - Parameter each: what there is to tell at each junction by itself.
    fileprivate func firstJunction(settledBehind joint: Int, _ each: [Manoeuvre]) -> Int {
        let start = pieces[joint].start
        // Out of a roundabout that was entered before, and behind a way of going that is too long to be passed over.
        var number = joint
        while number < pieces.count, pieces[number].attributes.isRoundabout { number += 1 }
        var from = start
        for piece in joint..<pieces.count {
            if piece > joint, progressAsMapped(piece) != progressAsMapped(piece - 1) { from = pieces[piece].start }
            number = max(number, piece)
            if pieces[piece].end - from >= Progress.shortest { break }
        }
        // Out of sight of the joint.
        while number < pieces.count, pieces[number].start < start + RiddenWay.reach { number += 1 }
        guard number < pieces.count else { return number }
        // Behind a gap, so that turns are put together as they are for who comes from elsewhere.
        let clear = pieces[number].start + RiddenWay.shortLink
        var before: Manoeuvre?
        for manoeuvre in each where manoeuvre.first >= number {
            if let before {
                if !belongTogether(before, manoeuvre) { return manoeuvre.first }
            } else if pieces[manoeuvre.first].start >= clear {
                return manoeuvre.first
            }
            before = manoeuvre
        }
        let behind = (before.map { pieces[$0.last].start } ?? pieces[number].start) + RiddenWay.shortLink
        while number < pieces.count, pieces[number].start < behind { number += 1 }
        return number
    }

    private func progressAsMapped(_ number: Int) -> Progress {
        Progress(pieces[number].attributes, isReversed: pieces[number].packed & 1 == 1)
    }
}

extension Cue {
    /// Metres and degrees by which rounding may set apart what is the same.
    static let tolerance = 1e-6

    /// Whether it is another leg's cue, but for what follows.
    ///
    /// - Parameter shift: metres by which the other leg is shorter.
    fileprivate func isSame(as other: Cue, shift: Double) -> Bool {
        func isNear(_ one: Double?, _ other: Double?) -> Bool {
            guard let one, let other else { return (one == nil) == (other == nil) }
            return (one - other).magnitude <= Cue.tolerance
        }
        return kind == other.kind && exit == other.exit && coordinate == other.coordinate && name == other.name
            && keepsName == other.keepsName && roadClass == other.roadClass && travel == other.travel
            && changesTravel == other.changesTravel && isNear(along, other.along + shift)
            && isNear(bearingBefore, other.bearingBefore) && isNear(bearingAfter, other.bearingAfter)
    }
}
