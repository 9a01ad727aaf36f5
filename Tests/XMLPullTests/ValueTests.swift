import Randomness
import Testing
import XMLPull

@Suite("Values")
struct ValueTests {
    func value<Result>(_ text: String, _ body: (XMLValue) -> Result) -> Result {
        Array(text.utf8).withUnsafeBytes { body(XMLValue($0)) }
    }

    @Test("integers are read up to their limits")
    func integers() {
        for number in [0, 7, -7, Int64.max, .min] {
            #expect(value(" \(number)\n") { $0.integer } == number)
        }
        #expect(value("+5") { $0.integer } == 5)
        for wrong in ["", "-", "1.0", "0x1", "9223372036854775808", "-9223372036854775809", "1 2"] {
            #expect(value(wrong) { $0.integer } == nil, "\(wrong)")
        }
    }

    @Test(
        "degrees are read exactly and rounded half away from zero",
        arguments: [
            ("53.7968084", 537_968_084), ("-1.5295029", -15_295_029), ("7", 70_000_000), ("7.", 70_000_000),
            (".5", 5_000_000), ("-0.00000005", -1), ("0.00000004999", 0), ("180.000000000000", 1_800_000_000),
            ("4.9E-4", 4900), ("1e1", 100_000_000), ("", nil), (".", nil), ("-", nil), ("12,5", nil), ("1.2.3", nil),
            ("99999999999999999999", nil), ("68000000000", nil), ("nan", nil), ("inf", nil), ("0x10", nil),
            ("214.7483648", nil), ("214.7483647", Int32.max),
        ] as [(String, Int32?)])
    func degrees(_ text: String, expected: Int32?) {
        #expect(value(text) { $0.tenMillionths } == expected)
    }

    @Test("degrees that were written are read back")
    func degreesRoundTrip() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            let number = generator.next(in: -1_800_000_000...1_800_000_000)
            let digits = String(number.magnitude % 10_000_000)
            let fraction = String(repeating: "0", count: 7 - digits.count) + digits
            let text = "\(number < 0 ? "-" : "")\(number.magnitude / 10_000_000).\(fraction)"
            #expect(value(text) { $0.tenMillionths } == Int32(number), "\(text)")
        }
    }

    @Test(
        "moments are read with zones and fractions",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2024-03-22T14:09:45.25+02:00", 1_711_109_385.25),
            ("2024-02-29T23:59:60Z", 1_709_251_200), ("1969-12-31T23:59:59Z", -1), ("2024-03-22", 1_711_065_600),
            ("0000-03-01T00:00:00Z", -62_162_035_200), ("2024-03-22T12:09:45-0330", 1_711_121_985),
            ("2023-02-29T00:00:00Z", nil), ("2024-13-01T00:00:00Z", nil), ("2024-03-22T25:00:00Z", nil),
            ("2024-03-22T14:09Z", nil), ("yesterday", nil), ("", nil), ("2024-03-22T14:09:45.Z", nil),
            ("2024-03-22T14:09:45Zx", nil),
        ] as [(String, Double?)])
    func moments(_ text: String, expected: Double?) {
        #expect(XMLDateTime.seconds(in: text) == expected)
    }

    @Test("moments that were written are read back, over all years")
    func momentsRoundTrip() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let milliseconds = generator.next(in: -62_167_219_200_000...253_402_300_798_000)
            let seconds = Double(milliseconds) / 1000
            let text = try #require(XMLDateTime.text(seconds))
            let again = try #require(XMLDateTime.seconds(in: text))
            #expect((again - seconds).magnitude < 1e-4, "\(text)")
        }
        #expect(XMLDateTime.text(.nan) == nil)
        #expect(XMLDateTime.text(1e300) == nil)
        #expect(XMLDateTime.text(-0.25) == "1969-12-31T23:59:59.750Z")
    }
}
