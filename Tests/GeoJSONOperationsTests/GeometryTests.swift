import GeoJSONOperations
import Geodesy
import Support
import Testing

@testable import GeoJSON

struct GeometryTests {
    static func positions(_ pairs: [(Double, Double)]) -> Positions {
        Positions(pairs.map { Position(longitude: $0.0, latitude: $0.1) })
    }

    @Test("a box crosses the antimeridian where that is the short way, and reaches the pole a ring goes around")
    func boxes() {
        let line = Geometry.lineString(Self.positions([(177, -18), (-175, -21)]))
        #expect(line.computedExtent == Extent(west: 177, south: -21, east: -175, north: -18))
        let cap = Geometry.polygon(
            Polygon(uncheckedExterior: Self.positions([(0, 70), (120, 70), (-120, 70), (0, 70)])))
        #expect(cap.computedExtent == Extent(west: -180, south: 70, east: 180, north: 90))
        let plain = Geometry.lineString(Self.positions([(10, 1), (20, 2)]))
        #expect(plain.computedExtent == Extent(west: 10, south: 1, east: 20, north: 2))
        #expect(Geometry(.emptyPoint).computedExtent == nil)
    }

    @Test("a line is cut at the antimeridian into parts that meet there, and joined again")
    func lines() {
        let line = Geometry.lineString(Self.positions([(170, 0), (-170, 10), (-160, 0)]))
        let cut = line.cutAtAntimeridian()
        let expected = Geometry.multiLineString([
            Self.positions([(170, 0), (180, 5)]), Self.positions([(-180, 5), (-170, 10), (-160, 0)]),
        ])
        #expect(cut == expected)
        #expect(cut.joinedAtAntimeridian() == line)
        let plain = Geometry.lineString(Self.positions([(1, 1), (2, 2)]))
        #expect(plain.cutAtAntimeridian() == plain)
    }

    @Test("a polygon is cut at the antimeridian and keeps its area and what its hole takes off")
    func polygons() throws {
        let square = Polygon(
            uncheckedExterior: Self.positions([(170, 0), (-170, 0), (-170, 10), (170, 10), (170, 0)]),
            holes: [Self.positions([(175, 2), (175, 4), (-175, 4), (-175, 2), (175, 2)])])
        let cut = Geometry.polygon(square).cutAtAntimeridian()
        guard case .multiPolygon(let parts) = cut.shape else {
            Issue.record("not cut: \(cut)")
            return
        }
        #expect(parts.count == 2)
        // The hole touches the edge of the map on both sides: it is a notch in either part.
        #expect(parts.map(\.rings.count) == [1, 1])
        #expect(parts.map(\.exterior.signedDoubleArea) == [180, 180])
        for ring in parts.rings { #expect(ring.first == ring.last) }
        for coordinate in parts.rings.joined.coordinates { #expect(coordinate.isOnEarth) }
    }

    @Test("a line's length, places along it and the nearest place agree")
    func lengths() throws {
        let line = Self.positions([(61.40, 55.15), (61.41, 55.15), (61.41, 55.16)])
        let half = try #require(line.coordinate(along: line.length / 2))
        let nearest = try #require(line.nearest(to: half))
        #expect(nearest.distance < 0.05)
        let before = Self.positions([(61.40, 55.15), (half.longitude, half.latitude)])
        #expect(line.coordinate(along: -1) == line.coordinate(at: 0))
        #expect(line.coordinate(along: 1e9) == line.coordinate(at: 2))
        #expect(nearest.segment == 1)
        #expect(before.length < line.length / 2 + 0.01)
    }

    @Test("a simplified line is nowhere further from the original than allowed")
    func simplification() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<40 {
            var place = (x: 10.0, y: 50.0)
            let line = Self.positions(
                (0..<200).map { _ in
                    place.x += generator.next(in: -0.0005...0.001)
                    place.y += generator.next(in: -0.0005...0.0005)
                    return place
                })
            let simple = line.simplified(tolerance: 30)
            #expect(simple.count < line.count)
            for coordinate in line.coordinates {
                let nearest = try #require(simple.nearest(to: coordinate))
                #expect(nearest.distance < 30.2)
            }
            #expect(line.simplified(area: 500).count < line.count)
            #expect(line.simplified(tolerance: 0).count > simple.count)
        }
    }

    /// Visvalingam's method as it is described: look for the smallest triangle, take it out, look again.
    private static func plainlySimplified(_ x: [Double], _ y: [Double], area: Double) -> [Int] {
        var left = Array(x.indices)
        func triangle(_ a: Int, _ b: Int, _ c: Int) -> Double {
            abs((x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a])) / 2
        }
        while left.count > 2 {
            let inner = (1..<left.count - 1).map { (triangle(left[$0 - 1], left[$0], left[$0 + 1]), $0) }
            guard let smallest = inner.min(by: { $0 < $1 }), smallest.0 < area else { break }
            left.remove(at: smallest.1)
        }
        return left
    }

    @Test("triangles are taken out in the order of their areas, the same as by looking at all each time")
    func triangles() {
        // On the equator a degree is the same length of metres everywhere on the plane that simplification uses.
        let east = 111_319.490793
        let north = 110_574.275577
        for seed in UInt64(0)..<200 {
            var generator = SeededGenerator(seed: seed)
            let count = generator.next(below: 60)
            let places = (0..<count).map { _ in
                (x: generator.next(in: -0.01...0.01), y: generator.next(in: -0.01...0.01))
            }
            // Latitudes of equal size on both sides put the middle of the line on the equator.
            let line = Self.positions([(0, -0.01)] + places.map { ($0.x, $0.y) } + [(0, 0.01)])
            let area = generator.pick([0, 1000.0, 30_000, 1e6]) ?? 0
            let kept = Self.plainlySimplified(
                line.coordinates.map { $0.longitude * east }, line.coordinates.map { $0.latitude * north }, area: area)
            #expect(line.simplified(area: area) == Positions(kept.map { line[$0] }), "seed \(seed)")
        }
        let ring = Self.positions([(0, 0), (0.001, 0), (0.001, 0.001), (0, 0.001), (0, 0)])
        #expect(
            Geometry.polygon(Polygon(uncheckedExterior: ring)).simplified(area: 1e9)
                == .polygon(Polygon(uncheckedExterior: ring)))
    }

    @Test("a point is in a polygon and not in its hole")
    func containment() {
        let polygon = Polygon(
            uncheckedExterior: Self.positions([(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]),
            holes: [Self.positions([(4, 4), (4, 6), (6, 6), (6, 4), (4, 4)])])
        #expect(polygon.contains(Coordinate(longitude: 2, latitude: 2)))
        #expect(!polygon.contains(Coordinate(longitude: 5, latitude: 5)))
        #expect(!polygon.contains(Coordinate(longitude: 12, latitude: 5)))
        let across = Self.positions([(170, 0), (-170, 0), (-170, 10), (170, 10), (170, 0)])
        #expect(across.encloses(Coordinate(longitude: -175, latitude: 5)))
        #expect(!across.encloses(Coordinate(longitude: 0, latitude: 5)))
    }

    @Test("holes are taken off an area, whichever way rings are wound, and points and lines have none")
    func area() {
        let square = Self.positions([(10, 50), (10.1, 50), (10.1, 50.1), (10, 50.1), (10, 50)])
        let hole = Self.positions([(10.02, 50.02), (10.04, 50.02), (10.04, 50.04), (10.02, 50.04), (10.02, 50.02)])
        let whole = Polygon(uncheckedExterior: square).area
        let cut = Polygon(uncheckedExterior: square, holes: [hole])
        #expect(abs(whole - 7.96e7) < 1e5)
        #expect(abs(whole - cut.area - Polygon(uncheckedExterior: hole).area) < 1e-3)
        #expect(abs(Polygon(uncheckedExterior: Positions(square.reversed()), holes: [hole]).area - cut.area) < 1e-3)
        #expect(Polygon(uncheckedExterior: hole, holes: [square]).area == 0)
        #expect(Polygon(uncheckedRings: []).area == 0)
        #expect(Geometry.lineString(square).area == 0)
        let both = Geometry.geometryCollection([.polygon(cut), .multiPolygon([cut, cut]), .multiPoint(hole)])
        #expect(abs(both.area - 3 * cut.area) < 1e-3)
    }

    @Test("the index finds exactly the boxes that touch a region")
    func index() {
        var generator = SeededGenerator(seed: 9)
        let extents: [Extent?] = (0..<1_000).map { number in
            guard number % 50 > 0 else { return nil }
            let (west, south) = (generator.next(in: -180.0...180), generator.next(in: -90.0...85))
            let east = west + generator.next(in: 0.0...8)
            return Extent(west: west, south: south, east: east > 180 ? east - 360 : east, north: south + 3)
        }
        let index = FeatureIndex(extents: extents)
        for round in 0..<100 {
            let (west, south) = (generator.next(in: -180.0...180), generator.next(in: -90.0...80))
            let region = BoundingBox(
                west: west, south: south, east: west > 160 ? west - 340 : west + 20, north: south + 10)
            let expected = (0..<extents.count).filter { (number: Int) -> Bool in
                extents[number].map { Self.touches($0.boundingBox, region) } ?? false
            }
            #expect(index.search(region) == expected, "round \(round)")
        }
        #expect(FeatureIndex(extents: []).search(BoundingBox(west: -180, south: -90, east: 180, north: 90)).isEmpty)
    }

    /// Whether two boxes touch, each of which may cross the antimeridian.
    static func touches(_ one: BoundingBox, _ other: BoundingBox) -> Bool {
        guard one.south <= other.north, other.south <= one.north else { return false }
        func arcs(_ box: BoundingBox) -> [ClosedRange<Double>] {
            box.west <= box.east ? [box.west...box.east] : [box.west...180, -180...box.east]
        }
        for left in arcs(one) { for right in arcs(other) where left.overlaps(right) { return true } }
        return false
    }
}
