import Geodesy

extension RiddenWay {
    /// Turns nearer to one another than this, in metres, are one: a staggered crossing, the two carriageways of a road, a
    /// cycleway that changes sides.
    static let shortLink = 20.0
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

    func belongTogether(_ one: Manoeuvre, _ next: Manoeuvre) -> Bool {
        one.kind.isTurn && (next.kind.isTurn || next.kind == .roundabout)
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
        if last.kind == .roundabout {
            (whole.kind, whole.exit) = (.roundabout, last.exit)
        } else if turn.magnitude < 25 {
            let aside = shift(from: first, to: last)
            guard aside.magnitude >= RiddenWay.shift else { return }
            whole.kind = aside > 0 ? .slightRight : .slightLeft
        } else if turn.magnitude < 150 {
            whole.kind = Cue.Kind(turn: turn)
        } else if isSameRoad(before: first, after: last) {
            whole.kind = .uTurn
        } else {
            // Back along another road: the two turns must both be told.
            let gap = widestGap(in: chain)
            append(chain[..<gap], to: &result)
            append(chain[gap...], to: &result)
            return
        }
        result.append(whole)
    }

    /// The manoeuvre before which one rides farthest in a chain of two or more.
    private func widestGap(in chain: ArraySlice<Manoeuvre>) -> Int {
        func gap(_ index: Int) -> Double { pieces[chain[index].first].start - pieces[chain[index - 1].last].start }
        return chain.indices.dropFirst().max { gap($0) < gap($1) } ?? chain.endIndex
    }

    /// How many metres to the right of the way one came the last manoeuvre is made.
    private func shift(from first: Manoeuvre, to last: Manoeuvre) -> Double {
        let plane = LocalPlane(origin: graph.coordinate(ofNode: node(first.first)))
        let end = plane.point(graph.coordinate(ofNode: node(last.last)))
        return end.east * cosine(first.before.radians) - end.north * sine(first.before.radians)
    }

    /// Whether one comes back along the road one came on, or its other carriageway.
    private func isSameRoad(before first: Manoeuvre, after last: Manoeuvre) -> Bool {
        let (one, other) = (pieces[first.first - 1], pieces[last.last])
        guard one.attributes.roadClass == other.attributes.roadClass else { return false }
        return one.name == other.name && one.name != 0
            // Paths without names wind as they like; roads without a name here bear one on the other side.
            || (one.name == 0 || other.name == 0) && one.attributes.roadClass.isForCars
    }
}
