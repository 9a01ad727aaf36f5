import Geodesy
import Support
import TestSupport
import Testing

@testable import GeoJSON

/// Rings beside slow and plain definitions of what they hold, which way they go and how large they are.
struct RingOracleTests {
    /// A star around the origin, its corners in order of their bearings, so that it does not cross itself.
    private static func star(_ generator: inout SeededGenerator, corners: Int, reach: Double) -> [(
        x: Double, y: Double
    )] {
        let turns = (0..<corners).map { _ in generator.nextUnit() }.sorted()
        return turns.map { turn in
            let length = generator.next(in: 0.2...1) * reach
            let angle = 2 * Double.pi * turn
            return (length * cosine(angle), length * sine(angle))
        }
    }

    private static func sine(_ angle: Double) -> Double { cosine(angle - .pi / 2) }

    private static func ring(_ corners: [(x: Double, y: Double)], west: Double = 0) -> Positions {
        func wrapped(_ longitude: Double) -> Double {
            longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
        }
        return Positions(
            (corners + corners.prefix(1)).map { Position(longitude: wrapped($0.x + west), latitude: $0.y) })
    }

    /// How often the corners go around a place (Sunday, 2001), which needs no ray.
    private static func windingNumber(_ corners: [(x: Double, y: Double)], _ x: Double, _ y: Double) -> Int {
        var turns = 0
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y)
            if from.y <= y, to.y > y, side > 0 { turns += 1 }
            if from.y > y, to.y <= y, side < 0 { turns -= 1 }
        }
        return turns
    }

    private static func isClockwise(_ corners: [(x: Double, y: Double)]) -> Bool {
        zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } < 0
    }

    @Test(
        "a ring holds a place where its winding number says so, also across the antimeridian",
        arguments: [0.0, 175, -178, 90])
    func enclosed(west: Double) {
        for seed in UInt64(0)..<150 {
            var generator = SeededGenerator(seed: seed)
            var corners = Self.star(&generator, corners: generator.next(in: 3...12), reach: 20)
            // Across the antimeridian only the direction may tell that a ring crosses it.
            if abs(west) > 160 ? Self.isClockwise(corners) : generator.chance(0.5) { corners.reverse() }
            let ring = Self.ring(corners, west: west)
            guard abs(west) < 160 || UnrolledRing(ring.coordinates, .shortWay).isSimple else { continue }
            for _ in 0..<20 {
                let (x, y) = (generator.next(in: -22.0...22), generator.next(in: -22.0...22))
                var longitude = x + west
                if longitude > 180 { longitude -= 360 }
                if longitude < -180 { longitude += 360 }
                let isInside = ring.encloses(Coordinate(longitude: longitude, latitude: y))
                #expect(isInside == (Self.windingNumber(corners, x, y) != 0), "seed \(seed), \(x) \(y)")
            }
        }
    }

    @Test("a ring of corners in the order of their bearings goes counterclockwise, and backwards it does not")
    func direction() {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let corners = Self.star(
                &generator, corners: generator.next(in: 4...12), reach: generator.pick([1e-6, 0.01, 20]) ?? 1)
            let west = generator.next(in: -180.0...180)
            let ring = Self.ring(corners, west: west)
            // Three corners on one side of the middle may go either way.
            guard Self.windingNumber(corners, 0, 0) != 0 else { continue }
            #expect(ring.isCounterclockwise == true, "seed \(seed)")
            let polygon = Polygon(uncheckedExterior: ring)
            #expect(Geometry.polygon(polygon).isRightHanded)
            guard ring.reading.isCertain else { continue }
            #expect(Positions(ring.reversed()).isCounterclockwise == false, "seed \(seed)")
            #expect(!Geometry.polygon(Polygon(uncheckedExterior: Positions(ring.reversed()))).isRightHanded)
            #expect(Polygon(uncheckedExterior: Positions(ring.reversed())).rewound() == polygon)
        }
    }

    @Test("rings without area go neither way: lines there and back, single places, corners in a row")
    func flat() {
        let flat: [[(x: Double, y: Double)]] = [
            [(1, 1), (1, 1), (1, 1)], [(0, 0), (3, 3), (6, 6)], [(0.1, 0.2), (0.2, 0.4), (0.3, 0.6), (0.2, 0.4)],
            [(179, 5), (181, 5), (180, 5)],
        ]
        for corners in flat { #expect(Self.ring(corners).isCounterclockwise == nil, "\(corners)") }
        #expect(Positions().isCounterclockwise == nil)
        #expect(Self.ring([(.infinity, 1), (2, 2), (3, 1)]).isCounterclockwise == nil)
    }

    @Test("a ring around a pole goes one way, and backwards the other, wherever it begins", arguments: [60.0, -60])
    func poles(latitude: Double) {
        for start in stride(from: -180.0, through: 150, by: 30) {
            let places = stride(from: start, through: start + 360, by: 30).map { longitude in
                Position(longitude: longitude > 180 ? longitude - 360 : longitude, latitude: latitude)
            }
            // The last one is the first, however its meridian is written.
            let ring = Positions(places.dropLast() + [places[0]])
            #expect(ring.isCounterclockwise == (latitude > 0), "from \(start)")
            #expect(Positions(ring.reversed()).isCounterclockwise == (latitude < 0), "from \(start)")
            // Which pole is meant is not certain, so neither is turned around.
            for ring in [ring, Positions(ring.reversed())] {
                let polygon = Geometry.polygon(Polygon(uncheckedExterior: ring))
                #expect(polygon.rewound() == polygon)
                #expect(polygon.isRightHanded == (ring.isCounterclockwise == true))
            }
        }
    }

    @Test(
        "any ring backwards goes the other way that can be read in one way only, with steps of half a turn and around poles"
    )
    func backwards() {
        var certain = 0
        for seed in UInt64(0)..<2_000 {
            var objects = RandomObjects(seed: seed)
            let ring = objects.ring()
            guard ring.reading.isCertain else { continue }
            certain += 1
            let isBackwards = Positions(ring.reversed()).isCounterclockwise
            #expect(isBackwards == ring.isCounterclockwise.map { !$0 }, "seed \(seed)")
        }
        #expect(certain > 500)
    }

    @Test("longitudes several turns apart go the short way as well, and as far back")
    func turns() {
        for (from, to, way) in [
            (12.7, 557.0, -175.7), (0, 720, 0), (-1000, 1000, -160), (10, 190, 180), (170, -170, 20),
        ] {
            #expect(abs(Angle.longitudeStep(from: from, to: to) - way) < 1e-9)
            #expect(Angle.longitudeStep(from: to, to: from) == -Angle.longitudeStep(from: from, to: to))
        }
    }

    @Test("the area of a star is the sum of the triangles around its middle")
    func area() {
        for seed in UInt64(0)..<100 {
            var generator = SeededGenerator(seed: seed)
            let corners = Self.star(&generator, corners: generator.next(in: 5...12), reach: 0.1)
            guard Self.windingNumber(corners, 0, 0) != 0 else { continue }
            let west = generator.pick([0, 61, 179.99]) ?? 0
            let whole = Polygon(uncheckedExterior: Self.ring(corners, west: west)).area
            var sum = 0.0
            for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                let isUpright = from.x * to.y - to.x * from.y > 0
                let corners = isUpright ? [(0, 0), from, to] : [(0, 0), to, from]
                let triangle = Polygon(uncheckedExterior: Self.ring(corners, west: west)).area
                sum += isUpright ? triangle : -triangle
            }
            #expect(abs(whole - sum) <= 1e-6 * whole + 1, "seed \(seed): \(whole), \(sum)")
            // A degree of latitude and longitude at the equator, the curvature aside.
            let plane = Self.ring(corners).signedDoubleArea / 2 * 110_574 * 111_320
            #expect(abs(whole - plane) < whole * 0.001, "seed \(seed)")
        }
    }

    @Test("a polygon holds what its exterior does and no hole does, wherever its parts are")
    func polygons() {
        for seed in UInt64(0)..<100 {
            var generator = SeededGenerator(seed: seed)
            var outer = Self.star(&generator, corners: 9, reach: 30)
            if Self.isClockwise(outer) { outer.reverse() }
            let inner = Self.star(&generator, corners: 5, reach: 8)
            let polygon = Polygon(uncheckedExterior: Self.ring(outer, west: 170), holes: [Self.ring(inner, west: 170)])
            let collection = Geometry.geometryCollection([
                .multiPolygon([polygon]), .point(Position(longitude: 1, latitude: 1)),
            ])
            for _ in 0..<20 {
                let (x, y) = (generator.next(in: -30.0...30), generator.next(in: -30.0...30))
                let place = Coordinate(longitude: x + 170 > 180 ? x - 190 : x + 170, latitude: y)
                let expected = Self.windingNumber(outer, x, y) != 0 && Self.windingNumber(inner, x, y) == 0
                #expect(polygon.contains(place) == expected, "seed \(seed)")
                #expect(collection.contains(place) == expected, "seed \(seed)")
            }
        }
    }
}
