import Geodesy
import RoadMap
import Routing

/// Turns maneuvers into cues: the road that follows, its distance and duration.
struct CueWriter {
    /// Seconds from the start of the leg to the start of each piece, and to its end.
    private let elapsed: [Double]
    private var cues: [Cue] = []
    /// The piece at which the last cue stands.
    private var piece = 0

    /// Starts with the departure, before so many maneuvers.
    package init(_ path: borrowing RiddenPath, of leg: RouteLeg, first: Maneuver?, count: Int) {
        var elapsed = [0.0]
        elapsed.reserveCapacity(path.pieces.count + 1)
        var total = 0.0
        for segment in leg.segments.prefix(path.pieces.count) {
            total += segment.duration
            elapsed.append(total)
        }
        self.elapsed = elapsed
        cues.reserveCapacity(count + 2)
        // Where the leg starts just before a turn, the departure names the road behind it.
        let ahead = path.departure(before: first)
        let named = path.piece(ahead: ahead, until: first)
        cues.append(CueWriter.cue(.depart, at: 0, of: path, naming: named, after: path.bearing(from: ahead)))
    }

    /// Adds a maneuver.
    mutating func add(_ maneuver: Maneuver, of path: borrowing RiddenPath, before next: Maneuver?) {
        let named = path.piece(ahead: maneuver.last, until: next)
        var cue = CueWriter.cue(maneuver.kind, at: maneuver.first, of: path, naming: named, after: maneuver.after)
        cue.bearingBefore = maneuver.before
        cue.exit = maneuver.exit
        let before = path.pieces[maneuver.first - 1]
        cue.keepsName = before.name != 0 && before.name == path.pieces[named].name
        cue.changesTravel = before.mode != path.pieces[maneuver.last].mode
        reach(maneuver.first, of: path)
        cues.append(cue)
    }

    /// Adds the arrival.
    mutating func finish(_ path: borrowing RiddenPath) -> [Cue] {
        let last = path.pieces.count
        var cue = CueWriter.cue(.arrive, at: last, of: path, naming: last - 1, after: nil)
        cue.bearingBefore = path.bearing(to: last)
        cue.name = nil
        reach(last, of: path)
        cues.append(cue)
        return cues
    }

    @inline(__always)
    private static func cue(
        _ kind: Cue.Kind, at number: Int, of path: borrowing RiddenPath, naming named: Int, after: Double?
    ) -> Cue {
        let piece = path.pieces[named]
        return Cue(
            kind: kind, along: path.along(number), distance: 0, duration: 0, bearingAfter: after,
            name: path.graph.name(of: piece.edge.edge).map(StreetNames.written), keepsName: false,
            roadClass: piece.attributes.roadClass,
            travel: piece.mode == .pushing || piece.mode == .onSteps ? .push : .ride, changesTravel: false,
            coordinate: path.coordinate(number))
    }

    /// Sets the distance and duration of the previous cue, up to the start of piece `number`.
    private mutating func reach(_ number: Int, of path: borrowing RiddenPath) {
        cues[cues.count - 1].distance = path.along(number) - cues[cues.count - 1].along
        cues[cues.count - 1].duration = elapsed[number] - elapsed[piece]
        piece = number
    }
}
