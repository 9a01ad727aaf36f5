import EngineTestSupport
import RoadMap
import Support
import Testing

@testable import Routing

/// The parts of nested dissection, each against the plainest way of doing the same.
@Suite("Orders of elimination")
struct NodeOrderingTests {
    /// A random graph as sets of neighbours.
    private static func sets(_ count: Int, density: Double, _ generator: inout SeededGenerator) -> [Set<UInt32>] {
        var sets = [Set<UInt32>](repeating: [], count: count)
        for one in 0..<count {
            for other in 0..<one where generator.chance(density) {
                sets[one].insert(UInt32(other))
                sets[other].insert(UInt32(one))
            }
        }
        return sets
    }

    private static func graph(_ sets: [Set<UInt32>]) -> UndirectedGraph {
        let starts = sets.reduce(into: [ArcID(0)]) { $0.append($0[$0.count - 1].advanced(by: $1.count)) }
        let heads = sets.flatMap { $0.sorted().map { NodeID($0) } }
        return starts.withUnsafeBufferPointer { starts in
            heads.withUnsafeBufferPointer {
                UndirectedGraph(firstArcs: Column(values: starts), heads: Column(values: $0))
            }
        }
    }

    @Test(
        "neighbours are those that an arc joins in either direction, each once", arguments: 1...6 as ClosedRange<UInt64>
    )
    func undirected(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 90, seed: seed)
        let found = UndirectedGraph(firstArcs: graph.firstArcs, heads: graph.arcHeads)
        var sets = [Set<UInt32>](repeating: [], count: graph.nodeCount)
        for arc in (0..<graph.arcCount).map({ ArcID($0) }) {
            let (tail, head) = (graph.tail(ofArc: arc).index, graph.head(ofArc: arc).index)
            guard tail != head else { continue }
            sets[tail].insert(UInt32(head))
            sets[head].insert(UInt32(tail))
        }
        #expect(found.nodeCount == graph.nodeCount)
        for (node, neighbours) in sets.enumerated() {
            let range = Int(found.starts[node])..<Int(found.starts[node + 1])
            #expect(Array(found.heads[range]) == neighbours.sorted(), "seed \(seed), node \(node)")
        }
    }

    /// The higher neighbours of each node when its turn comes.
    private static func filled(_ sets: [Set<UInt32>], _ order: [UInt32]) -> [[UInt32]] {
        var ranks = [UInt32](repeating: 0, count: order.count)
        for (rank, node) in order.enumerated() { ranks[Int(node)] = UInt32(rank) }
        var left = order.map { node in Set(sets[Int(node)].map { ranks[Int($0)] }) }
        return order.indices.map { rank in
            let higher = left[rank].filter { $0 > rank }
            for one in higher { left[Int(one)].formUnion(higher.filter { $0 != one }) }
            return higher.sorted()
        }
    }

    @Test("who is eliminated joins all neighbours that are left", arguments: 1...40 as ClosedRange<UInt64>)
    func elimination(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = generator.next(in: 1...40)
        let sets = Self.sets(count, density: generator.nextUnit() * 0.2, &generator)
        let order = (0..<UInt32(count)).shuffled(using: &generator)
        let filled = FilledGraph(Self.graph(sets), order: ContiguousArray(order.map { NodeID($0) }))
        let expected = Self.filled(sets, order)
        for rank in 0..<count {
            #expect(filled.up(Rank(rank)).map(\.rawValue) == expected[rank], "seed \(seed), rank \(rank)")
        }
        // What is below a rank in the tree stands directly before it.
        let postorder = filled.postorder().map(\.rawValue)
        #expect(postorder.sorted() == (0..<UInt32(count)).map { $0 }, "seed \(seed)")
        var below = [Set<UInt32>](repeating: [], count: count)
        for rank in 0..<count {
            below[rank].insert(UInt32(rank))
            if let parent = expected[rank].first { below[Int(parent)].formUnion(below[rank]) }
        }
        for (place, rank) in postorder.enumerated() {
            let size = below[Int(rank)].count
            guard place + 1 >= size else {
                Issue.record("seed \(seed): too early")
                continue
            }
            #expect(Set(postorder[(place + 1 - size)...place]) == below[Int(rank)], "seed \(seed)")
        }
    }

    @Test("a few nodes go by their number of neighbours, of equals the first", arguments: 1...60 as ClosedRange<UInt64>)
    func small(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = generator.next(in: 1...SmallPiece.limit)
        var sets = Self.sets(count, density: 0.1 + 0.5 * generator.nextUnit(), &generator)
        var piece = SmallPiece(count: count)
        for (node, neighbours) in sets.enumerated() {
            piece.join(node, node)
            for other in neighbours { piece.join(node, Int(other)) }
        }
        var order: [Int] = []
        while order.count < count {
            let left = (0..<count).filter { !order.contains($0) }
            guard let least = left.map({ sets[$0].count }).min(),
                let next = left.first(where: { sets[$0].count == least })
            else { break }
            order.append(next)
            for one in sets[next] {
                sets[Int(one)].formUnion(sets[next])
                sets[Int(one)].subtract([one, UInt32(next)])
            }
        }
        #expect(piece.orderByDegree() == order, "seed \(seed)")
    }

    @Test("dead ends and bends go first, and the core is what they leave", arguments: 1...40 as ClosedRange<UInt64>)
    func lowDegree(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = generator.next(in: 1...60)
        var sets = Self.sets(count, density: 3.2 * generator.nextUnit() / Double(count), &generator)
        let elimination = LowDegreeElimination(Self.graph(sets))
        for node in elimination.order {
            let around = sets[Int(node)]
            #expect(around.count <= 2, "seed \(seed)")
            for one in around { sets[Int(one)].formUnion(around) }
            for one in around { sets[Int(one)].subtract([one, node]) }
        }
        let taken = Set(elimination.order)
        #expect(taken.count == elimination.order.count, "seed \(seed)")
        #expect(Array(elimination.core) == (0..<UInt32(count)).filter { !taken.contains($0) }, "seed \(seed)")
        for node in elimination.core {
            #expect(
                sets[Int(node)].count > 2 && Set(elimination.neighbours(of: node)) == sets[Int(node)], "seed \(seed)")
        }
    }

    @Test(
        "a cut is the least between the first and the last nodes of an order", arguments: 1...60 as ClosedRange<UInt64>)
    func cut(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = generator.next(in: 4...13)
        let sets = Self.sets(count, density: 0.2 + 0.5 * generator.nextUnit(), &generator)
        let graph = Self.graph(sets)
        let orders = (0..<3).map { _ in ContiguousArray((0..<UInt32(count)).shuffled(using: &generator)) }
        let reach = max(1, count / 4)
        func crossing(_ isSource: (Int) -> Bool) -> Int {
            (0..<count).reduce(0) { sum, node in
                sum + (isSource(node) ? sets[node].count { !isSource(Int($0)) } : 0)
            }
        }
        func least(_ order: ContiguousArray<UInt32>) -> Int {
            let (sources, sinks) = (order.prefix(reach), order.suffix(reach))
            return (0..<1 << count).reduce(Int.max) { least, set in
                guard sources.allSatisfy({ set >> Int($0) & 1 == 1 }), sinks.allSatisfy({ set >> Int($0) & 1 == 0 })
                else { return least }
                return min(least, crossing { set >> $0 & 1 == 1 })
            }
        }
        let best = InertialFlow.bestCut(starts: graph.starts, heads: graph.heads, orders: orders)
        #expect(best.size == crossing { best.isSource[$0] }, "seed \(seed)")
        #expect(best.sourceCount == best.isSource.count { $0 }, "seed \(seed)")
        #expect(min(best.sourceCount, count - best.sourceCount) >= reach, "seed \(seed)")
        for order in orders {
            let alone = InertialFlow.bestCut(starts: graph.starts, heads: graph.heads, orders: [order])
            #expect(alone.size == least(order) && alone.size == crossing { alone.isSource[$0] }, "seed \(seed)")
            #expect(order.prefix(reach).allSatisfy { alone.isSource[Int($0)] }, "seed \(seed)")
            #expect(!order.suffix(reach).contains { alone.isSource[Int($0)] }, "seed \(seed)")
            #expect(best.expansion <= alone.expansion, "seed \(seed)")
        }
    }

    @Test("what cuts a grid in two comes last, and few neighbours arise", arguments: [8, 15, 24])
    func grid(side: Int) {
        var sets = [Set<UInt32>](repeating: [], count: side * side)
        for node in sets.indices {
            if node % side + 1 < side { sets[node].insert(UInt32(node + 1)) }
            if node % side > 0 { sets[node].insert(UInt32(node - 1)) }
            if node + side < sets.count { sets[node].insert(UInt32(node + side)) }
            if node >= side { sets[node].insert(UInt32(node - side)) }
        }
        let places = sets.indices.map {
            FixedCoordinate(longitude: Int32($0 % side * 1000), latitude: Int32($0 / side * 1000))
        }
        let graph = Self.graph(sets)
        let order = places.withUnsafeBufferPointer { NestedDissection.order(graph, places: $0) }.map(\.rawValue)
        #expect(order.sorted() == (0..<UInt32(sets.count)).map { $0 })
        // The last ones part the others into halves of at least a quarter.
        let rest = Set(order.dropLast(side))
        var (parts, seen) = ([Int](), Set<UInt32>())
        for node in rest where !seen.contains(node) {
            var (open, size) = ([node], 0)
            seen.insert(node)
            while let next = open.popLast() {
                size += 1
                for other in sets[Int(next)] where rest.contains(other) && seen.insert(other).inserted {
                    open.append(other)
                }
            }
            parts.append(size)
        }
        #expect(parts.count > 1 && parts.allSatisfy { $0 <= 3 * sets.count / 4 + side }, "\(parts)")
        // George's order of a grid gives 31/4 n log₂ n at most, and less than half of that for grids as small as these.
        let count = Self.filled(sets, order).reduce(0) { $0 + $1.count }
        let nodes = Double(sets.count)
        #expect(Double(count) < 31 / 8 * nodes * Double(Int.bitWidth - sets.count.leadingZeroBitCount), "\(count)")
    }
}
