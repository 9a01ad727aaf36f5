import Support
import Testing

@testable import MapTiles

@Suite("Rings put together from ways")
struct RingAssemblyTests {
    private func sides(_ rings: [[Int32]]) -> [String] {
        rings.flatMap { ring in
            zip(ring, ring.dropFirst() + ring.prefix(1)).map { "\(min($0, $1))-\(max($0, $1))" }
        }.sorted()
    }

    @Test("whatever ways rings are cut into, the sides are the same", arguments: 1...60)
    func cut(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        // Rings of some common nodes, so that they touch.
        var rings: [[Int32]] = []
        for number in 0..<random.next(in: 1...5) {
            var nodes = (0..<random.next(in: 3...12)).map { Int32(number * 100 + $0) }
            if random.chance(0.5) { nodes[0] = 999 }
            rings.append(nodes)
        }
        var ways: [(rows: [Int32], isInner: Bool)] = []
        for ring in rings {
            let closed = ring + [ring[0]]
            var start = 0
            while start < closed.count - 1 {
                let end = random.next(in: start + 1...closed.count - 1)
                var rows = Array(closed[start...end])
                if random.chance(0.5) { rows.reverse() }
                ways.append((rows, false))
                start = end
            }
        }
        random.shuffle(&ways)
        let assembled = try #require(RingAssembly.rings(ways), "seed \(seed)")
        #expect(sides(assembled.map(\.rows)) == sides(rings), "seed \(seed)")
    }

    @Test("ways that leave a gap, or a way too many, are no rings")
    func open() {
        #expect(RingAssembly.rings([([1, 2, 3], false)]) == nil)
        #expect(RingAssembly.rings([([1, 2, 3], false), ([3, 4], false)]) == nil)
        #expect(RingAssembly.rings([([1, 2, 3, 1], false), ([1, 5], false)]) == nil)
        #expect(RingAssembly.rings([([1], false)]) == [])
    }

    @Test("a ring is inner where its first way is")
    func roles() {
        let rings = RingAssembly.rings([([1, 2, 3, 1], false), ([4, 5], true), ([5, 6, 4], true)])
        #expect(rings?.map(\.isInner) == [false, true] && rings?.map(\.rows.count) == [3, 3])
    }

    @Test("a hundred thousand ways that all end at one node take no longer for it")
    func star() throws {
        var (whole, halves): ([(rows: [Int32], isInner: Bool)], [(rows: [Int32], isInner: Bool)]) = ([], [])
        for number in 0..<Int32(100_000) {
            let (one, other) = (2 * number + 1, 2 * number + 2)
            whole.append(([0, one, other, 0], false))
            halves.append(([0, one], false))
            halves.append(([one, other, 0], false))
        }
        #expect(RingAssembly.rings(whole)?.count == 100_000)
        let rings = try #require(RingAssembly.rings(halves))
        #expect(rings.reduce(0) { $0 + $1.rows.count } == 300_000)
    }
}
