import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Routing
import Support
import Testing

@Suite("A navigation session")
struct NavigationSessionTests {
    /// The town of the tests and a route across it.
    private func crossing() throws -> (router: RouterBox, leg: RouteLeg) {
        let town = try TownCrossing()
        return (RouterBox(Router(graph: town.graph)), town.leg)
    }

    /// Rides along a line at 5 m/s with a fix a second.
    private func fixes(
        along line: Polyline, from: Double = 0, to: Double = .infinity, startTime: Double = 0, noise: Double = 0,
        generator: inout SeededGenerator
    ) -> [Fix] {
        stride(from: from, through: min(line.length, to), by: 5).enumerated().compactMap { step, along in
            line.coordinate(at: along).map { place in
                let error = PlanePoint(
                    east: generator.nextNormal(deviation: noise), north: generator.nextNormal(deviation: noise))
                return Fix(
                    time: startTime + Double(step), coordinate: LocalPlane(origin: place).coordinate(error),
                    horizontalAccuracy: max(noise * 1.5, 3))
            }
        }
    }

    @Test("a rider who keeps to the route hears of it once, and of the arrival", arguments: [0, 3, 6, 10])
    func faithful(noise: Double) throws {
        let (box, leg) = try crossing()
        for seed in 1...5 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var session = NavigationSession()
            session.setDestination(leg.end.coordinate)
            let ride = fixes(along: leg.line, noise: noise, generator: &generator)
            let events = ride.flatMap { session.receive($0, router: &box.router) }.withoutCues
            guard case .routed(let first) = events.first else {
                Issue.record("no route at the first fix")
                return
            }
            #expect(abs(first.distance - leg.distance) < 60)
            #expect(events.dropFirst() == [.arrived], "seed \(seed): \(events.dropFirst())")
            #expect(session.hasArrived)
        }
    }

    @Test("a rider who is off the route is noticed within five fixes and led on at little more than the least cost")
    func deviation() throws {
        let (box, leg) = try crossing()
        var generator = SeededGenerator(seed: 3)
        var checked = 0
        for _ in 0..<40 {
            var session = NavigationSession()
            session.setDestination(leg.end.coordinate)
            let turn = generator.next(in: 50...(leg.distance - 200))
            var time = 0.0
            for fix in fixes(along: leg.line, to: turn, generator: &generator) {
                _ = session.receive(fix, router: &box.router)
                time = fix.time
            }
            // Straight off at a right angle, across whatever is there.
            let place = try #require(leg.line.coordinate(at: turn))
            let bearing = leg.line.bearing(at: turn) + (generator.chance(0.5) ? 90 : -90)
            var firstOff: Int?
            var noticed: Int?
            for step in 1...40 where noticed == nil {
                let off = place.destination(bearing: bearing, distance: Double(step) * 5)
                let distance = try #require(leg.line.nearest(to: off)).distance
                if distance > 10, firstOff == nil { firstOff = step }
                let fix = Fix(time: time + Double(step), coordinate: off, horizontalAccuracy: 4)
                for event in session.receive(fix, router: &box.router) {
                    if case .deviated = event { noticed = step }
                    guard case .rerouted(let new) = event else { continue }
                    let oracle = PlainDijkstra(
                        graph: box.router.graph, arcCosts: box.router.costs, from: new.start)
                    let least = try #require(oracle.cost(to: new.end))
                    // A minute for the street just avoided and 20 s for turning round may be spent on a way without.
                    #expect((least...least + 80_000).contains(Int(new.cost)), "\(new.cost), not \(least)")
                    #expect(new.start.distance < 100)
                }
                if session.hasArrived { break }
            }
            // The route itself may bend to where the rider strays; then there is nothing to notice yet.
            guard let firstOff else { continue }
            checked += 1
            let delay = try #require(noticed, "off since \(firstOff * 5) m, never noticed") - firstOff
            #expect(delay < 5, "noticed \(delay) fixes after \(firstOff * 5) m")
        }
        #expect(checked >= 30, "only \(checked) of 40 were noticed")
    }

    @Test("a rider far from any road is not re-routed while coming nearer")
    func approach() throws {
        let (box, leg) = try crossing()
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        // The network's western edge, seen from 300 m outside.
        let graph = box.router.graph
        let westernmost = try #require(
            graph.nodes.min {
                graph.coordinate(ofNode: $0).longitude < graph.coordinate(ofNode: $1).longitude
            })
        let edge = graph.coordinate(ofNode: westernmost)
        var events: [NavigationEvent] = []
        for step in 0..<60 {
            let place = edge.destination(bearing: 270, distance: 300 - Double(step) * 5)
            events +=
                session.receive(
                    Fix(time: Double(step), coordinate: place, horizontalAccuracy: 4), router: &box.router
                ).withoutCues
        }
        #expect(events.count == 1, "\(events)")
    }

    @Test("off the map there is one error, and the route follows when the rider is back")
    func offTheMap() throws {
        let (box, leg) = try crossing()
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let far = Coordinate(longitude: leg.start.coordinate.longitude, latitude: leg.start.coordinate.latitude + 1)
        let lost = (0..<5).flatMap {
            session.receive(Fix(time: Double($0), coordinate: far, horizontalAccuracy: 4), router: &box.router)
        }
        let bounds = box.router.graph.bounds
        #expect(lost == [.failed(.offTheMap(far, limit: 500, bounds: bounds))])
        let back = session.receive(
            Fix(time: 40_000, coordinate: leg.start.coordinate, horizontalAccuracy: 4), router: &box.router)
        guard case .routed = back.first else {
            Issue.record("\(back)")
            return
        }
    }

    @Test("no sequence of fixes, however absurd, breaks a session")
    func absurd() throws {
        let (box, leg) = try crossing()
        var generator = SeededGenerator(seed: 99)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let numbers: [Double] = [0, -1, 1e300, -1e300, .nan, .infinity, 180, -180, 90, 61.4, 55.1]
        for step in 0..<2_000 {
            let place =
                generator.chance(0.5)
                ? Coordinate(longitude: generator.pick(numbers) ?? 0, latitude: generator.pick(numbers) ?? 0)
                : leg.start.coordinate.destination(
                    bearing: generator.nextUnit() * 360, distance: generator.nextUnit() * 2_000)
            let time = generator.chance(0.8) ? Double(step) : generator.pick(numbers) ?? 0
            _ = session.receive(
                Fix(time: time, coordinate: place, horizontalAccuracy: generator.pick(numbers)), router: &box.router)
        }
        session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let after = session.receive(
            Fix(time: 1e9, coordinate: leg.start.coordinate, horizontalAccuracy: 4), router: &box.router
        ).withoutCues
        #expect(after.count == 1)
    }

    @Test("the same fixes give the same events")
    func deterministic() throws {
        let (box, leg) = try crossing()
        func events() -> [NavigationEvent] {
            var generator = SeededGenerator(seed: 5)
            var session = NavigationSession()
            session.setDestination(leg.end.coordinate)
            return fixes(along: leg.line, noise: 15, generator: &generator).flatMap {
                session.receive($0, router: &box.router)
            }
        }
        #expect(events() == events())
    }
}

extension [NavigationEvent] {
    /// The events about the way, without what is announced on it.
    var withoutCues: [NavigationEvent] {
        filter { event in
            if case .announced = event { return false }
            return true
        }
    }
}

/// Lends a router to closures of a test.
private final class RouterBox {
    var router: Router

    init(_ router: consuming Router) { self.router = router }
}
