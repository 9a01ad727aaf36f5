import EngineTestSupport
import Foundation
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("A navigation session, given invalid input")
struct SessionFuzzTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 90, -90, 180, -180, 1e-300,
        61.4,
        55.1,
    ]

    private func place(_ leg: RouteLeg, using generator: inout SeededGenerator) -> Coordinate {
        if generator.chance(0.1) {
            return Coordinate(
                longitude: generator.pick(SessionFuzzTests.numbers) ?? 0,
                latitude: generator.pick(SessionFuzzTests.numbers) ?? 0)
        }
        let along = generator.next(in: 0...leg.distance)
        return (leg.line.coordinate(at: along) ?? leg.start.coordinate).destination(
            bearing: generator.next(in: 0...360), distance: generator.pick([0, 3, 30, 300, 30_000]) ?? 0)
    }

    private func fix(_ leg: RouteLeg, _ time: inout Double, using generator: inout SeededGenerator) -> Fix {
        func wild(_ usual: Double?) -> Double? {
            generator.chance(0.1) ? generator.pick(SessionFuzzTests.numbers) : generator.chance(0.3) ? nil : usual
        }
        time += generator.pick([1, 1, 1, 0.1, 0, -1, 60, 1_000, 1e5, -1e7, 4e7]) ?? 1
        return Fix(
            time: wild(time) ?? time, coordinate: place(leg, using: &generator), horizontalAccuracy: wild(5),
            speed: wild(5),
            course: wild(120), speedAccuracy: wild(1), courseAccuracy: wild(10))
    }

    /// One thing that an app may tell a session, however absurd.
    private func tell(
        _ session: inout NavigationSession, _ leg: RouteLeg, _ time: inout Double, _ router: inout Router,
        using generator: inout SeededGenerator
    ) {
        let graph = router.graph
        switch generator.next(below: 60) {
        case 0: session.setDestination(generator.chance(0.2) ? nil : place(leg, using: &generator))
        case 1: session.setStops((0..<generator.next(below: 5)).map { _ in place(leg, using: &generator) })
        case 2:
            let edges = (0..<generator.next(below: 60)).map { _ in EdgeID(generator.next(below: graph.edgeCount + 10)) }
            session.close(
                TimedClosure(
                    Closures(edges: Set(edges)), from: generator.pick([nil, time, .nan, time + 10]) ?? nil,
                    until: generator.pick([nil, time + 20, .nan, time]) ?? nil))
        case 3: session.openRoads()
        case 4: session.options.powerMode = generator.pick(PowerMode.allCases) ?? .foreground
        case 5:
            let places = (0..<generator.next(below: 8)).map { _ in place(leg, using: &generator) }
            if let plan = try? PlannedTrack(places, recalculates: generator.chance(0.5), router: &router) {
                session.follow(plan)
            }
        default: _ = session.receive(fix(leg, &time, using: &generator), router: &router)
        }
        _ = session.distanceToNextCue
        _ = session.durationToNextCue
        _ = session.remainingDistance
        _ = session.estimatedArrival
    }

    @Test(
        "leads a rider home all the same, and remembers no more than before", arguments: 1...12 as ClosedRange<UInt64>)
    func anything(seed: UInt64) throws {
        let graph = try DrawnNetwork.random(side: 8, seed: seed % 3 + 1)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var found: RouteLeg?
        while found == nil {
            let ends = (0..<2).map { _ in graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: 0.5) }
            found = router.leg(from: ends[0], to: ends[1]).flatMap { $0.distance > 400 ? $0 : nil }
        }
        let leg = try #require(found)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        var (time, largest) = (generator.pick([0, 1.7e9, -1e9]) ?? 0, 0)
        for step in 0..<400 {
            tell(&session, leg, &time, &router, using: &generator)
            guard step % 40 == 39 else { continue }
            // Closures are the app's own; all else is bounded.
            session.openRoads()
            // A destination that is no place is the app's own, too, and cannot be saved.
            if !session.stops.allSatisfy(\.isOnEarth) { session.setDestination(leg.end.coordinate) }
            let bytes = try JSONEncoder().encode(session)
            largest = max(largest, bytes.count)
            session = try JSONDecoder().decode(NavigationSession.self, from: bytes)
        }
        #expect(largest < 30_000, "seed \(seed): \(largest) bytes")
        // Another day.
        session.options.powerMode = .foreground
        session.setDestination(leg.end.coordinate)
        let places = stride(from: 0, to: leg.distance, by: 5).compactMap { leg.line.coordinate(at: $0) }
        var events: [NavigationEvent] = []
        let ride = KnownRide.fixes(
            at: places + Array(repeating: leg.end.coordinate, count: 5), from: 1.9e9, using: &generator)
        for fix in ride { events += session.receive(fix, router: &router).withoutCues }
        #expect(events.last == .arrived && events.routes.count == 1, "seed \(seed): \(events.words)")
        #expect((session.remainingDistance ?? .infinity) < 30, "seed \(seed)")
    }

    @Test("after a day of riding to and fro a session is as small as after an hour")
    func day() throws {
        var network = DrawnNetwork()
        for east in stride(from: 0.0, to: 1_000, by: 200) {
            network.street((east, 0), (east + 200, 0))
            network.street((east, 0), (east, 200))
        }
        var rider = try TestRider(network, to: [(900, 0)], seed: 1)
        rider.session.options.arrivalDistance = 0
        var sizes: [Int] = []
        for _ in 0..<12 {
            rider.ride([(0, 0), (800, 0), (0, 0), (0, 150), (0, 0), (800, 0), (0, 0)], speed: 10, noise: 4)
            sizes.append(try JSONEncoder().encode(rider.session).count)
        }
        #expect(sizes.dropFirst().allSatisfy { $0 < sizes[0] + 3_000 }, "\(sizes)")
        #expect(rider.events.reroutes.count > 10)
    }
}
