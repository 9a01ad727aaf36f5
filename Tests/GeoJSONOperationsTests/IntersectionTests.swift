import GeoJSON
import Geodesy
import Support
import Testing

@testable import GeoJSONOperations

@Suite("Where lines and areas meet")
struct IntersectionTests {
    @Test("crossings, touches and the ends of common parts are found, as GEOS has them")
    func places() throws {
        let one = try Shapes.geometry("LINESTRING (0 0, 10 10, 20 0)")
        let other = try Shapes.geometry("LINESTRING (0 5, 20 5, 20 0, 15 5)")
        let expected = [Shapes.place(5, 5), Shapes.place(15, 5), Shapes.place(20, 0)]
        #expect(one.intersections(with: other) == expected)
        #expect(other.intersections(with: one) == expected)
    }

    @Test("lines and areas across the antimeridian meet there")
    func antimeridian() throws {
        let fiji = try Shapes.geometry(Shapes.fiji)
        let line = try Shapes.geometry("LINESTRING (-170 -17, 170 -17)")
        #expect(fiji.intersections(with: line) == [Shapes.place(178, -17), Shapes.place(-178, -17)])
        #expect(fiji.intersects(line) && !fiji.contains(line))
        let inner = try Shapes.geometry("LINESTRING (179 -17, -179 -16)")
        for area in [fiji, fiji.cutAtAntimeridian()] {
            #expect(area.contains(inner) && area.contains(inner.cutAtAntimeridian()) && inner.isWithin(area))
            #expect(area.contains(try Shapes.geometry("POINT (180 -17)")))
            #expect(area.contains(try Shapes.geometry("POINT (-180 -17)")))
            #expect(area.isDisjoint(from: try Shapes.geometry("POINT (0 -17)")))
            #expect(area.isDisjoint(from: try Shapes.geometry("POLYGON ((10 -20, 20 -20, 20 -10, 10 -20))")))
        }
        #expect(
            try !Shapes.geometry("LINESTRING (-179 0, 179 0)").intersects(Shapes.geometry("LINESTRING (0 -5, 0 5)")))
    }

    @Test("an area around a pole holds what is near it")
    func pole() throws {
        let cap = try Geometry.circle(around: Shapes.place(0, 90), radius: 1_000_000)
        #expect(cap.contains(try Shapes.geometry("POINT (120 85)")))
        #expect(cap.contains(try Shapes.geometry("LINESTRING (-100 86, -120 84)")))
        #expect(!cap.intersects(try Shapes.geometry("POINT (120 75)")))
    }

    @Test("the side of a place is decided to the last bit")
    func orientation() {
        let unit = Double.ulpOfOne / 2
        let (b, c) = (PlanePosition(x: 12, y: 12), PlanePosition(x: 24, y: 24))
        for i in -20...20 {
            for j in -20...20 {
                let a = PlanePosition(x: 0.5 + Double(i) * unit, y: 0.5 + Double(j) * unit)
                // Above the diagonal is to its left.
                let side = a.y > a.x ? 1 : a.y < a.x ? -1 : 0
                #expect(Orientation.sign(b, c, a) == side)
                #expect(Orientation.sign(a, b, c) == side && Orientation.sign(a, c, b) == -side)
            }
        }
    }

    @Test("the sweep finds the pairs that looking at all of them does", arguments: UInt64(1)...4)
    func sweep(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func segments(_ count: Int) -> [PlanarSegment] {
            (0..<count).map { number in
                func place() -> PlanePosition {
                    PlanePosition(x: Double(generator.next(below: 12)), y: Double(generator.next(below: 12)))
                }
                return PlanarSegment(start: place(), end: place(), path: number, role: .line)
            }
        }
        for round in 0..<50 {
            let (one, other) = (segments(generator.next(below: 30)), segments(generator.next(below: 30)))
            var found: Set<[Int]> = []
            SegmentSweep.forEachPair(one, other) { first, second in
                #expect(found.insert([first, second]).inserted)
                return true
            }
            for first in one.indices {
                for second in other.indices {
                    if case .nowhere = one[first].intersection(with: other[second]) { continue }
                    #expect(found.contains([first, second]), "seed \(seed), round \(round)")
                }
            }
        }
    }

    @Test("a place is inside of a star exactly where a slow count of its crossings is odd", arguments: UInt64(1)...4)
    func location(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<20 {
            let star = Shapes.star(&generator, around: Shapes.place(10, 50), radius: 50_000)
            for _ in 0..<50 {
                let place = Shapes.place(generator.next(in: 9.0...11), generator.next(in: 49.5...50.5))
                let point = Geometry.point(Position(place))
                #expect(star.contains(point) == star.contains(place), "seed \(seed), round \(round)")
                #expect(star.intersects(point) == star.contains(place))
            }
        }
    }

    @Test("numbers that are none crash nothing")
    func notFinite() throws {
        let nowhere = Geometry.lineString([
            Position(longitude: .nan, latitude: 0), Position(longitude: .infinity, latitude: 1),
            Position(longitude: 0, latitude: -.infinity),
        ])
        let ring = Geometry.polygon(
            Polygon(uncheckedExterior: [
                Position(longitude: .nan, latitude: 0), Position(longitude: .infinity, latitude: 1),
                Position(longitude: 0, latitude: .nan), Position(longitude: .nan, latitude: 0),
            ]))
        let square = try Shapes.geometry("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0))")
        for odd in [nowhere, ring] {
            _ = (odd.intersects(square), square.contains(odd), odd.covers(odd), odd.intersections(with: square))
            _ = (odd.centroid, odd.pointOnSurface, odd.convexHull, odd.envelope, odd.meanCoordinate)
            _ = (odd.nearest(to: Shapes.place(0, 0)), odd.flipped(), odd.parts)
            #expect(throws: GeometryOperationError.self) { try odd.moved(bearing: 0, distance: 1) }
        }
    }
}
