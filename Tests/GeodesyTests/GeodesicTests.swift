import Geodesy
import Support
import Testing

@Suite("Geodesics and areas")
struct GeodesicTests {
    @Test("a quarter of the equator and of a meridian have the lengths of WGS 84")
    func quarters() {
        let origin = Coordinate(longitude: 0, latitude: 0)
        let east = Geodesic(from: origin, to: Coordinate(longitude: 90, latitude: 0))
        #expect(abs(east.distance - WGS84.equatorialRadius * .pi / 2) < 1e-7)
        #expect(east.startBearing == 90 && east.endBearing == 90)
        let north = Geodesic(from: origin, to: Coordinate(longitude: 0, latitude: 90))
        #expect(abs(north.distance - 10_001_965.729_3) < 1e-4)
        #expect(north.startBearing == 0 && north.endBearing == 0)
    }

    @Test("nearly opposite places are joined, where simpler iterations give up")
    func nearlyOpposite() {
        // Karney (2013), table 5.
        let line = Geodesic(
            from: Coordinate(longitude: 0, latitude: -30), to: Coordinate(longitude: 179.8, latitude: 29.9))
        #expect(abs(line.distance - 19_989_832.827_61) < 1e-5)
        #expect(abs(line.startBearing - 161.890_524_736_33) < 1e-9)
        #expect(abs(line.endBearing - 18.090_737_245_74) < 1e-9)
    }

    @Test("between equal coordinates there is no distance and the bearing is 0", arguments: [-90, -55.5, 0, 90])
    func equal(latitude: Double) {
        let here = Coordinate(longitude: 61.4, latitude: latitude)
        let line = Geodesic(from: here, to: here)
        #expect(line.distance == 0 && line.startBearing == 0 && line.endBearing == 0)
        #expect(here.bearing(to: here) == 0)
        #expect(here.distance(to: here) == 0)
    }

    @Test("the line out and the line back are the same line")
    func symmetry() {
        for seed in UInt64(0)..<500 {
            var generator = SeededGenerator(seed: seed)
            let start = Coordinate(longitude: generator.next(in: -180...180), latitude: generator.next(in: -90...90))
            let end = Coordinate(longitude: generator.next(in: -180...180), latitude: generator.next(in: -90...90))
            let out = Geodesic(from: start, to: end)
            let back = Geodesic(from: end, to: start)
            #expect(abs(out.distance - back.distance) < 1e-8, "seed \(seed)")
            #expect(abs((out.startBearing - back.endBearing).remainder(dividingBy: 180)) < 1e-6, "seed \(seed)")
            let arrived = Geodesic(from: start, bearing: out.startBearing, distance: out.distance)
            #expect(arrived.end.distance(to: end) < 1e-7, "seed \(seed)")
            #expect(abs((arrived.endBearing - out.endBearing).remainder(dividingBy: 360)) < 1e-6, "seed \(seed)")
        }
    }

    @Test("short and long formulas meet without a step")
    func seam() {
        for latitude in stride(from: -84.9, through: 84.9, by: 5.3) {
            let start = Coordinate(longitude: 10, latitude: latitude)
            for end in [
                Coordinate(longitude: 10.199_999, latitude: latitude + 0.1),
                Coordinate(longitude: 9.9, latitude: latitude - 0.199_999),
            ] {
                #expect(abs(start.distance(to: end) - Geodesic(from: start, to: end).distance) < 1e-3)
            }
        }
    }

    @Test("longitudes go round, and what is not a number stays so")
    func oddInput() {
        let start = Coordinate(longitude: 179, latitude: 10)
        let near = Coordinate(longitude: -179, latitude: 10)
        let unwrapped = Coordinate(longitude: 541, latitude: 10)
        #expect(abs(start.distance(to: near) - start.distance(to: unwrapped)) < 1e-8)
        for bad in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(start.distance(to: Coordinate(longitude: 0, latitude: bad)).isNaN)
            #expect(start.destination(bearing: 10, distance: bad).latitude.isNaN || bad == 1e300)
            _ = start.destination(bearing: bad, distance: 10)
            _ = Geodesic(from: Coordinate(longitude: bad, latitude: 0), to: near)
            _ = Geodesic.area(ofRing: [start, Coordinate(longitude: bad, latitude: bad), near])
        }
    }

    @Test("an octant of the Earth is an eighth of its area, and the direction decides the sign")
    func octant() {
        let octant = [
            Coordinate(longitude: 0, latitude: 0), Coordinate(longitude: 90, latitude: 0),
            Coordinate(longitude: 0, latitude: 90),
        ]
        let eighth = 510_065_621_724_088.4 / 8
        #expect(abs(Geodesic.area(ofRing: octant) - eighth) < 1)
        #expect(abs(Geodesic.area(ofRing: octant.reversed()) + eighth) < 1)
    }

    @Test("a square kilometre has its area wherever it lies, poles and antimeridian included")
    func squareKilometre() {
        for place in [
            Coordinate(longitude: 61.4, latitude: 55.1), Coordinate(longitude: 180, latitude: -17),
            Coordinate(longitude: 0, latitude: 90), Coordinate(longitude: 33, latitude: -90),
            Coordinate(longitude: -180, latitude: 89.999),
        ] {
            let corners = [0, 270, 180, 90].map {
                place.destination(bearing: Double($0) + 45, distance: 500 * 2.0.squareRoot())
            }
            #expect(abs(Geodesic.area(ofRing: corners) - 1e6) < 1, "\(place)")
            #expect(abs(Geodesic.area(ofRing: corners + [corners[0]]) - 1e6) < 1, "\(place)")
        }
    }

    /// Areas in square metres by GeographicLib, `PolygonArea` of the Python package geographiclib 2.0.
    private static let smallRings: [(area: Double, corners: [(Double, Double)])] = [
        (383700.1806356907, [(41.79006, 36.28), (41.79162, 36.26013), (41.79538, 36.26157)]),
        (
            4628321.535746306,
            [
                (-152.35007, -51.46835), (-152.36957, -51.45), (-152.38962, -51.46614), (-152.38925, -51.47543),
                (-152.38788, -51.47896),
            ]
        ),
        (
            10870663.257318407,
            [(126.30522, -43.53683), (126.30505, -43.53673), (126.26053, -43.53395), (126.32844, -43.5924)]
        ),
        (
            33308.43017838895,
            [(-102.37584, 56.42909), (-102.37672, 56.42945), (-102.37024, 56.41782), (-102.37019, 56.41804)]
        ),
        (
            383077.239151001,
            [
                (60.50199, -24.31541), (60.49827, -24.31531), (60.49693, -24.31606), (60.49507, -24.31914),
                (60.49835, -24.32472),
            ]
        ),
        (6884177.686504364, [(-110.1513, -36.53101), (-110.16123, -36.54171), (-110.07252, -36.58568)]),
    ]

    @Test("areas of a few buildings or fields are right to a billionth", arguments: smallRings)
    func smallRing(area: Double, corners: [(Double, Double)]) {
        let ring = corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }
        #expect(abs(Geodesic.area(ofRing: ring) / area - 1) < 1e-9)
    }

    @Test("fewer than three places enclose nothing")
    func noArea() {
        let here = Coordinate(longitude: 10, latitude: 50)
        let there = Coordinate(longitude: 11, latitude: 51)
        #expect(Geodesic.area(ofRing: [Coordinate]()) == 0)
        #expect(Geodesic.area(ofRing: [here, here]) == 0)
        #expect(abs(Geodesic.area(ofRing: [here, there])) < 1e-3)
    }
}
