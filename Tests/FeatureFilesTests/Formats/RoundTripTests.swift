import FeatureFiles
import Foundation
import GeoJSON
import JSON
import Support
import TestSupport
import Testing

@Suite(
    "Features through formats of GDAL",
    .enabled(if: InstalledGDAL.isTested, Comment(rawValue: InstalledGDAL.reason)))
struct RoundTripTests {
    private static let properties = """
        {"имя":"Площадь Революции","count":9007199254740993,"share":0.1,"open":true,"tags":{"a":[1,2]},"none":null}
        """
    private static let point = #"{"type":"Point","coordinates":[61.402600001,55.1599]}"#
    private static let high = #"{"type":"Point","coordinates":[61.4,55.16,227.25]}"#
    private static let polygon =
        #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]],[[1,1],[1,2],[2,2],[2,1],[1,1]]]}"#
    private static let seam = """
        {"type":"MultiPolygon","coordinates":[[[[170,60],[180,60],[180,70],[170,70],[170,60]]],
        [[[-180,60],[-170,60],[-170,70],[-180,70],[-180,60]]]]}
        """

    @Test(
        "an uncut ring keeps its place, and another reference system is refused wherever it is named",
        arguments: ["a.fgb", "a.gpkg"])
    func antimeridian(name: String) throws {
        let folder = try TemporaryFolder()
        let uncut = #"{"type":"Polygon","coordinates":[[[178,0],[-178,0],[-178,5],[178,5],[178,0]]]}"#
        let converted = try Converted(collection(feature(uncut)), as: name, in: folder)
        #expect(converted.features.first?.geometry?.computedExtent == Extent(west: 178, south: 0, east: -178, north: 5))
        let system = #""crs":{"type":"name","properties":{"name":"EPSG:3857"}}"#
        let foreign = #"{"type":"Point","coordinates":[10,20],\#(system)}"#
        #expect(throws: VectorFormatError.self) {
            try Converted(collection(feature(foreign)), as: name, in: folder)
        }
    }

    @Test("altitudes that KML adds are named")
    func addedAltitudes() throws {
        let folder = try TemporaryFolder()
        let converted = try Converted(collection(feature(Self.polygon)), as: "a.kml", in: folder)
        #expect(converted.warnings.contains { $0.contains("altitude 0") })
    }

    @Test("a driver that this GDAL lacks is named with a way out, one that it has is used")
    func parquet() throws {
        let folder = try TemporaryFolder()
        let format = try #require(VectorFormat(path: "a.parquet"))
        #expect(format.name == "geoparquet")
        do {
            let converted = try Converted(collection(feature(Self.point, #"{"a":1}"#)), as: "a.parquet", in: folder)
            #expect(converted.features.first?.geometry?.kind == .point)
        } catch VectorFormatError.driverMissing(let format, let version) {
            let message = VectorFormatError.driverMissing(format: format, version: version).message[.english]
            #expect(message.contains("geoparquet") && message.contains(".gpkg"))
        }
    }

    @Test("a value of every kind comes back exactly, with Cyrillic names", arguments: ["a.fgb", "a.gpkg"])
    func values(name: String) throws {
        let folder = try TemporaryFolder()
        let text = collection(feature(Self.point, Self.properties))
        let converted = try Converted(text, as: name, in: folder)
        let expected = try #require(try features(text).first?.properties)
        let properties = try #require(converted.features.first?.properties)
        for key in ["имя", "count", "share", "open"] { #expect(properties[key] == expected[key], "\(key)") }
        let tags = try #require(properties["tags"])
        if case .string(let text) = tags {
            #expect(try JSONValue(parsing: text) == expected["tags"])
            #expect(converted.warnings.contains { $0.contains("JSON text: tags") })
        } else {
            #expect(tags == expected["tags"])
        }
    }

    @Test("geometries come back exactly", arguments: ["a.fgb", "a.gpkg", "a.shp"])
    func geometries(name: String) throws {
        for geometry in [Self.point, Self.high, Self.polygon, Self.seam] {
            let folder = try TemporaryFolder()
            let text = collection(feature(geometry, #"{"n":1}"#))
            let converted = try Converted(text, as: name, in: folder)
            #expect(converted.features.map { $0.geometry } == (try features(text).map { $0.geometry }), "\(geometry)")
            #expect(!converted.warnings.contains { $0.contains("GDAL") }, "\(converted.warnings)")
        }
    }

    @Test("kinds of geometries mix where the format has room, with null ones", arguments: ["a.fgb", "a.gpkg"])
    func mixed(name: String) throws {
        let folder = try TemporaryFolder()
        let text = collection(feature(Self.point), feature(Self.polygon), feature("null"), feature(Self.seam))
        let converted = try Converted(text, as: name, in: folder)
        // FlatGeobuf would drop a feature without geometry in silence.
        let lost: Set<Geometry?> = name == "a.fgb" ? [nil] : []
        #expect(converted.outcome.skipped == lost.count)
        let expected = Set(try features(text).map { $0.geometry }).subtracting(lost)
        #expect(Set(converted.features.map { $0.geometry }) == expected)
    }

    @Test("a Shapefile refuses mixed kinds and says which names it cuts")
    func shapefile() throws {
        let folder = try TemporaryFolder()
        #expect(throws: VectorFormatError.mixedGeometries(format: "shapefile", kinds: ["Point", "Polygon"])) {
            try Converted(collection(feature(Self.point), feature(Self.polygon)), as: "a.shp", in: folder)
        }
        #expect(try !folder.names().contains("a.shp"))
        let long = try Converted(collection(feature(Self.point, #"{"a_long_property":1}"#)), as: "b.shp", in: folder)
        #expect(long.warnings.contains { $0.contains("a_long_property → a_long_pro") }, "\(long.warnings)")
    }

    @Test("GPX takes points and lines, with heights and names, and refuses areas")
    func gpx() throws {
        let folder = try TemporaryFolder()
        let line = #"{"type":"LineString","coordinates":[[61.4,55.1],[61.5,55.2]]}"#
        let text = collection(feature(line, #"{"name":"путь"}"#), feature(Self.high, #"{"name":"точка"}"#))
        let converted = try Converted(text, as: "a.gpx", in: folder)
        #expect(converted.features.map { $0.properties?["name"] } == ["точка", "путь"])
        #expect(converted.features.first?.geometry == (try features(text)[1].geometry))
        #expect(throws: VectorFormatError.unsupportedGeometry(format: "gpx", kind: "Polygon")) {
            try Converted(collection(feature(Self.polygon)), as: "b.gpx", in: folder)
        }
    }

    @Test("numbers of GPX extensions that GDAL cuts are named, and count as incomplete")
    func extensions() throws {
        let folder = try TemporaryFolder()
        let text = collection(feature(Self.high, #"{"big":9007199254740993,"note":"x","name":"n"}"#))
        let converted = try Converted(text, as: "a.gpx", in: folder)
        #expect(converted.outcome.libraryWarnings == 1 && converted.outcome.isIncomplete)
        #expect(converted.warnings.contains { $0.contains("9007199254740993") }, "\(converted.warnings)")
        #expect(converted.warnings.contains { $0.contains("leading zeros are lost: big") }, "\(converted.warnings)")
        #expect(converted.features.first?.properties == ["name": "n", "big": 2_147_483_647, "note": "x"])
    }

    @Test(
        "null and absent properties come back as the documentation says",
        arguments: [("a.csv", true), ("a.gpkg", true), ("a.shp", true), ("a.fgb", false), ("a.kml", false)])
    func absent(name: String, comesBackAsNull: Bool) throws {
        let folder = try TemporaryFolder()
        let text = collection(feature(Self.point, #"{"a":null,"b":1}"#), feature(Self.high, #"{"b":2}"#))
        let converted = try Converted(text, as: name, in: folder)
        for feature in converted.features { #expect(feature.properties?["a"] == (comesBackAsNull ? .null : nil)) }
        let isNamed = converted.warnings.contains { $0.contains("altitude 0") }
        #expect(isNamed == !["a.csv", "a.gpkg"].contains(name), "\(converted.warnings)")
    }

    @Test("KML holds places and names")
    func kml() throws {
        let folder = try TemporaryFolder()
        let text = collection(feature(Self.polygon, #"{"name":"Тургояк","note":"озеро"}"#))
        let converted = try Converted(text, as: "a.kml", in: folder)
        #expect(converted.features.map { $0.geometry?.kind } == [.polygon])
        #expect(converted.features.first?.properties == ["name": "Тургояк", "note": "озеро"])
    }

    @Test("a Shapefile whose table is missing or cut is incomplete", arguments: [0, 40, 70])
    func table(length: Int) throws {
        let folder = try TemporaryFolder()
        _ = try Converted(collection(feature(Self.point, #"{"a":1}"#), feature(Self.point)), as: "a.shp", in: folder)
        let bytes = try Data(contentsOf: URL(filePath: folder.path("a.dbf")))
        _ = try folder.write(bytes.prefix(length), as: "a.dbf")
        if let read = try? Converted(reading: folder.path("a.shp")) {
            #expect(read.outcome.isIncomplete, "\(read.features)")
        }
    }

    @Test("a damaged file is an error, whatever its format", arguments: ["a.fgb", "a.gpkg", "a.shp", "a.kml", "a.gpx"])
    func damaged(name: String) throws {
        let folder = try TemporaryFolder()
        let many = (0..<200).map { feature(#"{"type":"Point","coordinates":[61.\#($0),55.16]}"#, #"{"name":"x"}"#) }
        _ = try Converted(
            "{\"type\":\"FeatureCollection\",\"features\":[" + many.joined(separator: ",") + "]}", as: name, in: folder)
        let bytes = try Data(contentsOf: URL(filePath: folder.path(name)))
        _ = try folder.write(bytes.prefix(bytes.count / 2), as: name)
        #expect(throws: VectorFormatError.self) { try Converted(reading: folder.path(name)) }
    }
}
