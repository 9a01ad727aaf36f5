import Geodesy

extension RiddenPath {
    /// Turns nearer than this to the start or the end of a leg, in metres, get no cue, since the rider sees them.
    private static let inSight = 10.0

    /// Leaves out turns close to the start and to the end.
    func trimming(_ turns: [Maneuver]) -> [Maneuver] {
        let length = line.length
        func isInSight(_ turn: Maneuver) -> Bool {
            turn.kind.isTurn
                && !(pieces[turn.last].start >= RiddenPath.inSight
                    && pieces[turn.first].start <= length - RiddenPath.inSight)
        }
        return turns.contains(where: isInSight) ? turns.filter { !isInSight($0) } : turns
    }

    /// The piece that the departure names: the first one behind all turns that get no cue.
    func departure(before first: Maneuver?) -> Int {
        let limit = first?.first ?? pieces.count
        var piece = 0
        while piece + 1 < limit, pieces[piece + 1].start < RiddenPath.inSight { piece += 1 }
        return piece
    }
}
