import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Routing
import Testing

@Suite("A navigation session, with closed roads")
struct ClosedRoadTests {
    private let graph: RoadGraph
    private let leg: RouteLeg

    init() throws {
        let town = try TownCrossing()
        (graph, leg) = (town.graph, town.leg)
    }

    /// A ride along a line at 5 m/s with a fix a second.
    private func fixes(along line: Polyline, from: Double = 0, to: Double = .infinity, startTime: Double = 0) -> [Fix] {
        stride(from: from, through: min(line.length, to), by: 5).enumerated().compactMap { step, along in
            line.coordinate(at: along).map {
                Fix(time: startTime + Double(step), coordinate: $0, horizontalAccuracy: 4)
            }
        }
    }

    private func ride(
        _ fixes: [Fix], _ session: inout NavigationSession, _ router: inout Router
    ) -> [NavigationEvent] {
        var events: [NavigationEvent] = []
        for fix in fixes { events += session.receive(fix, router: &router).withoutCues }
        return events
    }

    private func edge(at along: Double) throws -> EdgeID {
        try #require(leg.segments.first { $0.endsAt > along }).edge
    }

    @Test("a ride is led round a street that is closed ahead of it, at once and at the least cost")
    func ahead() throws {
        var checked = 0
        for share in [0.4, 0.5, 0.6, 0.7, 0.8, 0.9] {
            var router = Router(graph: graph)
            var session = NavigationSession()
            session.setDestination(leg.end.coordinate)
            let before = fixes(along: leg.line, to: leg.distance / 4)
            _ = ride(before, &session, &router)
            let closed = try edge(at: leg.distance * share)
            // The destination stays where it is.
            guard closed != leg.end.edge else { continue }
            router.closures = Closures(edges: [closed])
            let now = Double(before.count)
            let fix = try #require(fixes(along: leg.line, from: leg.distance / 4 + 5, startTime: now).first)
            guard case .rerouted(let new)? = session.receive(fix, router: &router).first else {
                Issue.record("no new route, with \(share) of the way closed")
                continue
            }
            checked += 1
            #expect(new.segments.allSatisfy { $0.edge != closed })
            let oracle = PlainDijkstra(graph: graph, arcCosts: router.costs, from: new.start)
            #expect(Int(new.cost) == oracle.cost(to: new.end))
            let rest = ride(fixes(along: new.line, startTime: now + 1), &session, &router)
            #expect(rest == [.arrived], "\(share): \(rest)")
        }
        #expect(checked > 3)
    }

    @Test("streets closed behind or beside a ride, and streets that open, do not disturb it")
    func elsewhere() throws {
        var router = Router(graph: graph)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let half = fixes(along: leg.line, to: leg.distance / 2)
        var events = ride(half, &session, &router)
        let ridden = Set(leg.segments.map(\.edge))
        let beside = graph.edges.prefix(500).filter { !ridden.contains($0) }
        router.closures = Closures(edges: Set(beside + [try edge(at: leg.distance / 4)]))
        let rest = fixes(along: leg.line, from: leg.distance / 2 + 5, startTime: Double(half.count))
        for (number, fix) in rest.enumerated() {
            if number == rest.count / 2 { router.closures = Closures() }
            events += session.receive(fix, router: &router).withoutCues
        }
        #expect(events.count == 2 && events.last == .arrived, "\(events)")
    }

    @Test("a rider in a closed street is led from the nearest open road, whatever the heading")
    func start() throws {
        var (checked, along) = (0, 40.0)
        while along < leg.distance - 60 {
            var router = Router(graph: graph)
            let closed = try edge(at: along)
            router.closures = Closures(edges: [closed])
            var session = NavigationSession()
            _ = ride(fixes(along: leg.line, from: along - 30, to: along), &session, &router)
            session.setDestination(leg.end.coordinate)
            let here = Fix(
                time: 100, coordinate: try #require(leg.line.coordinate(at: along)), horizontalAccuracy: 4)
            let events = session.receive(here, router: &router)
            along += 25
            guard closed != leg.end.edge else { continue }
            guard case .routed(let new)? = events.first else {
                Issue.record("no route from \(here.coordinate): \(events)")
                continue
            }
            checked += 1
            #expect(new.start.edge != closed && new.segments.allSatisfy { $0.edge != closed })
        }
        #expect(checked > 20)
    }

    @Test("who wants to go to a closed street is led to the nearest open road, and arrives there")
    func destination() throws {
        let place = leg.end.coordinate
        let near = graph.snaps(near: place, within: 300, limit: 100)
        let closed = Closures(edges: Set(near.prefix(4).map(\.edge)))
        let nearest = try #require(near.first { !closed.edges.contains($0.edge) })
        var router = Router(graph: graph)
        router.closures = closed
        var session = NavigationSession()
        session.setDestination(place)
        let first = Fix(time: 0, coordinate: leg.start.coordinate, horizontalAccuracy: 4)
        guard case .routed(let new)? = session.receive(first, router: &router).first else {
            Issue.record("no route")
            return
        }
        #expect(new.end == nearest && new.end.distance > leg.end.distance)
        let events = ride(fixes(along: new.line, startTime: 1), &session, &router)
        #expect(events == [.arrived], "\(events)")
    }

    @Test("who cannot be led round a closed street at first is as soon as that is possible")
    func later() throws {
        var router = Router(graph: graph)
        router.snapRadius = 40
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let before = fixes(along: leg.line, to: leg.distance / 4)
        _ = ride(before, &session, &router)
        let here = try #require(before.last).coordinate
        // All that can be reached from here at once, and a street far ahead.
        let ahead = try edge(at: leg.distance * 0.7)
        let around = graph.snaps(near: here, within: 120, limit: 10_000).map(\.edge)
        router.closures = Closures(edges: Set(around + [ahead]))
        let rest = fixes(along: leg.line, from: leg.distance / 4, to: leg.distance / 2, startTime: Double(before.count))
        let events = ride(rest, &session, &router)
        guard events.count == 2, case .failed = events[0], case .rerouted(let new) = events[1] else {
            Issue.record("\(events)")
            return
        }
        #expect(new.segments.allSatisfy { $0.edge != ahead })
    }

    @Test("where everything is closed that is said once, and again when something else is closed")
    func everything() throws {
        var router = Router(graph: graph)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        var events: [NavigationEvent] = []
        for (number, fix) in fixes(along: leg.line, to: 100).enumerated() {
            if number == 5 { router.closures = Closures(edges: Set(graph.edges)) }
            if number == 10 { router.closures = Closures(edges: Set(graph.edges.dropFirst())) }
            events += session.receive(fix, router: &router).withoutCues
        }
        let failed = NavigationEvent.failed(.closed(leg.end.coordinate, limit: router.snapRadius))
        #expect(events.count == 3 && events.dropFirst().allSatisfy { $0 == failed }, "\(events)")
    }
}
