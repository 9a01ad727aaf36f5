public import BikeRouting
public import Geodesy

/// One rider on the way to a destination: fixes in, events out.
///
///     var session = NavigationSession()
///     session.setDestination(task.coordinate)
///     for event in session.receive(fix, router: &router) {
///         if case .rerouted(let leg) = event { show(leg.line) }
///     }
///
/// A value without clock, timer or thread: the same fixes always give the same events. The router is lent for each fix,
/// so that any number of sessions share one.
///
/// Roads that the router's `closures` close are kept off: where one of them lies ahead, the next fix is answered by a new route,
/// and a destination in a closed street by one to the nearest open road. Roads that open again change no route under way.
public struct NavigationSession: Sendable {
    /// Refuses impossible fixes.
    public var filter = FixFilter()
    /// Decides when the route has been left.
    public var detector = DeviationDetector()
    /// Metres before the end of the route from which on the rider has arrived.
    public var arrivalDistance = 15.0

    /// Where the rider wants to go.
    public private(set) var destination: Coordinate?
    /// The route being ridden and how far the rider has come; `nil` before the first fix.
    public private(set) var progress: RouteProgress?
    /// Whether the rider has reached the end of the route.
    public private(set) var hasArrived = false

    private var heading = Heading()
    private var hasFailed = false
    /// What was closed when the route was last looked at.
    private var closures = Closures()
    /// Whether closed roads may lie ahead on the route.
    private var mayBeCutOff = false

    /// A session that goes nowhere yet.
    public init() {}

    /// Sets out for a destination; the route follows with the next fix. `nil` stops the guidance.
    public mutating func setDestination(_ coordinate: Coordinate?) {
        destination = coordinate
        progress = nil
        hasArrived = false
        hasFailed = false
        detector.reset()
    }

    /// Takes in the next fix.
    public mutating func receive(_ fix: Fix, router: inout Router) -> [NavigationEvent] {
        let previous = filter.last
        if let refusal = filter.judge(fix) { return [.refused(refusal)] }
        heading.follow(fix)
        guard let destination, !hasArrived else { return [] }
        guard var progress else {
            return setOut(from: fix, to: destination, router: &router) { .routed($0) }
        }
        let ridden = previous.map { $0.coordinate.distance(to: fix.coordinate) } ?? 0
        progress.follow(fix.coordinate, ridden: ridden)
        self.progress = progress
        if isAtEnd(fix, progress) {
            hasArrived = true
            return [.arrived]
        }
        if isCutOff(progress, by: router.closures) {
            detector.reset()
            return setOut(from: fix, to: destination, router: &router) { .rerouted($0) }
        }
        guard
            detector.observe(
                distanceFromRoute: progress.distanceFromRoute, accuracy: fix.horizontalAccuracy)
        else { return [] }
        detector.reset()
        let deviation = NavigationEvent.deviated(distance: progress.distanceFromRoute)
        return [deviation] + setOut(from: fix, to: destination, router: &router) { .rerouted($0) }
    }

    private func isAtEnd(_ fix: Fix, _ progress: RouteProgress) -> Bool {
        let end = progress.leg.end.coordinate
        return progress.remainingDistance <= arrivalDistance
            && fix.coordinate.distance(to: end) <= arrivalDistance + (fix.horizontalAccuracy ?? 0)
    }

    /// Whether roads ahead are closed, until another route is found.
    private mutating func isCutOff(_ progress: RouteProgress, by closures: Closures) -> Bool {
        if closures != self.closures {
            self.closures = closures
            hasFailed = false
            mayBeCutOff = true
        }
        guard mayBeCutOff else { return false }
        mayBeCutOff = progress.leg.stretches.contains {
            $0.endsAt > progress.along && closures.edges.contains($0.edge)
        }
        return mayBeCutOff
    }

    private mutating func setOut(
        from fix: Fix, to destination: Coordinate, router: inout Router, _ event: (RouteLeg) -> NavigationEvent
    ) -> [NavigationEvent] {
        closures = router.closures
        do throws(RoutingError) {
            let end = try router.snap(destination)
            let start = try start(of: fix, router: router)
            guard let leg = router.leg(from: start, to: end) else {
                throw .unreachable(from: fix.coordinate, to: destination)
            }
            var progress = RouteProgress(leg: leg)
            progress.follow(fix.coordinate, ridden: 0)
            self.progress = progress
            hasFailed = false
            mayBeCutOff = false
            return [event(leg)]
        } catch {
            defer { hasFailed = true }
            return hasFailed ? [] : [.failed(error)]
        }
    }

    /// The place on the network where a rider most probably is: near the fix, on an open edge along the heading.
    private func start(of fix: Fix, router: borrowing Router) throws(RoutingError) -> Snap {
        let nearest = try router.snap(fix.coordinate)
        guard let heading = heading.degrees else { return nearest }
        let radius = nearest.distance + max(15, fix.horizontalAccuracy ?? 0)
        let candidates = router.snaps(near: fix.coordinate, within: radius, limit: 6)
        // An edge across the heading is as unlikely as one that lies this many metres farther away.
        let crossPenalty = max(15, fix.horizontalAccuracy ?? 0)
        func cost(_ snap: Snap) -> Double {
            let angle = snap.bearing.map { Heading.angle($0, heading) } ?? 0
            return snap.distance + crossPenalty * (min(angle, 180 - angle) / 90)
        }
        return candidates.min { cost($0) < cost($1) } ?? nearest
    }
}
