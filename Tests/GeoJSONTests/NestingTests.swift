import Foundation
import GeoJSONOperations
import Testing

@testable import GeoJSON

@testable import JSON

/// Texts nested as deep as the options allow at most, on the stack that background threads have on iOS.
@Suite("Deep nesting on a small stack")
struct NestingTests {
    /// Runs on a thread with a stack of 512 KiB; one that is too small crashes.
    static func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    /// The most that options allow; without optimisation, which takes twice the stack, the ordinary limit.
    static var deepest: Int {
        #if DEBUG
            GeoJSONReader.Options().depthLimit
        #else
            512
        #endif
    }

    static var options: GeoJSONReader.Options {
        var options = GeoJSONReader.Options()
        options.depthLimit = deepest
        return options
    }

    enum Kind: CaseIterable, CustomTestStringConvertible {
        case arrays, objects, collections

        var testDescription: String { "\(self)" }

        /// A Feature with a nested property, or a nested geometry, of `depth` brackets in all.
        func text(_ depth: Int) -> [UInt8] {
            func nested(_ head: String, _ open: String, _ inside: String, _ close: String, _ count: Int) -> [UInt8] {
                let text =
                    head + String(repeating: open, count: count) + inside + String(repeating: close, count: count)
                return Array((text + (head.isEmpty ? "" : "}}")).utf8)
            }
            let feature = #"{"type":"Feature","geometry":null,"properties":{"a":"#
            return switch self {
            case .arrays: nested(feature, "[", "", "]", depth - 2)
            case .objects: nested(feature, #"{"b":"#, "1", "}", depth - 2)
            // Every collection is a brace and a bracket, and so is the point in the middle.
            case .collections:
                nested(
                    "", #"{"type":"GeometryCollection","geometries":["#, #"{"type":"Point","coordinates":[1,2]}"#,
                    "]}", (depth - 2) / 2)
            }
        }
    }

    @Test(
        "what is nested as deep as it may be is read by both readers, compared, written and freed",
        arguments: Kind.allCases)
    func reading(_ kind: Kind) async {
        let bytes = kind.text(Self.deepest)
        let faults = await Self.onSmallStack { () -> [String] in
            let reader = GeoJSONReader(options: Self.options)
            let result = reader.read(bytes)
            var faults: [String] = []
            if result.hasErrors { faults.append("\(result.diagnostics)") }
            let careful = bytes.withUnsafeBufferPointer { buffer in
                var reading = DocumentReading(buffer, Self.options, isFast: false)
                return reading.document()
            }
            guard let object = result.object, let careful else { return faults + ["no object"] }
            if careful != object { faults.append("readers differ") }
            if object.hashValue != careful.hashValue { faults.append("hashes differ") }
            for options in [GeoJSONWriter.Options.compact, .pretty] {
                if reader.read(GeoJSONWriter(options: options).write(object)).object != object {
                    faults.append("not read back equal")
                }
            }
            var stream = FeatureStream(options: Self.options, read: StreamingTests.source(bytes, seed: 1))
            var features: [Feature] = []
            while let feature = stream.next() { features.append(feature) }
            if features != object.features { faults.append("stream differs") }
            return faults
        }
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test("what is nested as deep as it may be is linted, fixed, measured, cut and encoded", arguments: Kind.allCases)
    func judging(_ kind: Kind) async {
        let bytes = kind.text(Self.deepest)
        let faults = await Self.onSmallStack { () -> [String] in
            let linter = Linter(options: Self.options)
            let fixed = linter.fix(bytes)
            guard let object = GeoJSONReader(options: Self.options).read(fixed.bytes).object else { return ["lost"] }
            var faults: [String] = []
            for feature in object.features {
                let geometry = feature.geometry
                if geometry?.cutAtAntimeridian().joinedAtAntimeridian() != geometry { faults.append("changed") }
                if geometry?.rewound().simplified(tolerance: 1) != geometry { faults.append("changed") }
                _ = geometry?.computedExtent
                _ = geometry?.length
                if let properties = feature.properties {
                    do {
                        if try JSONObject(encoding: properties) != properties { faults.append("encoded differently") }
                    } catch {
                        faults.append("\(error)")
                    }
                }
            }
            _ = CollectionStatistics(of: object)
            return faults
        }
        #expect(faults.isEmpty, "\(faults)")
    }

    @Test(
        "what is nested deeper, or is never closed, is refused with a place",
        arguments: Kind.allCases)
    func refusal(_ kind: Kind) async {
        let bytes = kind.text(Self.deepest + 2)
        let rules = await Self.onSmallStack { () -> [[String]] in
            [bytes, Array(bytes.prefix(bytes.count / 2)), Array(repeating: 0x5B, count: 100_000)].map { text in
                let diagnostics = Linter(options: Self.options).lint(text)
                return diagnostics.contains { ($0.location?.line ?? 0) < 1 } ? ["no place"] : diagnostics.map(\.rule)
            }
        }
        #expect(rules.map(\.isEmpty) == [false, false, false])
        #expect(rules[0].contains("json.too-deep"), "\(rules[0])")
        #expect(!rules.joined().contains("no place"))
    }

    @Test("the limit of the options is kept", arguments: [16, 256])
    func limit(_ depth: Int) {
        var options = GeoJSONReader.Options()
        options.depthLimit = depth
        #expect(!GeoJSONReader(options: options).read(Kind.arrays.text(depth)).hasErrors)
        #expect(GeoJSONReader(options: options).read(Kind.arrays.text(depth + 1)).hasErrors)
    }
}
