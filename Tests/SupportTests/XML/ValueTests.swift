import Support
import Testing

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
            ("1..5", nil), ("..5", nil), ("5..", nil),
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
}
