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
/// It can be encoded at any moment and goes on where it was after it is decoded. The router is lent for each fix, so that any
/// number of sessions share one.
///
/// Roads that the router's `closures` or the session's own close are kept off: where one of them lies ahead, the next fix is
/// answered by a new route, and a destination in a closed street by one to the nearest open road. Roads that open again change
/// no route under way.
///
/// Not enforced: that stops are on Earth and on the map; the first fix tells, by `NavigationEvent.failed(_:)`.
public struct NavigationSession: Sendable {
    /// Refuses impossible fixes.
    public var filter = FixFilter()
    /// How often fixes are used; those that come more often are passed over without an event, but for one that a new stop waits
    /// for.
    public var powerMode = PowerMode.foreground
    /// Decides when the route has been left, and counts the evidence so far.
    public var detector = DeviationDetector()
    /// How likely fixes and movements are.
    public var matching: MatchingModel {
        get { follower.model }
        set { follower.model = newValue }
    }
    /// Announces cues, and has the next one.
    public var announcer = CueAnnouncer()
    /// Metres along the route before a stop from which on the rider has come to it, if the fix is no farther from the route's end
    /// than this and its own accuracy.
    public var arrivalDistance = 15.0
    /// Seconds between a fix and the moment at which the rider hears of a new route: this one starts so far ahead.
    public var latency = 1.0
    /// The penalties of roads and U-turns that the rider has just refused.
    public var reluctance = RefusedRoads.Reluctance()

    /// Where the rider still wants to go, the next stop first; the last one stays when it has been reached.
    public internal(set) var stops: [Coordinate] = []
    /// The route to the next stop and how far the rider has come on it; `nil` until there is one.
    public internal(set) var progress: RouteProgress?
    /// The planned track that is ridden; `nil` where the route is free.
    public internal(set) var plan: PlannedTrack?
    /// The way from the next stop to the last, as measured with the first route to the next one; a way that is not found
    /// counts nothing.
    public internal(set) var beyondNextStop = RideMeasures(distance: 0, duration: 0, cost: 0)
    /// Whether the rider has reached the last stop. There is no guidance from then on, until other stops are set.
    public internal(set) var hasArrived = false
    /// How fast the rider is compared with the profile.
    public internal(set) var pace = Pace()
    /// Roads closed for this rider; a closure that is over is forgotten with the next fix.
    public private(set) var timedClosures: [TimedClosure] = []

    private var motionFilter = MotionFilter()
    var drift = DriftGauge()
    private var measure = StepMeasure()
    var follower = LiveMapMatcher()
    var refused = RefusedRoads()
    var hasFailed = false
    /// Metres ridden so far.
    var odometer = 0.0
    /// Metres ridden until the rider left the network, or the route without another one; `nil` on it.
    var leftNetworkAt: Double?
    /// Whether the rider has been on the route that is ridden now.
    var wasOnRoute = false
    /// The farthest place on it, in metres from its start.
    var farthest = 0.0
    /// Metres ridden when it was given.
    var routedAt = 0.0
    /// What was closed when the route was last looked at.
    var closures = Closures()
    /// Whether closed roads may lie ahead on the route.
    var mayBeCutOff = false
    /// What tells the map that all this is about from others; `nil` before the first fix.
    var map: UInt64?

    /// Metres from the start of the route to where the plan begins on it, and from the plan's start to that place.
    package var (planJoinsAt, planFrom) = (0.0, 0.0)
    /// How many stops there were when what lies beyond the next one was measured.
    var measuredStops: Int?
    /// Whether the route began by turning round.
    var startedByTurning = false
    /// What speeds up the next route. It is not saved.
    var memory = RoutingCache()

    /// A rider who leaves a route within so many metres of its start has not made the U-turn there.
    static let lengthOfTurn = 40.0
    /// Metres off the network after which a rider is led on from the nearest street.
    static let patienceOffNetwork = 80.0

    /// A session without a destination.
    public init() {}

    /// Where the rider is and how they move; `nil` before the first fix.
    public var motion: Motion? { motionFilter.motion }
    /// Where the rider wants to go in the end.
    public var destination: Coordinate? { stops.last }

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
        (planJoinsAt, planFrom) = (0, 0)
        measuredStops = nil
        beyondNextStop = RideMeasures(distance: 0, duration: 0, cost: 0)
        progress = nil
        hasArrived = false
        hasFailed = false
        refused = RefusedRoads()
        announcer.start([])
        startRoute()
    }

    /// Closes roads for this rider, for a time or for good, in addition to those of the router; see `TimedClosure`.
    public mutating func close(_ closure: TimedClosure) { timedClosures.append(closure) }

    /// Opens all roads that were closed for this rider, not those of the router.
    public mutating func openRoads() { timedClosures = [] }

    /// Takes in the next fix.
    ///
    /// - Parameters:
    ///   - fix: later than the ones before.
    ///   - router: over the same map as before; with another one the session finds its way anew.
    /// - Returns: the events, in the order in which they happened; usually none.
    /// - Complexity: O(streets around the fix); with a new route that of `Router.leg(from:toward:replacing:avoiding:)` in
    ///   addition, and with the first one to a stop that of measuring the ways between the stops behind it.
    public mutating func receive(_ fix: Fix, router: inout Router) -> [NavigationEvent] {
        let fix = fix.droppingNonFinite
        if !isRouteDue, powerMode.passesOver(fix, after: filter.last) { return [] }
        let previous = filter.last
        if let refusal = filter.judge(fix) { return [.refused(refusal)] }
        motionFilter.follow(fix)
        let step = previous.map { measure.distance(from: $0.coordinate, to: fix.coordinate) } ?? 0
        // Whoever lends a router moves it, so that is done only where there is a need.
        if !memory.isChecked || map != router.fingerprint { take(map: router) }
        guard let motion else { return [] }
        advance(motion, ridden: step.isFinite ? step : 0, seconds: fix.time - (previous?.time ?? fix.time))
        let isInDoubt = detector.isInDoubt && leftNetworkAt == nil
        let moved = follower.step(to: fix, isMoving: motion.course != nil, isInDoubt: isInDoubt)
        var route: ContiguousArray<DirectedEdge> = []
        if let moved {
            if !hasArrived { route = progress?.route ?? [] }
            follower.follow(fix, straight: moved, along: route, in: router.graph, &router.streets)
            // Summed from fix to fix, noise alone would move a standing rider far.
            odometer += moved
        }
        if !timedClosures.isEmpty { timedClosures.removeAll { $0.isOver(at: fix.time) } }
        guard let next = stops.first, !hasArrived else { return [] }
        guard hasRoute else { return setOut(from: motion, to: next, &router) { .routed($0) } }
        if isAtEnd(fix) { return arrive(motion, &router) }
        let hadNoWay = hasFailed && leftNetworkAt == nil
        if isCutOff(by: closures(at: fix.time, andForAll: router.closures)) {
            return setOut(from: motion, to: next, &router) { .rerouted($0) }
        }
        if hadNoWay, !mayBeCutOff {
            hasFailed = false
            return [.rejoined] + announcements(motion)
        }
        if moved != nil, let events = look(for: fix, motion, next, along: route, &router) { return events }
        return announcements(motion)
    }
}

extension NavigationSession {
    /// Whether there is a route; to compare it with `nil` would copy it.
    var hasRoute: Bool {
        if case .some = progress { true } else { false }
    }

    /// Whether the next fix is to be answered by a route, however soon it comes.
    var isRouteDue: Bool { !hasRoute && !stops.isEmpty && !hasArrived && !hasFailed }

    mutating func startRoute() {
        startedByTurning = false
        detector.reset()
        leftNetworkAt = nil
        wasOnRoute = false
        farthest = 0
        routedAt = odometer
    }
}

#if !hasFeature(Embedded)
    extension NavigationSession: Codable {}
#endif
