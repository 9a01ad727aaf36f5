import Geodesy
import RoadMap
import Routing

extension NavigationSession {
    /// Looks whether the rider is still on the route; `nil` where there is nothing to say.
    mutating func look(
        for fix: Fix, _ motion: Motion, _ next: Coordinate, along route: ContiguousArray<DirectedEdge>,
        _ router: inout Router
    ) -> [NavigationEvent]? {
        guard let progress else { return nil }
        let position = RoutePosition(follower.hypotheses, along: route)
        if leftNetworkAt != nil { return lookForStreet(motion, position, next, &router) }
        let deviation = follower.deviation(of: fix)
        if position.share > detector.probable {
            if !wasOnRoute { farthest = progress.along }
            wasOnRoute = true
            drift.observe(progress.metresToTheRight(of: fix.coordinate), deviation: deviation)
        }
        guard detector.observe(evidence(position, motion, progress, deviation)) else { return nil }
        return leaveRoute(position, motion, progress, next, &router)
    }

    private func evidence(
        _ position: RoutePosition, _ motion: Motion, _ progress: RouteProgress, _ deviation: Double
    ) -> DeviationDetector.Evidence {
        // Asked for only where it matters.
        let course = position.share < detector.improbable ? motion.course : nil
        let isParallel = course.map { progress.leads($0, within: deviation) } ?? true
        return DeviationDetector.Evidence(
            share: position.share, backwardShare: position.backwardShare, distance: progress.distanceFromRoute,
            isMoving: motion.course != nil, isParallel: isParallel,
            backwards: wasOnRoute ? farthest - progress.along : odometer - routedAt - progress.along,
            patience: startedByTurning ? refused.patience(at: odometer, reluctance) : 1, deviation: deviation,
            drift: drift.share)
    }

    /// Reports a deviation, and finds a new route where that helps.
    private mutating func leaveRoute(
        _ position: RoutePosition, _ motion: Motion, _ progress: RouteProgress, _ next: Coordinate,
        _ router: inout Router
    ) -> [NavigationEvent] {
        let kind = Deviation.Kind(
            position, progress: progress, course: motion.course,
            courseBefore: progress.leg.line.bearing(at: max(farthest - 25, 0)), wasOnRoute: wasOnRoute)
        let deviation = NavigationEvent.deviated(
            Deviation(kind: kind, distance: progress.distanceFromRoute, coordinate: motion.coordinate))
        noteRefusals(kind, progress)
        guard kind != .offNetwork, plan?.recalculates != false else {
            leftNetworkAt = odometer
            return [deviation]
        }
        let events = setOut(from: motion, to: next, &router) { .rerouted($0) }
        // Where there is no way another is looked for, without a word, until the rider is back on this one.
        if hasFailed { leftNetworkAt = odometer }
        return [deviation] + events
    }

    /// Waits until a rider off the network comes back to the route or to another street, or has gone too far.
    private mutating func lookForStreet(
        _ motion: Motion, _ position: RoutePosition, _ next: Coordinate, _ router: inout Router
    ) -> [NavigationEvent]? {
        if position.share > 1 - detector.probable {
            leftNetworkAt = nil
            hasFailed = false
            if wasOnRoute { farthest = max(farthest, progress?.along ?? 0) }
            detector.reset()
            return [.rejoined] + announcements(motion)
        }
        guard plan?.recalculates != false else { return [] }
        let isOnStreet = position.offNetworkShare < detector.improbable && position.share < detector.improbable
        let isLost = odometer - (leftNetworkAt ?? odometer) > NavigationSession.patienceOffNetwork
        guard isOnStreet || isLost else { return [] }
        return setOut(from: motion, to: next, &router) { .rerouted($0) }
    }

    /// Notes what the rider has refused by leaving the route: the street that it led into, or a U-turn.
    private mutating func noteRefusals(_ kind: Deviation.Kind, _ progress: RouteProgress) {
        guard kind != .offNetwork, kind != .parallelRoad else { return }
        if farthest < NavigationSession.lengthOfTurn, startedByTurning { refused.noteTurn(at: odometer) }
        let next = progress.segments(behind: 0, ahead: 60).first { progress.start(of: $0) >= farthest - 15 }
        if let next { refused.note(progress.leg.segments[next], at: odometer) }
    }
}
