public import Geodesy
import RoadMap
public import Routing

/// One rider on the way to a destination: fixes in, events out.
///
///     var session = NavigationSession()
///     session.setDestination(task.coordinate)
///     for event in session.receive(fix, router: &router) {
///         if case .rerouted(let leg) = event { show(leg.line) }
///     }
///
/// A value without clock, timer or thread: the same fixes always give the same events, with the same map, costs and closures.
/// It can be encoded at any moment and goes on where it was after it is decoded. The router is borrowed for each fix, so that any
/// number of sessions share one.
///
/// It has three ideas of where the rider is: `motion` is the location on the ground, as all fixes say together; the matcher
/// weighs locations on the network against each other; and `progress` is the location along the route.
///
/// Roads that the router's `closures` or the session's own close are kept off: where one of them lies ahead, the next fix is
/// answered by a new route, and a destination in a closed street by one to the nearest open road. Roads that open again change
/// no route under way.
///
/// Not enforced: that stops are on Earth and on the map; the first fix reports that by `NavigationEvent.failed(_:)`.
public struct NavigationSession: Sendable {
    /// How fixes are judged, when the rider is led elsewhere, and when cues are announced.
    public var options = NavigationOptions()
    /// Where the rider still wants to go, the next stop first; the last one stays when it has been reached.
    public private(set) var stops: [Coordinate] = []
    /// The planned track that is ridden; `nil` where the route is free.
    public private(set) var plan: PlannedTrack?
    /// How fast the rider is compared with the profile.
    public private(set) var pace = Pace()
    /// Roads closed for this rider; a closure that is over is removed with the next fix.
    public private(set) var timedClosures: [TimedClosure] = []

    var phase = NavigationPhase.idle
    /// What lies beyond the next stop; `nil` until it is measured.
    var beyond: MeasuredStops?
    private var filter = FixFilter()
    private var motionFilter = MotionFilter()
    private var measure = StepMeasure()
    var matcher = LiveMapMatcher()
    var detector = DeviationDetector()
    var drift = DriftGauge()
    private var announcer = CueAnnouncer()
    var refused = RefusedRoads()
    /// Metres ridden so far.
    private(set) var odometer = 0.0
    /// What was closed when the route was last checked.
    var closures = Closures()
    /// The fingerprint of the map that the state belongs to; `nil` before the first fix.
    private var map: UInt64?
    var cache = RoutingCache()

    /// A session without a destination.
    public init() {}

    /// Where the rider is and how they move; `nil` before the first fix.
    public var motion: Motion? { motionFilter.motion }
    /// The route to the next stop and how far the rider has come on it; `nil` until there is one.
    public var progress: RouteProgress? { phase.guidance?.progress }
    /// The cue that comes next; `nil` where there is none.
    public var nextCue: Cue? { announcer.nextCue }
    /// Where the rider wants to go in the end.
    public var destination: Coordinate? { stops.last }
    /// Whether the rider has reached the last stop. There is no guidance from then on, until other stops are set.
    public var hasArrived: Bool { if case .arrived = phase { true } else { false } }

    /// Sets out for a destination; the route follows with the next fix. `nil` stops the guidance.
    public mutating func setDestination(_ coordinate: Coordinate?) {
        setStops(coordinate.map { [$0] } ?? [])
    }

    /// Sets out along a planned track, to be ridden as it is, instead of the stops so far; the route follows with the next fix.
    public mutating func follow(_ plan: PlannedTrack) {
        setStops([plan.leg.end.coordinate])
        self.plan = plan
    }

    /// Sets out for stops, to be ridden in the order given; the route follows with the next fix. None stops the guidance.
    public mutating func setStops(_ stops: [Coordinate]) {
        self.stops = stops
        plan = nil
        beyond = nil
        phase = stops.isEmpty ? .idle : .waiting(hasFailed: false)
        refused = RefusedRoads()
        detector.reset()
        announcer.start([])
    }

    /// Closes roads for this rider, for a time or for good, in addition to those of the router; see `TimedClosure`.
    public mutating func close(_ closure: TimedClosure) { timedClosures.append(closure) }

    /// Opens all roads that were closed for this rider, not those of the router.
    public mutating func openRoads() { timedClosures = [] }

    /// Takes in the next fix.
    ///
    /// - Parameters:
    ///   - fix: later than the ones before.
    ///   - router: over the same map as before; with another one the session looks for a route again.
    /// - Returns: the events, in the order in which they happened; usually none.
    /// - Complexity: O(streets around the fix); with a new route that of `Router.leg(from:toward:replacing:avoiding:)` in
    ///   addition, and with the first one to a stop that of measuring the ways between the stops behind it.
    public mutating func receive(_ fix: Fix, router: inout Router) -> [NavigationEvent] {
        let fix = fix.droppingNonFinite
        if !isRouteDue, options.powerMode.passesOver(fix, after: filter.last) { return [] }
        let previous = filter.last
        if let refusal = filter.judge(fix, options.fixes) { return [.refused(refusal)] }
        motionFilter.follow(fix)
        let step = previous.map { measure.distance(from: $0.coordinate, to: fix.coordinate) } ?? 0
        // Borrowing a router moves it, so that is done only where it is needed.
        if !cache.isChecked || map != router.fingerprint { adopt(map: router) }
        guard let motion else { return [] }
        advance(motion, ridden: step.isFinite ? step : 0, seconds: fix.time - (previous?.time ?? fix.time))
        let moved = matcher.step(
            to: fix, isMoving: motion.course != nil, isInDoubt: detector.isInDoubt, options.matching)
        var route: ContiguousArray<DirectedEdge> = []
        if let moved {
            if !hasArrived { route = phase.guidance?.progress.route ?? [] }
            matcher.follow(fix, straight: moved, along: route, in: router.graph, options.matching, &router.streets)
            // Summed from fix to fix, noise alone would move a standing rider far.
            odometer += moved
        }
        if !timedClosures.isEmpty { timedClosures.removeAll { $0.isOver(at: fix.time) } }
        guard !stops.isEmpty else { return [] }
        switch phase {
        case .idle, .arrived: return []
        case .waiting: return setOut(from: motion, &router) { .routed($0) }
        case .guiding, .offRoute: break
        }
        if isAtEnd(fix) { return arrive(motion, &router) }
        let hadNoRoute = if case .guiding(let guidance) = phase { guidance.hasFailed } else { false }
        if isCutOff(by: closures(at: fix.time, andForAll: router.closures)) {
            return setOut(from: motion, &router) { .rerouted($0) }
        }
        if hadNoRoute, phase.guidance?.mayBeCutOff != true {
            phase.hasFailed = false
            return [.rejoined] + announcements(motion)
        }
        if moved != nil, let events = checkDeviation(fix, motion, along: route, &router) { return events }
        return announcements(motion)
    }

    /// Whether the next fix is to be answered by a route, however soon it comes.
    private var isRouteDue: Bool { if case .waiting(hasFailed: false) = phase { true } else { false } }

    /// Begins on another map, or on one that saved values are not checked against. Saved data may have been changed.
    private mutating func adopt(map router: borrowing Router) {
        let isPart =
            progress?.leg.isPart(of: router.graph) != false && plan?.leg.isPart(of: router.graph) != false
            && matcher.isPart(of: router.graph) && refused.isPart(of: router.graph)
        if map != nil, map != router.fingerprint || !isPart {
            cache = RoutingCache()
            matcher.forget()
            plan = nil
            refused = RefusedRoads()
            beyond = nil
            switch phase {
            case .idle: break
            case .waiting, .guiding, .offRoute: phase = .waiting(hasFailed: false)
            case .arrived: phase = .arrived(nil, offRouteSince: nil)
            }
        }
        map = router.fingerprint
        cache.isChecked = true
    }

    /// Frees what is kept to find the next route sooner, up to a megabyte. That is then computed again, with the same result.
    package mutating func forgetSearches() { (cache.tree, cache.leg) = (nil, nil) }

    /// Moves the location along the route to where the rider is now.
    private mutating func advance(_ motion: Motion, ridden: Double, seconds: Double) {
        guard var guidance = phase.guidance else { return }
        if let since = phase.offRouteSince, plan?.recalculates == false {
            // Nobody leads the rider back, so they may come back anywhere ahead.
            let ahead = PlannedTrack.reach + odometer - since
            guidance.progress.seek(
                motion.coordinate, from: guidance.farthest ?? 0, ahead: ahead, course: motion.course)
        } else {
            let expected = guidance.progress.follow(motion.coordinate, ridden: ridden, course: motion.course)
            if guidance.progress.distanceFromRoute < 30 { pace.learn(expected: expected, spent: seconds) }
            guidance.farthest = guidance.farthest.map { max($0, guidance.progress.along) }
        }
        phase.guidance = guidance
    }

    /// The announcement that is due.
    mutating func announcements(_ motion: Motion) -> [NavigationEvent] {
        guard case .guiding(let guidance) = phase,
            let announcement = announcer.announce(
                along: guidance.progress.along, speed: motion.speed, options.cues)
        else { return [] }
        return [.announced(announcement)]
    }

    private func isAtEnd(_ fix: Fix) -> Bool {
        guard let progress, progress.remainingDistance <= options.arrivalDistance else { return false }
        return fix.coordinate.distance(to: progress.leg.end.coordinate)
            <= options.arrivalDistance + (fix.horizontalAccuracy ?? 0)
    }

    private mutating func arrive(_ motion: Motion, _ router: inout Router) -> [NavigationEvent] {
        let stop = stops[0]
        guard stops.count > 1 else {
            phase = .arrived(phase.guidance, offRouteSince: phase.offRouteSince)
            return [.arrived]
        }
        stops.removeFirst()
        // The leg just ridden leads to no other stop, also where there is no path to that.
        phase = .waiting(hasFailed: phase.hasFailed)
        announcer.start([])
        return [.passed(stop)] + setOut(from: motion, &router) { .routed($0) }
    }

    /// Starts guidance along a leg.
    mutating func start(_ guidance: GuidedLeg, _ cues: [Cue]) {
        phase = .guiding(guidance)
        detector.reset()
        announcer.start(cues)
    }

    /// Whether roads ahead are closed, until another route is found.
    ///
    /// - Parameter closures: what is closed for this rider now.
    private mutating func isCutOff(by closures: Closures) -> Bool {
        guard var guidance = phase.guidance else { return false }
        if closures != self.closures {
            self.closures = closures
            guidance.hasFailed = false
            guidance.mayBeCutOff = true
        } else if !guidance.mayBeCutOff {
            return false
        }
        let progress = guidance.progress
        let closed = progress.leg.segments.indices.first { number in
            let segment = progress.leg.segments[number]
            return segment.endsAt > progress.along && closures.edges.contains(segment.edge)
        }
        guidance.mayBeCutOff = closed != nil
        phase.guidance = guidance
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

extension NavigationSession {
    /// Metres along the route to the next cue; `nil` where there is none.
    public var distanceToNextCue: Double? {
        guard let progress, let cue = nextCue else { return nil }
        return max(cue.along - progress.along, 0)
    }

    /// Seconds of riding to the next cue, at the rider's own pace; `nil` where there is none.
    ///
    /// - Complexity: O(segments of the route).
    public var durationToNextCue: Double? {
        guard let progress, let metres = distanceToNextCue, let cue = nextCue else { return nil }
        return pace.factor * max(progress.remainingDuration - progress.leg.remainingDuration(at: cue.along), 0)
            * (metres > 0 ? 1 : 0)
    }

    /// The way from the next stop to the last, as measured with the first route to the next one; a way that is not found
    /// counts nothing.
    public var beyondNextStop: RideMeasures { beyond?.measures ?? RideMeasures(distance: 0, duration: 0, cost: 0) }
    /// Metres along the route to the next stop; `nil` without a route.
    public var distanceToNextStop: Double? { progress?.remainingDistance }
    /// Seconds of riding to the next stop, at the rider's own pace; `nil` without a route.
    public var durationToNextStop: Double? { progress.map { pace.factor * $0.remainingDuration } }
    /// Metres of riding to the last stop; `nil` without a route.
    public var remainingDistance: Double? { progress.map { $0.remainingDistance + beyondNextStop.distance } }
    /// Seconds of riding to the last stop, at the rider's own pace; `nil` without a route.
    public var remainingDuration: Double? {
        progress.map { pace.factor * ($0.remainingDuration + beyondNextStop.duration) }
    }
    /// When the rider will be at the last stop without a rest: seconds since 1970; `nil` without a route.
    public var estimatedArrival: Double? {
        guard let motion, let remainingDuration else { return nil }
        return motion.time + remainingDuration
    }
}

#if !hasFeature(Embedded)
    extension NavigationSession: Codable {}
#endif
