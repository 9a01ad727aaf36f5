import Support
import Testing

@testable import GeoJSON
@testable import JSON

/// Numbers of every shape at every place of a line, since most of them are read and written in a way of their own.
@Suite("Texts of coordinates")
struct CoordinateTextTests {
    /// Halfway cases, the ends of ranges, and what is just longer than the short way takes.
    static let hardTexts = [
        "0", "-0", "0.0", "-0.0", "-0.0000000", "1", "-1", "9", "10", "180", "9999", "10000", "0.1", "-0.1",
        "0.0000001",
        "9999.9999999", "-9999.9999999", "99999.9999999", "1234.12345678", "0.12345678", "123.1234567890123456789",
        "9007199254740993", "9007199254740992.5", "0.30000000000000004", "1e0", "1.5e3", "1.5E-3", "-1.25e+2", "5e-324",
        "2.4703282292062328e-324", "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623157e308",
        "1.00000000000000011102230246251565404236316680908203125",
        "0.500000000000000166533453693773481063544750213623046875",
        "179.99999999999997", "-122.4194155", "12.", "1.5-", "1.5.5", "01.5", "-01.5", "00.5", "-", "-.5", ".5", "+1.5",
        "1.5x", "1/5", "1.:5", "1.5e", "1.5e+", "--1.5", "1-.5", "0x10", "1_0.5", "1.5\u{e9}", "1e400",
    ]

    private static func text(_ generator: inout SeededGenerator) -> String {
        guard !generator.chance(0.1) else {
            return generator.pick(hardTexts.filter { DecimalText.isNumber($0) }) ?? "0"
        }
        var text = generator.chance(0.5) ? "-" : ""
        let whole = generator.pick([1, 1, 10, 100, 1000, 10_000, 100_000_000]) ?? 1
        text += String(generator.next(below: whole * 10))
        guard generator.chance(0.95) else { return text }
        let most = generator.pick([1, 7, 7, 8, 9, 15, 20]) ?? 7
        text += "." + (0..<generator.next(in: 1...most)).map { _ in String(generator.next(below: 10)) }.joined()
        if generator.chance(0.03) { text += "e\(generator.next(in: -30...30))" }
        return text
    }

    private static func numbers(ofLine text: String) -> [Double]? {
        let bytes = Array(#"{"type":"LineString","coordinates":[\#(text)]}"#.utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            guard let scanner = BracedScanner(StrictScanner(bytes, depthLimit: 64)) else { return nil }
            var features = FeatureScanner(scanner)
            guard let start = bytes.baseAddress, let (geometry, _) = features.geometry(start, depth: 0),
                case .lineString(let positions) = geometry.shape
            else { return nil }
            return positions.withFlatNumbers { Array($0) }
        }
    }

    @Test("each is read as the standard library reads it, to the bit")
    func reading() {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let width = generator.next(in: 2...3)
            let count = width * generator.next(in: 2...200)
            let texts = (0..<count).map { _ in Self.text(&generator) }.filter { Double($0)?.isFinite == true }
            let whole = texts.count / width * width
            guard whole >= 2 * width else { continue }
            let blank = generator.pick(["", "", " ", "\n  "]) ?? ""
            let line = stride(from: 0, to: whole, by: width).map { first in
                "[" + texts[first..<first + width].joined(separator: blank + "," + blank) + blank + "]"
            }
            let read = Self.numbers(ofLine: line.joined(separator: ","))
            #expect(
                read?.map(\.bitPattern) == texts[..<whole].map { Double($0)?.bitPattern }, "seed \(seed)")
        }
    }

    @Test("each hard text is read exactly or refused, wherever it stands", arguments: hardTexts)
    func hardCases(text: String) {
        let isNumber = DecimalText.isNumber(text) && Double(text)?.isFinite == true
        for line in [
            "[\(text),1],[2,3]", "[1,\(text)],[2.123456,3.123456]", "[1,2,3],[4,5,\(text)]", "[1,2],[3,\(text) ]",
        ] {
            let read = Self.numbers(ofLine: line)
            guard isNumber, let number = Double(text) else {
                #expect(read == nil, "\(line)")
                continue
            }
            #expect(read?.contains { $0.bitPattern == number.bitPattern } == true, "\(line)")
        }
    }

    @Test("each is written as the standard library describes it, whole numbers without a point")
    func writing() {
        for seed in UInt64(0)..<200 {
            var generator = SeededGenerator(seed: seed)
            let scale = generator.pick([1.0, 10, 1e2, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12, 1e17]) ?? 1
            let reach = generator.pick([1e-3, 1, 180, 180, 1e4, 1e5, 1e8, 1e9, 1e15, 1e200]) ?? 1
            let numbers = (0..<400).map { _ in
                let number = generator.next(in: -reach...reach)
                return generator.chance(0.05) ? number.rounded() : (number * scale).rounded() / scale
            }
            .filter { $0.isFinite }
            let line = Positions(storage: Array(numbers[..<(numbers.count & ~1)]), stride: 2)
            let expected = stride(from: 0, to: numbers.count & ~1, by: 2).map { first in
                "[" + numbers[first..<first + 2].map(Self.description).joined(separator: ",") + "]"
            }
            let written = GeoJSONWriter().string(.geometry(.lineString(line)))
            #expect(
                written == #"{"type":"LineString","coordinates":[\#(expected.joined(separator: ","))]}"#, "seed \(seed)"
            )
        }
    }

    /// The shortest text, with an exponent where the writer has one: it has none from 10⁻⁵ on.
    private static func description(_ number: Double) -> String {
        var text = number.description
        if text.contains("e"), number.magnitude < 1e15, number.magnitude >= 1e-5 {
            var output = NumberText()
            text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.longest) { buffer in
                guard let start = buffer.baseAddress else { return "" }
                return String(decoding: buffer[..<output.write(number, to: start)], as: UTF8.self)
            }
        }
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    @Test("properties are written without their blank space, whether they had any or not")
    func compactProperties() throws {
        let feature = #"{"type":"Feature","id":-7,"geometry":null,"properties":PLACE}"#
        for text in [#"{"a b":" c","d":[1,{"e":null}]}"#, #"{ "a b" :" c","d":[1, {"e":null}]}"#, "{ }", "{\n}", "{}"] {
            let bytes = Array(feature.replacing("PLACE", with: text).utf8)
            let object = try GeoJSONObject(parsing: bytes)
            let compact = text.contains("a b") ? #"{"a b":" c","d":[1,{"e":null}]}"# : "{}"
            #expect(GeoJSONWriter().string(object) == feature.replacing("PLACE", with: compact))
        }
    }
}
