import GeoJSON
import Geodesy
import SpatialOperations
import Support
import TestSupport
import Testing

@Suite("Predicates and overlays in the plane")
struct PlanarGeometryTests {
    @Test("all kinds of geometry come back as they went, empty ones too")
    func roundTrip() throws {
        let line = Shapes.positions([(0, 0), (1, 2)])
        let hole = Shapes.positions([(1, 1), (1, 2), (2, 2), (2, 1), (1, 1)])
        let holed = Polygon(uncheckedExterior: Shapes.square(0, 0, size: 4).rings[0], holes: [hole])
        let geometries: [Geometry] = [
            Shapes.point(3, 4), Geometry(.emptyPoint), .multiPoint(line), .multiPoint([]), .lineString(line),
            .lineString([]), .multiLineString([line, line]), .multiLineString([]), .polygon(holed),
            .polygon(Polygon(uncheckedRings: [])), .multiPolygon([holed]), .multiPolygon([]), .geometryCollection([]),
            .geometryCollection([Shapes.point(1, 1), .geometryCollection([.lineString(line)])]),
        ]
        for geometry in geometries {
            #expect(try PlanarGeometry(geometry).geometry() == geometry)
        }
    }

    @Test("altitudes are kept, also where only some positions have one, and further numbers dropped")
    func altitudes() throws {
        let line = Positions([
            Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 0, altitude: 250),
            Position(longitude: 2, latitude: 0, altitude: 300, furtherNumbers: [7]),
        ])
        let back = try PlanarGeometry(.lineString(line)).geometry()
        guard case .lineString(let positions) = back.shape else {
            Issue.record("\(back)")
            return
        }
        #expect(positions.map(\.altitude) == [nil, 250, 300])
        #expect(positions.map(\.dimension) == [2, 3, 3])
        let cut = try PlanarGeometry(.lineString(line)).intersection(PlanarGeometry(Shapes.square(0.5, -1, size: 9)))
        guard case .lineString(let kept) = try cut.geometry().shape else {
            Issue.record("no line is left")
            return
        }
        #expect(kept.contains { $0.longitude == 2 && $0.altitude == 300 })
    }

    @Test("rings come back the right way round however they went")
    func orientation() throws {
        let clockwise = Shapes.polygon([(0, 0), (0, 1), (1, 1), (1, 0)])
        let ring = try #require(try PlanarGeometry(clockwise).geometry().rings.first)
        #expect(Geodesic.area(ofRing: ring.coordinates) > 0)
    }

    @Test("what is not finite, not closed or too short is refused with the reason")
    func unusable() throws {
        let nowhere = Position(longitude: .nan, latitude: 0, altitude: 1)
        #expect(throws: PlanarGeometryError.self) { _ = try PlanarGeometry(.point(nowhere)) }
        #expect(throws: PlanarGeometryError.self) {
            _ = try PlanarGeometry(.multiPoint([Position(longitude: 0, latitude: 0), nowhere]))
        }
        for corners in [[(0.0, 0.0), (1, 1)], [(0, 0), (1, 1), (0, 0)], [(0, 0), (1, 0), (1, 1), (0, 1)]] {
            let open = Geometry.multiPolygon([
                Polygon(uncheckedExterior: Shapes.square(0, 0, size: 1).rings[0]),
                Polygon(uncheckedExterior: Shapes.square(0, 0, size: 9).rings[0], holes: [Shapes.positions(corners)]),
            ])
            do throws(PlanarGeometryError) {
                _ = try PlanarGeometry(open)
                Issue.record("accepted \(corners)")
            } catch {
                guard case .unusable(.polygon, let reason) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(reason.contains("LinearRing"))
                #expect(error.message[.russian].contains("построена неправильно"))
            }
        }
        #expect(throws: PlanarGeometryError.self) { _ = try PlanarGeometry(.lineString([nowhere])) }
        #expect(throws: PlanarGeometryError.self) {
            _ = try PlanarGeometry(.lineString(Shapes.positions([(1, 1)])))
        }
    }

    @Test("predicates tell inside, border and outside apart, prepared or not")
    func predicates() throws {
        let square = try PlanarGeometry(Shapes.square(0, 0, size: 2))
        let prepared = try PreparedGeometry(PlanarGeometry(Shapes.square(0, 0, size: 2)))
        for (east, intersects, contains, covers, touches) in [
            (1.0, true, true, true, false), (2.0, true, false, true, true), (3.0, false, false, false, false),
        ] {
            let point = try PlanarGeometry(Shapes.point(east, 1))
            #expect(try square.intersects(point) == intersects && prepared.intersects(point) == intersects)
            #expect(try square.contains(point) == contains && prepared.contains(point) == contains)
            #expect(try square.covers(point) == covers && prepared.covers(point) == covers)
            #expect(try square.touches(point) == touches && prepared.touches(point) == touches)
            #expect(try point.isWithin(square) == contains)
        }
        let neighbour = try PlanarGeometry(Shapes.square(1, 1, size: 2))
        #expect(try square.overlaps(neighbour) && !prepared.isWithin(neighbour))
        let through = try PlanarGeometry(.lineString(Shapes.positions([(-1, 1), (3, 1)])))
        #expect(try through.crosses(square) && !through.overlaps(square))
        let otherStart = try PlanarGeometry(Shapes.polygon([(2, 2), (0, 2), (0, 0), (2, 0)]))
        #expect(try square.isSamePlace(as: otherStart) && !square.isSamePlace(as: neighbour))
    }

    @Test("overlays of two squares have the areas a pupil would find")
    func overlays() throws {
        let first = try PlanarGeometry(Shapes.square(0, 0, size: 2))
        let second = try PlanarGeometry(Shapes.square(1, 1, size: 2))
        #expect(try first.intersection(second).area() == 1)
        #expect(try first.union(second).area() == 7)
        #expect(try first.difference(second).area() == 3)
        #expect(try first.symmetricDifference(second).area() == 6)
        #expect(try first.convexHull().isSamePlace(as: first))
        let corner = try PlanarGeometry(Shapes.point(5, 6))
        #expect(try first.distance(to: corner) == 5)
        #expect(try first.length() == 8)
        let both = Geometry.geometryCollection([Shapes.square(0, 0, size: 2), Shapes.square(2, 0, size: 2)])
        #expect(try PlanarGeometry(both).dissolved().geometry().rings.count == 1)
    }

    @Test("the union is as large as both without what they share")
    func inclusionExclusion() throws {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let first = try PlanarGeometry(Shapes.star(&generator)).madeValid()
            let second = try PlanarGeometry(Shapes.star(&generator)).madeValid()
            let areas = try (first.area(), second.area())
            let shared = try first.intersection(second).area()
            #expect(try abs(first.union(second).area() - (areas.0 + areas.1 - shared)) < 1e-9, "seed \(seed)")
            #expect(try abs(first.difference(second).area() - (areas.0 - shared)) < 1e-9, "seed \(seed)")
            #expect(
                try abs(first.symmetricDifference(second).area() - (areas.0 + areas.1 - 2 * shared)) < 1e-9,
                "seed \(seed)")
            #expect(try first.intersects(second) == !first.intersection(second).isEmpty, "seed \(seed)")
            #expect(try first.convexHull().covers(first), "seed \(seed)")
        }
    }

    @Test("nothing overlaid with something stays well-behaved")
    func empty() throws {
        let square = try PlanarGeometry(Shapes.square(0, 0, size: 2))
        let nothing = try PlanarGeometry(.polygon(Polygon(uncheckedRings: [])))
        let isEmpty = nothing.isEmpty
        #expect(isEmpty)
        #expect(try square.intersection(nothing).geometry() == .polygon(Polygon(uncheckedRings: [])))
        #expect(try square.union(nothing).area() == 4)
        #expect(try square.distance(to: nothing) == nil)
        #expect(try !square.intersects(nothing) && !nothing.intersects(nothing))
        #expect(try nothing.validity() == nil)
        #expect(
            try nothing.convexHull().isEmpty && nothing.buffer(3).isEmpty && nothing.simplified(tolerance: 1).isEmpty)
    }

    @Test("a bow tie is invalid at its knot, and repaired into two triangles")
    func validity() throws {
        let bowTie = try PlanarGeometry(Shapes.bowTie)
        let invalidity = try #require(try bowTie.validity())
        #expect(invalidity.reason == "Self-intersection")
        #expect(invalidity.coordinate == Coordinate(longitude: 1, latitude: 1))
        #expect(invalidity.message[.english] == "self-intersection (1.0,1.0)")
        #expect(invalidity.message[.russian] == "граница пересекает саму себя (1.0,1.0)")
        let repaired = try bowTie.madeValid()
        #expect(try repaired.validity() == nil && repaired.area() == 2)
        let outside = Polygon(
            uncheckedExterior: Shapes.square(0, 0, size: 1).rings[0], holes: [Shapes.square(5, 5, size: 1).rings[0]])
        #expect(try PlanarGeometry(.polygon(outside)).validity()?.reason == "Hole lies outside shell")
    }

    @Test("GEOS's own words arrive in the error of an overlay of invalid areas")
    func failedOverlay() throws {
        let knots = try PlanarGeometry(.multiPolygon([Polygon(uncheckedExterior: Shapes.bowTie.rings[0])]))
        do throws(PlanarGeometryError) {
            _ = try knots.buffer(.nan)
            Issue.record("buffered by nothing that is a number")
        } catch {
            guard case .unusableDistance = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(PlanarGeometryError.failed(.union, reason: "why").message[.english].contains("union failed (why)"))
    }

    @Test("simplifying a coast keeps it a polygon and drops its small steps")
    func simplification() throws {
        var corners: [(Double, Double)] = (0..<100).map { (Double($0), Double($0 % 2) * 0.1) }
        corners += [(99, 50), (0, 50)]
        let coast = try PlanarGeometry(Shapes.polygon(corners))
        let simple = try coast.simplified(tolerance: 0.2)
        #expect(try simple.geometry().rings[0].count == 5)
        #expect(try simple.validity() == nil)
        #expect(throws: PlanarGeometryError.unusableDistance(-1)) { _ = try coast.simplified(tolerance: -1) }
    }

    @Test("a geometry can be handed to another task")
    func sending() async throws {
        let area = try await Task.detached {
            let square = try PlanarGeometry(Shapes.square(0, 0, size: 3))
            return try square.intersection(PlanarGeometry(Shapes.square(1, 1, size: 9))).area()
        }.value
        #expect(area == 4)
    }
}

@Suite("The index of bounding boxes")
struct SpatialIndexTests {
    @Test("finds what brute force finds")
    func candidates() throws {
        for seed in UInt64(0)..<20 {
            var generator = SeededGenerator(seed: seed)
            let squares = (0..<200).map { _ in
                Shapes.square(
                    generator.next(in: 0.0...100.0), generator.next(in: 0.0...100.0),
                    size: generator.next(in: 0.1...5.0))
            }
            let index = try SpatialIndex(squares)
            let window = try PlanarGeometry(Shapes.square(30, 30, size: generator.next(in: 1.0...40.0)))
            let expected = try squares.indices.filter { try PlanarGeometry(squares[$0]).intersects(window) }
            #expect(index.candidates(meeting: window) == expected, "seed \(seed)")

            let point = try PlanarGeometry(
                Shapes.point(generator.next(in: -50.0...150.0), generator.next(in: -50.0...150.0)))
            let distances = try squares.map { try PlanarGeometry($0).distance(to: point) ?? .infinity }
            let nearest = try #require(try index.nearest(to: point))
            #expect(distances[nearest] == distances.min(), "seed \(seed)")
        }
    }

    @Test("empty geometries are never found, and in an empty index nothing is")
    func empty() throws {
        let point = try PlanarGeometry(Shapes.point(0, 0))
        let index = try SpatialIndex([Geometry(.emptyPoint), Shapes.point(0, 0), .lineString([])])
        #expect(index.candidates(meeting: point) == [1])
        #expect(try index.nearest(to: point) == 1)
        let nothing = try SpatialIndex([])
        #expect(nothing.candidates(meeting: point).isEmpty)
        #expect(try nothing.nearest(to: point) == nil)
        #expect(try SpatialIndex([Geometry(.emptyPoint)]).nearest(to: point) == nil)
        #expect(try index.nearest(to: PlanarGeometry(Geometry(.emptyPoint))) == nil)
    }

    @Test("a geometry that is not well formed is refused")
    func unusable() {
        #expect(throws: PlanarGeometryError.self) {
            _ = try SpatialIndex([Shapes.point(0, 0), .lineString(Shapes.positions([(1, 1)]))])
        }
    }
}
