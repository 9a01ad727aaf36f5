import Support
import Testing

@testable import Answers

@Suite("Decimal numbers without rounding")
struct ExactDecimalTests {
    private func number(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

    @Test(
        "those that are whole and have up to 18 digits are integers",
        arguments: [
            ("0", 0 as Int64), ("-0", 0), ("7", 7), ("-12", -12), ("12.0", 12), ("1.5e1", 15),
            ("1e17", 100_000_000_000_000_000),
            ("999999999999999999", 999_999_999_999_999_999), ("0.0", 0),
        ])
    func integers(text: String, integer: Int64) throws {
        #expect(try number(text).integer == integer)
    }

    @Test(
        "fractions and longer ones are none",
        arguments: ["12.5", "0.5", "1e-3", "1e18", "1234567890123456789", "-0.1", "1200.5"])
    func noIntegers(text: String) throws {
        #expect(try number(text).integer == nil)
    }

    @Test(
        "each has one normal form",
        arguments: [
            ("007", "7"), ("1.50", "1.5"), ("-0.0", "0"), ("1e3", "1000"), ("1.25e1", "12.5"), ("5e-3", "0.005"),
            ("-120", "-120"), ("0.5", "0.5"), ("10.01", "10.01"),
        ])
    func normalForms(text: String, form: String) throws {
        #expect(try number(text).normalForm == form)
        #expect(try number(form) == number(text))
    }

    @Test(
        "what is no JSON number in digits is none",
        arguments: ["", "-", ".", "1.", ".5", "1.2.3", "1e", "1e401", "1e-401", "+1", "1a", " 1"])
    func noNumbers(text: String) {
        #expect(ExactDecimal(text) == nil)
    }

    @Test("a thousand digits are enough")
    func longest() {
        #expect(ExactDecimal(String(repeating: "7", count: 1000)) != nil)
        #expect(ExactDecimal(String(repeating: "7", count: 1001)) == nil)
        #expect(ExactDecimal("1e400") != nil && ExactDecimal("1e-400") != nil)
    }

    @Test("order, sums, differences and products are those of hundredths", arguments: 1...20 as ClosedRange<UInt64>)
    func arithmetic(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func hundredths(_ count: Int) throws -> ExactDecimal {
            let digits = String(count.magnitude)
            let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
            return try number("\(count < 0 ? "-" : "")\(padded.dropLast(2)).\(padded.suffix(2))")
        }
        for _ in 0..<100 {
            let (a, b) = (generator.next(in: -12_000...12_000), generator.next(in: -300...300))
            let (one, other) = (try hundredths(a), try hundredths(b))
            #expect((one < other) == (a < b) && (other < one) == (b < a), "seed \(seed): \(a) \(b)")
            #expect(try one + other == hundredths(a + b), "seed \(seed): \(a) \(b)")
            #expect(try one - other == hundredths(a - b), "seed \(seed): \(a) \(b)")
            #expect(try (one * other).shifted(2) == hundredths(a * b), "seed \(seed): \(a) \(b)")
            #expect(try one.wholePart == hundredths(a / 100 * 100), "seed \(seed): \(a)")
        }
    }

    @Test("exact sums and products are those of integers, for 4000 pairs")
    func wholeNumbers() {
        var generator = SeededGenerator(seed: 45)
        for round in 0..<4000 {
            let size = 1 << generator.next(below: 30)
            let (a, b) = (generator.next(in: -size...size), generator.next(in: -1000...1000))
            #expect((ExactDecimal(a) + ExactDecimal(b)).normalForm == String(a + b), "seed 45, round \(round)")
            #expect((ExactDecimal(a) - ExactDecimal(b)).normalForm == String(a - b), "seed 45, round \(round)")
            #expect((ExactDecimal(a) * ExactDecimal(b)).normalForm == String(a * b), "seed 45, round \(round)")
            #expect((ExactDecimal(a) < ExactDecimal(b)) == (a < b), "seed 45, round \(round)")
        }
    }
}
