import Geodesy
import RoadMap
import Routing

extension NavigationSession {
    /// Finds a route from where the rider is to the next stop.
    mutating func setOut(
        from motion: Motion, to destination: Coordinate, _ router: inout Router,
        _ event: (RouteLeg) -> NavigationEvent
    ) -> [NavigationEvent] {
        let forAll = router.closures
        closures = closures(at: motion.time, andForAll: forAll)
        // A few closed roads become penalties. For many, the router updates its costs.
        let areMany =
            plan != nil && closures != forAll || closures.edges.count - forAll.edges.count > NavigationSession.fewRoads
        if areMany { router.closures = closures }
        defer { if areMany { router.closures = forAll } }
        do throws(RoutingError) {
            let leg: ReroutableLeg
            if let plan {
                leg = try route(from: motion, along: plan, &router)
            } else {
                leg = try route(from: motion, to: destination, &router)
            }
            measureBeyond(router: &router)
            start(leg, motion, router)
            return [event(leg.leg)] + announcements(motion)
        } catch {
            defer { hasFailed = true }
            return hasFailed ? [] : [.failed(error)]
        }
    }

    private mutating func route(
        from motion: Motion, to destination: Coordinate, _ router: inout Router
    ) throws(RoutingError) -> ReroutableLeg {
        let end = try snap(destination, router)
        let start = try start(of: motion, router)
        if memory.tree?.target != end { (memory.tree, memory.leg) = (TargetSearchTree(to: end), nil) }
        var tree = memory.tree.take() ?? TargetSearchTree(to: end)
        defer { memory.tree = tree }
        let closed = closures.edges.subtracting(router.closures.edges)
        let penalties = refused.penalties(at: odometer, reluctance) + RoadPenalty.closing(closed)
        let old = memory.leg ?? progress.map { ReroutableLeg($0.leg) }
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
    private mutating func route(
        from motion: Motion, along plan: PlannedTrack, _ router: inout Router
    ) throws(RoutingError) -> ReroutableLeg {
        let ridden = progress == nil ? 0 : planFrom + max(farthest - planJoinsAt, 0)
        let start = try start(of: motion, router).snap
        let rejoined = try plan.rejoined(from: start, at: motion, notBefore: ridden, router: &router)
        guard let rejoined else { throw .unreachable(from: motion.coordinate, to: plan.leg.end.coordinate) }
        (planJoinsAt, planFrom) = (rejoined.joinsAt, rejoined.planFrom)
        return ReroutableLeg(rejoined.leg)
    }

    /// Measures what lies beyond the next stop, once for each.
    private mutating func measureBeyond(router: inout Router) {
        guard measuredStops != stops.count else { return }
        measuredStops = stops.count
        beyondNextStop = RideMeasures(distance: 0, duration: 0, cost: 0)
        for (start, end) in zip(stops, stops.dropFirst()) {
            guard let from = try? router.snap(start), let to = try? router.snap(end),
                let leg = router.measures(from: from, to: [to]).first ?? nil
            else { continue }
            beyondNextStop.distance += leg.distance
            beyondNextStop.duration += leg.duration
            beyondNextStop.cost = UInt32(clamping: UInt64(beyondNextStop.cost) + UInt64(leg.cost))
        }
    }

    private mutating func start(_ leg: ReroutableLeg, _ motion: Motion, _ router: borrowing Router) {
        memory.leg = plan == nil ? leg : nil
        var progress = RouteProgress(leg: leg.leg)
        progress.follow(motion.coordinate, ridden: 0, course: motion.course)
        self.progress = progress
        hasFailed = false
        // A leg along a plan avoids only the closed roads within the horizon.
        mayBeCutOff = plan != nil && !closures.isEmpty
        startRoute()
        announcer.start(leg.leg.cues(in: router.graph))
        if let best = follower.best, let first = leg.leg.segments.first, first.edge == best.edgeID {
            startedByTurning = first.isReversed != best.isReversed
        }
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
        guard let best = follower.best, best.isOnNetwork, !closures.edges.contains(best.edgeID),
            router.isUsable(best.edgeID), motion.coordinate.isOnEarth
        else { return StartCandidate(try snap(motion.coordinate, router)) }
        let along = min(best.along + max(0, motion.speed * latency), best.length)
        let share = best.length > 0 ? along / best.length : 0
        var snap = router.graph.snap(onto: best.edgeID, at: best.isReversed ? 1 - share : share)
        snap.distance = snap.coordinate.distance(to: motion.coordinate)
        guard motion.course != nil else { return StartCandidate(snap) }
        return StartCandidate(
            snap, isReversed: best.isReversed, turningRound: refused.turningRound(at: odometer, reluctance))
    }

    /// Up to so many closed roads become penalties instead of closures of the router.
    private static let fewRoads = 32
}

extension RoadPenalty {
    /// Penalties so large that the roads are only taken where there is no other path.
    fileprivate static func closing(_ edges: Set<EdgeID>) -> [RoadPenalty] {
        edges.sorted().flatMap { edge in
            [false, true].map { RoadPenalty(edge: edge, isReversed: $0, cost: RoadPenalty.greatestCost) }
        }
    }
}
