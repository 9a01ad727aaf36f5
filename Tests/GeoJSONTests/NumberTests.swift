import Support
import Testing

@testable import GeoJSON
@testable import JSON

struct NumberTests {
    @Test("coordinates are read exactly as the standard library reads them")
    func exactness() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            let digits = generator.next(in: 1...20)
            var text = generator.chance(0.5) ? "-" : ""
            text += String(generator.next(below: 181))
            if generator.chance(0.9) {
                text += "." + (0..<digits).map { _ in String(generator.next(below: 10)) }.joined()
            }
            if generator.chance(0.05) { text += "e\(generator.next(in: -30...30))" }
            let object = try GeoJSONObject(parsing: #"{"type":"Point","coordinates":[\#(text),0]}"#)
            guard case .geometry(let geometry) = object, case .point(let position) = geometry.shape else {
                Issue.record("no point from \(text)")
                continue
            }
            #expect(position.longitude == Double(text), "\(text)")
        }
    }

    @Test("exponents of any size are read, and equal numbers have one canonical text")
    func exponents() throws {
        for text in [
            "0.0e-9223372036854775808", "0e9223372036854775807", "10e-9223372036854775808",
            "-0.00e-9223372036854775807",
        ] {
            let object = try GeoJSONObject(
                parsing: #"{"type":"Feature","geometry":null,"properties":{"a":\#(text)}}"#)
            #expect(object.features.first?.properties?["a"]?.doubleValue == 0, "\(text)")
        }
        for text in ["1", "1.0", "10e-1", "0.1E+1"] { #expect(DecimalText.canonical(text) == "1e0", "\(text)") }
        #expect(DecimalText.canonical("-0.0") == "0")
        #expect(JSONValue.array([1, 1.5]).canonical == JSONValue.array([1.0, .decimal("15e-1")]).canonical)
    }

    @Test("numbers are written with the fewest digits that read back equal")
    func shortness() {
        var generator = SeededGenerator(seed: 12)
        for round in 0..<20_000 {
            var number = Double(bitPattern: generator.next())
            if generator.chance(0.8) {
                number = generator.next(in: -180.0...180.0) * [1, 1, 1e-2, 1e-5][generator.next(below: 4)]
                let scale = [1.0, 10, 1e5, 1e6, 1e7, 1e9, 1e15, 1e16, 1e17][generator.next(below: 9)]
                number = (number * scale).rounded() / scale
            }
            guard number.isFinite else { continue }
            let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.longest) { buffer -> String in
                var writer = NumberText()
                guard let start = buffer.baseAddress else { return "" }
                let length = writer.write(number, to: start)
                return String(decoding: buffer[..<length], as: UTF8.self)
            }
            #expect(Double(text) == number, "round \(round): \(text)")
            let digits = { (text: String) in
                text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.reversed().drop { $0 == "0" }.count
            }
            #expect(digits(text) <= digits(number.description), "round \(round): \(text), \(number)")
            #expect(DecimalText.isNumber(text))
        }
    }

    @Test("numbers are rounded to the chosen decimals", arguments: [-1, 0, 1, 5, 6, 7, 9, 12, 15, 16, 17, 400])
    func rounding(decimals: Int) throws {
        var generator = SeededGenerator(seed: 13)
        let step = 0.5 / (0..<min(max(decimals, 0), 15)).reduce(1.0) { power, _ in power * 10 }
        for round in 0..<2_000 {
            var number = generator.next(in: -180.0...180.0)
            if generator.chance(0.2) {
                number *= [1e-9, 1e-300, 1e5, 1e12, 1e14, 1e15, 1e300][generator.next(below: 7)]
            }
            let writer = GeoJSONWriter(options: .init(decimals: decimals))
            let text = writer.string(.geometry(.point(Position(longitude: number, latitude: 1))))
            guard case .point(let position) = try GeoJSONObject(parsing: text).features.first?.geometry?.shape
            else {
                Issue.record("round \(round): \(text)")
                continue
            }
            #expect(abs(position.longitude - number) <= step + number.ulp, "round \(round): \(number), \(text)")
        }
    }

    @Test(
        "property numbers keep their exact value",
        arguments: [
            ("1", JSONValue.integer(1)), ("-0", .double(-0.0)), ("1.0", .double(1)), ("0.1", .double(0.1)),
            ("9223372036854775807", .integer(.max)), ("9223372036854775808", .decimal("9223372036854775808")),
            ("1e999", .decimal("1e999")), ("0.1000000000000000055", .decimal("0.1000000000000000055")),
            ("123456789012345678.5", .decimal("123456789012345678.5")), ("1e2", .double(100)),
        ])
    func properties(text: String, value: JSONValue) throws {
        let parsed = try JSONValue(parsing: "[\(text)]")
        #expect(parsed == .array([value]))
        let written = JSONWriter().write(parsed)
        #expect(try JSONValue(parsing: written) == parsed)
    }
}
