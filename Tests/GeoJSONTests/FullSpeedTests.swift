import Support
import TestSupport
import Testing

@testable import GeoJSON
@testable import JSON

/// What is in order is read at full speed: the scanners do not leave it to the careful readers.
@Suite("Reading at full speed")
struct FullSpeedTests {
    /// A text with blank space of any kind and length wherever it may stand.
    private static func spaced(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var result: [UInt8] = []
        var (isInside, isEscape) = (false, false)
        func space() {
            guard generator.chance(0.3) else { return }
            let kind: [UInt8] = generator.chance(0.5) ? [0x20] : [0x20, 0x0A, 0x0D, 0x09]
            for _ in 0..<generator.next(in: 1...19) { result.append(generator.pick(kind) ?? 0x20) }
        }
        for byte in text {
            let isStructural = !isInside && [0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A].contains(byte)
            if isStructural { space() }
            result.append(byte)
            if isStructural { space() }
            if isInside {
                if isEscape {
                    isEscape = false
                } else if byte == 0x5C {
                    isEscape = true
                } else if byte == 0x22 {
                    isInside = false
                }
            } else if byte == 0x22 {
                isInside = true
            }
        }
        return result
    }

    /// Whether no list is empty and all positions of a geometry have equally many numbers: others are left to the careful reader.
    private static func isEven(_ value: JSONValue) -> Bool {
        func sizes(_ value: JSONValue) -> Set<Int> {
            guard let elements = value.arrayValue else { return [] }
            guard elements.first?.arrayValue != nil else { return [elements.count] }
            return elements.reduce(into: []) { $0.formUnion(sizes($1)) }
        }
        if let elements = value.arrayValue { return !elements.isEmpty && elements.allSatisfy(isEven) }
        guard let object = value.objectValue else { return true }
        return object.allSatisfy { member in
            let sizes = sizes(member.value)
            return member.key == "coordinates" ? sizes.count == 1 && sizes != [0] : isEven(member.value)
        }
    }

    /// A Feature as the scanner reads it; `nil` where it leaves it to the careful reader.
    private static func scanned(_ text: [UInt8]) -> Feature? {
        text.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress, let braced = BracedScanner(StrictScanner(bytes, depthLimit: 64)) else {
                return nil
            }
            var reader = FeatureScanner(braced)
            let features = FeatureBuffer()
            let end = reader.feature(braced.strict.skipSpace(start), depth: 0, into: features)
            return end == braced.strict.end ? features.removeFirst() : nil
        }
    }

    @Test("goes for every Feature in order, with blank space anywhere", arguments: 0..<300 as Range<UInt64>)
    func features(seed: UInt64) throws {
        var objects = RandomObjects(seed: seed)
        let feature = objects.feature()
        let text = GeoJSONWriter().write(.feature(feature))
        guard try Self.isEven(JSONValue(parsing: text)) else { return }
        for _ in 0..<4 {
            let spaced = Self.spaced(text, &objects.generator)
            #expect(Self.scanned(spaced) == feature, "seed \(seed): \(String(decoding: spaced, as: UTF8.self))")
        }
    }

    @Test("goes for every array and object in order, with blank space anywhere", arguments: 0..<300 as Range<UInt64>)
    func values(seed: UInt64) {
        var objects = RandomObjects(seed: seed)
        let value = JSONValue.array([
            objects.value(), .object(["a": objects.value(), "b": objects.value()]), objects.value(),
        ])
        for _ in 0..<4 {
            let spaced = Self.spaced(JSONWriter().write(value), &objects.generator)
            let read = spaced.withUnsafeBufferPointer { bytes in
                var decoder = ValueDecoder(bytes, allowsEqualKeys: false)
                return decoder.value()
            }
            #expect(read == value, "seed \(seed): \(String(decoding: spaced, as: UTF8.self))")
        }
    }

    @Test("leaves the texts of properties as they are", arguments: 0...40)
    func kept(length: Int) {
        var generator = SeededGenerator(seed: UInt64(length))
        for special in ["", " ", #"\""#, #"\\"#, "é", " : ", "🚲", "{", "],"] {
            for place in [0, length / 2, length] {
                let padding = String(repeating: "x", count: length)
                let inner = padding.prefix(place) + special + padding.dropFirst(place)
                let properties = #"{"\#(inner)":"\#(inner)","b":["\#(inner)",1.50]}"#
                let text = #"{"type":"Feature","geometry":null,"properties":\#(properties)}"#
                guard let feature = Self.scanned(Self.spaced(Array(text.utf8), &generator)) else {
                    Issue.record("\(text)")
                    continue
                }
                #expect(String(decoding: GeoJSONWriter().write(.feature(feature)), as: UTF8.self) == text)
            }
        }
    }

    @Test(
        "stops at whatever is not in order",
        arguments: [
            #"{"type":"Feature","geometry":null,"properties":null,}"#, #"{"type":"Feature","geometry":null}"#,
            #"{"type":"Feature","geometry":null,"properties":null,"type":"Feature"}"#,
            #"{"type":"Feature","geometry":null,"properties":null,"a":1,"a":2}"#,
            #"{"type":"Feature","geometry":null,"properties":null,"coordinates":[1,2]}"#,
            #"{"type":"Feature","geometry":null,"properties":null,"bbox":[1,2,3]}"#,
            #"{"type":"Feature","geometry":null,"properties":null,"bbox":[1,2,3,4,5,6,7]}"#,
            #"{"type":"Feature","geometry":null,"properties":null,"id":true}"#,
            #"{"type":"Feature","geometry":{"type":"Point"},"properties":null}"#,
            #"{"type":"Feature","geometry":{"coordinates":[1,2]},"properties":null}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1]},"properties":null}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[[1,2]]},"properties":null}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2],"geometries":[]},"properties":null}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1 2]},"properties":null}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[01,2]},"properties":null}"#,
            #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1.,2]},"properties":null}"#,
            #"{"type":"Feature" "geometry":null,"properties":null}"#,
            #"{"type":"Feature","geometry" null,"properties":null}"#,
            #"{"type":"Features","geometry":null,"properties":null}"#,
            #"{"type":"Feature","geometry":nul,"properties":null}"#,
        ])
    func faults(text: String) {
        #expect(Self.scanned(Array(text.utf8)) == nil)
        #expect(Self.scanned(Array(#"{"type":"Feature","geometry":null,"properties":null}"#.utf8)) != nil)
    }
}
