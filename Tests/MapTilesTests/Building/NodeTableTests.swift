import Support
import Testing

@testable import MapTiles

@Suite("The table of nodes")
struct NodeTableTests {
    private func table(_ nodes: [(Int64, UInt32)]) -> NodeTable {
        NodeTable(
            ids: ContiguousArray(nodes.map(\.0)), xs: ContiguousArray(nodes.map(\.1)),
            ys: ContiguousArray(nodes.map { $0.1 / 2 }))
    }

    @Test("every node is found, with the place that came first, and no other", arguments: [1, 2, 3, 4, 5, 6])
    func lookup(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var nodes: [(Int64, UInt32)] = []
        let span = random.pick([50, 5_000, 1 << 40]) ?? 50
        for number in 0..<random.next(in: 0...400) {
            nodes.append((Int64(random.next(below: span) - span / 3), UInt32(number)))
        }
        if random.chance(0.5) { nodes.sort { ($0.0, $0.1) < ($1.0, $1.1) } }
        let table = table(nodes)
        let known = Dictionary(nodes, uniquingKeysWith: { first, _ in first })
        #expect(table.count == known.count && table.repeatedCount == nodes.count - known.count, "seed \(seed)")
        for (id, x) in known {
            let hints: [Int32] = [-1, 0, Int32(table.count), (table.row(of: id) ?? 1) - 1]
            for hint in hints {
                let row = table.row(of: id, near: hint)
                #expect(row.map { table.point($0) } == WorldPoint(x: Int64(x), y: Int64(x / 2)), "seed \(seed)")
            }
        }
        for id in [Int64.min, -1_000_000, 7, 1 << 50, .max] where known[id] == nil {
            #expect(table.row(of: id) == nil)
        }
    }

    @Test("ids at both ends of the integers are found")
    func extremes() {
        let table = table([(.min, 1), (0, 2), (.max, 3)])
        #expect(
            table.row(of: .min) == 0 && table.row(of: 0) == 1 && table.row(of: .max) == 2 && table.row(of: 1) == nil)
    }

    @Test("where ways share a line its nodes are free, where they part or end they are fixed")
    func shared() {
        var shared = SharedVertices(nodeCount: 10)
        // 0-1-2-3-4 and 5-3-2-1-6, which runs along 1-2-3 the other way.
        shared.add([0, 1, 2, 3, 4])
        shared.add([5, 3, 2, 1, 6])
        #expect((0..<7).map { shared.isFixed(Int32($0)) } == [true, true, false, true, true, true, true])
        // A ring by itself has no fixed node, whatever it begins with.
        shared.add([7, 8, 9, 7])
        shared.add([8, 9, 7, 8])
        #expect(!shared.isFixed(7) && !shared.isFixed(8) && !shared.isFixed(9))
    }
}
