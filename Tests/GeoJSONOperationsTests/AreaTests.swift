import GeoJSON
import GeoJSONOperations
import Geodesy
import Support
import Testing

@Suite("Circles, boxes and hulls")
struct AreaTests {
    @Test("the corners of a circle are as far from its centre as asked, counterclockwise, anywhere on Earth")
    func circle() throws {
        for center in [
            Shapes.place(61.4, 55.16), Shapes.place(179.99, -17), Shapes.place(-180, 70), Shapes.place(10, -45),
        ] {
            let circle = try Geometry.circle(around: center, radius: 5000, corners: 128)
            let far = circle.coordinates.filter { $0.longitude.magnitude < 179.999_999 }.map { $0.distance(to: center) }
            for distance in far { #expect((distance - 5000).magnitude < 1e-3) }
            #expect((circle.area / (Double.pi * 25e6) - 1).magnitude < 0.001)
            #expect(circle.isRightHanded)
        }
        let across = try Geometry.circle(around: Shapes.place(179.99, -17), radius: 5000)
        #expect(across.kind == .multiPolygon)
    }

    @Test("a circle around a pole holds it")
    func pole() throws {
        let cap = try Geometry.circle(around: Shapes.place(30, 89), radius: 500_000)
        #expect(cap.contains(Shapes.place(-100, 89.5)) && cap.contains(Shapes.place(100, 87)))
        #expect(!cap.contains(Shapes.place(-100, 80)))
    }

    @Test("circles that make no sense are refused")
    func refused() {
        for (radius, corners) in [(0.0, 64), (-5, 64), (.nan, 64), (2e7, 64), (5, 2), (5, 1_000_000)] {
            #expect(throws: GeometryOperationError.self) {
                try Geometry.circle(around: Shapes.place(0, 0), radius: radius, corners: corners)
            }
        }
        #expect(throws: GeometryOperationError.notOnEarth(Shapes.place(200, 0))) {
            try Geometry.circle(around: Shapes.place(200, 0), radius: 5)
        }
    }

    @Test("a box becomes an area, two across the antimeridian")
    func box() throws {
        let box = try Geometry.box(Extent(west: 1, south: 2, east: 3, north: 4))
        #expect(try box.wellKnown == "POLYGON ((1 2, 3 2, 3 4, 1 4, 1 2))")
        let across = try Geometry.box(Extent(west: 177, south: -20, east: -178, north: -16))
        #expect(across.kind == .multiPolygon && across.contains(Shapes.place(179, -18)))
        #expect(across.contains(Shapes.place(-179, -18)) && !across.contains(Shapes.place(0, -18)))
        #expect(throws: GeometryOperationError.self) {
            try Geometry.box(Extent(west: .nan, south: 0, east: 1, north: 1))
        }
        #expect(try Shapes.geometry("LINESTRING (1 2, 3 4)").envelope == box)
    }

    @Test(
        "the convex hull is that of GEOS",
        arguments: [
            (
                "POLYGON ((0 0, 10 0, 10 1, 1 1, 1 9, 10 9, 10 10, 0 10, 0 0))",
                "POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0))"
            ),
            ("MULTIPOINT (0 0, 1 5, 3 1)", "POLYGON ((0 0, 3 1, 1 5, 0 0))"),
            ("LINESTRING (0 0, 1 1, 2 2)", "LINESTRING (0 0, 2 2)"), ("MULTIPOINT (3 4, 3 4)", "POINT (3 4)"),
            ("MULTIPOINT (179 0, -179 0)", "MULTILINESTRING ((179 0, 180 0), (-180 0, -179 0))"),
        ])
    func hull(_ text: String, _ expected: String) throws {
        #expect(try Shapes.geometry(text).convexHull?.wellKnown == expected)
    }

    @Test("no position is outside of the hull, and each corner is one of them", arguments: UInt64(1)...4)
    func hullProperty(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<50 {
            let positions = Positions(
                (0..<generator.next(in: 3...40)).map { _ in
                    Position(
                        longitude: Double(generator.next(in: -9...9)) / 10,
                        latitude: Double(generator.next(in: -9...9)) / 10)
                })
            let points = Geometry.multiPoint(positions)
            let hull = try #require(points.convexHull)
            #expect(hull.covers(points), "seed \(seed), round \(round)")
            #expect(Set(hull.coordinates).isSubset(of: Set(points.coordinates)))
            #expect(hull.convexHull == hull && hull.isRightHanded)
        }
    }
}

extension Geometry {
    var wellKnown: String { get throws { try wellKnownText() } }
}
