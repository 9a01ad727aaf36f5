import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Round trips")
struct LoopTests {
    private func check(_ loop: Loop, from start: Snap, length: Double, in graph: RoadGraph) {
        let line = loop.route.coordinates
        #expect(abs(loop.route.distance - length) / length < 0.25, "\(loop.route.distance) m for \(length)")
        #expect(line.first.map { $0.distance(to: start.coordinate) < 1 } == true)
        #expect(line.last.map { $0.distance(to: start.coordinate) < 1 } == true)
        // No jump where the paths are joined, and every piece may be ridden in its direction.
        for (one, next) in zip(line, line.dropFirst()) { #expect(one.distance(to: next) < 2_000) }
        for leg in loop.route.legs {
            for segment in leg.segments {
                #expect(graph.arc(of: segment.edge, reversed: segment.isReversed) != nil)
            }
        }
        // What is ridden twice, counted anew.
        var (seen, repeated, before): (Set<EdgeID>, Double, Double) = ([], 0, 0)
        for segment in loop.route.legs.flatMap(\.segments) {
            if !seen.insert(segment.edge).inserted { repeated += segment.endsAt - before }
            before = segment.endsAt
        }
        #expect(abs(repeated / loop.route.distance - loop.repeated) < 1e-9)
        #expect((0...1).contains(loop.quality))
    }

    @Test("a town has round trips of a few lengths, hardly any road ridden twice", arguments: [2_000.0, 3_500, 5_000])
    func town(length: Double) throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let start = try router.snap(try #require(graph.bounds).middle)
        let loops = router.loops(from: start, LoopRequest(length: length, count: 3))
        #expect(!loops.isEmpty)
        for loop in loops { check(loop, from: start, length: length, in: graph) }
        #expect(loops.first.map { $0.repeated < 0.2 } == true)
        #expect(router.loops(from: start, LoopRequest(length: length, count: 3)) == loops)
    }

    @Test(
        "in Porto a round trip of 20 km leads where it should, and three of them differ",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: [0.0, 90])
    func porto(heading: Double) throws {
        let graph = try TestMaps.extract("porto.osm.pbf")
        var router = Router(graph: graph)
        let start = try router.snap(Coordinate(longitude: -8.6, latitude: 41.17))
        let loops = router.loops(from: start, LoopRequest(length: 20_000, heading: heading, count: 3))
        #expect(loops.count == 3)
        for loop in loops {
            check(loop, from: start, length: 20_000, in: graph)
            #expect(loop.repeated < 0.15)
            let farthest = loop.route.coordinates.max {
                start.coordinate.distance(to: $0) < start.coordinate.distance(to: $1)
            }
            let bearing = try #require(farthest.map { start.coordinate.bearing(to: $0) })
            #expect(Angle.between(bearing, heading) < 80, "\(bearing)")
        }
        for (index, loop) in loops.enumerated() {
            for other in loops.dropFirst(index + 1) { #expect(loop.route.coordinates != other.route.coordinates) }
        }
    }

    @Test("what is far from the length asked for is no answer", arguments: [150.0, 300, 450])
    func lengths(length: Double) throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let start = try router.snap(Coordinate(longitude: -32.001119, latitude: 55.000616))
        for loop in router.loops(from: start, LoopRequest(length: length, count: 5)) {
            check(loop, from: start, length: length, in: graph)
        }
    }

    @Test("there is none where no road is long enough, and none of no length")
    func none() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let start = try router.snap(try #require(graph.bounds).middle)
        #expect(router.loops(from: start, LoopRequest(length: 500_000)).isEmpty)
        #expect(router.loops(from: start, LoopRequest(length: 0)).isEmpty)
        #expect(router.loops(from: start, LoopRequest(length: .nan)).isEmpty)
        #expect(router.loops(from: start, LoopRequest(length: 3_000, count: 0)).isEmpty)
    }
}

extension BoundingBox {
    fileprivate var middle: Coordinate {
        Coordinate(longitude: (west + east) / 2, latitude: (south + north) / 2)
    }
}
