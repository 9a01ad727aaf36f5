import Geodesy
import Support
import Testing

@Suite("Rings of few corners")
struct SmallRingTests {
    private static func flat(_ ring: [Coordinate]) -> [Double] { ring.flatMap { [$0.longitude, $0.latitude] } }

    private static func swept(_ ring: [Coordinate], _ limit: Int) -> [PolygonDefect] {
        var set = RingSet()
        set.append(ContiguousArray(ring), polygon: 0, ring: 0)
        return PolygonValidation.defects(in: set, limit: limit)
    }

    /// A ring of random corners: on a small grid, where sides often meet at corners, or anywhere.
    private static func ring(_ generator: inout SeededGenerator) -> [Coordinate] {
        let isGrid = generator.chance(0.5)
        let corners = (0..<generator.next(in: 1...(isGrid ? 12 : 40))).map { _ in
            isGrid
                ? Coordinate(longitude: Double(generator.next(in: 0...9)), latitude: Double(generator.next(in: 0...9)))
                : Coordinate(longitude: generator.next(in: -9.0...9), latitude: generator.next(in: -9.0...9))
        }
        return corners + corners.prefix(generator.chance(0.95) ? 1 : 0)
    }

    @Test("they are told as the sweep tells them, wherever they are told")
    func oracle() {
        var (simple, crossing, unknown) = (0, 0, 0)
        for seed in UInt64(0)..<20_000 {
            var generator = SeededGenerator(seed: seed)
            let ring = Self.ring(&generator)
            let limit = generator.next(in: 1...30)
            let numbers = Self.flat(ring)
            let isSimple = numbers.withUnsafeBufferPointer { SmallRing.isSimple($0, stride: 2) }
            let defects = numbers.withUnsafeBufferPointer { SmallRing.defects($0, stride: 2, limit: limit) }
            let swept = Self.swept(ring, limit)
            if let isSimple { #expect(isSimple == swept.isEmpty, "seed \(seed)") }
            if let defects {
                #expect(defects.map { [$0.place, $0.other] } == swept.map { [$0.place, $0.other] }, "seed \(seed)")
                #expect(defects.allSatisfy { $0.kind == .selfIntersection && $0.manner == .crossing }, "seed \(seed)")
                #expect(isSimple == defects.isEmpty, "seed \(seed)")
                if defects.isEmpty { simple += 1 } else { crossing += 1 }
            } else {
                unknown += 1
            }
        }
        #expect(simple > 500 && crossing > 5_000 && unknown > 5_000, "\(simple) \(crossing) \(unknown)")
    }

    @Test("a sweep has to tell of rings with many corners, wide steps and numbers that are not finite")
    func unknown() {
        func isSimple(_ corners: [(Double, Double)]) -> Bool? {
            (corners + corners.prefix(1)).flatMap { [$0.0, $0.1] }.withUnsafeBufferPointer {
                SmallRing.isSimple($0, stride: 2)
            }
        }
        #expect(isSimple([(0, 0), (1, 0), (1, 1)]) == true)
        #expect(isSimple([(170, 0), (-170, 0), (-170, 1)]) == nil)
        #expect(isSimple([(0, 0), (.nan, 0), (1, 1)]) == nil)
        #expect(isSimple([(0, 0), (1, 0), (1, .infinity)]) == nil)
        #expect(isSimple([]) == nil)
        let many = (0..<SmallRing.mostCorners).map { step in
            let angle = 2 * Double.pi * Double(step) / Double(SmallRing.mostCorners)
            return (cosine(angle), sine(angle))
        }
        #expect(isSimple(many) == nil)
        #expect(isSimple(many.dropLast()) == true)
    }
}
