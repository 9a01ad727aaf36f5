import GeoJSON
import GeoJSONOperations
import Geodesy
import Support
import Testing

@Suite("Simplification with shared borders")
struct SharedBorderTests {
    private func partition(
        _ generator: inout SeededGenerator
    ) -> (cells: [Geometry], whiskers: [Geometry], size: Double) {
        let size = generator.pick([0.02, 0.5, 4]) ?? 1
        let (columns, rows) = (generator.next(in: 1...5), generator.next(in: 1...5))
        let corner = Coordinate(
            longitude: generator.chance(0.3) ? 180 - size * 1.5 : generator.next(in: -170.0...150),
            latitude: generator.next(in: -75.0...55))
        let partition = PlanarPartition(
            &generator, corner: corner, size: size, columns: columns, rows: rows, detail: generator.next(in: 2...60))
        return (partition.cells, partition.whiskers, size)
    }

    private func method(_ generator: inout SeededGenerator, _ size: Double) -> SimplificationMethod {
        let metres = size * 111_000 * (generator.pick([0.003, 0.02, 0.1, 1]) ?? 1)
        return generator.chance(0.5)
            ? .douglasPeucker(toleranceMetres: metres) : .visvalingam(squareMetres: metres * metres)
    }

    @Test("cells stay valid neighbours without gap or overlap", arguments: 1...150 as ClosedRange<UInt64>)
    func partitions(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (cells, whiskers, size) = partition(&generator)
        guard cells.allSatisfy({ $0.isValid }) else { return }
        let method = method(&generator, size)
        let all = try Geometry.simplifiedWithSharedBorders(cells + whiskers, by: method).compactMap { $0 }
        #expect(all.count == cells.count + whiskers.count)
        let simple = Array(all.prefix(cells.count))
        #expect(simple.allSatisfy { $0.isValid }, "seed \(seed), \(method)")
        let places = Set(cells.flatMap { $0.coordinates })
        #expect(simple.allSatisfy { $0.coordinates.allSatisfy { places.contains($0) } }, "seed \(seed)")
        // Every side is there once, and beside a neighbour the other way around too.
        let before = PlanarPartition.sides(cells)
        let after = PlanarPartition.sides(simple)
        #expect(after.values.allSatisfy { $0 == 1 }, "seed \(seed), \(method)")
        func border(_ sides: [PlanarPartition.Side: Int]) -> [PlanarPartition.Side] {
            sides.keys.filter { sides[PlanarPartition.Side(start: $0.end, end: $0.start)] == nil }
        }
        let outer = Set(border(before).flatMap { [$0.start, $0.end] })
        #expect(
            border(after).allSatisfy { outer.contains($0.start) && outer.contains($0.end) }, "seed \(seed), \(method)")
        let (whole, left) = (PlanarPartition.area(cells), PlanarPartition.area(simple))
        #expect((left / whole - 1).magnitude < 1e-9, "seed \(seed), \(method): \(whole), \(left)")
        #expect(zip(cells, simple).allSatisfy { $1.coordinates.count <= $0.coordinates.count })
    }

    @Test("most of generated cells are valid, and most positions can go")
    func effect() throws {
        var (valid, before, after) = (0, 0, 0)
        for seed in 1...150 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let (cells, _, size) = partition(&generator)
            guard cells.allSatisfy({ $0.isValid }) else { continue }
            valid += 1
            before += cells.reduce(0) { $0 + $1.coordinates.count }
            let metres = size * 111_000
            after += try Geometry.simplifiedWithSharedBorders(cells, by: .douglasPeucker(toleranceMetres: metres))
                .reduce(0) { $0 + ($1?.coordinates.count ?? 0) }
        }
        #expect(valid > 100 && after * 4 < before, "\(valid) of 150, \(before) positions, \(after) left")
    }

    @Test("no position left out is further from the new lines than the tolerance")
    func distances() throws {
        for seed in 200...230 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let (cells, _, size) = partition(&generator)
            let tolerance = size * 111_000 * 0.05
            let simple = try Geometry.simplifiedWithSharedBorders(
                cells, by: .douglasPeucker(toleranceMetres: tolerance))
            for (cell, simple) in zip(cells, simple) {
                guard case .polygon(let polygon) = simple?.shape else { continue }
                let lines = polygon.rings.map { UnrolledRing($0.coordinates, .shortWay) }
                for place in cell.coordinates.shuffled(using: &generator).prefix(5) {
                    let scale = LocalScale(atLatitude: place.latitude)
                    var nearest = Double.infinity
                    for line in lines {
                        line.forEachSide { start, end in
                            func point(_ other: Coordinate) -> PlanePoint {
                                PlanePoint(
                                    east: (other.longitude - place.longitude).remainder(dividingBy: 360) * scale.east,
                                    north: (other.latitude - place.latitude) * scale.north)
                            }
                            let origin = PlanePoint(east: 0, north: 0)
                            nearest = min(
                                nearest, PlaneSegment(point(start), point(end)).nearest(to: origin).squaredDistance)
                        }
                    }
                    #expect(nearest.squareRoot() <= tolerance * 1.01, "seed \(seed): \(place)")
                }
            }
        }
    }

    @Test("two countries keep one border, whichever way around and wherever their rings begin")
    func border() throws {
        let west = try Shapes.geometry("POLYGON ((0 0, 5 0, 5.1 1, 4.9 2, 5 3, 0 3, 0 0))")
        let east = try Shapes.geometry("POLYGON ((4.9 2, 5.1 1, 5 0, 9 0, 9 3, 5 3, 4.9 2))")
        let simple = try Geometry.simplifiedWithSharedBorders(
            [west, nil, east], by: .douglasPeucker(toleranceMetres: 50_000))
        #expect(simple[0] == (try Shapes.geometry("POLYGON ((0 0, 5 0, 5 3, 0 3, 0 0))")))
        #expect(simple[1] == nil)
        #expect(simple[2] == (try Shapes.geometry("POLYGON ((5 0, 9 0, 9 3, 5 3, 5 0))")))
    }

    @Test("an enclave fills its hole, as a triangle at least")
    func enclave() throws {
        let around = try Shapes.geometry(
            "POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (4 4, 4 4.1, 4.05 4.12, 4.1 4.1, 4.1 4, 4 4))")
        let inside = try Shapes.geometry("POLYGON ((4.1 4.1, 4.05 4.12, 4 4.1, 4 4, 4.1 4, 4.1 4.1))")
        for method in [
            SimplificationMethod.douglasPeucker(toleranceMetres: 100_000), .visvalingam(squareMetres: 1e12),
        ] {
            let simple = try Geometry.simplifiedWithSharedBorders([around, inside], by: method).compactMap { $0 }
            guard case .polygon(let outer) = simple[0].shape, case .polygon(let inner) = simple[1].shape else {
                Issue.record("\(simple)")
                return
            }
            #expect(inner.exterior.count == 4 && outer.rings.count == 2 && outer.rings[1].count == 4)
            #expect(Set(inner.exterior.coordinates) == Set(outer.rings[1].coordinates))
            #expect(simple.allSatisfy { $0.isValid })
        }
    }

    @Test("positions on the antimeridian and at the poles stay, and so do ends of lines and altitudes")
    func seam() throws {
        let cut = try Shapes.geometry("POLYGON ((170 0, 180 0, 180 1, 180 2, 180 3, 175 3.01, 170 3, 170 0))")
        let cap = try Shapes.geometry("POLYGON ((-180 -90, 0 -90, 180 -90, 180 -80, 0 -80.01, -180 -80, -180 -90))")
        let line = try Shapes.geometry("LINESTRING Z (1 1 5, 2 1.01 6, 3 1 7)")
        let simple = try Geometry.simplifiedWithSharedBorders(
            [cut, cap, line], by: .douglasPeucker(toleranceMetres: 100_000)
        ).compactMap { $0 }
        #expect(simple[0] == (try Shapes.geometry("POLYGON ((170 0, 180 0, 180 1, 180 2, 180 3, 170 3, 170 0))")))
        // A side of a whole turn could be read the other way around.
        #expect(simple[1].coordinates.count == 7)
        #expect(simple[2] == (try Shapes.geometry("LINESTRING Z (1 1 5, 3 1 7)")))
    }

    @Test("a ring around a pole keeps three corners, and its reading")
    func pole() throws {
        let ring = (0...72).map { Position(longitude: Angle.wrapped(Double($0 % 72) * 5), latitude: 89.9) }
        let cap = Geometry.polygon(Polygon(uncheckedExterior: Positions(ring)))
        for method in [
            SimplificationMethod.douglasPeucker(toleranceMetres: 1_000_000), .visvalingam(squareMetres: 1e12),
        ] {
            let simple = try cap.simplified(by: method)
            guard case .polygon(let polygon) = simple.shape else { return }
            #expect(polygon.exterior.count >= 4 && polygon.exterior.count < 20 && simple.isValid)
            #expect(UnrolledRing(polygon.exterior.coordinates, polygon.readings[0]).pole == .north)
        }
    }

    @Test("a road keeps its positions where it crosses a border, and only there")
    func crossing() throws {
        let area = try Shapes.geometry("POLYGON ((0 0, 2 0.02, 4 0, 4 4, 0 4, 0 0))")
        let road = try Shapes.geometry("LINESTRING (1 -1, 1.01 -0.5, 1 0.5, 1.01 1, 1 1.5, 1.01 2, 1 3)")
        let simple = try Geometry.simplifiedWithSharedBorders(
            [area, road], by: .douglasPeucker(toleranceMetres: 5_000)
        ).compactMap { $0 }
        #expect(simple.allSatisfy { $0.isValid })
        #expect(simple[1].coordinates.count < 7 && simple[1].coordinates.last == road.coordinates.last)
        #expect(simple[0].intersects(simple[1]))
    }

    @Test("positions that repeat, rings of two places and lines of one place do no harm")
    func degenerate() throws {
        let geometries = try [
            "POLYGON ((0 0, 0 0, 1 0, 1 0, 1 1, 0.5 0.9999, 0 1, 0 0, 0 0))", "POLYGON ((0 0, 1 0, 0 0, 0 0))",
            "LINESTRING (0 0, 0 0)", "LINESTRING (0 0, 1 0, 0 0)", "POLYGON EMPTY", "POINT EMPTY",
            "MULTIPOINT ((0 0), (1 0))", "POLYGON ((10 10, 12 12, 12 10, 10 12, 10 10))",
        ].map { try Shapes.geometry($0) }
        for method in [SimplificationMethod.douglasPeucker(toleranceMetres: 1_000), .visvalingam(squareMetres: 1e9)] {
            let simple = try Geometry.simplifiedWithSharedBorders(geometries, by: method)
            #expect(simple.count == geometries.count)
            #expect(simple.dropFirst().compactMap { $0 } == Array(geometries.dropFirst()))
            #expect(simple[0]?.coordinates == (try Shapes.geometry("POLYGON ((0 0, 1 0, 1 1, 0 1, 0 0))")).coordinates)
        }
    }

    @Test("errors name the geometry")
    func errors() throws {
        let metres = try Shapes.geometry("LINESTRING (500000 6000000, 500001 6000000)")
        #expect(
            throws: GeometryOperationError.member(
                1, .notOnEarth(Coordinate(longitude: 500_000, latitude: 6_000_000)))
        ) {
            try Geometry.simplifiedWithSharedBorders([nil, metres], by: .visvalingam(squareMetres: 1))
        }
        for method in [
            SimplificationMethod.douglasPeucker(toleranceMetres: -1), .douglasPeucker(toleranceMetres: .nan),
            .visvalingam(squareMetres: .infinity),
        ] {
            #expect(throws: GeometryOperationError.self) {
                try FeatureCollection().simplifiedWithSharedBorders(by: method)
            }
        }
        let bowTie = try Shapes.geometry("POLYGON ((0 0, 2 2, 2 0, 0 2, 0 0))")
        #expect(throws: GeometryOperationError.self) { try bowTie.simplified(toleranceMetres: 1) }
    }

    @Test("a collection keeps properties, and boxes where nothing changes")
    func collection() throws {
        let box = Extent(west: 0, south: 0, east: 2, north: 2)
        let square = try Shapes.geometry("POLYGON ((0 0, 1 0, 1 1, 0 1, 0 0))")
        let line = try Shapes.geometry("LINESTRING (0 3, 1 3.0001, 2 3)")
        let collection = FeatureCollection(
            features: [
                Feature(geometry: square, properties: ["name": "a"], boundingBox: box),
                Feature(id: .integer(4), geometry: line, boundingBox: box),
            ], boundingBox: box, foreignMembers: ["title": "two"])
        let simple = try collection.simplifiedWithSharedBorders(by: .douglasPeucker(toleranceMetres: 100))
        #expect(simple.features[0] == collection.features[0] && simple.foreignMembers == collection.foreignMembers)
        #expect(simple.features[1].boundingBox == nil && simple.boundingBox == nil)
        #expect(simple.features[1].geometry?.coordinates.count == 2 && simple.features[1].id == .integer(4))
    }
}
