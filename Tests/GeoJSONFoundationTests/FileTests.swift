import Foundation
import GeoJSONFoundation
import Support
import TestSupport
import Testing

@Suite("GeoJSON in Foundation's data and files")
struct FileTests {
    private let text = """
        {"type":"FeatureCollection","features":[{"type":"Feature","id":"oak","properties":{"name":"Oak"},
        "geometry":{"type":"Point","coordinates":[61.4,55.1]}}]}
        """

    @Test("a collection comes back from its file, a Feature and a geometry from their data")
    func roundTrips() throws {
        let folder = try TemporaryFolder()
        let url = URL(filePath: folder.path("trees.geojson"))
        let collection = try FeatureCollection(Data(text.utf8))
        try collection.write(to: url)
        #expect(try FeatureCollection(contentsOf: url) == collection)
        #expect(try GeoJSONObject(contentsOf: url) == .featureCollection(collection))
        let oak = collection.features[0]
        #expect(try Feature(oak.data(options: .pretty)) == oak)
        let place = try #require(oak.geometry)
        #expect(try Geometry(place.data()) == place)
        #expect(String(decoding: try place.data(), as: UTF8.self) == #"{"type":"Point","coordinates":[61.4,55.1]}"#)
    }

    @Test("a slice of data is read from its own beginning")
    func slice() throws {
        let data = Data(("xx" + text).utf8).dropFirst(2)
        #expect(try FeatureCollection(data).features.count == 1)
    }

    @Test("another kind of object, a bad text and a missing file are distinguished")
    func errors() throws {
        let error = #expect(throws: UnexpectedObjectError.self) { try Feature(Data(text.utf8)) }
        #expect(error == UnexpectedObjectError(expected: "Feature", found: "FeatureCollection"))
        #expect(error?.localizedDescription == error?.message[.current])
        #expect(throws: UnexpectedObjectError.self) { try Geometry(Data(text.utf8)) }
        #expect(throws: UnexpectedObjectError.self) {
            try FeatureCollection(Data(#"{"type":"Point","coordinates":[1,2]}"#.utf8))
        }
        let bad = #expect(throws: GeoJSONError.self) { try FeatureCollection(Data("[".utf8)) }
        #expect(bad?.localizedDescription == bad?.message[.current])
        #expect(throws: CocoaError.self) { try FeatureCollection(contentsOf: URL(filePath: "/nowhere/at all.geojson")) }
    }

    @Test("what no text can hold is not written, and an old file stays")
    func notFinite() throws {
        let folder = try TemporaryFolder()
        let url = URL(filePath: folder.path("trees.geojson"))
        try FeatureCollection(Data(text.utf8)).write(to: url)
        let nowhere = Feature(geometry: .point(Position(longitude: .infinity, latitude: 0)))
        #expect(throws: GeoJSONWritingError.self) { try nowhere.write(to: url) }
        #expect(try FeatureCollection(contentsOf: url).features.count == 1)
    }
}
