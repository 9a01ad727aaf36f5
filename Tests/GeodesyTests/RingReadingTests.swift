import Geodesy
import Support
import Testing

/// How rings are read that have sides of more than 180° of longitude.
@Suite("Readings of rings")
struct RingReadingTests {
    static func ring(_ corners: [(Double, Double)]) -> [Coordinate] {
        corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }
    }

    static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Coordinate] {
        ring([(west, south), (east, south), (east, north), (west, north), (west, south)])
    }

    private func holds(_ ring: [Coordinate], _ longitude: Double, _ latitude: Double) -> Bool {
        UnrolledRing(ring, RingReading(of: ring)).contains(Coordinate(longitude: longitude, latitude: latitude))
    }

    @Test("rings whose sides are at most 180° long, or exactly 360°, are read as they are written")
    func plain() {
        for ring in [
            Self.box(-180, -90, 180, 90), Self.box(-180, 40, 180, 50), Self.box(-90, 0, 90, 10),
            Self.box(170, 0, 190, 10),
            Self.ring([(-180, -84), (-180, -90), (180, -90), (180, -84), (90, -70), (0, -72), (-90, -75), (-180, -84)]),
            // As Natural Earth has it.
            Self.ring([
                (-179.999_999_999_999_94, -84), (-180, -90), (180, -90), (180, -84), (90, -70), (-90, -75),
                (-179.999_999_999_999_94, -84),
            ]),
            Self.ring([(500_000, 6_000_000), (700_000, 6_000_000), (700_000, 7_000_000), (500_000, 6_000_000)]), [],
        ] {
            #expect(RingReading(of: ring) == .plain)
            #expect(RingReading(of: Array(ring.reversed())) == .plain)
        }
        let world = Self.box(-180, -90, 180, 90)
        #expect(UnrolledRing(world, .plain).isCounterclockwise == true)
        #expect(holds(world, 12, 34) && holds(world, -179, -89))
    }

    @Test("a box 190° wide is one as long as it is wound counterclockwise; clockwise it crosses the antimeridian")
    func wideBox() {
        let box = Self.box(-100, -10, 90, 10)
        #expect(RingReading(of: box) == RingReading(.asWritten, .winding))
        #expect(holds(box, 0, 0) && !holds(box, 150, 0) && !holds(box, -150, 0))
        let across = Array(box.reversed())
        #expect(RingReading(of: across) == RingReading(.shortWay, .winding))
        #expect(holds(across, 150, 0) && holds(across, -150, 0) && !holds(across, 0, 0))
        #expect(!RingReading(of: box).isCertain && !RingReading(of: across).isCertain)
    }

    @Test("a ring that crosses itself in one reading is read in the other, whichever way it is wound")
    func simplicity() {
        // Over the antimeridian and back twice.
        let comb = Self.ring([
            (170, 0), (-170, 0), (-170, 10), (175, 10), (175, 20), (-170, 20), (-170, 30), (170, 30), (170, 0),
        ])
        let parallel = Self.ring([(45, 40), (135, 40), (-135, 40), (-45, 40), (45, 40)])
        for ring in [comb, parallel] {
            #expect(RingReading(of: ring) == RingReading(.shortWay, .simplicity))
            #expect(RingReading(of: Array(ring.reversed())) == RingReading(.shortWay, .simplicity))
        }
        // Nearly around the Earth, with a tooth: the short way the tooth would cross the other side.
        let wide = Self.ring([
            (-160, 0), (150, 0), (150, 30), (-100, 30), (-100, 20), (100, 20), (100, 10), (-160, 10), (-160, 0),
        ])
        #expect(RingReading(of: wide) == RingReading(.asWritten, .simplicity))
        #expect(RingReading(of: Array(wide.reversed())) == RingReading(.asWritten, .simplicity))
    }

    @Test(
        "where both readings keep the right-hand rule, or both break it, a ring is read the short way and is not certain"
    )
    func ambiguous() {
        // A belt between 50° and 80° as written, an area around the north pole the short way; counterclockwise both ways.
        let ring = Self.ring([(-170, 80), (-90, 60), (0, 50), (90, 60), (170, 80), (-170, 80)])
        #expect(RingReading(of: ring) == RingReading(.shortWay, .none))
        #expect(RingReading(of: Array(ring.reversed())) == RingReading(.shortWay, .none))
        #expect(holds(ring, 10, 89) && holds(ring, 10, 60) && !holds(ring, 10, 40))
    }

    @Test("a hole is read as the ring around it")
    func holes() {
        let across = RingReading(of: Self.box(170, 40, -170, 60))
        let written = RingReading(of: Self.box(-175, -10, 175, 10))
        // Clockwise as written, as a hole should be.
        let hole = Array(Self.box(-172, 45, 172, 55).reversed())
        #expect(RingReading(of: hole, exterior: across).longitudes == .shortWay)
        #expect(RingReading(of: hole, exterior: written).longitudes == .asWritten)
        #expect(RingReading(of: Self.box(-100, -5, 100, 5), exterior: .plain).longitudes == .asWritten)
        let ring = Self.ring([(-170, 80), (-90, 60), (0, 50), (90, 60), (170, 80), (-170, 80)])
        #expect(RingReading(of: hole, exterior: RingReading(of: ring)) == RingReading(.asWritten, .winding))
    }

    @Test(
        "a ring around a pole holds the one on its smaller side, however it is wound and however dense its corners are")
    func poles() {
        for start in stride(from: -180.0, to: 180, by: 15) {
            let north = (0...12).map { index in
                Coordinate(longitude: (start + Double(index % 12) * 30).remainder(dividingBy: 360), latitude: 60)
            }
            for ring in [north, north.reversed()] {
                #expect(UnrolledRing(ring, .shortWay).pole == .north)
                #expect(holds(ring, start + 7, 70) && holds(ring, start - 100, 90) && !holds(ring, start, 50))
            }
            #expect(UnrolledRing(north, .shortWay).isCounterclockwise == true)
            #expect(UnrolledRing(north.reversed(), .shortWay).isCounterclockwise == false)
        }
        // Most corners are in the south, most of the way is in the north.
        var corners: [(Double, Double)] = [(0, 60), (100, 60), (170, 60)]
        for step in 0..<20 { corners.append((-160 + Double(step), -60)) }
        corners += [(-100, 60), (0, 60)]
        #expect(UnrolledRing(Self.ring(corners), .shortWay).pole == .north)
    }

    @Test("an exterior around a pole holds that which its hole goes around")
    func band() {
        let equator = Self.ring([(-150, -5), (-50, -5), (50, -5), (150, -5), (-150, -5)])
        let cap = Self.ring([(150, 70), (50, 70), (-50, 70), (-150, 70), (150, 70)])
        let rings = UnrolledRing.rings(ofPolygon: [equator, cap])
        #expect(rings.map(\.pole) == [.north, .north])
        #expect(UnrolledRing(equator, .shortWay).pole == .south)
    }
}
