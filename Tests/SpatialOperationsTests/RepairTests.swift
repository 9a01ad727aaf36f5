import GeoJSON
import Geodesy
import SpatialOperations
import Support
import Testing

@Suite("Repair of areas")
struct RepairTests {
    private func area(_ geometry: Geometry) throws -> Double { try PlanarGeometry(geometry).area() }

    @Test("what is valid is not touched", arguments: RepairMethod.allCases)
    func valid(method: RepairMethod) throws {
        #expect(try Shapes.square(0, 0, size: 1).repaired(by: method) == nil)
        #expect(try Shapes.point(3, 4).repaired(by: method) == nil)
        let crossing = Shapes.polygon([(179, 0), (-179, 0), (-179, 1), (179, 1)])
        #expect(try crossing.repaired(by: method) == nil)
    }

    @Test("a bow-tie keeps both loops, members too", arguments: RepairMethod.allCases)
    func bowTie(method: RepairMethod) throws {
        let tie = Geometry(Shapes.bowTie.shape, foreignMembers: ["note": 1])
        let repair = try #require(try tie.repaired(by: method))
        #expect(try PlanarGeometry(repair.geometry).validity() == nil)
        #expect(try area(repair.geometry) == 2)
        #expect(repair.leftOut.isEmpty && repair.geometry.foreignMembers == ["note": 1])
    }

    @Test(
        "a bow-tie across the antimeridian is repaired where its longitudes go on, and cut",
        arguments: RepairMethod.allCases)
    func antimeridian(method: RepairMethod) throws {
        let tie = Shapes.polygon([(179, 0), (-179, 2), (-179, 0), (179, 2)])
        let repair = try #require(try tie.repaired(by: method))
        #expect(try PlanarGeometry(repair.geometry).validity() == nil)
        #expect(abs(try area(repair.geometry) - 2) < 1e-12)
        #expect(repair.geometry.coordinates.allSatisfy { (179...180).contains($0.longitude.magnitude) })
        #expect(repair.geometry.coordinates.contains(Coordinate(longitude: -179, latitude: 2)))
    }

    @Test("an area that is valid across the antimeridian only, and may be meant as it is written, is cut there")
    func ambiguous() throws {
        let cap = Shapes.polygon([(-180, -90), (180, -65), (-60, -63), (60, -66), (180, -65), (180, -90)])
        let repair = try #require(try cap.repaired())
        #expect(try PlanarGeometry(repair.geometry).validity() == nil)
        #expect(repair.geometry.isValid && !repair.geometry.hasAmbiguousSides)
        // Below −65, −63, −66 and −65 degrees, over all longitudes.
        #expect(abs(try area(repair.geometry) - (120 * 26 + 120 * 25.5 + 120 * 24.5)) < 1e-9)
        #expect(repair.leftOut.isEmpty)
    }

    @Test("overlapping members are put together, or lose what they have in common")
    func overlap() throws {
        let both = Geometry.multiPolygon([
            Polygon(uncheckedExterior: Shapes.square(0, 0, size: 4).rings[0]),
            Polygon(uncheckedExterior: Shapes.square(2, 2, size: 4).rings[0]),
        ])
        #expect(try area(#require(try both.repaired(by: .structure)).geometry) == 28)
        #expect(try area(#require(try both.repaired(by: .linework)).geometry) == 24)
        #expect(try both.repaired()?.geometry.kind == .multiPolygon)
    }

    @Test("a repair that would not keep the area is refused; the other method may keep it")
    func refused() throws {
        let shell = Shapes.square(0, 0, size: 4).rings[0]
        let hole = Shapes.positions([(0, 1), (0, 2), (2, 2), (2, 1), (0, 1)])
        let notched = Geometry.polygon(Polygon(uncheckedExterior: shell, holes: [hole]))
        #expect(throws: PlanarGeometryError.areaNotKept(before: 14, after: 16)) {
            _ = try notched.repaired(by: .linework)
        }
        let repair = try #require(try notched.repaired(by: .structure))
        #expect(try area(repair.geometry) == 14)
        #expect(repair.leftOut.isEmpty)
    }

    @Test(
        "a spike is left out and reported, and an area of nothing but spikes is refused",
        arguments: RepairMethod.allCases)
    func spike(method: RepairMethod) throws {
        let spiked = Shapes.polygon([(0, 0), (4, 0), (4, 4), (6, 6), (4, 4), (0, 4)])
        let repair = try #require(try spiked.repaired(by: method))
        #expect(try area(repair.geometry) == 16 && repair.geometry.kind == .polygon)
        #expect(repair.leftOut.count == 1)
        #expect(try repair.leftOut.allSatisfy { try PlanarGeometry($0).length() > 2.8 })
        let flat = Shapes.polygon([(0, 0), (1, 1), (2, 2)])
        #expect(throws: PlanarGeometryError.collapsed) { _ = try flat.repaired(by: method) }
    }

    @Test("altitudes and further numbers of positions that stay are kept")
    func altitudes() throws {
        var corners = [(0.0, 0.0), (2, 2), (2, 0), (0, 2), (0, 0)].map {
            Position(longitude: $0.0, latitude: $0.1, altitude: $0.0 + 10 * $0.1, furtherNumbers: [7])
        }
        corners[4] = corners[0]
        let repair = try #require(try Geometry.polygon(Polygon(uncheckedExterior: Positions(corners))).repaired())
        guard case .multiPolygon(let parts) = repair.geometry.shape else {
            Issue.record("\(repair)")
            return
        }
        for position in parts.rings.joined where position.longitude != 1 {
            #expect(corners.contains(position), "\(position)")
        }
    }

    /// A valid ring whose sides lie beside each other, which GEOS compares two by two.
    private func star(_ count: Int) -> Geometry {
        var generator = SeededGenerator(seed: 4)
        let corners = (0..<count).map { number in
            // Around a diamond, so that angles grow.
            let way = 4 * Double(number) / Double(count)
            let reach = generator.next(in: 1.0...4)
            let (east, north) = (
                1 - (way - 2).magnitude, 1 - ((way + 1).truncatingRemainder(dividingBy: 4) - 2).magnitude
            )
            return (reach * east, reach * north)
        }
        return Shapes.polygon(corners)
    }

    @Test("rings of many corners are found valid without comparing all sides")
    func manyCorners() throws {
        let clock = ContinuousClock()
        func time(_ count: Int) throws -> Duration {
            let star = star(count)
            return try (0..<3).map { _ in
                try clock.measure {
                    #expect(try star.repaired() == nil)
                    try star.requireSoundArea()
                    #expect(try star.dissolvingInvalidAreas() == nil)
                }
            }.min() ?? .zero
        }
        let times = try (few: time(5000), many: time(40_000))
        // Eight times as many corners take 64 times as long where all sides are compared.
        #expect(times.many < times.few * 30, "\(times)")
    }

    @Test("parts of a collection are repaired one by one, and a line without length is named")
    func collection() throws {
        let whole = Geometry.geometryCollection([Shapes.point(0, 0), Shapes.bowTie])
        guard case .geometryCollection(let parts)? = try whole.repaired()?.geometry.shape else {
            Issue.record("no collection")
            return
        }
        #expect(parts.count == 2 && parts[0] == Shapes.point(0, 0))
        let line = Geometry.lineString(Shapes.positions([(1, 1), (1, 1)]))
        #expect(throws: PlanarGeometryError.self) { _ = try line.repaired() }
    }

    /// Rings of few corners on a coarse grid: spikes, shared edges and crossings at corners are frequent.
    private func scribble(_ generator: inout SeededGenerator) -> Geometry {
        let isCoarse = generator.chance(0.5)
        func ring(_ west: Double, _ south: Double) -> Positions {
            let corners = (0..<3 + generator.next(below: 7)).map { _ in
                isCoarse
                    ? (west + Double(generator.next(below: 6)), south + Double(generator.next(below: 6)))
                    : (west + generator.next(in: 0.0...6), south + generator.next(in: 0.0...6))
            }
            return Shapes.positions(corners + corners.prefix(1))
        }
        let west = generator.pick([-3.0, 61, 177, -180]) ?? 0
        let polygons = (0..<1 + generator.next(below: 2)).map { _ in
            let south = generator.next(in: -2.0...2).rounded()
            return Polygon(
                uncheckedExterior: ring(west, south),
                holes: (0..<generator.next(below: 3)).map { _ in ring(west, south) })
        }
        return polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(PolygonList(polygons))
    }

    @Test(
        "of 800 scribbles nearly all are repaired with their area kept, and none is made invalid",
        arguments: RepairMethod.allCases)
    func scribbles(method: RepairMethod) throws {
        var counts = (repaired: 0, refused: 0, collapsed: 0, valid: 0)
        for seed in UInt64(0)..<800 {
            var generator = SeededGenerator(seed: seed)
            let before = scribble(&generator)
            do throws(PlanarGeometryError) {
                guard let repair = try before.repaired(by: method) else {
                    counts.valid += 1
                    continue
                }
                #expect(try PlanarGeometry(repair.geometry).validity() == nil, "seed \(seed)")
                counts.repaired += 1
            } catch {
                switch error {
                case .collapsed: counts.collapsed += 1
                // GEOS itself fails, or gives something invalid, for a few of thousands.
                case .areaNotKept, .failed(.repair, _), .invalid: counts.refused += 1
                default: Issue.record("seed \(seed): \(error)")
                }
            }
        }
        #expect(counts.repaired > 500 && counts.valid + counts.collapsed < 80, "\(counts)")
    }
}
