import Foundation
import GeoJSON
import TestSupport
import Testing

@Suite("questctl geojson: Features that share borders")
struct SharedBorderCommandTests {
    /// Two areas on both sides of a border that wavers by some metres, of one region, and one of another.
    private static let border = (0...20).map { step in
        "[\(1 + (step % 2 == 0 || step == 20 ? 0.0 : 0.0001)),\(Double(step) / 20)]"
    }

    private static func feature(_ id: Int, _ region: String, _ ring: [String]) -> String {
        #"{"type":"Feature","id":\#(id),"properties":{"region":"\#(region)","land":"here"},"geometry":"#
            + #"{"type":"Polygon","coordinates":[[\#(ring.joined(separator: ","))]]}}"#
    }

    private static let text: String = {
        let west = ["[0,0]"] + border + ["[0,1]", "[0,0]"]
        let east = ["[2,0]", "[2,1]"] + border.reversed() + ["[2,0]"]
        let far = ["[5,5]", "[6,5]", "[6,6]", "[5,5]"]
        let features = [feature(1, "a", west), feature(2, "a", east), feature(3, "b", far)]
        return "{\"type\":\"FeatureCollection\",\"name\":\"lands\",\"features\":[\n" + features.joined(separator: ",\n")
            + "\n]}\n"
    }()

    @Test("a border that two areas share is simplified once, and what needs no change stays as it is written")
    func sharedBorders() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.text.utf8, as: "in.geojson")
        let outcome = try Tool.run(
            arguments: [
                "geojson", "simplify", "--shared-borders", "--tolerance", "50", path, "-o", folder.path("out.geojson"),
            ])
        #expect(outcome.code == 0, "\(outcome.errors)")
        let written = try String(contentsOfFile: folder.path("out.geojson"), encoding: .utf8)
        #expect(written.split(separator: "\n").suffix(2) == Self.text.split(separator: "\n").suffix(2))
        let features = try GeoJSONObject(parsing: written).features
        #expect(features.count == 3)
        #expect(features.prefix(2).allSatisfy { $0.geometry?.coordinates.count == 5 })
        let area = features.prefix(2).compactMap { $0.geometry?.area }.reduce(0, +)
        let plain = try GeoJSONObject(parsing: Self.text).features.prefix(2).compactMap { $0.geometry?.area }.reduce(
            0, +)
        #expect((area - plain).magnitude < plain * 1e-9)
    }

    @Test("standard input is read twice, in other forms as well")
    func sharedBordersOfLines() throws {
        let lines = Self.text.split(separator: "\n").dropFirst().dropLast().map {
            $0.hasSuffix(",") ? String($0.dropLast()) : String($0)
        }
        let outcome = try Tool.run(
            arguments: [
                "geojson", "simplify", "--shared-borders", "--tolerance", "50", "-", "--from", "lines", "--to", "lines",
            ], input: lines.joined(separator: "\n") + "\n")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(outcome.output.split(separator: "\n").last.map(String.init) == lines.last)
    }

    @Test("several files are refused with advice")
    func severalFiles() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.text.utf8, as: "in.geojson")
        let outcome = try Tool.run(arguments: [
            "geojson", "simplify", "--shared-borders", "--tolerance", "5", path, path,
        ])
        #expect(outcome.code == 64 && outcome.errors.contains("geojson convert"), "\(outcome.errors)")
    }

    @Test("areas of a region become one, with the properties that all have and their number")
    func dissolve() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.text.utf8, as: "in.geojson")
        let outcome = try Tool.run(arguments: ["geojson", "dissolve", "--by", "region", "--count", "areas", path])
        #expect(outcome.code == 0, "\(outcome.errors)")
        let object = try GeoJSONObject(parsing: outcome.output)
        let features = object.features
        #expect(features.count == 2)
        #expect(features[0].properties?["region"] == "a" && features[0].properties?["land"] == "here")
        #expect(features[0].properties?["areas"] == 2 && features[0].geometry?.kind == .polygon)
        guard case .featureCollection(let collection) = object else { return #expect(Bool(false), "no collection") }
        #expect(collection.foreignMembers["name"] == "lands")
        let all = try Tool.run(arguments: ["geojson", "dissolve", "--to", "lines", path])
        #expect(all.output.split(separator: "\n").count == 1 && all.output.contains("MultiPolygon"))
    }

    @Test("an area that is not valid is named with its place, and left out where that is wanted")
    func invalid() throws {
        let folder = try TemporaryFolder()
        let bowTie = Self.feature(9, "a", ["[0,0]", "[1,1]", "[1,0]", "[0,1]", "[0,0]"])
        let text = Self.text.replacing("\"features\":[\n", with: "\"features\":[\n\(bowTie),\n")
        let path = try folder.write(text.utf8, as: "in.geojson")
        let refused = try Tool.run(arguments: ["geojson", "dissolve", "--by", "region", path, "-o", folder.path("out")])
        #expect(refused.code == 1 && refused.errors.contains("in.geojson:2:1"), "\(refused.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
        let left = try Tool.run(arguments: ["geojson", "dissolve", "--by", "region", "--skip-invalid", path])
        #expect(left.code == 1 && left.errors.contains("(id 9)"), "\(left.errors)")
        #expect(try GeoJSONObject(parsing: left.output).features.count == 2)
        let unseen = try Tool.run(arguments: ["geojson", "dissolve", "--by", "reigon", "--skip-invalid", path])
        #expect(unseen.errors.contains("reigon"))
    }
}
