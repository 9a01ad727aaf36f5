import Geodesy

/// Where a leg leaves and joins another one, of which it has the rest and perhaps the beginning.
///
///     new   ●════════════╗                 ╔════════●════════ …
///     old   ●════════════╩════●═══●════════╩════════●════════ …
///              kept      fork              joint
struct LegJoint {
    /// Metres from the start to where the leg leaves the other one; 0 where it does not begin as that one does.
    var fork = 0.0
    /// Metres by which the other leg is shorter before the fork.
    var shiftBeforeFork = 0.0
    /// Metres from the start of the other leg to where the common rest begins.
    var seam: Double
}

extension RouteLeg {
    /// The cues of a leg whose rest is that of another one, as `cues(in:)`, of which those of common parts are taken over.
    ///
    ///     new   ●─────────●──╮
    ///                        ├──────●────────●────────●── …      worked out on a window behind the joint, until one is
    ///     old   ●──●─────────╯      ╵        ╵same    ╵          the old one's; from there on the old ones
    ///
    /// - Parameters:
    ///   - graph: the map that both were found on.
    ///   - old: the other leg with its cues.
    /// - Complexity: O(stretches of the new part × arms of their junctions) and O(cues).
    func cues(in graph: RoadGraph, joining old: CuedLeg, _ joint: LegJoint) -> [Cue] {
        let start = knownStart(in: graph, old, joint)
        let shift = line.length - old.leg.line.length
        let first = start.isEmpty ? 0 : stretch(behind: joint.fork - RouteLeg.beforeFork)
        let window = CueWindow(
            first: first, start: start, fork: joint.fork,
            joint: stretches.count - (old.leg.stretches.count - old.leg.stretch(behind: joint.seam)),
            known: old.cues, shift: shift)
        return cues(in: graph, window, from: joint.seam + shift) ?? cues(in: graph)
    }

    /// The cues of a leg that begins as another one does and goes on as that, as far as it is of use; none where it is not.
    private func knownStart(in graph: RoadGraph, _ old: CuedLeg, _ joint: LegJoint) -> [Cue] {
        guard joint.fork > 2 * RouteLeg.beforeFork else { return [] }
        let window = CueWindow(first: 0, start: [], fork: 0, joint: 1, known: old.cues, shift: joint.shiftBeforeFork)
        return cues(in: graph, window, from: 0, until: joint.fork) ?? []
    }

    /// Metres behind the joint in which the first cue that is the same is looked for at first.
    private static let firstWindow = 800.0
    /// Metres before the fork in which the last one is.
    private static let beforeFork = 1200.0

    /// What a window gives that is as long as it must be; `nil` where that is nearly the whole leg.
    private func cues(
        in graph: RoadGraph, _ window: CueWindow, from along: Double, until end: Double = .infinity
    ) -> [Cue]? {
        var reach = RouteLeg.firstWindow
        while along + reach < end {
            let count = stretch(behind: along + reach)
            guard count + 8 < stretches.count else { return nil }
            if let cues = window.cues(of: self, in: graph, until: count) { return cues }
            reach *= 4
        }
        return nil
    }
}

/// A part of a leg on which cues are worked out, between known ones.
private struct CueWindow {
    /// The stretch with which it begins.
    var first: Int
    /// The cues of a leg that is the same up to the fork; empty for a window that begins at the start of the leg.
    var start: [Cue]
    /// Metres from the start of the leg.
    var fork: Double
    /// The stretch from which on the leg is another one.
    var joint: Int
    /// The cues of that one.
    var known: [Cue]
    /// Metres by which that one is shorter.
    var shift: Double

    /// How many metres before the end of what is known cues are those of the whole: names are looked for 200 m ahead, and what
    /// is pushed for short three times 20 m.
    private static let sight = 300.0

    /// The cues of the whole leg; `nil` where none in the window is a known one.
    func cues(of leg: RouteLeg, in graph: RoadGraph, until count: Int) -> [Cue]? {
        guard joint - first >= 0, joint < count else { return nil }
        let way = RiddenWay(leg, in: graph, only: first..<count)
        guard joint - first < way.pieces.count, let end = way.pieces.last?.end else { return nil }
        let each = way.manoeuvres()
        let settled = way.firstJunction(settledBehind: joint - first, each)
        let entered = start.isEmpty ? 0 : way.firstJunction(settledBehind: 0, each)
        let manoeuvres = way.manoeuvresToTell(of: each)
        var writer = CueWriter(way, of: leg, first: manoeuvres.first)
        var isWithin = start.isEmpty
        var place = 0
        for index in manoeuvres.indices.dropLast() {
            let manoeuvre = manoeuvres[index]
            writer.add(manoeuvre, of: way, before: manoeuvres[index + 1])
            let along = way.along(manoeuvre.first)
            guard along < end - CueWindow.sight else { return nil }
            if !isWithin {
                guard along < fork - CueWindow.sight else { return nil }
                guard manoeuvre.first >= entered, let same = writer.last.place(in: start, from: &place) else {
                    continue
                }
                writer.begin(with: start[..<same])
                (isWithin, place) = (true, 0)
            } else if manoeuvre.first >= settled, let same = writer.last.place(in: known, shift: shift, from: &place) {
                return writer.finish(with: known[same...], shift: shift)
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
    /// Its place among another leg's cues; `nil` where it is none of them.
    ///
    /// - Parameter place: where to begin to look, which moves on.
    fileprivate func place(in known: [Cue], shift: Double = 0, from place: inout Int) -> Int? {
        while place < known.count, known[place].along + shift < along - Cue.tolerance { place += 1 }
        return place < known.count && isSame(as: known[place], shift: shift) ? place : nil
    }

    /// Metres and degrees by which rounding may set apart what is the same.
    private static let tolerance = 1e-6

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
