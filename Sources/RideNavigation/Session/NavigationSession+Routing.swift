import BikeRouting
import Geodesy

extension NavigationSession {
    /// Finds a route from where the rider is to the next stop.
    mutating func setOut(
        from motion: Motion, to destination: Coordinate, _ router: inout Router,
        _ event: (RouteLeg) -> NavigationEvent
    ) -> [NavigationEvent] {
        let forAll = router.closures
        closures = closures(at: motion.time, router)
        // A few roads are ridden round; for many the router works them into its costs.
        let areMany =
            plan != nil && closures != forAll || closures.edges.count - forAll.edges.count > NavigationSession.fewRoads
        if areMany { router.closures = closures }
        defer { if areMany { router.closures = forAll } }
        do throws(RoutingError) {
            let guided: CuedLeg
            if let plan {
                guided = try route(from: motion, along: plan, &router)
            } else {
                guided = try route(from: motion, to: destination, &router)
            }
            measureBeyond(router: &router)
            start(guided, motion)
            return [event(guided.leg)] + announcements(motion)
        } catch {
            defer { hasFailed = true }
            return hasFailed ? [] : [.failed(error)]
        }
    }

    private mutating func route(
        from motion: Motion, to destination: Coordinate, _ router: inout Router
    ) throws(RoutingError) -> CuedLeg {
        let end = try snap(destination, router)
        let start = try start(of: motion, router)
        if memory.half?.target != end { (memory.half, memory.guided) = (TargetHalf(to: end), nil) }
        var half = memory.half.take() ?? TargetHalf(to: end)
        defer { memory.half = half }
        let closed = closures.edges.subtracting(router.closures.edges)
        let penalties = refused.penalties(at: odometer, reluctance) + RoadPenalty.closing(closed)
        let old = memory.guided ?? progress.map { CuedLeg($0.leg, cues: announcer.cues) }
        func guided(from start: StartChoice) -> CuedLeg? {
            let guided = router.leg(
                from: [start], toward: &half, replacing: old.flatMap { $0.leg.end == end ? $0 : nil },
                avoiding: penalties)
            return guided.flatMap { $0.leg.stretches.contains { closed.contains($0.edge) } ? nil : $0 }
        }
        if let guided = guided(from: start) { return guided }
        // A street that is joined to no other is no place to start from.
        let nearest = try snap(motion.coordinate, router)
        guard nearest.edge != start.snap.edge, let guided = guided(from: StartChoice(nearest)) else {
            throw .unreachable(from: motion.coordinate, to: destination)
        }
        return guided
    }

    /// The way along a plan, or back to it, never to a part of it that is ridden already.
    private mutating func route(
        from motion: Motion, along plan: PlannedTrack, _ router: inout Router
    ) throws(RoutingError) -> CuedLeg {
        let ridden = progress == nil ? 0 : planFrom + max(farthest - planJoinsAt, 0)
        let start = try start(of: motion, router).snap
        let rejoined = try plan.rejoined(from: start, at: motion, notBefore: ridden, router: &router)
        guard let rejoined else { throw .unreachable(from: motion.coordinate, to: plan.leg.end.coordinate) }
        (planJoinsAt, planFrom) = (rejoined.joinsAt, rejoined.planFrom)
        return CuedLeg(rejoined.leg, in: router.graph)
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

    private mutating func start(_ guided: CuedLeg, _ motion: Motion) {
        memory.guided = plan == nil ? guided : nil
        var progress = RouteProgress(leg: guided.leg)
        progress.follow(motion.coordinate, ridden: 0, course: motion.course)
        self.progress = progress
        hasFailed = false
        // Along a plan only closed roads soon to come were ridden round.
        mayBeCutOff = plan != nil && !closures.isEmpty
        startRoute()
        announcer.start(guided.cues)
        if let best = follower.best, let first = guided.leg.stretches.first, first.edge == Int(best.edge) {
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
    private func start(of motion: Motion, _ router: borrowing Router) throws(RoutingError) -> StartChoice {
        guard let best = follower.best, best.isOnNetwork, !closures.edges.contains(Int(best.edge)),
            motion.coordinate.isOnEarth
        else { return StartChoice(try snap(motion.coordinate, router)) }
        let along = min(best.along + max(0, motion.speed * latency), best.length)
        let share = best.length > 0 ? along / best.length : 0
        var snap = router.graph.snap(onto: Int(best.edge), at: best.isReversed ? 1 - share : share)
        snap.distance = snap.coordinate.distance(to: motion.coordinate)
        guard motion.course != nil else { return StartChoice(snap) }
        return StartChoice(
            snap, isReversed: best.isReversed, turningRound: refused.turningRound(at: odometer, reluctance))
    }

    /// Up to so many closed roads are ridden round without a word to the router.
    private static let fewRoads = 32
}

extension RoadPenalty {
    /// So much against roads that they are only taken where there is no other way.
    fileprivate static func closing(_ edges: Set<RoadGraph.EdgeID>) -> [RoadPenalty] {
        edges.sorted().flatMap { edge in
            [false, true].map { RoadPenalty(edge: edge, isReversed: $0, cost: RoadPenalty.greatestCost) }
        }
    }
}
