import RoadMap
import Routing

extension NavigationSession {
    /// Whether roads ahead are closed, until another route is found.
    ///
    /// - Parameter closures: what is closed for this rider now.
    mutating func isCutOff(by closures: Closures) -> Bool {
        if closures != self.closures {
            self.closures = closures
            hasFailed = false
            mayBeCutOff = true
        }
        guard mayBeCutOff, let progress else { return false }
        let closed = progress.leg.segments.indices.first { number in
            let segment = progress.leg.segments[number]
            return segment.endsAt > progress.along && closures.edges.contains(segment.edge)
        }
        mayBeCutOff = closed != nil
        let horizon = plan == nil ? Double.infinity : PlannedTrack.horizon
        return closed.map { progress.start(of: $0) < progress.along + horizon } ?? false
    }

    /// What is closed for this rider: for all, and for them.
    func closures(at time: Double, andForAll closures: Closures) -> Closures {
        guard !timedClosures.isEmpty else { return closures }
        var closures = closures
        for closure in timedClosures where closure.holds(at: time) { closures.formUnion(closure.closures) }
        return closures
    }
}
