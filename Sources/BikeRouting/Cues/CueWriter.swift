import Geodesy

/// Makes cues of manoeuvres: what follows each of them, how far and how long.
struct CueWriter {
    private let way: RiddenWay
    private let leg: RouteLeg
    /// Seconds from the start of the leg to the start of each piece, and to its end.
    private let elapsed: [Double]
    private var cues: [Cue] = []
    /// The piece at which the last cue stands.
    private var piece = 0

    /// Starts with the departure.
    init(way: RiddenWay, leg: RouteLeg, first: Manoeuvre?) {
        self.way = way
        self.leg = leg
        var elapsed = [0.0]
        elapsed.reserveCapacity(leg.stretches.count + 1)
        var total = 0.0
        for stretch in leg.stretches {
            total += stretch.duration
            elapsed.append(total)
        }
        self.elapsed = elapsed
        // One who sets out just before a turn is told where the road behind it leads.
        let ahead = way.departure(before: first)
        let told = way.piece(ahead: ahead, until: first)
        cues.append(cue(.depart, at: 0, telling: told, after: way.bearing(from: way.pieces[ahead].start)))
    }

    /// Adds a manoeuvre.
    mutating func add(_ manoeuvre: Manoeuvre, before next: Manoeuvre?) {
        let told = way.piece(ahead: manoeuvre.last, until: next)
        var cue = cue(manoeuvre.kind, at: manoeuvre.first, telling: told, after: manoeuvre.after)
        cue.bearingBefore = manoeuvre.before
        cue.exit = manoeuvre.exit
        let before = way.pieces[manoeuvre.first - 1]
        cue.keepsName = before.name != 0 && before.name == way.pieces[told].name
        cue.changesTravel = before.progress != way.pieces[manoeuvre.last].progress
        reach(manoeuvre.first)
        cues.append(cue)
    }

    /// Adds the arrival.
    consuming func finish() -> [Cue] {
        let last = way.pieces.count
        var cue = cue(.arrive, at: last, telling: last - 1, after: nil)
        cue.bearingBefore = way.bearing(to: way.pieces[last - 1].end)
        cue.name = nil
        reach(last)
        cues.append(cue)
        return cues
    }

    private func cue(_ kind: Cue.Kind, at number: Int, telling told: Int, after: Double?) -> Cue {
        let along = number < way.pieces.count ? way.pieces[number].start : way.line.length
        let piece = way.pieces[told]
        return Cue(
            kind: kind, along: along, distance: 0, duration: 0, bearingAfter: after,
            name: way.graph.name(of: Int(piece.packed >> 1)), keepsName: false, roadClass: piece.attributes.roadClass,
            travel: piece.progress == .pushing || piece.progress == .onSteps ? .push : .ride, changesTravel: false,
            coordinate: way.line.coordinate(at: along) ?? leg.start.coordinate)
    }

    /// Tells the cue before how far and how long it is to the start of piece `number`.
    private mutating func reach(_ number: Int) {
        let along = number < way.pieces.count ? way.pieces[number].start : way.line.length
        cues[cues.count - 1].distance = along - cues[cues.count - 1].along
        cues[cues.count - 1].duration = elapsed[number] - elapsed[piece]
        piece = number
    }
}
