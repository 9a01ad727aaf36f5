import Foundation
import GeoJSON
import JSON
import Support
import TestSupport
import Testing

@Suite("Geometries, Features and collections through any coder")
struct CodableTests {
    private func collection(_ seed: UInt64) -> FeatureCollection {
        var random = RandomObjects(seed: seed)
        var features: [Feature] = []
        for index in 0..<8 {
            var feature = Feature(id: .integer(Int64(index)), geometry: random.geometry())
            feature.properties = ["big": 9_007_199_254_740_993, "list": [1.5, true, nil, ["a": "b"]]]
            switch index {
            case 0: feature.id = nil
            case 1: feature.id = "oak"
            case 2: feature.geometry = nil
            case 3: feature.properties = nil
            case 4: feature.boundingBox = Extent(numbers: [1.5, 2, -3, 4, 5, 6])
            case 5: feature.foreignMembers = ["a": 1, "title": ["Дуб"]]
            default: break
            }
            features.append(Self.withoutForeignMembersOfGeometries(feature))
        }
        return FeatureCollection(features: features, foreignMembers: ["name": "trees"])
    }

    /// Those of `RandomObjects` hold what Foundation's coders cannot.
    private static func withoutForeignMembersOfGeometries(_ feature: Feature) -> Feature {
        func without(_ geometry: Geometry) -> Geometry {
            var geometry = geometry
            geometry.foreignMembers = [:]
            if case .geometryCollection(let children) = geometry.shape {
                geometry.shape = .geometryCollection(children.map(without))
            }
            return geometry
        }
        var feature = feature
        feature.geometry = feature.geometry.map(without)
        return feature
    }

    @Test("they come back from Foundation's JSON, and that is GeoJSON", arguments: UInt64(1)...40)
    func json(_ seed: UInt64) throws {
        let collection = collection(seed)
        let data = try JSONEncoder().encode(collection)
        #expect(try JSONDecoder().decode(FeatureCollection.self, from: data) == collection, "seed \(seed)")
        #expect(try JSONDecoder().decode(GeoJSONObject.self, from: data) == .featureCollection(collection))
        // The order of members is Foundation's, so that the collection's own may differ.
        guard case .featureCollection(let read) = try GeoJSONObject(parsing: [UInt8](data)) else {
            Issue.record("no collection")
            return
        }
        #expect(read.features.map(\.geometry) == collection.features.map(\.geometry), "seed \(seed)")
        #expect(read.features.map(\.id) == collection.features.map(\.id))
    }

    @Test("the writer's text is decoded to what the reader reads", arguments: UInt64(41)...60)
    func text(_ seed: UInt64) throws {
        let object = GeoJSONObject.featureCollection(collection(seed))
        let bytes = GeoJSONWriter().write(object)
        #expect(try JSONDecoder().decode(GeoJSONObject.self, from: Data(bytes)) == GeoJSONObject(parsing: bytes))
    }

    @Test("they come back from property lists", arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func propertyList(_ format: PropertyListSerialization.PropertyListFormat) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = format
        for seed in UInt64(61)...70 {
            var collection = collection(seed)
            for index in collection.features.indices where collection.features[index].properties != nil {
                // Names in order, as they come back.
                collection.features[index].properties = ["age": 300, "height": 20.5, "name": "Oak", "old": true]
            }
            let data = try encoder.encode(collection)
            #expect(try PropertyListDecoder().decode(FeatureCollection.self, from: data) == collection, "seed \(seed)")
        }
    }

    @Test("the package's own coder keeps every digit and the order of properties", arguments: UInt64(71)...110)
    func own(_ seed: UInt64) throws {
        var random = RandomObjects(seed: seed)
        let feature = random.feature()
        #expect(try JSONObject(encoding: feature).decoded(as: Feature.self) == feature, "seed \(seed)")
    }

    @Test("numbers beyond 64 bits come back as the nearest Double, those of 64 bits exactly")
    func numbers() throws {
        let feature = Feature(
            geometry: nil,
            properties: [
                "most": .decimal("18446744073709551615"), "least": .integer(.min),
                "pi": .decimal("3.14159265358979323846"),
                "huge": .decimal("31415926535897932384626433832795"),
            ])
        let data = try JSONEncoder().encode(feature)
        let properties = try JSONDecoder().decode(Feature.self, from: data).properties
        #expect(properties?["most"] == .decimal("18446744073709551615"))
        #expect(properties?["least"] == .integer(.min))
        #expect(properties?["pi"] == .double(.pi))
        #expect(properties?["huge"]?.doubleValue == 3.141_592_653_589_793_238_462_643_383_279_5e31)
        #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(Feature(geometry: nil, properties: ["n": .decimal("1e999")]))
        }
    }

    @Test(
        "what is no GeoJSON is refused with its coding path",
        arguments: [
            (#"{"type":"Point","coordinates":[1]}"#, "coordinates.1"),
            (#"{"type":"Point","coordinates":[1,"2"]}"#, "coordinates.1"),
            (#"{"type":"Pint","coordinates":[1,2]}"#, "type"),
            (#"{"type":"LineString","coordinates":[[1,2]]}"#, "coordinates"),
            (#"{"type":"MultiLineString","coordinates":[[]]}"#, "coordinates"),
            (
                #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]],[[0,0],[1,0],[1,1],[2,2]]]}"#,
                "coordinates.1"
            ),
            (#"{"type":"Polygon","coordinates":[[[0,0],[1,0],[0,0]]]}"#, "coordinates.0"),
            (#"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]],[[]]]}"#, "coordinates.1.0"),
            (#"{"type":"Point","coordinates":[1,2],"bbox":[1,2,3]}"#, "bbox"),
            (#"{"type":"Point","coordinates":[1,2],"properties":{}}"#, "properties"),
            (
                #"{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},null]}"#,
                "geometries.1"
            ),
            (
                #"{"type":"Feature","geometry":{"type":"Point","coordinates":[null,2]},"properties":null}"#,
                "geometry.coordinates.0"
            ),
            (#"{"type":"Feature","geometry":null}"#, ""),
            (#"{"type":"Feature","geometry":null,"properties":null,"id":[1]}"#, "id"),
            (#"{"type":"Feature","geometry":null,"properties":3}"#, "properties"),
            (#"{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[1,2]}]}"#, "features.0.type"),
        ])
    func refused(_ text: String, _ path: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(GeoJSONObject.self, from: Data(text.utf8))
        }
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            let found = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
            #expect(found == path, "\(text): \(found)")
        default: Issue.record("\(String(describing: error))")
        }
    }

    @Test("numbers that are not finite are neither written nor read")
    func notFinite() throws {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let nowhere = Geometry.point(Position(longitude: .nan, latitude: 1))
        #expect(throws: EncodingError.self) { try encoder.encode(nowhere) }
        #expect(throws: DecodingError.self) {
            try decoder.decode(Geometry.self, from: Data(#"{"type":"Point","coordinates":["nan",1]}"#.utf8))
        }
    }

    @Test("collections nested without end are refused, not followed")
    func nesting() {
        let depth = 400
        let text =
            String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: depth)
            + String(repeating: "]}", count: depth)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Geometry.self, from: Data(text.utf8)) }
    }
}
