import Testing

@testable import Answers

@Suite("Numbers with two digits in each other's place")
struct TransposedNumberTests {
    private func isTransposed(_ one: String, _ other: String) throws -> Bool {
        let (one, other) = (try #require(ExactDecimal(one)), try #require(ExactDecimal(other)))
        #expect(one.isTransposed(other) == other.isTransposed(one))
        return one.isTransposed(other)
    }

    @Test(
        "two neighbouring digits that changed places", arguments: [("1234", "1243"), ("1984", "9184"), ("-12", "-21")])
    func transposed(one: String, other: String) throws {
        #expect(try isTransposed(one, other))
    }

    @Test(
        "one digit in the other's place alone is another number, and so are distant digits, signs and sizes",
        arguments: [
            ("12", "31"), ("12", "23"), ("1253", "1234"), ("1234", "1245"), ("1234", "3214"), ("12", "-21"),
            ("12", "2.1"), ("1234", "1234"), ("1234", "2143"), ("120", "12"),
        ])
    func notTransposed(one: String, other: String) throws {
        #expect(try !isTransposed(one, other))
    }
}
