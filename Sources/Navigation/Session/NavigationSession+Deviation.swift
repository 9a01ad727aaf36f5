import Geodesy
import RoadMap
import Routing

extension NavigationSession {
    /// Checks whether the rider is still on the route; `nil` where nothing has happened.
    mutating func checkDeviation(
        _ fix: Fix, _ motion: Motion, along route: ContiguousArray<DirectedEdge>, _ router: inout Router
    ) -> [NavigationEvent]? {
        let match = RouteMatch(matcher.hypotheses, along: route)
        switch phase {
        case .idle, .waiting, .arrived:
            return nil
        case .offRoute(let guidance, let since):
            return lookForStreet(guidance, leftAt: since, match, motion, &router)
        case .guiding(var guidance):
            let deviation = options.matching.deviation(of: fix)
            if match.onRouteProbability > options.deviation.onRouteProbability {
                guidance.farthest = guidance.farthest ?? guidance.progress.along
                phase = .guiding(guidance)
                drift.observe(guidance.progress.metresToTheRight(of: fix.coordinate), deviation: deviation)
            }
            guard detector.observe(evidence(guidance, match, motion, deviation), options.deviation) else { return nil }
            return leaveRoute(guidance, match, motion, &router)
        }
    }

    private func evidence(
        _ guidance: GuidedLeg, _ match: RouteMatch, _ motion: Motion, _ deviation: Double
    ) -> DeviationDetector.Evidence {
        // Computed only where it matters.
        let course = match.onRouteProbability < options.deviation.offRouteProbability ? motion.course : nil
        return DeviationDetector.Evidence(
            onRouteProbability: match.onRouteProbability, backwardProbability: match.backwardProbability,
            distance: guidance.progress.distanceFromRoute, isMoving: motion.course != nil,
            isParallel: course.map { guidance.progress.leads($0, within: deviation) } ?? true,
            backwardDistance: guidance.backwardDistance(odometer: odometer),
            patience: guidance.beganByTurning ? refused.patience(at: odometer, options.reluctance) : 1,
            deviation: deviation, drift: drift.share)
    }

    /// Reports a deviation, and finds a new route where that helps.
    private mutating func leaveRoute(
        _ guidance: GuidedLeg, _ match: RouteMatch, _ motion: Motion, _ router: inout Router
    ) -> [NavigationEvent] {
        let (progress, farthest) = (guidance.progress, guidance.farthest ?? 0)
        let kind = Deviation.Kind(
            match, progress: progress, course: motion.course,
            courseBefore: progress.leg.line.bearing(at: max(farthest - 25, 0)), wasOnRoute: guidance.farthest != nil)
        let deviation = NavigationEvent.deviated(
            Deviation(kind: kind, distance: progress.distanceFromRoute, coordinate: motion.coordinate))
        noteRefusals(guidance, kind)
        guard kind != .offNetwork, plan?.recalculates != false else {
            leave(guidance)
            return [deviation]
        }
        let events = setOut(from: motion, &router) { .rerouted($0) }
        // Without another route, one is looked for silently until the rider is back on this one.
        if phase.hasFailed, let guidance = phase.guidance { leave(guidance) }
        return [deviation] + events
    }

    private mutating func leave(_ guidance: GuidedLeg) {
        phase = .offRoute(guidance, since: odometer)
        detector.reset()
    }

    /// Waits until a rider off the network comes back to the route or to another street, or has gone too far.
    private mutating func lookForStreet(
        _ guidance: GuidedLeg, leftAt since: Double, _ match: RouteMatch, _ motion: Motion, _ router: inout Router
    ) -> [NavigationEvent]? {
        if match.onRouteProbability > 1 - options.deviation.onRouteProbability {
            var guidance = guidance
            guidance.hasFailed = false
            guidance.farthest = guidance.farthest.map { max($0, guidance.progress.along) }
            phase = .guiding(guidance)
            return [.rejoined] + announcements(motion)
        }
        guard plan?.recalculates != false else { return [] }
        let isOnStreet =
            match.offNetworkProbability < options.deviation.offRouteProbability
            && match.onRouteProbability < options.deviation.offRouteProbability
        guard isOnStreet || odometer - since > NavigationSession.patienceOffNetwork else { return [] }
        return setOut(from: motion, &router) { .rerouted($0) }
    }

    /// Records what the rider has refused by leaving the route: the street that it led into, or a U-turn.
    private mutating func noteRefusals(_ guidance: GuidedLeg, _ kind: Deviation.Kind) {
        guard kind != .offNetwork, kind != .parallelRoad else { return }
        let (progress, farthest) = (guidance.progress, guidance.farthest ?? 0)
        if farthest < NavigationSession.lengthOfTurn, guidance.beganByTurning { refused.noteTurn(at: odometer) }
        let next = progress.segments(behind: 0, ahead: 60).first { progress.start(of: $0) >= farthest - 15 }
        if let next { refused.note(progress.leg.segments[next], at: odometer) }
    }

    /// A rider who leaves a route within so many metres of its start has not made the U-turn there.
    private static let lengthOfTurn = 40.0
    /// Metres off the network after which a rider is led on from the nearest street.
    private static let patienceOffNetwork = 80.0
}
