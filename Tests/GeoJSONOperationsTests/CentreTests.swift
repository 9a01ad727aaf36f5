import GeoJSON
import GeoJSONOperations
import Geodesy
import Support
import Testing

@Suite("Centres")
struct CentreTests {
    @Test(
        "the centroid and the point on the surface are those of GEOS",
        arguments: [
            (
                "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 1 3, 2 3, 2 1, 1 1))",
                Shapes.place(2.0714285714285716, 2), Shapes.place(3, 2)
            ),
            ("LINESTRING (0 0, 3 0, 3 4)", Shapes.place(2.357142857142857, 1.1428571428571428), Shapes.place(3, 0)),
            ("MULTIPOINT (0 0, 1 5, 3 1)", Shapes.place(1.3333333333333333, 2), Shapes.place(3, 1)),
            (
                "MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)), ((5 5, 9 5, 9 8, 5 5)))",
                Shapes.place(7.128205128205129, 5.564102564102564), Shapes.place(8, 6.5)
            ),
            ("GEOMETRYCOLLECTION (POINT (9 9), LINESTRING (0 0, 2 2))", Shapes.place(1, 1), Shapes.place(0, 0)),
            (
                "POLYGON ((0 0, 10 0, 10 1, 1 1, 1 9, 10 9, 10 10, 0 10, 0 0))",
                Shapes.place(3.7142857142857144, 5), Shapes.place(0.5, 5)
            ),
        ])
    func geos(_ text: String, _ centroid: Coordinate, _ surface: Coordinate) throws {
        let geometry = try Shapes.geometry(text)
        #expect(try #require(geometry.centroid).isNear(centroid))
        #expect(try #require(geometry.pointOnSurface).isNear(surface))
    }

    @Test("the centre of the box and the mean of the positions are others")
    func others() throws {
        let corner = try Shapes.geometry("POLYGON ((0 0, 9 0, 9 3, 0 0))")
        #expect(corner.centroid?.isNear(Shapes.place(6, 1)) == true)
        #expect(corner.centerOfBox == Shapes.place(4.5, 1.5))
        let more = try Shapes.geometry("POLYGON ((0 0, 9 0, 9 1, 9 3, 0 0))")
        #expect(more.centroid?.isNear(Shapes.place(6, 1)) == true)
        #expect(more.meanCoordinate == Shapes.place(6.75, 1))
        let flat = try Shapes.geometry("POLYGON ((0 0, 2 0, 4 0, 0 0))")
        #expect(flat.centroid == Shapes.place(2, 0) && flat.pointOnSurface == Shapes.place(2, 0))
    }

    @Test("nothing has no centre")
    func empty() throws {
        for text in ["POINT EMPTY", "POLYGON EMPTY", "GEOMETRYCOLLECTION EMPTY", "LINESTRING EMPTY"] {
            let geometry = try Shapes.geometry(text)
            #expect(geometry.centroid == nil && geometry.meanCoordinate == nil && geometry.centerOfBox == nil)
            #expect(geometry.pointOnSurface == nil && geometry.convexHull == nil && geometry.envelope == nil)
        }
    }

    @Test("the antimeridian is no edge, whether a shape is cut there or not")
    func antimeridian() throws {
        let fiji = try Shapes.geometry(Shapes.fiji)
        for geometry in [fiji, fiji.cutAtAntimeridian()] {
            let centroid = try #require(geometry.centroid)
            #expect(centroid.longitude.magnitude > 179.999_999 && (centroid.latitude + 17.5).magnitude < 1e-9)
            let surface = try #require(geometry.pointOnSurface)
            #expect(surface.longitude.magnitude > 179.999_999 && surface.latitude == -17.5)
            #expect(geometry.centerOfBox?.longitude.magnitude == 180)
        }
        let line = try Shapes.geometry("LINESTRING (179 0, -177 0)")
        #expect(line.centroid == Shapes.place(-179, 0))
    }

    @Test("the point on the surface is inside, wherever the centroid is", arguments: UInt64(1)...4)
    func inside(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<100 {
            let middle = Shapes.place(generator.next(in: -180.0...180), generator.next(in: -60.0...60))
            let star = Shapes.star(&generator, around: middle, radius: 50_000)
            let place = try #require(star.pointOnSurface)
            #expect(star.contains(place), "seed \(seed), round \(round)")
            #expect(star.contains(Geometry.point(Position(place))), "seed \(seed), round \(round)")
        }
    }

    @Test("the middle of a geodesic is where PROJ has it")
    func midpoint() {
        let chelyabinsk = Shapes.place(61.4026, 55.1599)
        let moscow = Shapes.place(37.6173, 55.7558)
        #expect(chelyabinsk.midpoint(to: moscow).isNear(Shapes.place(49.60090975078241, 56.03742403155695)))
        #expect(chelyabinsk.intermediate(to: moscow, fraction: 0) == chelyabinsk)
        #expect(chelyabinsk.intermediate(to: moscow, fraction: 1) == moscow)
        #expect(moscow.midpoint(to: moscow) == moscow)
    }
}
