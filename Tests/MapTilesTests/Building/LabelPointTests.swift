import Support
import Testing

@testable import MapTiles

@Suite("Label points")
struct LabelPointTests {
    private func isInside(_ point: WorldPoint, _ rings: [Path]) -> Bool {
        var isInside = false
        for ring in rings {
            guard var before = ring.points.last else { continue }
            for next in ring.points {
                if (before.y < point.y) != (next.y < point.y) {
                    let share = Double(point.y - before.y) / Double(next.y - before.y)
                    if Double(before.x) + share * Double(next.x - before.x) > Double(point.x) { isInside.toggle() }
                }
                before = next
            }
        }
        return isInside
    }

    @Test("lie inside of the area, also where its middle is a hole", arguments: 1...40)
    func inside(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func star(_ reach: Double) -> Path {
            let count = random.next(in: 5...24)
            return Path(
                (0..<count).map { corner in
                    // A diamond's corners at random distances need no trigonometry.
                    let angle = 4 * Double(corner) / Double(count)
                    let (x, y) = (abs(2 - angle) - 1, 1 - abs(angle < 1 ? angle + 1 : 3 - angle))
                    let length = reach * random.next(in: 0.3...1.0)
                    return WorldPoint(x: 5_000_000 + Int64(x * length), y: 5_000_000 + Int64(y * length))
                })
        }
        let rings = random.chance(0.5) ? [star(1e6)] : [star(1e6), star(2e5)]
        let point = try #require(LabelPoint.inside(rings), "seed \(seed)")
        #expect(isInside(WorldPoint(x: point.x, y: point.y), rings), "seed \(seed)")
    }

    @Test("an area without inside has none")
    func flat() {
        #expect(
            LabelPoint.inside([Path([WorldPoint(x: 1, y: 5), WorldPoint(x: 9, y: 5), WorldPoint(x: 4, y: 5)])]) == nil)
        #expect(LabelPoint.inside([]) == nil)
    }
}
