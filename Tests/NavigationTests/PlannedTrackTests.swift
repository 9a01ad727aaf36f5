import EngineTestSupport
import Foundation
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("A planned track")
struct PlannedTrackTests {
    let graph: RoadGraph
    /// A way with a bend that no shortest way has: out to a corner of the town, and on.
    let legs: [RouteLeg]

    init() throws {
        graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let box = try #require(graph.bounds)
        func place(_ east: Double, _ north: Double) -> Coordinate {
            Coordinate(
                longitude: box.west + (box.east - box.west) * east,
                latitude: box.south + (box.north - box.south) * north)
        }
        legs = try router.route(through: [place(0.3, 0.3), place(0.6, 0.3), place(0.6, 0.6)]).legs
    }

    var line: Polyline { Polyline(Route(legs: legs).coordinates) }

    func ride(
        _ session: inout NavigationSession, along line: Polyline, from time: Double = 0, router: inout Router
    ) -> [NavigationEvent] {
        var events: [NavigationEvent] = []
        for (number, along) in stride(from: 0, to: line.length, by: 5).enumerated() {
            guard let place = line.coordinate(at: along) else { continue }
            events +=
                session.receive(
                    Fix(time: time + Double(number), coordinate: place, horizontalAccuracy: 5), router: &router
                ).withoutCues
        }
        return events
    }

    @Test("it is put onto the network as it was drawn, however many points it has", arguments: [5.0, 20, 60])
    func drawn(step: Double) throws {
        var router = Router(graph: graph)
        let points = stride(from: 0, through: line.length, by: step).compactMap { line.coordinate(at: $0) }
        let plan = try PlannedTrack(points, router: &router)
        #expect(abs(plan.leg.distance - line.length) < 0.02 * line.length + step)
        for along in stride(from: 0, to: line.length - step, by: 25) {
            let place = try #require(line.coordinate(at: along))
            #expect(try #require(plan.leg.line.nearest(to: place)).distance < 15)
        }
        #expect(plan.leg.duration > 0 && plan.leg.segments.count > 3)
    }

    @Test("it goes out and back in a street as far as it was drawn", arguments: [1.0, 4, 15, 70])
    func outAndBack(step: Double) throws {
        var network = DrawnNetwork()
        network.street((-500, 0), (0, 0))
        network.street((0, 0), (600, 0))
        network.street((0, 0), (0, 500))
        var router = Router(graph: try network.graph())
        let corners = [(-400.0, 0.0), (237, 0), (0, 0), (0, 400)].map { DrawnNetwork.coordinate($0.0, $0.1) }
        let drawn = Polyline(corners)
        let even = stride(from: 0, through: drawn.length, by: step).compactMap { drawn.coordinate(at: $0) }
        for points in [even, corners] {
            let plan = try PlannedTrack(points, router: &router)
            #expect(abs(plan.leg.distance - drawn.length) < 12 + 2 * step, "\(plan.leg.distance), not \(drawn.length)")
        }
    }

    @Test("places that make no line, or are not on Earth, are no track")
    func noLine() throws {
        var router = Router(graph: graph)
        let place = try #require(line.coordinates.first)
        let beyond = Coordinate(longitude: 400, latitude: 100)
        for places in [[], [place], [place, place], [place, beyond], [beyond, beyond]] {
            do {
                _ = try PlannedTrack(places, router: &router)
                Issue.record("\(places) is a track")
            } catch {
                guard case .tooFewStops = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
        let whole = try PlannedTrack([beyond] + line.coordinates + [beyond], router: &router)
        #expect(try whole == PlannedTrack(line.coordinates, router: &router))
    }

    @Test("it is ridden to its end, though a shorter way leads there")
    func ridden() throws {
        var router = Router(graph: graph)
        let plan = try PlannedTrack(line.coordinates, router: &router)
        var session = NavigationSession()
        session.follow(plan)
        let events = ride(&session, along: line, router: &router)
        guard case .routed(let leg)? = events.first else {
            Issue.record("\(events)")
            return
        }
        #expect(abs(leg.distance - line.length) < 60)
        #expect(events.dropFirst() == [.arrived], "\(events.dropFirst())")
    }

    /// The way to a place off the plan, and what was said on it.
    func strayed(recalculates: Bool) throws -> (events: [NavigationEvent], session: NavigationSession) {
        var router = Router(graph: graph)
        let plan = try PlannedTrack(line.coordinates, recalculates: recalculates, router: &router)
        var session = NavigationSession()
        session.options.reluctance.avoidedStreet = 0
        session.follow(plan)
        // From the middle of the first part to the side, along roads that the plan does not take.
        let middle = try #require(line.coordinate(at: legs[0].distance / 2))
        let away = middle.destination(bearing: line.bearing(at: legs[0].distance / 2) + 90, distance: 500)
        let detour = try router.route(through: [middle, away]).legs[0]
        let ridden = Polyline(line.slice(from: 0, to: legs[0].distance / 2) + detour.line.coordinates)
        return (ride(&session, along: ridden, router: &router), session)
    }

    @Test("who has left it is led back to it, not straight to its end")
    func rejoined() throws {
        let (events, session) = try strayed(recalculates: true)
        let new = events.compactMap { event -> RouteLeg? in
            if case .rerouted(let leg) = event { return leg }
            return nil
        }
        let leg = try #require(new.last, "\(events)")
        // The rest of the plan is ridden: its corner is on the new way.
        let corner = try #require(legs[0].line.coordinates.last)
        #expect(try #require(leg.line.nearest(to: corner)).distance < 20)
        #expect(leg.end.coordinate.distance(to: try #require(line.coordinates.last)) < 20)
        #expect(session.plan != nil)
    }

    @Test("with recalculation off the rider is told, and the plan stays what it is")
    func reported() throws {
        let (events, session) = try strayed(recalculates: false)
        #expect(events.contains { if case .deviated = $0 { true } else { false } })
        #expect(!events.contains { if case .rerouted = $0 { true } else { false } })
        #expect(session.progress?.leg.end.coordinate == session.plan?.leg.end.coordinate)
    }

    @Test("a plan that crosses closed roads is rejoined behind them")
    func closed() throws {
        var router = Router(graph: graph)
        let plan = try PlannedTrack(line.coordinates, router: &router)
        var session = NavigationSession()
        session.follow(plan)
        let number = try #require(plan.leg.segments.firstIndex { $0.endsAt > legs[0].distance * 0.6 })
        let closed = plan.leg.segments[number].edge
        session.close(TimedClosure(Closures(edges: [closed])))
        var (time, detour) = (0.0, RouteLeg?.none)
        while detour == nil, time * 5 < legs[0].distance * 0.6 {
            let place = try #require(line.coordinate(at: time * 5))
            let fix = Fix(time: time, coordinate: place, horizontalAccuracy: 5)
            for case .rerouted(let leg) in session.receive(fix, router: &router) { detour = leg }
            time += 1
        }
        let leg = try #require(detour)
        #expect(leg.segments.allSatisfy { $0.edge != closed })
        let corner = try #require(legs[0].line.coordinates.last)
        #expect(try #require(leg.line.nearest(to: corner)).distance < 20)
        let rest = ride(&session, along: leg.line, from: time, router: &router)
        #expect(rest == [.arrived], "\(rest)")
    }

    @Test("a track without two places, or off the map, is refused")
    func refused() throws {
        var router = Router(graph: graph)
        #expect(throws: RoutingError.self) { _ = try PlannedTrack([], router: &router) }
        let far = [Coordinate(longitude: 100, latitude: 10), Coordinate(longitude: 100.01, latitude: 10)]
        #expect(throws: RoutingError.self) { _ = try PlannedTrack(far, router: &router) }
    }

    /// Streets round four blocks.
    private static func blocks() -> DrawnNetwork {
        var network = DrawnNetwork()
        for along in [0.0, 200, 400, 600, 800, 1_000] {
            for across in [0.0, 200, 400, 600] {
                network.street((along, across), (along + 200, across))
                network.street((along, across), (along, across + 200))
            }
        }
        return network
    }

    private func plan(
        _ corners: [(Double, Double)], recalculates: Bool = true, _ router: inout Router
    ) throws -> PlannedTrack {
        try PlannedTrack(
            DrawnNetwork.places(along: corners, step: 10), recalculates: recalculates, router: &router)
    }

    @Test(
        "who sets out for a round trip a little beside its start is not at its end",
        arguments: [(0, 0), (4, 2), (-3, 8), (0, 20), (2, 29), (-5, -5)] as [(Double, Double)])
    func roundTrip(east: Double, north: Double) throws {
        var rider = try TestRider(Self.blocks())
        let corners = [(200.0, 200.0), (400, 200), (400, 400), (200, 400), (200, 200)]
        let plan = try plan(corners, &rider.router)
        rider.session.follow(plan)
        rider.stand(at: (200 + east, 200 + north), seconds: 1)
        let route = try #require(rider.events.routes.first)
        #expect((route.distance - plan.leg.distance).magnitude < 40, "\(route.distance) m")
        rider.ride([(205, 200)] + corners.dropFirst())
        #expect(rider.events.words == ["routed", "arrived"])
    }

    @Test("who leaves a way out and back on the way out is led back to the way out")
    func outAndBack() throws {
        for seed in 1...4 as ClosedRange<UInt64> {
            var rider = try TestRider(Self.blocks(), seed: seed)
            rider.session.follow(try plan([(0, 200), (900, 200), (0, 200)], &rider.router))
            rider.ride([(0, 200), (390, 200)], noise: 2)
            rider.ride([(400, 200), (400, 290)], noise: 2)
            let turned = rider.events.reroutes
            #expect(!turned.isEmpty && turned.allSatisfy { $0.distance > 1_200 }, "seed \(seed)")
            rider.ride([(400, 290), (400, 200)], noise: 2)
            rider.ride([(400, 200), (900, 200)], noise: 2)
            #expect(!rider.session.hasArrived && (rider.session.remainingDistance ?? 0) > 700, "seed \(seed)")
        }
    }

    @Test("who takes a short cut from a plan and is only told so is told when they are back, and when they arrive")
    func shortCut() throws {
        for noise in [0, 3] as [Double] {
            var rider = try TestRider(Self.blocks())
            let corners = [(0.0, 0.0), (0, 600), (600, 600), (600, 0), (1_000, 0)]
            rider.session.follow(try plan(corners, recalculates: false, &rider.router))
            rider.ride([(0, 0), (0, 200), (600, 200)], noise: noise)
            #expect(rider.events.words == ["routed", "wrongTurn"])
            rider.ride([(600, 190), (600, 100)], noise: noise)
            #expect(rider.events.words == ["routed", "wrongTurn", "rejoined"])
            #expect((try #require(rider.session.remainingDistance) - 500).magnitude < 15)
            // What was left out was not ridden fast.
            #expect((0.5...2).contains(rider.session.pace.factor))
            rider.ride([(600, 95), (600, 0), (1_000, 0)], noise: noise)
            #expect(rider.events.words == ["routed", "wrongTurn", "rejoined", "arrived"])
            // The way back to where they left it is as good.
            var other = try TestRider(Self.blocks())
            other.session.follow(try plan(corners, recalculates: false, &other.router))
            other.ride([(0, 0), (0, 200), (500, 200), (0, 200), (0, 600)], noise: noise)
            #expect(other.events.words == ["routed", "wrongTurn", "rejoined"], "\(other.events.words)")
            #expect((try #require(other.session.remainingDistance) - 1_600).magnitude < 15)
        }
    }
}
