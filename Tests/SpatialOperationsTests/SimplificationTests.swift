import GeoJSON
import GeoJSONOperations
import Geodesy
import SpatialOperations
import Support
import Testing

@Suite("Simplification that keeps topology")
struct SimplificationTests {
    /// Nested and neighbouring rings that wiggle: a shell with holes, and islands.
    private func archipelago(_ generator: inout SeededGenerator, around middle: Coordinate, reach: Double) -> Geometry {
        func ring(_ middle: Coordinate, _ radius: Double, _ count: Int, isHole: Bool) -> Positions {
            let places = (0..<count).map { turn in
                let bearing = (isHole ? 360.0 : -360) * Double(turn) / Double(count)
                return Position(middle.destination(bearing: bearing, distance: radius * generator.next(in: 0.75...1)))
            }
            return Positions(places + places.prefix(1))
        }
        let polygons = (0..<4).map { number in
            let centre = middle.destination(bearing: Double(number) * 90, distance: reach)
            return Polygon(
                uncheckedExterior: ring(centre, reach * 0.68, 150, isHole: false),
                holes: (0..<3).map { hole in
                    ring(
                        centre.destination(bearing: Double(hole) * 120, distance: reach * 0.25), reach * 0.19, 60,
                        isHole: true)
                })
        }
        return .multiPolygon(PolygonList(polygons))
    }

    @Test("areas stay valid at every tolerance, and every position left out is near the new border")
    func validity() throws {
        for seed in UInt64(0)..<30 {
            var generator = SeededGenerator(seed: seed)
            let middle = Coordinate(
                longitude: seed.isMultiple(of: 3) ? 180 : generator.next(in: -150...150),
                latitude: generator.next(in: -60...60))
            let reach = generator.pick([1000.0, 100_000, 1_500_000]) ?? 0
            let before = archipelago(&generator, around: middle, reach: reach)
            let cut = before.cutAtAntimeridian()
            guard try PlanarGeometry(cut).validity() == nil else { continue }
            let tolerance = reach * (generator.pick([0.01, 0.1, 0.4]) ?? 0)
            let after = try before.simplified(toleranceMetres: tolerance)
            #expect(after.coordinates.count < before.coordinates.count, "seed \(seed)")
            #expect(Set(after.coordinates).isSubset(of: Set(before.coordinates)), "seed \(seed)")
            #expect(try PlanarGeometry(after.cutAtAntimeridian()).validity() == nil, "seed \(seed)")
            let measured = EdgeDistance(after)
            for place in before.coordinates.shuffled(using: &generator).prefix(12) {
                #expect(measured(place) <= tolerance * (1 + 1e-9), "seed \(seed): \(place)")
            }
        }
    }

    @Test("it leaves out as much as GEOS does, where GEOS can")
    func besideGEOS() throws {
        var (ours, theirs) = (0, 0)
        for seed in UInt64(0)..<8 {
            var generator = SeededGenerator(seed: seed)
            let before = archipelago(&generator, around: Coordinate(longitude: 10, latitude: 0), reach: 20_000)
            let after = try before.simplified(toleranceMetres: 1000)
            // At the equator a degree is about as long both ways.
            let other = try PlanarGeometry(before).simplified(tolerance: 1000 / 111_000).geometry()
            ours += after.coordinates.count
            theirs += other.coordinates.count
        }
        #expect(Double(ours) < 1.05 * Double(theirs), "\(ours) beside \(theirs)")
    }

    @Test("a bay with an island keeps it at sea, and a ring smaller than the tolerance stays a triangle")
    func island() throws {
        let coast = Shapes.positions([(0, 0), (4, 0), (4, 1), (2.2, 1), (2, 0.2), (1.8, 1), (0, 1), (0, 0)])
        let isle = Shapes.positions([(1.99, 0.8), (2.01, 0.8), (2.01, 0.82), (2, 0.83), (1.99, 0.82), (1.99, 0.8)])
        let both = Geometry.multiPolygon([Polygon(uncheckedExterior: coast), Polygon(uncheckedExterior: isle)])
        let simple = try both.simplified(toleranceMetres: 95_000)
        #expect(try PlanarGeometry(simple).validity() == nil)
        guard case .multiPolygon(let parts) = simple.shape else {
            Issue.record("\(simple)")
            return
        }
        #expect(parts[0].exterior.contains { $0.longitude == 2 } && parts[1].exterior.count == 4)
        let alone = try Geometry.polygon(Polygon(uncheckedExterior: coast)).simplified(toleranceMetres: 95_000)
        #expect(alone.coordinates.count < parts[0].exterior.count)
    }

    @Test("nothing to leave out leaves the geometry as it was, its box too")
    func untouched() throws {
        let square = Geometry(
            Shapes.square(0, 0, size: 1).shape, boundingBox: Extent(west: 0, south: 0, east: 1, north: 1))
        #expect(try square.simplified(toleranceMetres: 10) == square)
        #expect(try Geometry(.emptyPoint).simplified(toleranceMetres: 10) == Geometry(.emptyPoint))
        let points = Geometry.multiPoint(Shapes.positions([(0, 0), (1, 0), (2, 0)]))
        #expect(try points.simplified(toleranceMetres: 1000) == points)
    }
}
