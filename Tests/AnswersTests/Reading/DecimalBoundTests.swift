import Testing

@testable import Answers

@Suite("Zero and very different sizes of decimal numbers")
struct DecimalBoundTests {
    private func number(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

    @Test(
        "the order of zero, of numbers below one and of negative ones",
        arguments: [
            ("0", "0.05"), ("-0.05", "0"), ("0.05", "0.5"), ("0", "12"), ("-12", "0"), ("-0.5", "-0.05"), ("9", "12"),
        ])
    func order(less: String, greater: String) throws {
        #expect(try number(less) < number(greater))
        #expect(try !(number(greater) < number(less)))
        #expect(try !(number(less) < number(less)))
    }

    @Test(
        "zero changes no sum and takes all of a product",
        arguments: ["0", "5", "-5", "0.0005", "-1200", "1e300", "1e-300"])
    func zero(text: String) throws {
        let value = try number(text)
        for zero in [ExactDecimal.zero, try number("-0.00")] {
            #expect(value + zero == value && zero + value == value)
            #expect(value - zero == value && zero - value == value.negated)
            #expect(value * zero == .zero && zero * value == .zero)
            #expect((value * zero).normalForm == "0" && (zero * zero).normalForm == "0")
        }
        #expect(value - value == .zero && !(value - value).isNegative)
    }

    @Test("what is two thousand digits smaller adds nothing")
    func sizes() throws {
        let large = try number("1e400").shifted(700)
        for (places, isAdded) in [(-900, false), (-899, true)] {
            let sum = large + ExactDecimal(1).shifted(places)
            #expect((sum == large) == !isAdded, "\(places)")
        }
    }

    @Test("the whole part and the integer of numbers with few and many digits")
    func wholeParts() throws {
        for (text, whole) in [
            ("0.5", "0"), ("-0.5", "0"), ("12.5", "12"), ("1200", "1200"), ("0.05", "0"), ("-7.9", "-7"),
        ] {
            #expect(try number(text).wholePart.normalForm == whole, "\(text)")
        }
        #expect(try number("1200").integer == 1200 && number("120").digitCount == 2)
    }
}
