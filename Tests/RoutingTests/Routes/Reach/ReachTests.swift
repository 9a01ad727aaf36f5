import EngineTestSupport
import Geodesy
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Reach")
struct ReachTests {
    @Test("the pieces within a distance are those of a crossroads, cut off where it ends")
    func crossroads() throws {
        var sketch = SketchedStreets()
        sketch.street("West", (0, 0), (-300, 0))
        sketch.street("East", (0, 0), (100, 0), (400, 0))
        sketch.street("North", (0, 0), (0, 50))
        sketch.street("One-way", (0, -200), (0, 0), isOneWay: true)
        var router = Router(graph: try sketch.graph())
        let start = try router.snap(sketch.coordinate((-100, 0)))
        let reach = router.reach(from: start, within: 250, by: .distance)
        func metres(_ limit: Double) -> [String: Int] {
            var result: [String: Double] = [:]
            for piece in reach.pieces(within: limit) {
                let share = piece.part.upperBound - piece.part.lowerBound
                result[router.graph.name(of: piece.edge) ?? "", default: 0] +=
                    share * router.graph.length(of: piece.edge)
            }
            return result.mapValues { Int($0.rounded()) }
        }
        #expect(metres(250) == ["West": 300, "East": 150, "North": 50])
        #expect(metres(120) == ["West": 220, "East": 20, "North": 20])
        #expect(metres(30) == ["West": 60])
        #expect(metres(0) == ["West": 0])
        #expect(metres(9_999) == metres(250))
        #expect(reach.pieces(within: -1).isEmpty)
    }

    @Test(
        "a place is reached if its leg keeps the limit, and else only from an end of its edge that is", arguments: 1...6
    )
    func legs(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = seed == 1 ? try TestMaps.demo(seed: 1) : try RandomNetwork.graph(nodes: 200, seed: seed)
        var router = Router(graph: graph, profile: seed.isMultiple(of: 2) ? .safe : .mountain)
        let (low, high) = seed == 1 ? (60.0, 400.0) : (200.0, 1_500.0)
        var (inside, outside) = (0, 0)
        for _ in 0..<6 {
            let start = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
            let limit = low + (high - low) * generator.nextUnit()
            for measure in [Reach.Measure.duration, .distance] {
                let reach = router.reach(from: start, within: limit * 2, by: measure)
                let pieces = Dictionary(grouping: reach.pieces(within: limit), by: \.edge)
                for _ in 0..<25 {
                    let edge = EdgeID(generator.next(below: graph.edgeCount))
                    let end = graph.snap(onto: edge, at: 0.02 + 0.96 * generator.nextUnit())
                    guard graph.length(of: edge) > 0, let leg = router.leg(from: start, to: end) else { continue }
                    let needed = measure == .duration ? leg.duration : leg.distance
                    guard abs(needed - limit) > 0.01 else { continue }
                    let isReached = pieces[edge, default: []].contains { $0.part.contains(end.fraction) }
                    if needed < limit {
                        inside += 1
                        #expect(isReached, "seed \(seed): \(start) → \(end), \(needed) of \(limit)")
                    } else {
                        outside += 1
                        // The other end of an edge may be in time while the cheapest way comes from this one.
                        guard isReached else { continue }
                        let isNear = router.reach(from: start, within: limit, by: measure).nodes.contains {
                            graph.ends(of: edge).first == $0.node || graph.ends(of: edge).last == $0.node
                                || graph.copies(of: graph.ends(of: edge).first).contains($0.node)
                                || graph.copies(of: graph.ends(of: edge).last).contains($0.node)
                        }
                        #expect(isNear || start.edge == edge, "seed \(seed): \(start) → \(end)")
                    }
                }
            }
        }
        #expect(inside > 10 && outside > 10, "seed \(seed): \(inside) inside, \(outside) outside")
    }

    @Test("nothing but the place itself is reached where all roads are closed, and everything without a limit")
    func extremes() throws {
        let graph = try TestMaps.demo(seed: 1)
        let start = graph.snap(onto: 5, at: 0.5)
        var router = Router(graph: graph)
        router.closures = Closures(edges: Set(graph.edges))
        let nothing = router.reach(from: start, within: 600, by: .duration)
        #expect(nothing.pieces(within: 600) == [.init(edge: 5, part: 0.5...0.5)])
        #expect(nothing.areas(within: [600]).map(\.polygons.count) == [1])
        router.closures = Closures()
        let all = router.reach(from: start, within: .infinity, by: .distance)
        #expect(all.nodes.count * 10 > graph.nodeCount * 9)
        #expect(!all.areas(within: [.infinity]).isEmpty)
        #expect(router.reach(from: start, within: .nan, by: .distance).limit == 0)
        #expect(all.areas(within: []).isEmpty && all.areas(within: [-1, .nan]).isEmpty)
    }

    @Test("measures to many places are those of the legs", arguments: 1...6)
    func measures(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = seed == 1 ? try TestMaps.demo(seed: 1) : try RandomNetwork.graph(nodes: 150, seed: seed)
        let methods: [SearchMethod] = [.dijkstra, .aStar, .contractionHierarchy]
        var router = Router(graph: graph, profile: .touring, method: methods[Int(seed) % methods.count])
        for _ in 0..<6 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let targets = (0..<20).map { _ in RandomNetwork.snap(in: graph, using: &generator) } + [start]
            for (target, found) in zip(targets, router.measures(from: start, to: targets)) {
                let leg = router.leg(from: start, to: target)
                #expect(found?.cost == leg?.cost, "seed \(seed): \(start) → \(target)")
                guard let leg, let found else { continue }
                #expect(abs(found.distance - leg.distance) < 0.1, "seed \(seed): \(start) → \(target)")
                #expect(abs(found.duration - leg.duration) < 0.5, "seed \(seed): \(start) → \(target)")
            }
        }
    }

    @Test("a table of measures has the rows that one start at a time has", arguments: [0, 1, 4, 5, 23])
    func table(count: Int) throws {
        var generator = SeededGenerator(seed: 9)
        let graph = try RandomNetwork.graph(nodes: 150, seed: 9)
        let starts = (0..<count).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
        let ends = (0..<7).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
        var router = Router(graph: graph)
        let rows = router.measures(from: starts, to: ends)
        #expect(rows.count == count)
        for (row, start) in zip(rows, starts) { #expect(row == router.measures(from: start, to: ends)) }
    }
}
