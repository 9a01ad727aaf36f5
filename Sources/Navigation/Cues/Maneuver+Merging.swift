import Geodesy
import RoadMap

extension RiddenPath {
    /// Turns nearer to one another than this, in metres, are merged: a staggered crossing, the two carriageways of a road, a
    /// cycleway that changes sides.
    static let shortLink = 20.0
    /// Links shorter than this, in metres, as on squares with lines from everywhere to everywhere, lead to no side.
    private static let shortestLink = 5.0
    /// The greatest length of such a chain of turns.
    private static let longestChain = 45.0
    /// The least offset, in metres, at which a staggered crossing is announced.
    private static let shift = 8.0

    /// Merges turns that follow one another closely into one maneuver.
    func merging(_ maneuvers: [Maneuver]) -> [Maneuver] {
        var result: [Maneuver] = []
        result.reserveCapacity(maneuvers.count)
        var first = 0
        while first < maneuvers.count {
            var end = first + 1
            while end < maneuvers.count, belongTogether(maneuvers[end - 1], maneuvers[end]),
                pieces[maneuvers[end].first].start - pieces[maneuvers[first].first].start < RiddenPath.longestChain
            {
                end += 1
            }
            if end == first + 1 {
                result.append(maneuvers[first])
            } else {
                append(maneuvers[first..<end], to: &result)
            }
            first = end
        }
        return result
    }

    /// Two turns with a push between them stay two: the rider dismounts in the first and mounts in the second.
    func belongTogether(_ one: Maneuver, _ next: Maneuver) -> Bool {
        one.kind.isTurn && (next.kind.isTurn || next.kind == .roundabout)
            && pieces[next.first].start - pieces[one.last].start < RiddenPath.shortLink
            && pieces[one.last..<next.first].allSatisfy { $0.mode.isRidden == pieces[one.first - 1].mode.isRidden }
    }

    private func append(_ chain: ArraySlice<Maneuver>, to result: inout [Maneuver]) {
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
            // Out of a street and back into the next one is no crossing.
            guard
                pieces[last.first].start - pieces[first.last].start < RiddenPath.shortestLink
                    || chain.allSatisfy({ $0.turn.magnitude < TurnAngle.sharp })
            else {
                splitting(chain, to: &result)
                return
            }
            let aside = shift(from: first, to: last)
            guard aside.magnitude >= RiddenPath.shift else { return }
            whole.kind = aside > 0 ? .slightRight : .slightLeft
        } else if turn.magnitude < 150 {
            whole.kind = Cue.Kind(turn: turn)
        } else if isSameRoad(before: first, after: last) {
            whole.kind = .uTurn
        } else {
            // Back along another road: both turns must be announced.
            splitting(chain, to: &result)
            return
        }
        if beginsToOtherSide(chain, than: whole.kind) {
            splitting(chain, to: &result)
        } else {
            result.append(whole)
        }
    }

    /// Whether a zigzag begins with a turn to the other side than the one it is called by.
    private func beginsToOtherSide(_ chain: ArraySlice<Maneuver>, than kind: Cue.Kind) -> Bool {
        guard let first = chain.first else { return false }
        for (turn, next) in zip(chain, chain.dropFirst())
        where pieces[next.first].start - pieces[turn.last].start >= RiddenPath.shortestLink {
            let angle = Angle.turn(from: first.before, to: turn.after)
            let side = angle.magnitude >= TurnAngle.slight ? (angle < 0 ? -1 : 1) : turn.kind.side
            if side != 0 { return side * kind.side < 0 }
        }
        return false
    }

    private func splitting(_ chain: ArraySlice<Maneuver>, to result: inout [Maneuver]) {
        let gap = widestGap(in: chain)
        append(chain[..<gap], to: &result)
        append(chain[gap...], to: &result)
    }

    /// The maneuver before the widest gap in a chain of two or more.
    private func widestGap(in chain: ArraySlice<Maneuver>) -> Int {
        func gap(_ index: Int) -> Double { pieces[chain[index].first].start - pieces[chain[index - 1].last].start }
        return chain.indices.dropFirst().max { gap($0) < gap($1) } ?? chain.endIndex
    }

    /// The offset of the last maneuver to the right of the arriving direction, in metres.
    private func shift(from first: Maneuver, to last: Maneuver) -> Double {
        let plane = LocalPlane(origin: graph.coordinate(ofNode: node(first.first)))
        let end = plane.point(graph.coordinate(ofNode: node(last.last)))
        return end.east * cosine(first.before.radians) - end.north * sine(first.before.radians)
    }

    /// Whether the rider returns along the same road, or along its other carriageway.
    private func isSameRoad(before first: Maneuver, after last: Maneuver) -> Bool {
        let (one, other) = (pieces[first.first - 1], pieces[last.last])
        guard one.attributes.roadClass == other.attributes.roadClass else { return false }
        return one.name == other.name && one.name != 0
            // Paths without names wind as they like; roads without a name here bear one on the other side.
            || (one.name == 0 || other.name == 0) && one.attributes.roadClass.isForCars
    }
}
