import EngineTestSupport
import Foundation
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@Suite("The search along streets")
struct MatchingStreetSearchTests {
    /// The plainest search there is over edges and directions: whatever got better is looked at again.
    private struct Oracle {
        /// A step from the end of an edge to the beginning of another.
        struct Step {
            var next: DirectedEdge
            var surcharge: Double
        }

        let graph: RoadGraph
        let surcharges: StreetSearch.Surcharges
        /// What leaves each node.
        private var leaving: [NodeID: [DirectedEdge]] = [:]
        /// The one-way streets that may be entered against their signs at each node.
        private var entering: [NodeID: [DirectedEdge]] = [:]

        init(
            _ graph: RoadGraph, contraflow: ContiguousArray<StreetSearch.Contraflow>,
            _ surcharges: StreetSearch.Surcharges
        ) {
            (self.graph, self.surcharges) = (graph, surcharges)
            for edge in graph.edges {
                let (ends, attributes) = (graph.ends(of: edge), graph.attributes(of: edge))
                if attributes.forward != .forbidden {
                    leaving[ends.first, default: []].append(DirectedEdge(edge, isReversed: false))
                }
                if attributes.backward != .forbidden {
                    leaving[ends.last, default: []].append(DirectedEdge(edge, isReversed: true))
                }
            }
            for way in contraflow { entering[way.from, default: []].append(way.edge) }
        }

        /// Metres of an edge, and what is counted for it.
        func length(_ edge: DirectedEdge) -> (metres: Double, surcharge: Double) {
            let attributes = graph.attributes(of: edge.edge)
            let metres = graph.length(of: edge.edge)
            return (metres, metres * surcharges(edge.isReversed ? attributes.backward : attributes.forward))
        }

        func steps(from edge: DirectedEdge) -> [Step] {
            let ends = graph.ends(of: edge.edge)
            let node = edge.isReversed ? ends.first : ends.last
            let leaving = leaving[node] ?? []
            var result: [Step] = []
            // Where only one street goes on its bends are no turns.
            for next in leaving where next != edge.opposite {
                let turn = leaving.count > 2 ? Oracle.turn(from: edge, to: next, graph) : 0
                result.append(Step(next: next, surcharge: turn * surcharges.turning))
            }
            for next in entering[node] ?? [] where next != edge.opposite {
                let turn = Oracle.turn(from: edge, to: next, graph)
                result.append(Step(next: next, surcharge: turn * surcharges.turning + surcharges.entering))
            }
            return result
        }

        /// The least keys of the beginnings of edges.
        func keys(from start: DirectedEdge, beyond limit: Double) -> [DirectedEdge: Double] {
            var result: [DirectedEdge: Double] = [:]
            var open: [(edge: DirectedEdge, atEnd: Double)] = [(start, 0)]
            var place = 0
            while place < open.count {
                let (edge, atEnd) = open[place]
                place += 1
                for step in steps(from: edge) where atEnd + step.surcharge < result[step.next] ?? .infinity {
                    let key = atEnd + step.surcharge
                    result[step.next] = key
                    let own = length(step.next)
                    if key <= limit { open.append((step.next, key + own.metres + own.surcharge)) }
                }
            }
            return result
        }

        /// 1 for a right angle: directions are taken over 10 m, in 128ths of a circle, of which up to 6 are no turn.
        private static func turn(from edge: DirectedEdge, to next: DirectedEdge, _ graph: RoadGraph) -> Double {
            // Arriving is leaving the other way.
            let difference = (heading(edge.opposite, graph) + 64 - heading(next, graph)) & 127
            let angle = min(difference, 128 - difference)
            return angle > 6 ? Double(angle) / 32 : 0
        }

        /// The direction in which an edge is left, from its beginning.
        private static func heading(_ edge: DirectedEdge, _ graph: RoadGraph) -> Int {
            let shape = graph.shape(of: edge.edge)
            let plane = LocalPlane(origin: shape[0])
            var points = shape.map { plane.point($0) }
            if edge.isReversed { points.reverse() }
            let far = points.dropFirst().first { points[0].distance(to: $0) >= 10 } ?? points[points.count - 1]
            let circle = atan2(far.east - points[0].east, far.north - points[0].north) / (2 * Double.pi)
            return Int((circle * 128).rounded()) & 127
        }
    }

    private func contraflow(_ graph: RoadGraph, using generator: inout SeededGenerator)
        -> ContiguousArray<StreetSearch.Contraflow>
    {
        var result: ContiguousArray<StreetSearch.Contraflow> = []
        for edge in graph.edges where generator.chance(0.3) {
            let (ends, attributes) = (graph.ends(of: edge), graph.attributes(of: edge))
            if attributes.backward == .forbidden {
                result.append(.init(from: ends.last, edge: DirectedEdge(edge, isReversed: true)))
            } else if attributes.forward == .forbidden {
                result.append(.init(from: ends.first, edge: DirectedEdge(edge, isReversed: false)))
            }
        }
        return result
    }

    /// Compares all that a few searches find with the oracle; how many edges they reached.
    private func check(_ graph: RoadGraph, searches: Int, limit: ClosedRange<Double>, seed: UInt64) -> Int {
        var generator = SeededGenerator(seed: seed)
        var search = StreetSearch()
        var found = 0
        for number in 0..<searches {
            let start = DirectedEdge(generator.next(below: 2 * graph.edgeCount))
            let limit = generator.next(in: limit)
            let surcharges = StreetSearch.Surcharges(
                pushing: generator.next(in: 0...2), againstSign: generator.next(in: 0...2),
                entering: generator.next(in: 0...30), turning: generator.pick([1, generator.next(in: 0...40)]) ?? 0)
            let contraflow = contraflow(graph, using: &generator)
            search.run(from: start, within: limit, contraflow: contraflow, surcharges, in: graph)
            let oracle = Oracle(graph, contraflow: contraflow, surcharges)
            let keys = oracle.keys(from: start, beyond: limit)
            for edge in DirectedEdge(0)..<DirectedEdge(2 * graph.edgeCount) {
                let reported = "seed \(seed), search \(number), edge \(edge)"
                let best = keys[edge] ?? .infinity
                guard let reached = search.reached(edge), let way = search.path(to: edge) else {
                    if best < limit - 1e-6 { Issue.record("\(reported) is not reached") }
                    continue
                }
                found += 1
                let key = reached.metres + reached.surcharge
                // Beyond the limit what was found need not be the best.
                if key < best - 1e-6 || best < limit - 1e-6 && key > best + 1e-6 {
                    Issue.record("\(reported): \(key), not \(best)")
                }
                guard let sum = sum(of: way, from: start, to: edge, oracle) else {
                    Issue.record("\(reported): the way \(way) has a hole")
                    continue
                }
                if (sum.metres - reached.metres).magnitude > 1e-6
                    || (sum.surcharge - reached.surcharge).magnitude > 1e-6
                {
                    Issue.record("\(reported): the way \(way) is not what was found")
                }
            }
        }
        return found
    }

    /// What a way between two edges costs, without these; `nil` where it has a hole.
    private func sum(
        of way: [DirectedEdge], from start: DirectedEdge, to end: DirectedEdge, _ oracle: Oracle
    ) -> (metres: Double, surcharge: Double)? {
        var (edge, metres, surcharge) = (start, 0.0, 0.0)
        for next in way + [end] {
            let steps = oracle.steps(from: edge).filter { $0.next == next }
            guard let least = steps.map(\.surcharge).min() else { return nil }
            surcharge += least
            edge = next
        }
        for edge in way {
            let own = oracle.length(edge)
            metres += own.metres
            surcharge += own.surcharge
        }
        return (metres, surcharge)
    }

    @Test(
        "finds what the plainest search finds, and ways that sum up, on small networks",
        arguments: 1...30 as ClosedRange<UInt64>)
    func small(seed: UInt64) throws {
        let graph = try DrawnNetwork.random(side: 3 + Int(seed % 6), seed: seed)
        #expect(check(graph, searches: 12, limit: 0...1_500, seed: seed) > 60)
    }

    @Test("finds what the plainest search finds on the invented town, near and far")
    func town() throws {
        let graph = try TestMaps.demo(seed: 1)
        #expect(check(graph, searches: 10, limit: 100...600, seed: 7) > 100)
        #expect(check(graph, searches: 2, limit: 2_000...3_000, seed: 8) > 1_000)
    }

    @Test("of two ways about as long the straighter one is found, as soon as turns count")
    func turns() throws {
        var network = DrawnNetwork()
        network.street((-100, 0), (0, 0), name: "start")
        network.street((0, 0), (200, 0), through: [(20, 0), (100, -60), (180, 0)], name: "bend")
        network.street((0, 0), (0, 10), name: "corners")
        network.street((0, 10), (200, 10), name: "corners")
        network.street((200, 10), (200, 0), name: "corners")
        for east in [0.0, 200] { network.street((east, 10), (east, 90)) }
        network.street((200, 0), (300, 0), name: "end")
        let graph = try network.graph()
        func edges(_ name: String) -> [DirectedEdge] {
            graph.edges.filter { graph.name(of: $0) == name }.map { DirectedEdge($0, isReversed: false) }
        }
        let (start, end) = (try #require(edges("start").first), try #require(edges("end").first))
        var search = StreetSearch()
        func names(turning: Double) throws -> Set<String> {
            search.run(
                from: start, within: 2_000, contraflow: [],
                .init(pushing: 0, againstSign: 0, entering: 0, turning: turning), in: graph)
            let way = search.path(to: end)
            return Set(try #require(way).compactMap { graph.name(of: $0.edge) })
        }
        #expect(try names(turning: 0) == ["corners"])
        #expect(try names(turning: 20) == ["bend"])
    }

    @Test("nothing is reached within less than nothing, and what begins where one is within nothing")
    func limits() throws {
        let graph = try DrawnNetwork.random(side: 3, seed: 3)
        let surcharges = StreetSearch.Surcharges(pushing: 0, againstSign: 0, entering: 0, turning: 0)
        var search = StreetSearch()
        let edges = DirectedEdge(0)..<DirectedEdge(2 * graph.edgeCount)
        search.run(from: 0, within: -1, contraflow: [], surcharges, in: graph)
        #expect(edges.allSatisfy { search.reached($0) == nil && search.path(to: $0) == nil })
        search.run(from: 0, within: 0, contraflow: [], surcharges, in: graph)
        let next = edges.filter { search.reached($0) != nil }
        let arcs = graph.arcs(from: graph.ends(of: 0).last).map { graph.directedEdge(ofArc: $0) }
        #expect(!next.isEmpty && Set(next) == Set(arcs).subtracting([1]))
        #expect(next.allSatisfy { search.reached($0)?.metres == 0 && search.path(to: $0) == [] })
        #expect(search.reached(.missing) == nil)
    }
}
