import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Identifier, geometry and names in filters")
struct FeatureMemberTests {
    @Test(
        "the identifier",
        arguments: [
            ("id() = 'way/5'", "{}", "\"way/5\"", Truth.yes), ("id = 'way/5'", "{}", "\"way/5\"", .yes),
            ("id = 7", #"{"id":7}"#, "\"way/5\"", .yes), ("id() = 7", #"{"id":7}"#, "\"way/5\"", .unknown),
            ("property('id') = 7", "{}", "7", .unknown), ("id() = 9007199254740993", "{}", "9007199254740993", .yes),
            ("id() = 9007199254740993", "{}", "9007199254740992", .no), ("id() IN (1, 2)", "{}", "2.0", .yes),
            ("ID() = 1", "{}", "1", .yes), ("id() > 1e30", "{}", "10000000000000000000000000000001", .yes),
        ])
    func identifiers(filter: String, properties: String, id: String, expected: Truth) throws {
        #expect(try truth(filter, properties, id: id) == expected)
    }

    @Test("the kind of geometry, its area and its length")
    func measures() throws {
        let square = try feature(
            "{}", geometry: #"{"type":"Polygon","coordinates":[[[0,0],[0.01,0],[0.01,0.01],[0,0.01],[0,0]]]}"#)
        let area = try #require(square.geometry).area
        #expect(try FeatureFilter("geometry_type() = 'Polygon'").matches(square))
        #expect(try FeatureFilter("geometry_type() IN ('Point', 'LineString')").truth(for: square) == .no)
        #expect(try FeatureFilter("area() > \(area - 1) AND area(geometry) < \(area + 1)").matches(square))
        #expect(try FeatureFilter("length() / 1000 BETWEEN 4.4 AND 4.5").matches(square))
        #expect(try truth("area() = 0 AND length() = 0") == .yes)
    }

    @Test(
        "names with points are those of the file first, then paths",
        arguments: [
            ("a.b = 1", #"{"a.b":1,"a":{"b":2}}"#, Truth.yes), ("a.b = 2", #"{"a":{"b":2}}"#, .yes),
            ("\"a.b.c d\" = 2", #"{"a":{"b":{"c d":2}}}"#, .yes), ("a.b = 2", #"{"a":[2]}"#, .unknown),
            ("property('a.b') = 2", #"{"a":{"b":2}}"#, .unknown),
            ("property('geometry') = 2", #"{"geometry":2}"#, .yes),
            ("a.b IS NULL", #"{"a":{"b":null}}"#, .yes),
        ])
    func paths(filter: String, properties: String, expected: Truth) throws {
        #expect(try truth(filter, properties) == expected)
    }

    @Test("properties made in a program are looked up as those of a file")
    func madeInMemory() throws {
        let feature = Feature(id: 3, geometry: nil, properties: ["a": 1, "b": ["c": "x"]])
        #expect(try FeatureFilter("a = 1 AND b.c = 'x' AND id = 3").matches(feature))
        let infinite = Feature(geometry: nil, properties: ["a": .double(.infinity), "b": .decimal("no number")])
        #expect(try FeatureFilter("a > 1").truth(for: infinite) == .unknown)
        #expect(try FeatureFilter("b > 1").truth(for: infinite) == .unknown)
    }

    @Test("a run tells which properties no feature had, and which were never of the right type")
    func notes() throws {
        let filter = try FeatureFilter("popluation > 5 OR floors > 5 OR name = 'x' OR id = 'y' OR floors < -5")
        #expect(filter.propertyNames == ["popluation", "floors", "name", "id"])
        var run = FilterRun(filter)
        #expect(run.unseenProperties == ["popluation", "floors", "name", "id"])
        #expect(!run.matches(try feature(#"{"population":7,"floors":"6","name":null}"#, id: "1")))
        #expect(run.unseenProperties == ["popluation"])
        #expect(run.mismatchedProperties == ["floors", "id"])
        var other = FilterRun(filter)
        #expect(other.matches(try feature(#"{"popluation":3,"floors":6}"#)))
        run.formUnion(other)
        #expect(run.unseenProperties.isEmpty)
        #expect(run.mismatchedProperties == ["id"])
    }
}
