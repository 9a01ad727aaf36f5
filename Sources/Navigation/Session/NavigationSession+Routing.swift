import Geodesy
import RoadMap
import Routing

extension NavigationSession {
    /// Finds a route from where the rider is to the next stop.
    mutating func setOut(
        from motion: Motion, _ router: inout Router, _ event: (RouteLeg) -> NavigationEvent
    ) -> [NavigationEvent] {
        guard let destination = stops.first else { return [] }
        let forAll = router.closures
        closures = closures(at: motion.time, andForAll: forAll)
        // A few closed roads become penalties. For many, the router updates its costs.
        let areMany =
            plan != nil && closures != forAll || closures.edges.count - forAll.edges.count > NavigationSession.fewRoads
        if areMany { router.closures = closures }
        defer { if areMany { router.closures = forAll } }
        do throws(RoutingError) {
            let leg: RouteLeg
            var junction: PlanJunction?
            if let plan {
                let rejoined = try rejoin(plan, from: motion, &router)
                (leg, junction) = (rejoined.leg, PlanJunction(onLeg: rejoined.joinsAt, onPlan: rejoined.planFrom))
                cache.leg = nil
            } else {
                let found = try route(from: motion, to: destination, &router)
                (leg, cache.leg) = (found.leg, found)
            }
            measureBeyond(router: &router)
            start(guidance(along: leg, junction, motion), leg.cues(in: router.graph))
            return [event(leg)] + announcements(motion)
        } catch {
            let isReported = phase.hasFailed
            phase.hasFailed = true
            return isReported ? [] : [.failed(error)]
        }
    }

    private func guidance(along leg: RouteLeg, _ junction: PlanJunction?, _ motion: Motion) -> GuidedLeg {
        var progress = RouteProgress(leg: leg)
        progress.follow(motion.coordinate, ridden: 0, course: motion.course)
        var beginsByTurning = false
        if let best = matcher.best, let first = leg.segments.first, first.edge == best.edgeID {
            beginsByTurning = first.isReversed != best.isReversed
        }
        return GuidedLeg(
            progress: progress, startedAt: odometer, beganByTurning: beginsByTurning, plan: junction,
            // A leg along a plan avoids only the closed roads within the horizon.
            mayBeCutOff: plan != nil && !closures.isEmpty)
    }

    private mutating func route(
        from motion: Motion, to destination: Coordinate, _ router: inout Router
    ) throws(RoutingError) -> ReroutableLeg {
        let end = try snap(destination, router)
        let start = try start(of: motion, router)
        if cache.tree?.target != end { (cache.tree, cache.leg) = (TargetSearchTree(to: end), nil) }
        var tree = cache.tree.take() ?? TargetSearchTree(to: end)
        defer { cache.tree = tree }
        let closed = closures.edges.subtracting(router.closures.edges)
        let penalties = refused.penalties(at: odometer, options.reluctance) + RoadPenalty.closing(closed)
        let old = cache.leg ?? progress.map { ReroutableLeg($0.leg) }
        func leg(from start: StartCandidate) -> ReroutableLeg? {
            let leg = router.leg(
                from: [start], toward: &tree, replacing: old.flatMap { $0.leg.end == end ? $0 : nil },
                avoiding: penalties)
            return leg.flatMap { $0.leg.segments.contains { closed.contains($0.edge) } ? nil : $0 }
        }
        if let found = leg(from: start) { return found }
        // The street of the start may be connected to no other.
        let nearest = try snap(motion.coordinate, router)
        guard nearest.edge != start.snap.edge, let found = leg(from: StartCandidate(nearest)) else {
            throw .unreachable(from: motion.coordinate, to: destination)
        }
        return found
    }

    /// The leg along a plan, or back to a part of it that is not ridden yet.
    private func rejoin(
        _ plan: PlannedTrack, from motion: Motion, _ router: inout Router
    ) throws(RoutingError) -> RejoinedPlan {
        let start = try start(of: motion, router).snap
        let rejoined = try plan.rejoined(
            from: start, at: motion, notBefore: phase.guidance?.riddenOnPlan ?? 0, router: &router)
        guard let rejoined else { throw .unreachable(from: motion.coordinate, to: plan.leg.end.coordinate) }
        return rejoined
    }

    /// Measures what lies beyond the next stop, once for each.
    private mutating func measureBeyond(router: inout Router) {
        guard beyond?.stopCount != stops.count else { return }
        var sum = RideMeasures(distance: 0, duration: 0, cost: 0)
        for (start, end) in zip(stops, stops.dropFirst()) {
            guard let from = try? router.snap(start), let to = try? router.snap(end),
                let leg = router.measures(from: from, to: [to]).first ?? nil
            else { continue }
            sum.distance += leg.distance
            sum.duration += leg.duration
            sum.cost = UInt32(clamping: UInt64(sum.cost) + UInt64(leg.cost))
        }
        beyond = MeasuredStops(stopCount: stops.count, measures: sum)
    }

    /// The nearest place on an open road.
    private func snap(_ coordinate: Coordinate, _ router: borrowing Router) throws(RoutingError) -> Snap {
        let nearest = try router.snap(coordinate)
        guard closures.edges.contains(nearest.edge) else { return nearest }
        let others = router.snaps(
            near: coordinate, within: router.snapRadius, limit: NavigationSession.fewRoads * 2 + 2)
        guard let open = others.first(where: { !closures.edges.contains($0.edge) }) else {
            throw .closed(coordinate, limit: router.snapRadius)
        }
        return open
    }

    /// The place on the network where a rider most probably is, or will be when they hear of the route.
    private func start(of motion: Motion, _ router: borrowing Router) throws(RoutingError) -> StartCandidate {
        guard let best = matcher.best, best.isOnNetwork, !closures.edges.contains(best.edgeID),
            router.isUsable(best.edgeID), motion.coordinate.isOnEarth
        else { return StartCandidate(try snap(motion.coordinate, router)) }
        let along = min(best.along + max(0, motion.speed * options.rerouteLatency), best.length)
        let share = best.length > 0 ? along / best.length : 0
        var snap = router.graph.snap(onto: best.edgeID, at: best.isReversed ? 1 - share : share)
        snap.distance = snap.coordinate.distance(to: motion.coordinate)
        guard motion.course != nil else { return StartCandidate(snap) }
        return StartCandidate(
            snap, isReversed: best.isReversed, turningRound: refused.turningRound(at: odometer, options.reluctance))
    }

    /// Up to so many closed roads become penalties instead of closures of the router.
    private static let fewRoads = 32
}

/// The way from the next stop to the last, and how many stops there were when it was measured.
struct MeasuredStops: Sendable {
    let stopCount: Int
    let measures: RideMeasures
}

#if !hasFeature(Embedded)
    extension MeasuredStops: Codable {}
#endif

extension RoadPenalty {
    /// Penalties so large that the roads are only taken where there is no other path.
    fileprivate static func closing(_ edges: Set<EdgeID>) -> [RoadPenalty] {
        edges.sorted().flatMap { edge in
            [false, true].map { RoadPenalty(edge: edge, isReversed: $0, cost: RoadPenalty.greatestCost) }
        }
    }
}
