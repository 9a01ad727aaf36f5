import FeatureFiles
import GeoJSON
import Testing

@Suite("The box of a collection whose Features change on the way")
struct CollectionBoxTests {
    private func text(_ count: Int, box: String) -> String {
        let features = (0..<count).map { number in
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[\#(Double(number % 600) / 10 - 30),\#(number % 50)]},"properties":null}"#
        }
        return "{\"type\":\"FeatureCollection\", \"bbox\": \(box),\n\"features\":[\n"
            + features.joined(separator: ",\n")
            + "\n]}\n"
    }

    private func piped(
        _ text: String, _ box: FeaturePipeline.Options.Box = .updated, transform: @escaping FeaturePipeline.Transform
    ) throws -> Piped {
        var options = FeaturePipeline.Options(input: .geojson, output: .geojson)
        options.box = box
        return try Piped(text.utf8, options, transform: transform)
    }

    @Test("a box before the Features is right, however long the file is", arguments: [10, 1000, 60000])
    func before(count: Int) throws {
        let input = text(count, box: "[-99, -99, 99, 99]")
        #expect(try piped(input) { _, _ in .keep }.text == input)
        let half = try piped(input) { feature, _ in
            if case .point(let place)? = feature.geometry?.shape, place.longitude < -29.5 { .keep } else { .drop }
        }
        guard case .featureCollection(let collection) = try GeoJSONObject(parsing: half.text) else { return }
        #expect(collection.features.count == half.outcome.written && half.outcome.written < count)
        #expect(collection.boundingBox == collection.computedExtent, "\(count)")
        #expect(half.text.hasPrefix("{\"type\":\"FeatureCollection\", \"bbox\": [-30,"), "\(half.text.prefix(80))")
    }

    @Test("a collection without a box gets one behind the Features where that is wanted, and none of nothing")
    func written() throws {
        let input =
            "{\"type\":\"FeatureCollection\",\"features\":[" + "{\"type\":\"Feature\",\"geometry\":"
            + "{\"type\":\"Point\",\"coordinates\":[1.0,2,3]},\"properties\":null}]}"
        #expect(try piped(input, .written) { _, _ in .keep }.text.hasSuffix("],\"bbox\":[1,2,3,1,2,3]}"))
        #expect(try piped(input, .written) { _, _ in .drop }.text == "{\"type\":\"FeatureCollection\",\"features\":[]}")
        #expect(try piped(input, .updated) { _, _ in .keep }.text == input)
    }
}
