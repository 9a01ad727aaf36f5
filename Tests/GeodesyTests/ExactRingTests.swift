import Geodesy
import Support
import Testing

@Suite("Where a place is in relation to a ring, exactly")
struct ExactRingTests {
    private static func place(_ x: Int, _ y: Int) -> Coordinate {
        Coordinate(longitude: Double(x), latitude: Double(y))
    }

    @Test("a ring of edges along both axes agrees with the union of two boxes", arguments: 0..<40 as Range<UInt64>)
    func boxes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (west, south) = (generator.next(in: -6...6), generator.next(in: -6...6))
        let (east, north) = (west + generator.next(in: 3...6), south + generator.next(in: 3...6))
        let corners = [
            (west, south), (east, south), (east, south + 2), (west + 2, south + 2), (west + 2, north), (west, north),
        ].map { Self.place($0.0, $0.1) }
        for x in -8...14 {
            for y in -8...14 {
                let isWithin = x > west && y > south && (x < east && y < south + 2 || x < west + 2 && y < north)
                let isTouched = x >= west && y >= south && (x <= east && y <= south + 2 || x <= west + 2 && y <= north)
                let expected: ExactRing.Location = isWithin ? .interior : isTouched ? .boundary : .exterior
                let place = Self.place(x, y)
                #expect(ExactRing.location(of: place, ring: corners) == expected, "seed \(seed): \(x) \(y)")
                let closed = corners + [corners[0]]
                #expect(ExactRing.location(of: place, ring: closed) == expected, "seed \(seed): \(x) \(y)")
                #expect(ExactRing.location(of: place, ring: closed.reversed()) == expected, "seed \(seed): \(x) \(y)")
            }
        }
    }

    @Test("a triangle agrees with the sides of its three edges in whole numbers", arguments: 0..<100 as Range<UInt64>)
    func triangles(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let corners = (0..<3).map { _ in (x: generator.next(in: -6...6), y: generator.next(in: -6...6)) }
        let ring = corners.map { Self.place($0.x, $0.y) }
        func cross(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int), _ c: (x: Int, y: Int)) -> Int {
            ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).signum()
        }
        guard cross(corners[0], corners[1], corners[2]) != 0 else { return }
        for x in -7...7 {
            for y in -7...7 {
                let signs = (0..<3).map { cross(corners[$0], corners[($0 + 1) % 3], (x, y)) }
                let expected: ExactRing.Location =
                    signs.contains(1) && signs.contains(-1) ? .exterior : signs.contains(0) ? .boundary : .interior
                #expect(ExactRing.location(of: Self.place(x, y), ring: ring) == expected, "seed \(seed): \(x) \(y)")
            }
        }
    }

    @Test("one unit in the last place beside a diagonal edge decides")
    func lastPlace() {
        let ring = [(0.0, 0.0), (24.0, 24.0), (0.0, 24.0)].map { Coordinate(longitude: $0.0, latitude: $0.1) }
        func location(_ x: Double, _ y: Double) -> ExactRing.Location {
            ExactRing.location(of: Coordinate(longitude: x, latitude: y), ring: ring)
        }
        #expect(location(0.1, 0.1) == .boundary)
        #expect(location(0.1.nextDown, 0.1) == .interior)
        #expect(location(0.1.nextUp, 0.1) == .exterior)
        #expect(location(17.3, 17.3.nextUp) == .interior)
        #expect(location(17.3, 17.3.nextDown) == .exterior)
    }

    @Test("a ring without corners holds nothing, and one corner is its own boundary")
    func degenerate() {
        #expect(ExactRing.location(of: Self.place(1, 1), ring: [Coordinate]()) == .exterior)
        #expect(ExactRing.location(of: Self.place(1, 1), ring: [Self.place(1, 1)]) == .boundary)
        #expect(ExactRing.location(of: Self.place(1, 2), ring: [Self.place(1, 1)]) == .exterior)
    }
}

@Suite("Turns of longitudes")
struct LongitudeTurnsTests {
    @Test("longitudes follow each other the short way, without an error that grows")
    func turns() {
        var turns = LongitudeTurns(at: 170)
        var moved: [Double] = []
        for longitude in [170, -170, -160, 0, 10, 179.5, -179.5] as [Double] {
            turns.add(longitude)
            moved.append(longitude + turns.degrees)
        }
        #expect(moved == [170, 190, 200, 360, 370, 539.5, 540.5])
        for round in 1...1000 {
            for longitude in [-60, 60, 179.5] as [Double] {
                turns.add(longitude)
                #expect(turns.degrees == Double(1 + round) * 360)
            }
            turns.add(-179.5)
        }
    }
}
