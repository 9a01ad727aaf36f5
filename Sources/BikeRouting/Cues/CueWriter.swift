import Geodesy

/// Makes cues of manoeuvres: what follows each of them, how far and how long.
struct CueWriter {
    /// Seconds from the start of the leg to the start of each piece, and to its end.
    private let elapsed: [Double]
    private var cues: [Cue] = []
    /// The piece at which the last cue stands.
    private var piece = 0

    /// Starts with the departure.
    init(_ way: borrowing RiddenWay, of leg: RouteLeg, first: Manoeuvre?) {
        var elapsed = [0.0]
        elapsed.reserveCapacity(way.pieces.count + 1)
        var total = 0.0
        for stretch in leg.stretches[way.firstStretch...].prefix(way.pieces.count) {
            total += stretch.duration
            elapsed.append(total)
        }
        self.elapsed = elapsed
        // One who sets out just before a turn is told where the road behind it leads.
        let ahead = way.departure(before: first)
        let told = way.piece(ahead: ahead, until: first)
        cues.append(CueWriter.cue(.depart, at: 0, of: way, telling: told, after: way.bearing(from: ahead)))
    }

    /// Adds a manoeuvre.
    mutating func add(_ manoeuvre: Manoeuvre, of way: borrowing RiddenWay, before next: Manoeuvre?) {
        let told = way.piece(ahead: manoeuvre.last, until: next)
        var cue = CueWriter.cue(manoeuvre.kind, at: manoeuvre.first, of: way, telling: told, after: manoeuvre.after)
        cue.bearingBefore = manoeuvre.before
        cue.exit = manoeuvre.exit
        let before = way.pieces[manoeuvre.first - 1]
        cue.keepsName = before.name != 0 && before.name == way.pieces[told].name
        cue.changesTravel = before.progress != way.pieces[manoeuvre.last].progress
        reach(manoeuvre.first, of: way)
        cues.append(cue)
    }

    /// Adds the arrival.
    mutating func finish(_ way: borrowing RiddenWay) -> [Cue] {
        let last = way.pieces.count
        var cue = CueWriter.cue(.arrive, at: last, of: way, telling: last - 1, after: nil)
        cue.bearingBefore = way.bearing(to: last)
        cue.name = nil
        reach(last, of: way)
        cues.append(cue)
        return cues
    }

    /// What was added last.
    var last: Cue { cues[cues.count - 1] }

    /// Puts other cues in the place of all before what was added last.
    mutating func begin(with known: ArraySlice<Cue>) {
        cues = known + cues.suffix(1)
    }

    /// Puts cues of another leg in the place of what was added last and all behind it.
    ///
    /// - Parameter shift: metres by which the other leg is shorter.
    mutating func finish(with known: ArraySlice<Cue>, shift: Double) -> [Cue] {
        cues.removeLast()
        cues.reserveCapacity(cues.count + known.count)
        for var cue in known {
            cue.along += shift
            cues.append(cue)
        }
        return cues
    }

    private static func cue(
        _ kind: Cue.Kind, at number: Int, of way: borrowing RiddenWay, telling told: Int, after: Double?
    ) -> Cue {
        let piece = way.pieces[told]
        return Cue(
            kind: kind, along: way.along(number), distance: 0, duration: 0, bearingAfter: after,
            name: way.graph.name(of: Int(piece.packed >> 1)), keepsName: false, roadClass: piece.attributes.roadClass,
            travel: piece.progress == .pushing || piece.progress == .onSteps ? .push : .ride, changesTravel: false,
            coordinate: way.coordinate(number))
    }

    /// Tells the cue before how far and how long it is to the start of piece `number`.
    private mutating func reach(_ number: Int, of way: borrowing RiddenWay) {
        cues[cues.count - 1].distance = way.along(number) - cues[cues.count - 1].along
        cues[cues.count - 1].duration = elapsed[number] - elapsed[piece]
        piece = number
    }
}
