import GeoJSON
import GeoJSONOperations
import Geodesy
import Support
import Testing

@testable import SpatialOperations

@Suite("Clipping, also across the antimeridian")
struct ClippingAreaTests {
    private static let fiji = BoundingBox(west: 176, south: -20, east: -178, north: -15)

    private func area(_ geometry: Geometry?) throws -> Double {
        try geometry.map { try PlanarGeometry($0).area() } ?? 0
    }

    @Test("a line over the antimeridian is clipped to a box over it, and stays cut there")
    func line() throws {
        let line = Geometry.lineString(Shapes.positions([(170, -17), (-170, -17)]))
        let inside = try ClippingArea(Self.fiji).clip(line)
        #expect(
            inside
                == .multiLineString([
                    Shapes.positions([(176, -17), (180, -17)]), Shapes.positions([(-180, -17), (-178, -17)]),
                ]))
        let west = try ClippingArea(BoundingBox(west: 176, south: -20, east: 179, north: -15)).clip(line)
        #expect(west == .lineString(Shapes.positions([(176, -17), (179, -17)])))
    }

    @Test("boxes tell of nothing that GEOS tells otherwise", arguments: UInt64(1)...40)
    func boxes(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // Whole numbers, so that borders often meet.
        func place() -> (Double, Double) { (Double(generator.next(in: 0...12)), Double(generator.next(in: 0...12))) }
        func geometry() -> Geometry {
            switch generator.next(below: 3) {
            case 0: return Shapes.point(place().0, place().1)
            case 1: return .lineString(Shapes.positions([place(), place(), place()]))
            default:
                let (west, south) = place()
                return Shapes.square(west, south, size: Double(generator.next(in: 1...4)))
            }
        }
        let box = BoundingBox(west: 3, south: 3, east: 9, north: 7)
        let triangle = Shapes.polygon([(3, 3), (9, 3), (9, 7)])
        for mask in [Extent(box).rectangle, triangle] {
            let boxes = ClippingBoxes(mask)
            let prepared = try PreparedGeometry(PlanarGeometry(mask))
            for _ in 0..<50 {
                let geometry = geometry()
                let plane = try PlanarGeometry(geometry)
                switch boxes.answer(geometry) {
                case .outside: #expect(try !prepared.intersects(plane), "\(geometry)")
                case .inside: #expect(try prepared.covers(plane), "\(geometry)")
                case .unknown: #expect(try !prepared.covers(plane) || mask == triangle, "\(geometry)")
                }
            }
        }
    }

    @Test("areas of a collection may overlap, lie in each other and share borders, and lines among them are no areas")
    func overlappingAreas() throws {
        func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> Geometry {
            let corners = [(west, south), (east, south), (east, north), (west, north), (west, south)]
            return .polygon(Polygon(uncheckedExterior: Shapes.positions(corners)))
        }
        let mask = try ClippingArea(
            .geometryCollection([
                box(0, 0, 4, 4), box(1, 1, 2, 2), .geometryCollection([box(3, 3, 6, 6), box(6, 3, 8, 6)]),
                .lineString(Shapes.positions([(-10, -10), (20, 20)])),
            ]))
        #expect(try abs(area(mask.clip(box(-1, -1, 9, 9))) - (16 + 9 - 1 + 6)) < 1e-12)
        let inner = box(0.5, 0.5, 2.5, 2.5)
        #expect(try mask.clip(inner) == inner)
        #expect(try mask.clip(.point(Position(longitude: 1.5, latitude: 1.5))) != nil)
        #expect(try mask.clip(.point(Position(longitude: 12, latitude: 12))) == nil)
        let line = try mask.clip(.lineString(Shapes.positions([(-1, 1.5), (9, 1.5)])))
        #expect(line == .lineString(Shapes.positions([(0, 1.5), (4, 1.5)])))
        #expect(try ClippingArea(.geometryCollection([])).clip(inner) == nil)
    }

    @Test("areas stay areas and lines lines, and contacts in less are left out and told")
    func contacts() throws {
        let mask = try ClippingArea(BoundingBox(west: 2, south: 0, east: 3, north: 1))
        let side = try mask.clipped(Shapes.square(0, 0, size: 2))
        #expect(side.geometry == nil && side.hasContactsLeftOut)
        let line = try mask.clipped(.lineString(Shapes.positions([(0, 0), (2, 0.5), (0, 2)])))
        #expect(line.geometry == nil && line.hasContactsLeftOut)
        let both = Shapes.polygon([(0, 0), (2, 0), (2, 0.25), (2.5, 0.5), (2, 0.75), (2, 2), (0, 2)])
        let part = try mask.clipped(both)
        #expect(part.geometry?.kind == .polygon && part.hasContactsLeftOut)
        #expect(try mask.clipped(Shapes.point(2, 0.5)).geometry == Shapes.point(2, 0.5))
        #expect(throws: PlanarGeometryError.noArea(.point)) { _ = try ClippingArea(Shapes.point(1, 1)) }
        #expect(throws: PlanarGeometryError.noArea(.lineString)) {
            _ = try ClippingArea(.geometryCollection([.lineString(Shapes.positions([(0, 0), (1, 1)]))]))
        }
    }

    @Test("of random areas over each other all is kept that lies in any of them, seed 4711")
    func randomOverlaps() throws {
        var random = SeededGenerator(seed: 4711)
        for _ in 0..<25 {
            var masks: [Geometry] = []
            while masks.count < 3 {
                let mask = GeneratedAreas.area(masks.count, &random)
                if try PlanarGeometry(mask).validity() == nil { masks.append(mask) }
            }
            let together = try ClippingArea(.geometryCollection(masks))
            var inside = 0.0
            for mask in masks {
                let land = Geometry.polygon(
                    Polygon(
                        uncheckedExterior: Shapes.positions([
                            (0.2, 0.1), (4.3, 0.3), (3.1, 4.4), (0.4, 3.9), (0.2, 0.1),
                        ])))
                let (one, all) = (try area(ClippingArea(mask).clip(land)), try area(together.clip(land)))
                #expect(all >= one - 1e-9)
                inside += one
                if mask == masks.last { #expect(all <= inside + 1e-9) }
            }
            for _ in 0..<30 {
                let place = Position(longitude: random.next(in: -0.5...6.5), latitude: random.next(in: -0.5...6.5))
                let isInAny = try masks.contains { try ClippingArea($0).clip(.point(place)) != nil }
                #expect(try (together.clip(.point(place)) != nil) == isInAny)
            }
        }
    }

    @Test("an area across the antimeridian, a box across it and one beyond 180 clip the same")
    func boxes() throws {
        let ring = Shapes.positions([(176, -20), (-178, -20), (-178, -15), (176, -15), (176, -20)])
        let land = Geometry.polygon(
            Polygon(
                uncheckedExterior: Shapes.positions([(178, -18), (-176, -18), (-176, -10), (178, -10), (178, -18)])))
        for clipped in [
            try ClippingArea(Self.fiji).clip(land),
            try ClippingArea(.polygon(Polygon(uncheckedExterior: ring))).clip(land),
            try ClippingArea(BoundingBox(west: 176, south: -20, east: 182, north: -15)).clip(land),
        ] {
            #expect(try abs(area(clipped) - 4 * 3) < 1e-9)
            #expect(clipped?.computedExtent == Extent(west: 178, south: -18, east: -178, north: -15))
        }
    }

    @Test("a collection stays one, with the members that are inside, and foreign members stay")
    func collections() throws {
        var point = Shapes.point(179, -17)
        point.foreignMembers = ["name": "Taveuni"]
        var all = Geometry.geometryCollection([
            point, Shapes.point(0, 0), .geometryCollection([Shapes.point(-179, -16), Shapes.point(5, 5)]),
            .lineString(Shapes.positions([(170, 0), (171, 0)])),
        ])
        all.foreignMembers = ["note": 1]
        let inside = try ClippingArea(Self.fiji).clip(all)
        var expected = Geometry.geometryCollection([point, .geometryCollection([Shapes.point(-179, -16)])])
        expected.foreignMembers = ["note": 1]
        #expect(inside == expected)
        #expect(try ClippingArea(BoundingBox(west: 50, south: 50, east: 51, north: 51)).clip(all) == nil)
    }

    @Test("metres of a projection are clipped as they are")
    func metres() throws {
        let box = BoundingBox(west: 500_000, south: 6_000_000, east: 500_100, north: 6_000_100)
        let line = Geometry.lineString(Shapes.positions([(499_900, 6_000_050), (500_200, 6_000_050)]))
        #expect(
            try ClippingArea(box).clip(line)
                == .lineString(Shapes.positions([(500_000, 6_000_050), (500_100, 6_000_050)])))
    }

    @Test("clipping on a turned Earth is the same as on the plane", arguments: 1...200 as ClosedRange<UInt64>)
    func turned(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func wrapped(_ x: Double) -> Double { x > 180 ? x - 360 : x }
        let corners = (0..<generator.next(in: 5...12)).map { _ in generator.nextUnit() }.sorted().map { share in
            let (length, angle) = (generator.next(in: 3.0...15), share * 2 * Double.pi)
            return (x: 178 + length * cosine(angle), y: length * sine(angle))
        }
        func ring(_ place: (Double) -> Double) -> Geometry {
            .polygon(
                Polygon(uncheckedExterior: Shapes.positions((corners + corners.prefix(1)).map { (place($0.x), $0.y) })))
        }
        guard try PlanarGeometry(ring { $0 - 178 }).validity() == nil else { return }
        let west = generator.next(in: 160.0...185)
        let (east, south) = (west + generator.next(in: 1.0...20), generator.next(in: -10.0...5))
        let flat = try ClippingArea(BoundingBox(west: west - 178, south: south, east: east - 178, north: south + 8))
            .clip(
                ring { $0 - 178 })
        let cut = ring(wrapped).cutAtAntimeridian(AntimeridianCutting(crossings: .all))
        let round = try ClippingArea(
            BoundingBox(west: wrapped(west), south: south, east: wrapped(east), north: south + 8)
        ).clip(cut)
        #expect(try abs(area(flat) - area(round)) < 1e-9, "seed \(seed)")
    }

    @Test("areas that overlap are dissolved into valid ones, and valid ones are left alone")
    func dissolving() throws {
        let (one, other) = (Shapes.square(0, 0, size: 2), Shapes.square(1, 1, size: 2))
        let both = Geometry.multiPolygon([
            Polygon(uncheckedExterior: one.rings[0]), Polygon(uncheckedExterior: other.rings[0]),
        ])
        let dissolved = try #require(try both.dissolvingInvalidAreas())
        #expect(try PlanarGeometry(dissolved).validity() == nil && area(dissolved) == 7)
        #expect(try one.dissolvingInvalidAreas() == nil)
        let mixed = try #require(
            try Geometry.geometryCollection([Shapes.bowTie, Shapes.point(1, 1)]).dissolvingInvalidAreas())
        guard case .geometryCollection(let members) = mixed.shape else {
            Issue.record("\(mixed)")
            return
        }
        #expect(try area(members[0]) == 2 && members[1] == Shapes.point(1, 1))
    }
}
