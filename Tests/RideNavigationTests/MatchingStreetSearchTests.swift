import BikeRouting
import Randomness
import RoutingTestSupport
import Testing

@Suite("The search along streets")
struct MatchingStreetSearchTests {
    /// The plainest search there is: all arcs are tried until nothing gets better.
    private struct Oracle {
        var keys: [Double]
        var metres: [Double]

        init(
            _ graph: RoadGraph, from start: Int, without back: UInt32, against: ContiguousArray<StreetSearch.Against>,
            _ reluctance: StreetSearch.Reluctance
        ) {
            keys = Array(repeating: .infinity, count: graph.nodeCount)
            metres = keys
            (keys[start], metres[start]) = (0, 0)
            var hops: [(from: Int, to: Int, key: Double, metres: Double)] = []
            for edge in 0..<graph.edgeCount {
                let (ends, length) = (graph.ends(of: edge), graph.length(of: edge))
                let attributes = graph.attributes(of: edge)
                for (isReversed, travel) in [(false, attributes.forward), (true, attributes.backward)]
                where travel != .forbidden {
                    let (from, to) = isReversed ? (ends.last, ends.first) : (ends.first, ends.last)
                    if from == start, UInt32(edge) << 1 | (isReversed ? 1 : 0) == back { continue }
                    hops.append((from, to, length * (1 + reluctance(travel)), length))
                }
            }
            for way in against where Int(way.from) != start || way.packedEdge != back {
                let key = way.metres * (1 + reluctance.againstSign) + StreetSearch.surchargeForEntering
                hops.append((Int(way.from), Int(way.to), key, way.metres))
            }
            var isBetter = true
            while isBetter {
                isBetter = false
                for hop in hops where keys[hop.from] + hop.key < keys[hop.to] - 1e-9 {
                    (keys[hop.to], metres[hop.to]) = (keys[hop.from] + hop.key, metres[hop.from] + hop.metres)
                    isBetter = true
                }
            }
        }
    }

    /// Compares all that a few searches find with the oracle; how many nodes they reached.
    private func check(_ graph: RoadGraph, searches: Int, limit: ClosedRange<Double>, seed: UInt64) -> Int {
        var generator = SeededGenerator(seed: seed)
        var search = StreetSearch()
        var found = 0
        for number in 0..<searches {
            let came = generator.next(below: graph.edgeCount)
            let isReversed = generator.chance(0.5)
            let start = isReversed ? graph.ends(of: came).first : graph.ends(of: came).last
            let back = UInt32(came) << 1 | (isReversed ? 0 : 1)
            let limit = generator.next(in: limit)
            let reluctance = StreetSearch.Reluctance(
                pushing: generator.next(in: 0...2), againstSign: generator.next(in: 0...2))
            var against: ContiguousArray<StreetSearch.Against> = []
            for edge in 0..<graph.edgeCount where generator.chance(0.3) {
                let (ends, attributes) = (graph.ends(of: edge), graph.attributes(of: edge))
                if attributes.backward == .forbidden {
                    against.append(
                        .init(
                            from: ends.last, to: ends.first, packedEdge: UInt32(edge) << 1 | 1,
                            metres: graph.length(of: edge)))
                } else if attributes.forward == .forbidden {
                    against.append(
                        .init(
                            from: ends.first, to: ends.last, packedEdge: UInt32(edge) << 1,
                            metres: graph.length(of: edge)))
                }
            }
            search.run(from: start, without: back, within: limit, against: against, reluctance, in: graph)
            let oracle = Oracle(graph, from: start, without: back, against: against, reluctance)
            for node in 0..<graph.nodeCount where (oracle.keys[node] - limit).magnitude > 1e-6 {
                let told = "seed \(seed), search \(number), node \(node)"
                guard let reached = search.reached(node), let way = search.way(to: node) else {
                    if oracle.keys[node] < limit { Issue.record("\(told) is not reached") }
                    continue
                }
                found += 1
                let key = reached.metres + reached.surcharge
                if (key - oracle.keys[node]).magnitude > 1e-6 {
                    Issue.record("\(told): \(key), not \(oracle.keys[node])")
                }
                let sum = self.sum(of: way, from: start, against: against, reluctance, graph)
                if sum?.node != node || (sum.map { ($0.key - key).magnitude > 1e-6 } ?? true)
                    || (sum.map { ($0.metres - reached.metres).magnitude > 1e-6 } ?? true) || way.first == back
                    || reached.packedEdge != way.last ?? back ^ 1
                {
                    Issue.record("\(told): the way \(way) is not what was found")
                }
            }
        }
        return found
    }

    /// Where a way leads to and what it costs; `nil` where it has a hole.
    private func sum(
        of way: [UInt32], from start: Int, against: ContiguousArray<StreetSearch.Against>,
        _ reluctance: StreetSearch.Reluctance, _ graph: RoadGraph
    ) -> (node: Int, key: Double, metres: Double)? {
        var (node, key, metres) = (start, 0.0, 0.0)
        for packed in way {
            let (edge, isReversed) = (Int(packed >> 1), packed & 1 == 1)
            let (ends, attributes) = (graph.ends(of: edge), graph.attributes(of: edge))
            guard node == (isReversed ? ends.last : ends.first) else { return nil }
            node = isReversed ? ends.first : ends.last
            let travel = isReversed ? attributes.backward : attributes.forward
            if travel == .forbidden {
                guard against.contains(where: { $0.packedEdge == packed }) else { return nil }
                key += StreetSearch.surchargeForEntering
            }
            metres += graph.length(of: edge)
            key += graph.length(of: edge) * (1 + reluctance(travel))
        }
        return (node, key, metres)
    }

    @Test(
        "finds what the plainest search finds, and ways that sum up, on small networks",
        arguments: 1...30 as ClosedRange<UInt64>)
    func small(seed: UInt64) throws {
        let graph = try DrawnNetwork.random(side: 4 + Int(seed % 9), seed: seed)
        #expect(check(graph, searches: 20, limit: 0...1_500, seed: seed) > 100)
    }

    @Test("finds what the plainest search finds on the invented town, near and far")
    func town() throws {
        let graph = try TestMaps.demo(seed: 1)
        #expect(check(graph, searches: 12, limit: 100...600, seed: 7) > 100)
        #expect(check(graph, searches: 4, limit: 3_000...6_000, seed: 8) > 1_000)
    }

    @Test("nothing is reached within less than nothing, and one is where one starts within nothing")
    func limits() throws {
        let graph = try DrawnNetwork.random(side: 3, seed: 3)
        var search = StreetSearch()
        let start = graph.ends(of: 0).last
        search.run(from: start, without: 1, within: -1, against: [], .init(), in: graph)
        #expect(search.reached(start) == nil && search.way(to: start) == nil)
        search.run(from: start, without: 1, within: 0, against: [], .init(), in: graph)
        #expect(search.reached(start)?.metres == 0 && search.way(to: start) == [])
        #expect(search.reached(-5) == nil)
    }
}
