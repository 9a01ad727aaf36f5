import Foundation
import GeoJSON
import GeoJSONFoundation
import GeoJSONOperations
import Geodesy
import JSON
import Support
import TestSupport
import Testing

/// The code of the documentation's first article, compiled, run, and compared with the article.
@Suite("Getting started")
struct GettingStartedTests {
    static let text = """
        {
          "type": "FeatureCollection",
          "features": [
            {"type": "Feature", "id": 1, "properties": {"name": "Старый дуб", "points": 3},
             "geometry": {"type": "Point", "coordinates": [61.4026, 55.1599]}},
            {"type": "Feature", "id": 2, "properties": {"name": "Парк", "points": 5},
             "geometry": {"type": "Polygon", "coordinates": [[[61.36, 55.15], [61.36, 55.17],
               [61.38, 55.17], [61.38, 55.16001], [61.38, 55.15], [61.36, 55.15]]]}}
          ]
        }
        """

    // snippet: type
    struct Task: Codable {
        var name: String
        var points: Int?
    }
    // end

    @Test("reading")
    func reading() throws {
        let text = Self.text
        // snippet: parse
        let object = try GeoJSONObject(parsing: text)
        for feature in object.features {
            guard case .point(let position) = feature.geometry?.shape else { continue }
            print(feature.properties?["name"]?.stringValue ?? "–", position.longitude, position.latitude)
        }
        // end
        #expect(object.features.count == 2)
    }

    @Test("reading with diagnostics")
    func diagnostics() throws {
        let bytes = Array(Self.text.replacing(#""points": 3},"#, with: #""points": 3}"#).utf8)
        // snippet: read
        let result = GeoJSONReader().read(bytes)
        let report = DiagnosticText(language: .english).render(result.diagnostics, file: "quest.geojson", bytes: bytes)
        if result.hasErrors { print(report) }
        // end
        #expect(report.hasPrefix("quest.geojson:4:"))
        #expect(result.object?.features.count == 2)
    }

    @Test("properties as a type of one's own")
    func properties() throws {
        let object = try GeoJSONObject(parsing: Self.text)
        // snippet: typed
        var tasks = try object.features.compactMap { try $0.properties?.decoded(as: Task.self) }
        tasks[0].points = 4

        let place = Position(longitude: 61.4026, latitude: 55.1599)
        let feature = try Feature(id: 1, geometry: .point(place), encoding: tasks[0])
        // end
        #expect(feature.properties == ["name": "Старый дуб", "points": 4])
    }

    @Test("making geometries")
    func polygon() throws {
        let north = 55.17
        // snippet: polygon
        let corners: Positions = [
            Position(longitude: 61.36, latitude: 55.15), Position(longitude: 61.38, latitude: 55.15),
            Position(longitude: 61.38, latitude: north), Position(longitude: 61.36, latitude: 55.15),
        ]
        do {
            let park = Geometry.polygon(try Polygon(exterior: corners))
            print(park)
        } catch {
            print(error)  // for example: ring 0 is not closed: it starts at …
        }
        // end
        #expect(corners.first == corners.last)
    }

    @Test("Codable and Foundation")
    func foundation() throws {
        let folder = try TemporaryFolder()
        let url = URL(filePath: try folder.write(Self.text.utf8, as: "city.geojson"))
        // snippet: foundation
        let city = try FeatureCollection(contentsOf: url)
        let data = try city.features[0].data(options: .pretty)
        try city.write(to: url)

        let encoded = try JSONEncoder().encode(city)
        let decoded = try JSONDecoder().decode(FeatureCollection.self, from: encoded)
        // end
        #expect(decoded == city && !data.isEmpty)
    }

    @Test("checking and fixing")
    func fixing() throws {
        let bytes = Array(Self.text.utf8)
        // snippet: lint
        var linter = Linter()
        linter.severities["geojson.precision"] = .some(nil)  // switched off
        linter.severities["geojson.winding"] = .error
        for diagnostic in linter.lint(bytes) {
            print(diagnostic.location?.line ?? 0, diagnostic.rule, diagnostic.message[.english])
        }

        let result = linter.fix(bytes)
        print("fixed:", result.fixed.map(\.rule), "left:", result.remaining.map(\.rule))
        // end
        #expect(result.fixed.map(\.rule) == ["geojson.winding"])
        #expect(result.remaining.isEmpty)
    }

    @Test("files larger than memory")
    func streaming() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.text.utf8, as: "city.geojson")
        // snippet: stream
        var file = try InputFile(path: path)
        var stream = FeatureStream { buffer in try file.read(into: buffer) }
        var metres = 0.0
        while let feature = try stream.next() { metres += feature.geometry?.length ?? 0 }
        for diagnostic in stream.diagnostics { print(diagnostic.message[.english]) }
        // end
        #expect(metres > 6_000 && metres < 8_000)
        #expect(stream.diagnostics.isEmpty)
    }

    @Test("finding Features in a region")
    func index() throws {
        let object = try GeoJSONObject(parsing: Self.text)
        // snippet: index
        let collection = FeatureCollection(features: object.features)
        let index = FeatureIndex(collection)
        let region = BoundingBox(west: 61.40, south: 55.15, east: 61.41, north: 55.17)
        let found = index.search(region).map { collection.features[$0] }
        // end
        #expect(found.map(\.id) == [1])
    }

    @Test("measuring and simplifying")
    func measuring() throws {
        let object = try GeoJSONObject(parsing: Self.text)
        let park = try #require(object.features[1].geometry)
        // snippet: measure
        print(park.length, "metres around", park.area, "square metres")
        let simple = park.simplified(tolerance: 20)  // metres
        let isInside = park.contains(Coordinate(longitude: 61.37, latitude: 55.16))
        // end
        #expect(simple.coordinates.count == 5)
        #expect(isInside)
        #expect(abs(park.area - 1_275 * 2_226) < 10_000)
    }

    @Test("writing")
    func writing() throws {
        let object = try GeoJSONObject(parsing: Self.text)
        let folder = try TemporaryFolder()
        let path = folder.path("quest.geojson")
        // snippet: write
        let writer = GeoJSONWriter(options: .init(layout: .pretty, decimals: 6))
        var file = try OutputFile(path: path)
        try file.write(writer.write(object.conformingToRFC7946()))
        try file.commit()
        // end
        let again = try GeoJSONObject(parsing: InputFile.bytes(of: path))
        #expect(again == object.conformingToRFC7946())
    }

    @Test("the article shows the code of these tests; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let code = try ArticleCode(article: "Sources/GeoJSON/GeoJSON.docc/GettingStarted.md", test: #filePath)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
