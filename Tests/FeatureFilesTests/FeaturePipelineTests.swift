import FeatureFiles
import GeoJSON
import JSON
import Support
import TestSupport
import Testing

@Suite("Features from one file to another")
struct FeaturePipelineTests {
    @Test("a file of which everything is kept is copied byte for byte, however it arrives", arguments: 1...100)
    func identity(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        for _ in 0..<10 {
            let text = random.collection(random.generator.next(below: 6))
            let chunk = random.generator.pick([1, 7, 64, 1 << 16]) ?? 1
            let piped = try Piped(text, chunk: chunk)
            #expect(piped.text == text, "seed \(seed)")
            #expect(!piped.outcome.isRefused && piped.findings.isEmpty, "seed \(seed): \(text)")
            let records = (0..<5).map { _ in ElementLine.one(random.feature()) }
            let lines = records.joined(separator: random.generator.chance(0.5) ? "\n" : "\r\n\n") + random.blank()
            #expect(try Piped(lines, from: .lines, to: .lines, chunk: chunk).text == lines, "seed \(seed)")
            let sequence = records.map { "\u{1E}" + $0 + "\n" }.joined()
            #expect(try Piped(sequence, from: .sequence, to: .sequence, chunk: chunk).text == sequence, "seed \(seed)")
        }
    }

    @Test(
        "every file that the reader accepts is copied byte for byte; every other is refused",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func conformance() throws {
        let manifest = String(decoding: try RealData.bytes("geojson/MANIFEST.tsv"), as: UTF8.self)
        var count = 0
        for line in manifest.split(separator: "\n").dropFirst() {
            guard let file = line.split(separator: "\t").first else { continue }
            let bytes = try RealData.bytes("geojson/\(file)")
            let result = GeoJSONReader().read(bytes)
            let piped = try Piped(bytes, .init(input: .geojson, output: .geojson))
            #expect(piped.outcome.isRefused == result.hasErrors, "\(file)")
            guard !result.hasErrors else { continue }
            #expect(Array(piped.text.utf8) == bytes, "\(file)")
            count += 1
        }
        #expect(count >= 30, "\(count)")
    }

    @Test("what the pipeline keeps, drops and replaces reads back as the transform meant it", arguments: 1...50)
    func oracle(seed: UInt64) throws {
        var random = RandomText(seed: seed)
        let text = random.collection(8)
        guard case .featureCollection(var collection) = try GeoJSONObject(parsing: text) else { return }
        let origin = Geometry.point(Position(longitude: 1.5, latitude: 2.25))
        let choices = collection.features.map { _ in random.generator.next(below: 4) }
        let piped = try Piped(text) { _, place in
            switch choices[place.index] {
            case 0: .keep
            case 1: .drop
            case 2: .geometry(origin)
            default: .features([Feature(geometry: origin), Feature(geometry: nil)])
            }
        }
        collection.features = zip(collection.features, choices).flatMap { feature, choice in
            var moved = feature
            moved.geometry = origin
            let result: [Feature] =
                switch choice {
                case 0: [feature]
                case 1: []
                case 2: [moved]
                default: [Feature(geometry: origin), Feature(geometry: nil)]
                }
            return result
        }
        #expect(try GeoJSONObject(parsing: piped.text) == .featureCollection(collection), "seed \(seed)\n\(piped.text)")
    }

    @Test("each form turns into each other, and what has no place there is named")
    func forms() throws {
        let text = """
            {"type":"FeatureCollection","name":"city","features":[
              {"type":"Feature","geometry":null,
               "properties":{"a b":"{ \\" }","n":1.00}},
              {"type":"Feature","geometry":null,"properties":null}
            ],"bbox":[1,2,3,4]}

            """
        let one = #"{"type":"Feature","geometry":null,"properties":{"a b":"{ \" }","n":1.00}}"#
        let two = #"{"type":"Feature","geometry":null,"properties":null}"#
        let lines = try Piped(text, to: .lines)
        #expect(lines.text == "\(one)\n\(two)\n")
        #expect(lines.lost == ["bbox", "name"])
        let sequence = try Piped(lines.text, from: .lines, to: .sequence)
        #expect(sequence.text == "\u{1E}\(one)\n\u{1E}\(two)\n")
        let collection = try Piped(sequence.text, from: .sequence, to: .geojson)
        #expect(collection.text == "{\"type\":\"FeatureCollection\",\"features\":[\n\(one),\n\(two)\n]}\n")
        #expect(collection.lost.isEmpty && sequence.lost.isEmpty)
        #expect(
            try Piped("", from: .lines, to: .geojson).text == "{\"type\":\"FeatureCollection\",\"features\":[\n\n]}\n")
        #expect(try Piped(two, to: .lines).text == two + "\n")
        #expect(try Piped(two, to: .sequence).text == "\u{1E}" + two + "\n")
    }

    @Test("members of the collection that would be wrong are taken out, the rest stays as it stands")
    func dropped() throws {
        var options = FeaturePipeline.Options(input: .geojson, output: .geojson)
        options.droppedMembers = ["bbox", "crs"]
        func piped(_ text: String) throws -> Piped { try Piped(text.utf8, options) }
        let list = #""features": []"#
        #expect(
            try piped(#"{ "type": "FeatureCollection", "bbox": [1,2,3,4], \#(list)}"#).text
                == #"{ "type": "FeatureCollection", \#(list)}"#)
        #expect(
            try piped(#"{\#(list), "crs": {"a": [1, "bbox"]}, "type": "FeatureCollection" }"#).text
                == #"{\#(list), "type": "FeatureCollection" }"#)
        #expect(
            try piped(#"{"bbox": [1,2,3,4],\#(list), "type": "FeatureCollection","crs":null}"#).text
                == #"{\#(list), "type": "FeatureCollection"}"#)
        #expect(try piped(#"{"bbox":[1,2,3,4],\#(list), "type": "FeatureCollection"}"#).lost == ["bbox"])
    }

    @Test("a Feature with a fault is named with its place, and refused or left out")
    func faults() throws {
        let good = #"{"type":"Feature","geometry":null,"properties":null}"#
        let bad = #"{"type":"Feature","geometry":{"type":"Point","coordinates":["1",2]},"properties":null}"#
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\n\(good),\n\(bad),\n\(good)\n]}"
        let refused = try Piped(text)
        #expect(refused.outcome.isRefused && refused.text.isEmpty)
        let expected = GeoJSONReader().read(text).diagnostics
        #expect(refused.findings == expected)
        let skipped = try Piped(text, skipsInvalid: true)
        #expect(!skipped.outcome.isRefused && skipped.outcome.skipped == 1 && skipped.outcome.written == 2)
        #expect(skipped.text == "{\"type\":\"FeatureCollection\",\"features\":[\n\(good),\n\(good)\n]}")
        #expect(skipped.findings == expected)
        let record = try Piped("\(good)\n\(bad)\n\(good)\n", from: .lines, to: .lines, skipsInvalid: true)
        #expect(record.text == "\(good)\n\(good)\n")
        #expect(record.findings.first?.location?.line == 2)
    }

    @Test("an operation that fails names the Feature, and the others go on where that is wanted")
    func failures() throws {
        struct Refusal: Error, LocalizedMessage {
            var message: Message { Message(verbatim: "too large") }
        }
        let features = (0..<5).map { #"{"type":"Feature","id":\#($0),"geometry":null,"properties":null}"# }
        let text = "{\"type\":\"FeatureCollection\",\"features\":[" + features.joined(separator: ",\n") + "]}"
        let transform: FeaturePipeline.Transform = { _, place in
            if place.index == 3 { throw Refusal() }
            return .keep
        }
        let refused = try Piped(text, transform: transform)
        #expect(refused.outcome.isRefused && refused.text.isEmpty)
        let failure = try #require(refused.failures.first)
        #expect(failure.place.line == 4 && failure.place.column == 1 && failure.place.id == .integer(3))
        #expect("\(failure.place.pointer)" == "/features/3" && failure.message[.english] == "too large")
        let skipped = try Piped(text, skipsInvalid: true, transform: transform)
        #expect(skipped.outcome.written == 4 && skipped.outcome.skipped == 1 && !skipped.outcome.isRefused)
    }

    @Test("a collection with damaged structure is refused, or gives the Features without a fault")
    func damaged() throws {
        let good = #"{"type":"Feature","geometry":null,"properties":null}"#
        for text in [
            "{\"type\":\"FeatureCollection\",\"features\":[\(good),\(good) \(good)]}",
            "{\"type\":\"FeatureCollection\",\"features\":[\(good),\(good),",
            "{\"type\":\"FeatureCollection\",\"features\":[\(good),\(good),]}",
            "{\"type\":\"FeatureCollection\",\"features\":[,\(good),\(good)]}",
            "{\"type\":\"FeatureCollection\",\"features\":[\(good),\(good)",
            "{\"type\":\"FeatureCollection\",\"features\":[\(good),7,\(good)]}",
        ] {
            let refused = try Piped(text)
            #expect(refused.outcome.isRefused, "\(text)")
            #expect(refused.findings.containsErrors, "\(text)")
            let kept = try Piped(text, skipsInvalid: true)
            let object = try GeoJSONObject(parsing: kept.text)
            #expect(object.features.count >= 2, "\(text)\n\(kept.text)")
        }
    }
}

/// An element's text without line breaks.
enum ElementLine {
    static func one(_ text: String) -> String {
        text.replacing("\r\n", with: "").replacing("\n", with: "")
    }
}
