import Geodesy
import Support
import Testing

@Suite("Simple rings")
struct SimpleRingTests {
    private static func ring(_ corners: [(Int, Int)]) -> [Coordinate] {
        (corners + corners.prefix(1)).map { Coordinate(longitude: Double($0.0), latitude: Double($0.1)) }
    }

    /// Every two sides, in whole numbers: neighbours have only their vertex in common, others nothing.
    private static func isSimple(_ corners: [(Int, Int)]) -> Bool {
        var distinct: [(Int, Int)] = []
        for corner in corners where distinct.last.map({ $0 != corner }) ?? true { distinct.append(corner) }
        while distinct.count > 1, let first = distinct.first, let last = distinct.last, first == last {
            distinct.removeLast()
        }
        let count = distinct.count
        guard count >= 3 else { return false }
        func turn(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int)) -> Int {
            ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
        }
        func holds(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int)) -> Bool {
            turn(a, b, c) == 0 && min(a.0, b.0) <= c.0 && c.0 <= max(a.0, b.0) && min(a.1, b.1) <= c.1
                && c.1 <= max(a.1, b.1)
        }
        for one in 0..<count {
            let (a, b, c) = (distinct[one], distinct[(one + 1) % count], distinct[(one + 2) % count])
            if holds(a, b, c) || holds(b, c, a) { return false }
            for other in 0..<one where other + 1 != one && !(other == 0 && one == count - 1) {
                let (p, q) = (distinct[other], distinct[other + 1])
                let meets = holds(a, b, p) || holds(a, b, q) || holds(p, q, a) || holds(p, q, b)
                if meets || (turn(a, b, p) * turn(a, b, q) < 0 && turn(p, q, a) * turn(p, q, b) < 0) { return false }
            }
        }
        return true
    }

    @Test("the sweep finds what comparing every two sides finds, on small grids where sides often meet")
    func oracle() {
        var simple = 0
        for seed in UInt64(0)..<20_000 {
            var generator = SeededGenerator(seed: seed)
            let size = generator.next(in: 2...12)
            let corners = (0..<generator.next(in: 1...9)).map { _ in
                (generator.next(in: 0...size), generator.next(in: 0...size))
            }
            let expected = Self.isSimple(corners)
            if expected { simple += 1 }
            #expect(PolygonValidation.isSimple(Self.ring(corners)) == expected, "seed \(seed): \(corners)")
        }
        #expect(simple > 2_000)
    }

    @Test("a ring that is open, empty or not finite is not simple")
    func unusable() {
        let square = Self.ring([(0, 0), (1, 0), (1, 1), (0, 1)])
        #expect(PolygonValidation.isSimple(square))
        #expect(!PolygonValidation.isSimple(square.dropLast()))
        #expect(!PolygonValidation.isSimple([]))
        #expect(!PolygonValidation.isSimple(square + [Coordinate(longitude: .nan, latitude: 0)] + square.prefix(1)))
        #expect(
            !PolygonValidation.isSimple(square + [Coordinate(longitude: 0, latitude: .infinity)] + square.prefix(1)))
    }

    @Test("leaning combs of many teeth, whose sides' boxes all overlap, are swept in the time that sorting takes")
    func combs() {
        var corners: [(Int, Int)] = []
        for tooth in 0..<32_000 {
            corners.append((2 * tooth + 100_000, 100_000))
            corners.append((2 * tooth + 1, 1))
        }
        corners += [(64_000 + 100_000, 100_000), (64_000, 0), (-10, 0)]
        let clock = ContinuousClock()
        let elapsed = clock.measure { #expect(PolygonValidation.isSimple(Self.ring(corners))) }
        // Comparing every two sides of it takes minutes in this build.
        #expect(elapsed < .seconds(20))
        corners[10_001].1 = -1
        #expect(!PolygonValidation.isSimple(Self.ring(corners)))
    }
}
