import Support
import Testing

@testable import MapTiles

@Suite("Simplification that keeps shared borders")
struct PathSimplificationTests {
    private func wander(_ random: inout SeededGenerator, _ count: Int) -> [WorldPoint] {
        var (x, y): (Int64, Int64) = (1_000_000, 1_000_000)
        return (0..<count).map { _ in
            x += Int64(random.next(in: -400...600))
            y += Int64(random.next(in: -500...500))
            return WorldPoint(x: x, y: y)
        }
    }

    private func distance(_ point: WorldPoint, _ line: [WorldPoint]) -> Double {
        zip(line, line.dropFirst()).map { from, to in
            let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
            let (x, y) = (Double(point.x - from.x), Double(point.y - from.y))
            let length = dx * dx + dy * dy
            let share = length > 0 ? min(max((x * dx + y * dy) / length, 0), 1) : 0
            return ((x - share * dx) * (x - share * dx) + (y - share * dy) * (y - share * dy)).squareRoot()
        }.min() ?? .infinity
    }

    @Test(
        "no point is farther from the simplified line than the tolerance, and ends and fixed points stay",
        arguments: 1...20)
    func tolerance(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var path = Path(wander(&random, random.next(in: 2...80)))
        for index in path.isFixed.indices where random.chance(0.1) { path.isFixed[index] = true }
        var simplification = PathSimplification(tolerance: 900)
        let simple = simplification.line(path)
        #expect(simple.points.first == path.points.first && simple.points.last == path.points.last)
        for (point, isFixed) in zip(path.points, path.isFixed) {
            #expect(distance(point, simple.points) <= 900.001, "seed \(seed)")
            if isFixed { #expect(simple.points.contains(point), "seed \(seed)") }
        }
    }

    @Test(
        "a border of two rings is the same in both, whichever way they run and wherever they begin", arguments: 1...40)
    func borders(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let border = wander(&random, random.next(in: 3...60))
        func ring(_ side: Int64, isReversed: Bool) -> Path {
            let away = [WorldPoint(x: 2_000_000, y: 1_000_000 + side), WorldPoint(x: 900_000, y: 1_000_000 + side)]
            var points = border + away
            var isFixed = border.indices.map { $0 == 0 || $0 == border.count - 1 } + [false, false]
            if isReversed {
                points.reverse()
                isFixed.reverse()
            }
            let start = random.next(below: points.count)
            var path = Path(Array(points[start...] + points[..<start]))
            path.isFixed = Array(isFixed[start...] + isFixed[..<start])
            return path
        }
        var simplification = PathSimplification(tolerance: 700)
        let one = simplification.ring(ring(-3_000_000, isReversed: random.chance(0.5))).points
        let other = simplification.ring(ring(3_000_000, isReversed: random.chance(0.5))).points
        let shared = Set(border)
        #expect(shared.intersection(one) == shared.intersection(other), "seed \(seed)")
    }

    @Test("a ring without fixed points comes out the same wherever it begins", arguments: 1...20)
    func beginnings(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let points = wander(&random, random.next(in: 4...50))
        var simplification = PathSimplification(tolerance: 600)
        let first = Set(simplification.ring(Path(points)).points)
        for start in points.indices {
            let turned = simplification.ring(Path(Array(points[start...] + points[..<start])))
            #expect(Set(turned.points) == first, "seed \(seed)")
            #expect(turned.points.count == turned.isFixed.count)
        }
    }
}
