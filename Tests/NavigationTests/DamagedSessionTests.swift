import EngineTestSupport
import Foundation
import Geodesy
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import Navigation

@Suite("A saved session that was damaged")
struct DamagedSessionTests {
    private static let numbers: [Double] = [
        -1, 0, 0.5, 1, 2, 7, 100, 1e5, 2_147_483_647, 2_147_483_648, 4_294_967_295, 1e15, 1e300, -1e300, -5_000_000_000,
    ]

    /// A copy of a JSON value with one value in it replaced, or one element of a list lost, doubled or moved.
    private func damaged(_ value: Any, using generator: inout SeededGenerator) -> Any {
        if var members = value as? [String: Any] {
            guard let name = generator.pick(members.keys.sorted()), let member = members[name] else { return value }
            if generator.chance(0.02) {
                members[name] = nil
            } else {
                members[name] = damaged(member, using: &generator)
            }
            return members
        }
        if var list = value as? [Any], !list.isEmpty {
            let place = generator.next(below: list.count)
            switch generator.next(below: 12) {
            case 0: list.remove(at: place)
            case 1: list.insert(list[place], at: place)
            case 2: list.swapAt(place, generator.next(below: list.count))
            case 3: list.removeSubrange(place...)
            default: list[place] = damaged(list[place], using: &generator)
            }
            return list
        }
        guard value is NSNumber else { return value }
        return generator.chance(0.1) ? generator.chance(0.5) : generator.pick(DamagedSessionTests.numbers) ?? 0
    }

    /// Sessions of one ride, saved at several moments, and the fixes that are still to come.
    private func saved(
        _ graph: RoadGraph, using generator: inout SeededGenerator
    ) throws -> [(session: NavigationSession, fixes: [Fix])] {
        var router = Router(graph: graph)
        var found: RouteLeg?
        while found == nil {
            let ends = (0..<2).map { _ in graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: 0.5) }
            found = router.leg(from: ends[0], to: ends[1]).flatMap { $0.distance > 600 ? $0 : nil }
        }
        let leg = try #require(found)
        let turn = leg.distance / 2
        var places = stride(from: 0, to: turn, by: 5).compactMap { leg.line.coordinate(at: $0) }
        let corner = try #require(places.last)
        for step in 1...20 {
            places.append(corner.destination(bearing: leg.line.bearing(at: turn) + 90, distance: Double(step) * 5))
        }
        let fixes = KnownRide.fixes(at: places, noise: 3, from: 1_000, using: &generator)
        var session = NavigationSession()
        if generator.chance(0.3) {
            session.follow(try PlannedTrack(leg.line.coordinates, router: &router))
        } else {
            session.setStops([leg.end.coordinate, leg.start.coordinate, corner])
        }
        session.close(TimedClosure(Closures(edges: [leg.segments[leg.segments.count / 2].edge]), until: 1_050))
        var result: [(NavigationSession, [Fix])] = []
        for (number, fix) in fixes.enumerated() {
            if number % 12 == 5 { result.append((session, Array(fixes[number...].prefix(24)))) }
            _ = session.receive(fix, router: &router)
        }
        return result
    }

    private func use(_ session: NavigationSession, _ fixes: [Fix], _ router: inout Router) {
        var session = session
        _ = (session.distanceToNextCue, session.durationToNextCue, session.remainingDistance, session.remainingDuration)
        for fix in fixes {
            _ = session.receive(fix, router: &router)
            _ = (session.distanceToNextCue, session.estimatedArrival, session.nextCue)
        }
    }

    @Test("is refused, or goes on as well as it can", arguments: 1...4 as ClosedRange<UInt64>)
    func numbers(seed: UInt64) throws {
        let graph = try DrawnNetwork.random(side: 8, seed: seed % 3 + 1)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var taken = 0
        for (session, fixes) in try saved(graph, using: &generator) {
            let value = try JSONSerialization.jsonObject(with: JSONEncoder().encode(session))
            for _ in 0..<60 {
                var harmed = value
                for _ in 0...generator.next(below: 3) { harmed = damaged(harmed, using: &generator) }
                let bytes = try JSONSerialization.data(withJSONObject: harmed, options: .sortedKeys)
                guard let decoded = try? JSONDecoder().decode(NavigationSession.self, from: bytes) else { continue }
                taken += 1
                use(decoded, fixes, &router)
            }
        }
        #expect(taken > 50)
    }

    @Test("is refused where it ends too soon", arguments: 1...3 as ClosedRange<UInt64>)
    func bytes(seed: UInt64) throws {
        let graph = try DrawnNetwork.random(side: 8, seed: seed)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        let (session, fixes) = try #require(try saved(graph, using: &generator).last)
        let bytes = Array(try JSONEncoder().encode(session))
        for _ in 0..<200 {
            let cut = generator.next(below: bytes.count)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(NavigationSession.self, from: Data(bytes.prefix(cut)))
            }
            let harmed = Data(Mutation.damaged(bytes, using: &generator))
            guard let decoded = try? JSONDecoder().decode(NavigationSession.self, from: harmed) else { continue }
            use(decoded, fixes, &router)
        }
    }
}
