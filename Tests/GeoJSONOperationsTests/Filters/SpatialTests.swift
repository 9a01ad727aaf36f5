import GeoJSON
import GeoJSONOperations
import Support
import TestSupport
import Testing

@Suite("Geometries in CQL2")
struct SpatialTests {
    private static let square = #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]]]}"#
    private static let frame =
        #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]],[[1,1],[1,3],[3,3],[3,1],[1,1]]]}"#
    private static let line = #"{"type":"LineString","coordinates":[[0,0],[4,4]]}"#
    private static let edge = #"{"type":"LineString","coordinates":[[0,0],[2,0]]}"#
    private static let points = #"{"type":"MultiPoint","coordinates":[[179,1],[-179,1]]}"#

    @Test(
        "boxes and points are compared without a geometry engine",
        arguments: [
            (square, "S_INTERSECTS(geometry, BBOX(4, 4, 5, 5))", true),
            (square, "S_INTERSECTS(geometry, BBOX(1, 1, 2, 2))", true),
            (square, "S_INTERSECTS(geometry, BBOX(-1, 1, 9, 2))", true),
            (square, "S_INTERSECTS(geometry, BBOX(5, 0, 6, 4))", false),
            (square, "S_DISJOINT(geometry, BBOX(5, 0, 6, 4))", true),
            (frame, "S_INTERSECTS(geometry, BBOX(1.5, 1.5, 2, 2))", false),
            (frame, "S_INTERSECTS(geometry, POINT(2 2))", false), (frame, "S_INTERSECTS(geometry, POINT(0.5 2))", true),
            (frame, "S_INTERSECTS(geometry, POINT(1 2))", true), (line, "S_INTERSECTS(geometry, POINT(2 2))", true),
            (line, "S_INTERSECTS(geometry, POINT(2 2.5))", false),
            (line, "S_INTERSECTS(geometry, BBOX(2, 0, 4, 1))", false),
            (line, "S_INTERSECTS(geometry, BBOX(2, 0, 4, 2))", true),
            (line, "S_INTERSECTS(BBOX(2, 0, 4, 2), geometry)", true),
            (square, "S_WITHIN(geometry, BBOX(0, 0, 4, 4))", true),
            (square, "S_WITHIN(geometry, BBOX(0, 0, 4, 3))", false),
            (edge, "S_WITHIN(geometry, BBOX(0, 0, 4, 4))", false),
            (edge, "S_WITHIN(geometry, BBOX(0, -1, 4, 4))", true),
            (line, "S_CONTAINS(BBOX(0, 0, 4, 4), geometry)", true),
            (points, "S_INTERSECTS(geometry, BBOX(178, 0, -178, 2))", true),
            (points, "S_WITHIN(geometry, BBOX(178, 0, -178, 2))", true),
            (points, "S_INTERSECTS(geometry, BBOX(-178, 0, 178, 2))", false),
            (line, "S_INTERSECTS(geometry, BBOX(2, 0, -99999, 4, 2, 100000))", true),
            (line, "S_INTERSECTS(POINT(1 1), BBOX(0, 0, 2, 2))", true),
        ])
    func boxes(geometry: String, filter: String, expected: Bool) throws {
        #expect(try FeatureFilter(filter).matches(feature("{}", geometry: geometry)) == expected)
    }

    private static let uncut = #"{"type":"Polygon","coordinates":[[[178,0],[-178,0],[-178,5],[178,5],[178,0]]]}"#
    private static let beyond = #"{"type":"Polygon","coordinates":[[[178,-10],[182,-10],[182,-5],[178,-5],[178,-10]]]}"#
    private static let across = #"{"type":"LineString","coordinates":[[170,10],[-170,12]]}"#
    private static let cut =
        #"{"type":"MultiPolygon","coordinates":[[[[178,-20],[180,-20],[180,-15],[178,-15],[178,-20]]]"#
        + #",[[[-180,-20],[-178,-20],[-178,-15],[-180,-15],[-180,-20]]]]}"#
    private static let pole =
        #"{"type":"Polygon","coordinates":[[[-120,-65],[120,-65],[60,-66],[-60,-63],[-120,-65]]]}"#
    private static let wide =
        #"{"type":"Polygon","coordinates":[[[-100,20],[100,20],[100,30],[-100,30],[-100,20]]]}"#

    @Test(
        "what crosses the antimeridian or goes around a pole is met where it lies, cut there or not",
        arguments: [
            (uncut, "S_INTERSECTS(geometry, POINT(179 2))", true),
            (uncut, "S_INTERSECTS(geometry, POINT(0 2))", false),
            (uncut, "S_INTERSECTS(geometry, POINT(180 2))", true),
            (uncut, "S_INTERSECTS(geometry, POINT(181 2))", true),
            (uncut, "S_DISJOINT(geometry, POINT(0 2))", true),
            (beyond, "S_INTERSECTS(geometry, POINT(-179 -7))", true),
            (beyond, "S_INTERSECTS(geometry, BBOX(-179, -8, -178.5, -7))", true),
            (across, "S_INTERSECTS(geometry, POINT(-180 11))", true),
            (across, "S_INTERSECTS(geometry, POINT(0 11))", false),
            (uncut, "S_WITHIN(geometry, BBOX(170, -90, -170, 90))", true),
            (beyond, "S_WITHIN(geometry, BBOX(170, -90, -170, 90))", true),
            (across, "S_WITHIN(geometry, BBOX(170, -90, -170, 90))", true),
            (cut, "S_WITHIN(geometry, BBOX(170, -90, -170, 90))", true),
            (uncut, "S_WITHIN(geometry, BBOX(170, -90, 190, 90))", true),
            (uncut, "S_WITHIN(geometry, BBOX(-170, -90, 170, 90))", false),
            (uncut, "S_INTERSECTS(geometry, BBOX(-170, -90, 170, 90))", false),
            (pole, "S_INTERSECTS(geometry, POINT(0 -89))", true),
            (pole, "S_INTERSECTS(geometry, POINT(0 -20))", false),
            (pole, "S_INTERSECTS(geometry, BBOX(10, -90, 20, -80))", true),
            (pole, "S_WITHIN(geometry, BBOX(-180, -90, 180, -60))", true),
            (wide, "S_INTERSECTS(geometry, POINT(0 25))", true),
            (wide, "S_INTERSECTS(geometry, POINT(180 25))", false),
            (#"{"type":"Point","coordinates":[-180,3]}"#, "S_INTERSECTS(geometry, BBOX(170, 0, 180, 5))", true),
        ])
    func antimeridian(geometry: String, filter: String, expected: Bool) throws {
        #expect(try FeatureFilter(filter).matches(feature("{}", geometry: geometry)) == expected)
    }

    @Test("random segments meet boxes where a fine walk along them does", arguments: [UInt64(5)])
    func segments(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let numbers = (0..<8).map { _ in Double(generator.next(in: -40...40)) / 4 }
            let (west, east) = (min(numbers[0], numbers[1]), max(numbers[0], numbers[1]))
            let (south, north) = (min(numbers[2], numbers[3]), max(numbers[2], numbers[3]))
            let line = Geometry.lineString([
                Position(longitude: numbers[4], latitude: numbers[5]),
                Position(longitude: numbers[6], latitude: numbers[7]),
            ])
            let walk = (0...4000).contains { step in
                let share = Double(step) / 4000
                let x = numbers[4] + share * (numbers[6] - numbers[4])
                let y = numbers[5] + share * (numbers[7] - numbers[5])
                return (west...east).contains(x) && (south...north).contains(y)
            }
            let filter = try FeatureFilter("S_INTERSECTS(geometry, BBOX(\(west), \(south), \(east), \(north)))")
            let found = filter.matches(Feature(geometry: line))
            // The walk may step over a corner, but never finds what is not there.
            if walk { #expect(found, "seed \(seed): \(filter) \(line)") }
            let wide = try FeatureFilter(
                "S_INTERSECTS(geometry, BBOX(\(west - 0.01), \(south - 0.01), \(east + 0.01), \(north + 0.01)))")
            if !wide.matches(Feature(geometry: line)) { #expect(!found && !walk, "seed \(seed): \(filter) \(line)") }
        }
    }

    @Test("an engine is asked once for each function, with the literal as second operand")
    func engine() throws {
        let asked = Locked<[String]>([])
        let engine = SpatialPredicates { relation, operand in
            asked.withLock { $0.append("\(relation.rawValue) \(operand != .feature)") }
            return { geometry in geometry.kind == .point }
        }
        let filter = try FeatureFilter(
            """
            S_CROSSES(geometry, LINESTRING(0 0, 1 1)) AND S_WITHIN(POLYGON((0 0, 1 0, 1 1, 0 0)), geometry) \
            AND S_EQUALS(GEOMETRYCOLLECTION(POINT Z (1 2 3), MULTIPOINT((1 2), (3 4))), geometry) \
            AND S_TOUCHES(geometry, MULTIPOLYGON(((0 0, 1 0, 1 1, 0 0)), ((5 5, 6 5, 6 6, 5 5))))
            """, spatial: engine)
        var run = FilterRun(filter)
        for _ in 0..<5 { #expect(run.matches(try feature("{}"))) }
        #expect(!run.matches(try feature("{}", geometry: Self.line)))
        #expect(asked.withLock { $0 } == ["S_CROSSES true", "S_CONTAINS true", "S_EQUALS true", "S_TOUCHES true"])
        let own = try FeatureFilter("S_EQUALS(geometry, geometry)", spatial: engine)
        #expect(own.matches(try feature("{}")))
    }

    @Test("what the engine cannot answer is refused, and several engines help each other")
    func refused() throws {
        let error = try #require(refusal("a = 1 AND S_CROSSES(geometry, LINESTRING(0 0, 1 1))"))
        #expect(error.location.column == 11)
        #expect(error.message[.english].contains("S_CROSSES needs a geometry engine"))
        let crosses = SpatialPredicates { relation, _ in
            guard relation == .crosses else { return nil }
            return { _ in true }
        }
        let both = SpatialPredicates.first(of: [.boxes, crosses])
        let filter = "S_CROSSES(geometry, LINESTRING(0 0, 1 1)) AND S_INTERSECTS(geometry, POINT(61.4 55.2))"
        #expect(try FeatureFilter(filter, spatial: both).matches(feature("{}")))
    }
}
