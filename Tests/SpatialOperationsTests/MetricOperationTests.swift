import GeoJSON
import GeoJSONOperations
import Geodesy
import SpatialOperations
import Support
import Testing

@Suite("Buffers and simplification in metres")
struct MetricOperationTests {
    @Test(
        "a buffer around a point is a circle of its radius at any latitude",
        arguments: [(61.4, 55.1), (0, 0), (10, 85), (180, -17), (-180, 60), (-70, -89)])
    func circle(longitude: Double, latitude: Double) throws {
        let middle = Coordinate(longitude: longitude, latitude: latitude)
        let zone = try Geometry.point(Position(middle)).buffered(byMetres: 500)
        let corners = zone.coordinates.filter { $0.longitude.magnitude < 180 }
        #expect((64...66).contains(corners.count))
        for corner in corners { #expect(abs(corner.distance(to: middle) - 500) < 1e-3) }
        let circle = Double.pi * 500 * 500
        #expect((0.995...1).contains(zone.area / circle))
    }

    @Test("a buffer across the antimeridian is cut along it, and both parts meet there")
    func antimeridian() throws {
        let line = Shapes.positions([(179.99, 10), (-179.99, 10)])
        let zone = try Geometry.lineString(line).buffered(byMetres: 100)
        guard case .multiPolygon(let parts) = zone.shape else {
            Issue.record("\(zone)")
            return
        }
        #expect(parts.count == 2)
        #expect(zone.coordinates.allSatisfy { $0.longitude.magnitude > 179.98 && $0.longitude.magnitude <= 180 })
        let whole = try Geometry.lineString(Shapes.positions([(0.99, 10), (1.01, 10)])).buffered(byMetres: 100)
        #expect(abs(zone.area / whole.area - 1) < 1e-6)
    }

    @Test("a long edge along a parallel keeps its distance all the way")
    func longEdge() throws {
        let zone = try Geometry.lineString(Shapes.positions([(30, 60), (32, 60)])).buffered(byMetres: 100)
        let area = try PlanarGeometry(zone)
        for longitude in stride(from: 30.0, through: 32, by: 0.1) {
            #expect(try area.contains(PlanarGeometry(Shapes.point(longitude, 60.000_85))))
            #expect(try !area.contains(PlanarGeometry(Shapes.point(longitude, 60.000_95))))
        }
    }

    @Test("shrinking a square by metres, and to nothing")
    func shrinking() throws {
        let square = Shapes.square(61.4, 55.1, size: 0.01)
        let before = Geodesic.area(ofRing: square.rings[0].coordinates)
        let inner = try #require(try square.buffered(byMetres: -50).rings.first)
        let width = Coordinate(longitude: 61.4, latitude: 55.105).distance(
            to: Coordinate(longitude: 61.41, latitude: 55.105))
        let height = before / width
        #expect(abs(Geodesic.area(ofRing: inner.coordinates) - (width - 100) * (height - 100)) < 200)
        #expect(try square.buffered(byMetres: -5000) == .polygon(Polygon(uncheckedRings: [])))
        #expect(try Geometry(.emptyPoint).buffered(byMetres: 10) == .polygon(Polygon(uncheckedRings: [])))
    }

    @Test("distances that are none, and places that are not on Earth, are errors")
    func refused() throws {
        let pole = Geometry.point(Position(longitude: 20, latitude: 89.999))
        for distance in [Double.nan, .infinity, 1e7, -1e7] {
            #expect(throws: PlanarGeometryError.self) { _ = try pole.buffered(byMetres: distance) }
            #expect(throws: GeometryOperationError.self) { _ = try pole.simplified(toleranceMetres: distance) }
        }
        #expect(throws: PlanarGeometryError.self) { _ = try Shapes.point(0, 91).buffered(byMetres: 1) }
    }

    @Test("simplifying a track keeps chosen positions exactly, altitudes too, and stays within the tolerance")
    func simplification() throws {
        for seed in UInt64(0)..<20 {
            var generator = SeededGenerator(seed: seed)
            var here = Coordinate(longitude: 179.995, latitude: 55)
            let track = Positions(
                (0..<300).map { _ in
                    here = here.destination(bearing: 90 + generator.nextNormal(deviation: 20), distance: 10)
                    return Position(
                        longitude: here.longitude, latitude: here.latitude, altitude: generator.next(in: 0.0...300.0))
                })
            let simple = try Geometry(.lineString(track), foreignMembers: ["note": 1]).simplified(toleranceMetres: 4)
            #expect(simple.foreignMembers == ["note": 1])
            guard case .lineString(let kept) = simple.shape else {
                Issue.record("no line, seed \(seed)")
                continue
            }
            #expect(kept.count < 100 && kept.first == track.first && kept.last == track.last, "seed \(seed)")
            #expect(Set(kept).isSubset(of: Set(track)), "seed \(seed)")
            let line = Polyline(Array(kept.coordinates))
            let worst = track.coordinates.compactMap { line.nearest(to: $0)?.distance }.max() ?? .infinity
            #expect(worst < 4.01, "seed \(seed)")
        }
    }
}
