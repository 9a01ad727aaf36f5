import EngineTestSupport
import MapBuilding
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Contraction hierarchies")
struct HierarchyTests {
    static func topology(_ graph: RoadGraph) -> HierarchyTopology {
        let undirected = UndirectedGraph(firstArcs: graph.firstArcs, heads: graph.arcHeads)
        let order = NestedDissection.order(undirected, places: graph.nodePlaces.values)
        return HierarchyTopology(graph, undirected: undirected, order: order)
    }

    @Test("parents are the lowest higher neighbours, and what is below a rank stands directly before it")
    func tree() throws {
        let topology = Self.topology(try TestMaps.demo(seed: 1))
        for rank in topology.all {
            let up = topology.upHeads[topology.arcsUp(from: rank)]
            #expect(up.first ?? .missing == topology.parents[rank.index])
            #expect(zip(up, up.dropFirst()).allSatisfy { $0 < $1 } && (up.first.map { $0 > rank } ?? true))
            #expect(topology.lowest[rank.index] <= rank)
            for lower in topology.lowest[rank.index]..<rank { #expect(topology.parents[lower.index] <= rank) }
        }
    }

    @Test("parts for several cores are whole branches, and together with the top they are all ranks", arguments: 1...5)
    func parts(seed: UInt64) throws {
        for graph in [
            try TestMaps.demo(seed: seed), try RandomNetwork.graph(nodes: 3, seed: seed),
            try RandomNetwork.graph(nodes: 600, seed: seed),
        ] {
            let topology = Self.topology(graph)
            let subtrees = IndependentSubtrees(topology)
            let ranks = subtrees.parts.joined().map(\.index) + subtrees.top.map(\.index)
            #expect(ranks.sorted() == (0..<topology.nodeCount).map { $0 })
            #expect(subtrees.top == subtrees.top.sorted())
            for part in subtrees.parts {
                #expect(topology.lowest[part.upperBound.index - 1] == part.lowerBound)
                #expect(part.count <= max(64, topology.nodeCount / 32))
            }
            #expect(zip(subtrees.parts, subtrees.parts.dropFirst()).allSatisfy { $0.count >= $1.count })
        }
    }

    @Test("of every two ranks the arc between them is found, and none where there is none")
    func arcs() throws {
        let topology = Self.topology(try RandomNetwork.graph(nodes: 60, seed: 3))
        for lower in topology.all {
            let places = topology.arcsUp(from: lower)
            for higher in topology.all {
                let arc = places.first { topology.upHeads[$0] == higher }
                #expect(topology.arc(between: lower, and: higher) == arc, "\(lower), \(higher)")
            }
            #expect(topology.arc(between: lower, and: .missing) == nil)
        }
    }

    @Test("the order that a map stores is the one that would be worked out, and is absent unless asked for")
    func storedOrder() throws {
        let metadata = MapMetadata(attribution: "nobody")
        let builder = RandomNetwork.builder(nodes: 300, seed: 8)
        let plain = try RoadGraph(bytes: builder.finish(metadata: metadata))
        let ordered = try RoadGraph(bytes: builder.finish(metadata: metadata, withSearchOrder: true))
        #expect(plain.searchOrder == nil)
        #expect(ordered.searchOrder == ContractionHierarchy.order(of: plain))
        #expect(
            ContractionHierarchy(graph: ordered).topology.ranks == ContractionHierarchy(graph: plain).topology.ranks)
    }

    @Test("costs changed one by one are what customizing anew gives", arguments: UInt64(1)...10)
    func changes(seed: UInt64) throws {
        let graph = seed > 8 ? try TestMaps.demo(seed: seed) : try RandomNetwork.graph(nodes: 100, seed: seed)
        let topology = Self.topology(graph)
        var costs = ArcCosts(graph: graph, profile: .city)
        var changed = CustomizedMetric(topology, costs)
        var generator = SeededGenerator(seed: seed)
        var change = PartialCustomization()
        for round in 0..<30 {
            let arcs = (0...generator.next(below: 5)).map { _ in ArcID(generator.next(below: graph.arcCount)) }
            for arc in arcs {
                // Cheaper, dearer, and closed.
                let cost = UInt32(generator.next(below: 200_000))
                costs.setCost(cost < 150_000 ? cost : ArcCosts.infinite, ofArc: arc)
            }
            change.update(&changed, after: arcs, costs)
            let anew = CustomizedMetric(topology, costs)
            #expect(changed.costs == anew.costs, "seed \(seed), round \(round)")
            var isSound = true
            for arc in changed.costs.indices {
                for (isUp, cost) in [(true, changed.costs[arc].up), (false, changed.costs[arc].down)] {
                    guard cost < ArcCosts.infinite else { continue }
                    var steps = GrowingBuffer<HierarchyStep>()
                    steps.push(HierarchyStep(UInt32(arc), isUp: isUp))
                    var buffers = UnpackingBuffers()
                    var path = GrowingBuffer<ArcID>()
                    changed.unpack(steps, &buffers, into: &path)
                    isSound = isSound && path.array().reduce(0) { $0 + costs.cost(ofArc: $1) } == cost
                }
            }
            #expect(isSound, "seed \(seed), round \(round)")
        }
    }

    @Test("roads closed are worked in rank by rank as by arcs, and as by customizing anew", arguments: UInt64(1)...10)
    func rankwise(seed: UInt64) throws {
        let graph = seed > 8 ? try TestMaps.demo(seed: seed) : try RandomNetwork.graph(nodes: 150, seed: seed)
        let topology = Self.topology(graph)
        var costs = ArcCosts(graph: graph, profile: .city)
        var changed = CustomizedMetric(topology, costs)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<20 {
            let arcs = (0...generator.next(below: 3)).map { _ in ArcID(generator.next(below: graph.arcCount)) }
            for arc in arcs {
                let cost = costs.cost(ofArc: arc)
                costs.setCost(
                    generator.chance(0.5) ? ArcCosts.infinite : min(cost + cost / 4, ArcCosts.infinite), ofArc: arc)
            }
            // Every other round others read them as well.
            let others = round.isMultiple(of: 2) ? changed : nil
            let before = changed.costs
            var change = PartialCustomization(mostOffers: round % 3 * 20)
            change.update(&changed, after: arcs, costs)
            #expect(changed.costs == CustomizedMetric(topology, costs).costs, "seed \(seed), round \(round)")
            #expect(others.map { $0.costs == before } ?? true, "seed \(seed), round \(round)")
        }
    }

    @Test("perfected, it looks at fewer arcs and finds the same, and forgets what it left out when costs change")
    func perfect() throws {
        for seed in UInt64(1)...12 {
            let graph = seed > 10 ? try TestMaps.demo(seed: seed) : try RandomNetwork.graph(nodes: 120, seed: seed)
            let costs = ArcCosts(graph: graph, profile: .city)
            var changed = costs
            let basic = ContractionHierarchy(graph: graph).costs(of: costs)
            let perfect = basic.perfected()
            #expect(perfect.perfect.isKnown && !basic.perfect.isKnown)
            #expect(perfect.perfect.arcs.count < 2 * basic.costs.count, "seed \(seed)")
            var plain = NodeSearch(basic)
            var fewer = NodeSearch(perfect)
            var generator = SeededGenerator(seed: seed)
            for round in 0..<2 {
                for _ in 0..<300 {
                    let nodes = (0..<2).map { _ in NodeID(generator.next(below: graph.nodeCount)) }
                    let (from, to) = (nodes[0], nodes[1])
                    let expected = plain.cost(from: from, to: to)
                    let found = fewer.cost(from: from, to: to)
                    #expect(found == expected, "seed \(seed), round \(round), \(from) → \(to)")
                    let path = fewer.path(from: from, to: to)
                    let sum = path?.reduce(0) { $0 + changed.cost(ofArc: $1) }
                    #expect(sum == expected, "seed \(seed), round \(round), \(from) → \(to)")
                }
                let arcs = (0..<5).map { _ in ArcID(generator.next(below: graph.arcCount)) }
                for arc in arcs { changed.setCost(ArcCosts.infinite, ofArc: arc) }
                plain.update(after: arcs, changed)
                fewer.update(after: arcs, changed)
                #expect(!fewer.hierarchy.perfect.isKnown)
            }
        }
    }

    @Test("perfected, an arc is left out exactly where its ends are joined by something cheaper")
    func perfectArcs() throws {
        for seed in UInt64(1)...4 {
            let graph = try RandomNetwork.graph(nodes: 60, seed: seed)
            let costs = ArcCosts(graph: graph, profile: .city)
            let topology = Self.topology(graph)
            let hierarchy = CustomizedMetric(topology, costs)
            let perfect = PerfectCustomization(hierarchy)
            for node in graph.nodes {
                let least = hierarchy.costsToNodes(
                    from: [SearchEnds.Endpoint(node: node, cost: 0, arc: 0)], below: ArcCosts.infinite)
                let rank = topology.rank(of: node)
                let kept = Set(perfect.places(from: rank, isUp: true).map { perfect.arcs[$0].number })
                for other in graph.nodes {
                    guard let arc = topology.arc(between: rank, and: topology.rank(of: other)) else { continue }
                    let cost = hierarchy.costs[arc].up
                    #expect(kept.contains(UInt32(arc)) == (cost < ArcCosts.infinite && cost == least[other.index]))
                }
            }
        }
    }
}
