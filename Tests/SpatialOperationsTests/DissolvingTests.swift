import GeoJSON
import Geodesy
import JSON
import SpatialOperations
import Support
import TestSupport
import Testing

@Suite("Dissolving Features")
struct DissolvingTests {
    private func collection(_ features: [(Geometry?, JSONObject?)]) -> FeatureCollection {
        FeatureCollection(features: features.map { Feature(geometry: $0.0, properties: $0.1) })
    }

    private func area(_ geometry: Geometry?) throws -> Double {
        guard let geometry else { return 0 }
        return try PlanarGeometry(geometry).area()
    }

    @Test("numbers are the same value however they are written")
    func equalNumbers() throws {
        let before = collection([
            (Shapes.point(0, 0), ["k": 1, "n": [2.0]]), (Shapes.point(1, 0), ["k": 1.0, "n": [2]]),
            (Shapes.point(2, 0), ["k": .decimal("10e-1"), "n": [2]]), (Shapes.point(3, 0), ["k": "1", "n": [2]]),
        ])
        let after = try before.dissolved(by: "k", countedAs: "c")
        #expect(after.features.map { $0.properties } == [["k": 1, "n": [2.0], "c": 3], ["k": "1", "n": [2], "c": 1]])
    }

    @Test("neighbours with the same value become one, without a position where they met in a straight line of three")
    func neighbours() throws {
        let before = collection([
            (Shapes.square(0, 0, size: 1), ["region": "a", "country": "x", "name": "one"]),
            (Shapes.square(5, 5, size: 1), ["region": "b", "country": "x"]),
            (Shapes.square(1, 0, size: 1), ["region": "a", "country": "x", "name": "two"]),
        ])
        let after = try before.dissolved(by: "region", countedAs: "members")
        #expect(after.features.count == 2)
        #expect(after.features[0].properties == ["region": "a", "country": "x", "members": 2])
        #expect(after.features[0].geometry?.kind == .polygon)
        #expect(try area(after.features[0].geometry) == 2)
        #expect(after.features[1].geometry == before.features[1].geometry)
        #expect(after.features[1].properties == ["region": "b", "country": "x", "members": 1])
        let all = try before.dissolved()
        #expect(all.features.count == 1 && all.features[0].properties == ["country": "x"])
        #expect(try area(all.features[0].geometry) == 3)
    }

    @Test("overlapping areas count once, holes that are filled go, others stay")
    func overlays() throws {
        let holed = Geometry.polygon(
            Polygon(
                uncheckedExterior: Shapes.positions([(0, 0), (9, 0), (9, 9), (0, 9), (0, 0)]),
                holes: [
                    Shapes.positions([(1, 1), (1, 2), (2, 2), (2, 1), (1, 1)]),
                    Shapes.positions([(5, 5), (5, 6), (6, 6), (6, 5), (5, 5)]),
                ]))
        let filled = try collection([(holed, nil), (Shapes.square(1, 1, size: 1), nil)]).dissolved()
        #expect(filled.features[0].geometry?.rings.count == 2)
        #expect(try area(filled.features[0].geometry) == 80)
        let overlapping = try collection([(Shapes.square(0, 0, size: 2), nil), (Shapes.square(1, 1, size: 2), nil)])
            .dissolved()
        #expect(try area(overlapping.features[0].geometry) == 7)
    }

    @Test("whether members meet across the antimeridian or on it, the result is cut there and has their area")
    func antimeridian() throws {
        // One written across, one that overlaps it on the far side, one that ends at 180.00000000000003.
        let across = Shapes.polygon([(178, -20), (-178, -20), (-178, -15), (178, -15)])
        let far = Shapes.polygon([(-179, -20), (-175, -20), (-175, -15), (-179, -15)])
        let near = Shapes.polygon([(170, -20), (178, -20), (178, -15), (170, -15)])
        let below = Shapes.polygon([(175, -25), (180.000_000_000_000_03, -25), (180, -20), (175, -20)])
        let after = try collection([(across, nil), (far, nil), (near, nil), (below, nil)]).dissolved()
        let geometry = try #require(after.features[0].geometry)
        #expect(geometry.coordinates.allSatisfy { $0.longitude.magnitude <= 180 })
        #expect(try PlanarGeometry(geometry).validity() == nil)
        #expect(abs(try area(geometry) - (15 * 5 + 5 * 5)) < 1e-9)
        guard case .multiPolygon(let parts) = geometry.shape else {
            Issue.record("\(geometry)")
            return
        }
        #expect(parts.count == 2)
    }

    @Test("caps around a pole that meet at a meridian become one")
    func pole() throws {
        let west = Shapes.polygon([(-180, -90), (0, -90), (0, -80), (-180, -80)])
        let east = Shapes.polygon([(0, -90), (180, -90), (180, -80), (0, -80)])
        let after = try collection([(west, nil), (east, nil)]).dissolved()
        #expect(try area(after.features[0].geometry) == 3600)
        #expect(after.features[0].geometry?.kind == .polygon)
    }

    @Test("lines are joined, points are reported once, and a mixture is a collection of both")
    func otherKinds() throws {
        let lines = try collection([
            (.lineString(Shapes.positions([(0, 0), (1, 0)])), nil),
            (.lineString(Shapes.positions([(2, 0), (1, 0)])), nil),
            (.lineString(Shapes.positions([(0, 0), (1, 0)])), nil),
        ]).dissolved()
        guard case .lineString(let line) = lines.features[0].geometry?.shape else {
            Issue.record("\(lines)")
            return
        }
        #expect(line.count == 3)
        let mixed = try collection([
            (Shapes.point(1, 1), nil), (Shapes.square(0, 0, size: 2), nil), (Shapes.point(1, 1), nil), (nil, nil),
        ]).dissolved()
        guard case .geometryCollection(let members) = mixed.features[0].geometry?.shape else {
            Issue.record("\(mixed)")
            return
        }
        #expect(members.map { $0.kind } == [.polygon, .point])
        let none = try collection([(nil, ["a": 1]), (nil, ["a": 1])]).dissolved(by: "a")
        #expect(none.features.count == 1 && none.features[0].geometry == nil)
    }

    @Test("Features without the property are a group of their own, beside its values")
    func values() throws {
        let before = collection([
            (Shapes.point(0, 0), ["a": 1]), (Shapes.point(1, 0), nil), (Shapes.point(2, 0), ["a": "1"]),
            (Shapes.point(3, 0), ["a": nil]), (Shapes.point(4, 0), ["a": 1]),
        ])
        let after = try before.dissolved(by: "a")
        #expect(after.features.map { $0.geometry?.coordinates.count } == [2, 2, 1])
    }

    @Test("an area that is not valid is blamed, in both languages")
    func blame() throws {
        let before = collection([
            (Shapes.square(0, 0, size: 1), nil), (Shapes.square(1, 0, size: 1), nil), (Shapes.bowTie, nil),
        ])
        let error = #expect(throws: DissolvingError.self) { try before.dissolved() }
        #expect(error?.features == [2])
        #expect(error?.message[.english].hasPrefix("Feature 3: ") == true)
        #expect(error?.message[.russian].hasPrefix("объект 3: ") == true)
    }

    @Test("a plane in metres is dissolved as it is, with nothing put on an antimeridian")
    func plane() throws {
        let east = 540_180 - 4e-10
        let before = collection([
            (Shapes.square(540_000, 6_000_000, size: 180), nil), (Shapes.square(540_180, 6_000_000, size: 90), nil),
            (Shapes.point(east, 0), nil),
        ])
        let after = try before.dissolved()
        #expect(after.features[0].geometry?.coordinates.last?.longitude == east)
        #expect(abs(try area(after.features[0].geometry) - (180 * 180 + 90 * 90)) < 1e-6)
    }

    @Test("the union of generated areas has the area that one overlay after the other gives")
    func generated() throws {
        for seed in UInt64(0)..<40 {
            var generator = SeededGenerator(seed: seed)
            let shapes = (0..<generator.next(in: 2...8)).map { _ in Shapes.star(&generator) }
            guard try shapes.allSatisfy({ try PlanarGeometry($0).validity() == nil }) else { continue }
            let after = try collection(shapes.map { ($0, nil) }).dissolved().features[0].geometry
            var expected = shapes[0]
            for shape in shapes.dropFirst() {
                expected = try PlanarGeometry(expected).union(PlanarGeometry(shape)).geometry()
            }
            #expect(abs(try area(after) / area(expected) - 1) < 1e-9, "seed \(seed)")
        }
    }
}
