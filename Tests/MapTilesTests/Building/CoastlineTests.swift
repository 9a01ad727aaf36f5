import Testing

@testable import MapTiles

@Suite("The coast closed at the border of a box")
struct CoastlineTests {
    /// A box of 1,000 by 1,000 units.
    private let box = WorldBox(minX: 10_000, minY: 10_000, maxX: 11_000, maxY: 11_000)

    /// The share of the box that is sea; `nil` where the coast ends within it.
    private func sea(_ lines: [[(Int64, Int64)]]) -> Double? {
        var columns = NodeColumns()
        var numbers: [WorldPoint: Int32] = [:]
        let ways = lines.map { line in
            ContiguousArray(
                line.map { place -> Int32 in
                    guard place.0 >= 0 else { return -1 }
                    let point = WorldPoint(x: 10_000 + place.0 - 500, y: 10_000 + place.1 - 500)
                    if let number = numbers[point] { return number }
                    let number = Int32(columns.ids.count)
                    numbers[point] = number
                    columns.ids.append(Int64(number))
                    columns.xs.append(UInt32(point.x))
                    columns.ys.append(UInt32(point.y))
                    return number
                })
        }
        var ground = MapGround()
        ground.shared = SharedVertices(nodeCount: columns.ids.count)
        ground.nodes = columns.table()
        guard let rings = Coastline(ways, ground).sea(within: box) else { return nil }
        // By the even-odd rule, on a grid.
        var count = 0
        for x in 0..<100 {
            for y in 0..<100 {
                let point = (10_000.0 + Double(x) * 10 + 5.3, 10_000.0 + Double(y) * 10 + 5.7)
                var isInside = false
                for ring in rings {
                    guard var before = ring.points.last else { continue }
                    for next in ring.points {
                        let (one, other) = (Double(before.y), Double(next.y))
                        if (one < point.1) != (other < point.1) {
                            let share = (point.1 - one) / (other - one)
                            if Double(before.x) + share * Double(next.x - before.x) > point.0 { isInside.toggle() }
                        }
                        before = next
                    }
                }
                if isInside { count += 1 }
            }
        }
        return Double(count) / 10_000
    }

    // Places are 500 units off, so that the box reaches from 500 to 1,500.

    @Test("the water is to the right of a coast that crosses the box, in whatever pieces it comes")
    func crossing() throws {
        #expect(sea([[(0, 1_000), (2_000, 1_000)]]) == 0.5)
        #expect(sea([[(2_000, 1_250), (0, 1_250)]]) == 0.75)
        #expect(
            sea([[(1_000, 1_000), (2_000, 1_000)], [(0, 1_000), (700, 1_000)], [(700, 1_000), (1_000, 1_000)]]) == 0.5)
        // From the top to the left side: the north-western corner is land to the right? It is water.
        let corner = try #require(sea([[(1_000, 0), (1_000, 1_000), (0, 1_000)]]))
        #expect(corner == 0.25)
        #expect(sea([[(0, 1_000), (1_000, 1_000), (1_000, 0)]]) == 0.75)
    }

    @Test("several coasts take turns along the border")
    func several() {
        // A strait from west to east: land north and south of it.
        #expect(sea([[(0, 900), (2_000, 900)], [(2_000, 1_100), (0, 1_100)]]) == 0.2)
        // A cape that a coast cuts off twice.
        #expect(sea([[(0, 700), (2_000, 700), (2_000, 1_300), (0, 1_300)]]) == 0.6)
    }

    @Test("islands lie in a sea that fills the box, and lakes that say they are sea are that")
    func rings() {
        let island: [(Int64, Int64)] = [(900, 900), (900, 1_100), (1_100, 1_100), (1_100, 900), (900, 900)]
        #expect(sea([island]) == 0.96)
        #expect(sea([island.reversed()]) == 0.04)
        // An island half out of the box.
        let edge: [(Int64, Int64)] = [(400, 900), (400, 1_100), (600, 1_100), (600, 900), (400, 900)]
        #expect(sea([edge]) == 0.98)
        #expect(sea([Array(edge[2...]) + Array(edge[1...2])]) == 0.98)
        #expect(
            sea([
                [(0, 1_000), (2_000, 1_000)],
                [(900, 1_200), (900, 1_300), (1_000, 1_300), (1_000, 1_200), (900, 1_200)],
            ]) == 0.49)
    }

    @Test("a coast that breaks off near the edge is led there, one that ends far inside is no coast")
    func broken() {
        #expect(sea([[(-1, 0), (520, 1_000), (1_490, 1_000), (-1, 0)]]) == 0.5)
        #expect(sea([[(0, 1_000), (1_000, 1_000)]]) == nil)
        #expect(sea([[(0, 900), (2_000, 900)], [(0, 1_100), (2_000, 1_100)]]) == nil)
    }

    @Test("a box without coast is sea or land by the side of the nearest coast on which it lies")
    func outside() {
        #expect(sea([[(0, 100), (2_000, 100)]]) == 1)
        #expect(sea([[(2_000, 100), (0, 100)]]) == 0)
        // A cape that points at the box, and a bay that opens towards it: nearest is the bend.
        #expect(sea([[(200, 900), (400, 1_000), (200, 1_100)]]) == 0)
        #expect(sea([[(200, 1_100), (400, 1_000), (200, 900)]]) == 1)
        // Within an island that reaches around the box, and beside one.
        let around: [(Int64, Int64)] = [(0, 0), (0, 2_000), (2_000, 2_000), (2_000, 0), (0, 0)]
        #expect(sea([around]) == 0 && sea([around.reversed()]) == 1)
        #expect(sea([[(100, 100), (100, 200), (200, 200), (200, 100), (100, 100)]]) == 1)
    }
}
