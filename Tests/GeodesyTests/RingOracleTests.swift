import Geodesy
import Support
import Testing

/// Rings beside slow and plain definitions.
@Suite("Unrolled rings and their oracles")
struct UnrolledRingTests {
    private static func wrapped(_ corners: [Coordinate]) -> [Coordinate] {
        corners.map { Coordinate(longitude: $0.longitude.remainder(dividingBy: 360), latitude: $0.latitude) }
    }

    /// How often the corners go around a place (Sunday, 2001), which needs no ray.
    private static func windingNumber(_ corners: [Coordinate], _ x: Double, _ y: Double) -> Int {
        var turns = 0
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let side =
                (to.longitude - from.longitude) * (y - from.latitude) - (x - from.longitude)
                * (to.latitude - from.latitude)
            if from.latitude <= y, to.latitude > y, side > 0 { turns += 1 }
            if from.latitude > y, to.latitude <= y, side < 0 { turns -= 1 }
        }
        return turns
    }

    @Test(
        "an unrolled ring holds a place where its corners go around one of the place's copies",
        arguments: 1...400 as ClosedRange<UInt64>)
    func enclosed(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let middle = generator.next(in: -180.0...180)
        let corners = (0..<generator.next(in: 3...12)).map { _ in generator.nextUnit() }.sorted().map { share in
            let (length, angle) = (generator.next(in: 5.0...70), share * 2 * Double.pi)
            return Coordinate(longitude: middle + length * cosine(angle), latitude: length * sine(angle))
        }
        let ring = UnrolledRing(Self.wrapped(corners), .shortWay)
        #expect(ring.turn == 0, "seed \(seed)")
        for _ in 0..<40 {
            let (x, y) = (generator.next(in: -180.0...180), generator.next(in: -80.0...80))
            let expected = [-720.0, -360, 0, 360, 720].contains { Self.windingNumber(corners, x + $0, y) != 0 }
            #expect(ring.contains(Coordinate(longitude: x, latitude: y)) == expected, "seed \(seed): \(x), \(y)")
            #expect(ring.contains(Coordinate(longitude: x + 360, latitude: y)) == expected, "seed \(seed)")
        }
    }

    @Test(
        "a ring around a pole holds what lies between its latitude and the pole",
        arguments: 1...200 as ClosedRange<UInt64>)
    func caps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let start = generator.next(in: -180.0...180)
        let count = generator.next(in: 4...15)
        let isSouth = generator.chance(0.5)
        let latitudes = (0..<count).map { _ in generator.next(in: 5.0...85) * (isSouth ? -1 : 1) }
        let step = 360 / Double(count)
        var corners = latitudes.indices.map {
            Coordinate(longitude: start + Double($0) * step, latitude: latitudes[$0])
        }
        if generator.chance(0.5) { corners.reverse() }
        let ring = UnrolledRing(Self.wrapped(corners), .shortWay)
        #expect(ring.turn.magnitude == 360 && ring.pole == (isSouth ? .south : .north), "seed \(seed)")
        #expect(ring.isSimple, "seed \(seed)")
        for _ in 0..<40 {
            let (share, latitude) = (generator.next(in: 0.0...Double(count)), generator.next(in: -90.0...90))
            let before = Int(share) % count
            let rest = share - share.rounded(.down)
            let border = latitudes[before] * (1 - rest) + latitudes[(before + 1) % count] * rest
            let place = Coordinate(longitude: (start + share * step).remainder(dividingBy: 360), latitude: latitude)
            #expect(ring.contains(place) == (isSouth ? latitude < border : latitude > border), "seed \(seed): \(place)")
        }
    }

    /// All pairs of sides, and all copies.
    private static func isSimple(_ ring: UnrolledRing) -> Bool {
        var sides: [(Coordinate, Coordinate)] = []
        ring.forEachSide { sides.append(($0, $1)) }
        func turn(_ p: Coordinate, _ q: Coordinate, _ r: Coordinate) -> Double {
            (q.longitude - p.longitude) * (r.latitude - p.latitude) - (q.latitude - p.latitude)
                * (r.longitude - p.longitude)
        }
        for one in sides {
            for other in sides {
                for copy in [-360.0, 0, 360] {
                    let start = Coordinate(longitude: other.0.longitude + copy, latitude: other.0.latitude)
                    let end = Coordinate(longitude: other.1.longitude + copy, latitude: other.1.latitude)
                    let signs = [
                        turn(one.0, one.1, start), turn(one.0, one.1, end), turn(start, end, one.0),
                        turn(start, end, one.1),
                    ]
                    if signs[0] * signs[1] < 0, signs[2] * signs[3] < 0 { return false }
                }
            }
        }
        return true
    }

    @Test("a ring crosses itself where two of its sides do, on the plane or a turn further")
    func simplicity() {
        var simple = 0
        for seed in UInt64(0)..<3_000 {
            var generator = SeededGenerator(seed: seed)
            let corners = (0..<generator.next(in: 3...7)).map { _ in
                Coordinate(
                    longitude: Double(generator.next(in: -18...18)) * 10 + (generator.chance(0.5) ? 0.5 : 0),
                    latitude: Double(generator.next(in: -8...8)) * 10)
            }
            for longitudes in [RingReading.Longitudes.asWritten, .shortWay] {
                let ring = UnrolledRing(corners, longitudes)
                let expected = Self.isSimple(ring)
                #expect(ring.isSimple == expected, "seed \(seed): \(corners)")
                simple += expected ? 1 : 0
            }
        }
        #expect(simple > 500 && simple < 5_500)
    }

    @Test("a hundred thousand long sides are looked at in a moment, whether they cross or not")
    func longSides() {
        // A comb from west to east and back: every side shares its longitudes with all others.
        let count = 100_000
        var comb = (0..<count).map { number in
            Coordinate(
                longitude: number.isMultiple(of: 2) ? -80 : 80, latitude: Double(number) / Double(count) * 160 - 80)
        }
        comb += [Coordinate(longitude: 85, latitude: 85), Coordinate(longitude: 85, latitude: -85)]
        let clock = ContinuousClock()
        let time = clock.measure { #expect(UnrolledRing(comb, .asWritten).isSimple) }
        comb[count / 2].latitude += 0.01
        let crossingTime = clock.measure { #expect(!UnrolledRing(comb, .asWritten).isSimple) }
        #expect(time < .seconds(20) && crossingTime < .seconds(20), "\(time), \(crossingTime)")
    }

    @Test("straight-sided areas are those of zones, of the whole Earth, and of rings of short geodesics")
    func areas() {
        // The area of a zone by Lambert's closed form: 2πR² (sin β₂ − sin β₁), β authalic latitude, here from pyproj's sphere.
        let earth = 510_065_621_724_088.5
        func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Coordinate] {
            RingReadingTests.box(west, south, east, north)
        }
        #expect(abs(EllipsoidArea.signed(of: box(-180, -90, 180, 90)) / earth - 1) < 1e-12)
        #expect(abs(EllipsoidArea.signed(of: box(-180, 0, 180, 90)) / earth - 0.5) < 1e-12)
        #expect(abs(EllipsoidArea.signed(of: box(-180, -90, 10, 90).reversed()) / earth + 190.0 / 360) < 1e-12)
        for seed in UInt64(0)..<50 {
            var generator = SeededGenerator(seed: seed)
            let corners = (0..<6).map { index in
                let (length, angle) = (
                    generator.next(in: 20.0...60), (Double(index) + generator.nextUnit()) / 6 * 2 * Double.pi
                )
                return Coordinate(longitude: length * cosine(angle), latitude: length * sine(angle))
            }
            var dense: [Coordinate] = []
            for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                for step in 0..<3_000 {
                    let share = Double(step) / 3_000
                    dense.append(
                        Coordinate(
                            longitude: from.longitude + share * (to.longitude - from.longitude),
                            latitude: from.latitude + share * (to.latitude - from.latitude)))
                }
            }
            let expected = Geodesic.area(ofRing: dense)
            #expect(abs(EllipsoidArea.signed(of: corners) / expected - 1) < 1e-6, "seed \(seed)")
        }
    }
}
