import Geodesy

extension RiddenWay {
    /// Turns nearer than this to the start or the end of a leg, in metres, are seen without being told.
    private static let inSight = 10.0

    /// Leaves out turns next to the start and to the end.
    func trimming(_ turns: [Manoeuvre]) -> [Manoeuvre] {
        let length = line.length
        return turns.filter { turn in
            !turn.kind.isTurn
                || (pieces[turn.last].start >= RiddenWay.inSight
                    && pieces[turn.first].start <= length - RiddenWay.inSight)
        }
    }

    /// The piece to which a rider who sets out is sent: the one behind all turns that are not told.
    func departure(before first: Manoeuvre?) -> Int {
        let limit = first?.first ?? pieces.count
        var piece = 0
        while piece + 1 < limit, pieces[piece + 1].start < RiddenWay.inSight { piece += 1 }
        return piece
    }
}
