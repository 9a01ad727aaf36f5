import RoadMap

extension RiddenPath {
    /// Metres around an obstacle in which a cue about the same, or about dismounting, covers it.
    private static let around = 15.0

    /// Adds a maneuver where the bicycle is lifted over something, or something makes the rider dismount.
    ///
    /// Who pushes anyway is told only where to lift. Nothing is said at the ends of steps, where the bicycle is carried anyway, and
    /// at a place where another cue already has the rider dismount.
    ///
    /// - Complexity: O(pieces + obstacles × maneuvers).
    func addingObstacles(to maneuvers: [Maneuver]) -> [Maneuver] {
        guard let first = obstacle(behind: 0) else { return maneuvers }
        var result = maneuvers
        var number: Int? = first
        while let junction = number {
            if let kind = kind(ofObstacleAt: junction) { insert(kind, at: junction, in: &result) }
            number = obstacle(behind: junction)
        }
        return result
    }

    /// The first junction behind another one that has an obstacle; `nil` for none.
    @inline(__always)
    private func obstacle(behind number: Int) -> Int? {
        var number = number + 1
        while number < pieces.count {
            if isObstacle(delay(before: number)) { return number }
            number += 1
        }
        return nil
    }

    private func isObstacle(_ delay: NodeDelay) -> Bool { delay == .carry || delay == .dismount }

    /// The delay at a junction for who comes along the piece before it.
    @inline(__always)
    private func delay(before number: Int) -> NodeDelay {
        let piece = pieces[number - 1]
        return piece.edge.isReversed ? piece.attributes.backwardNodeDelay : piece.attributes.forwardNodeDelay
    }

    private func kind(ofObstacleAt number: Int) -> Cue.Kind? {
        let (before, after) = (pieces[number - 1].mode, pieces[number].mode)
        guard before != .onFerry, after != .onFerry, before != .onSteps, after != .onSteps else { return nil }
        if delay(before: number) == .carry { return .lift }
        return before == .riding && after == .riding ? .dismount : nil
    }

    private func insert(_ kind: Cue.Kind, at number: Int, in maneuvers: inout [Maneuver]) {
        let place = pieces[number].start
        var index = maneuvers.count
        while index > 0, maneuvers[index - 1].first >= number { index -= 1 }
        func covers(_ maneuver: Maneuver) -> Bool {
            guard (pieces[maneuver.first].start - place).magnitude < RiddenPath.around else { return false }
            if maneuver.kind == kind || maneuver.kind == .lift { return true }
            return kind == .dismount && (maneuver.kind == .dismount || maneuver.kind == .push)
        }
        if index > 0, covers(maneuvers[index - 1]) { return }
        if index < maneuvers.count, covers(maneuvers[index]) { return }
        // Within a maneuver, as between the turns of a staggered crossing, it comes before all.
        let within = index > 0 && maneuvers[index - 1].last >= number
        let at = within ? maneuvers[index - 1].first : number
        if within, index > 1, maneuvers[index - 2].first == at, maneuvers[index - 2].kind == kind { return }
        maneuvers.insert(
            Maneuver(kind: kind, first: at, last: at, before: bearing(to: at), after: bearing(from: at)),
            at: within ? index - 1 : index)
    }
}
