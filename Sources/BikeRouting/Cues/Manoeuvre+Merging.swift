import Geodesy

extension RiddenWay {
    /// Turns nearer to one another than this, in metres, are one: a staggered crossing, the two carriageways of a road, a
    /// cycleway that changes sides.
    private static let shortLink = 20.0
    /// How long such a chain of turns may become.
    private static let longestChain = 45.0
    /// How far aside, in metres, one comes out of a staggered crossing that is worth a word.
    private static let shift = 8.0

    /// Makes one manoeuvre of turns that follow one another at once.
    func merging(_ manoeuvres: [Manoeuvre]) -> [Manoeuvre] {
        var result: [Manoeuvre] = []
        result.reserveCapacity(manoeuvres.count)
        var first = 0
        while first < manoeuvres.count {
            var end = first + 1
            while end < manoeuvres.count, belongTogether(manoeuvres[end - 1], manoeuvres[end]),
                pieces[manoeuvres[end].first].start - pieces[manoeuvres[first].first].start < RiddenWay.longestChain
            {
                end += 1
            }
            append(manoeuvres[first..<end], to: &result)
            first = end
        }
        return result
    }

    private func belongTogether(_ one: Manoeuvre, _ next: Manoeuvre) -> Bool {
        one.kind.isTurn && next.kind.isTurn
            && pieces[next.first].start - pieces[one.last].start < RiddenWay.shortLink
    }

    private func append(_ chain: ArraySlice<Manoeuvre>, to result: inout [Manoeuvre]) {
        guard chain.count > 1, let first = chain.first, let last = chain.last else {
            result += chain
            return
        }
        var whole = first
        whole.last = last.last
        whole.after = last.after
        let turn = whole.turn
        if turn.magnitude < 25 {
            let aside = shift(from: first, to: last)
            guard aside.magnitude >= RiddenWay.shift else { return }
            whole.kind = aside > 0 ? .slightRight : .slightLeft
        } else if turn.magnitude >= 150 {
            // Back along the same road, on its other side; else the two turns must both be told.
            guard isSameRoad(before: first, after: last) else {
                result += chain
                return
            }
            whole.kind = .uTurn
        } else {
            whole.kind = Cue.Kind(turn: turn)
        }
        result.append(whole)
    }

    /// How many metres to the right of the way one came the last manoeuvre is made.
    private func shift(from first: Manoeuvre, to last: Manoeuvre) -> Double {
        let plane = LocalPlane(origin: graph.coordinate(ofNode: node(first.first)))
        let end = plane.point(graph.coordinate(ofNode: node(last.last)))
        return end.east * cosine(first.before.radians) - end.north * sine(first.before.radians)
    }

    private func isSameRoad(before first: Manoeuvre, after last: Manoeuvre) -> Bool {
        pieces[first.first - 1].name == pieces[last.last].name
            && pieces[first.first - 1].attributes.roadClass == pieces[last.last].attributes.roadClass
    }
}
