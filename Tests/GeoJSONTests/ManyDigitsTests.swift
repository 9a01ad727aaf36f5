import JSON
import Testing

@Suite("Numbers of more than fifteen digits")
struct ManyDigitsTests {
    private func value(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    @Test(
        "one that a Double holds to the last digit is a Double",
        arguments: [
            "0.30000000000000004", "1.9999999999999998", "9007199254740993e-1", "0.1000000000000000000",
            "-1.7976931348623157e308",
        ])
    func doubles(text: String) throws {
        let number = try #require(Double(text))
        let isExact = text != "9007199254740993e-1"
        #expect(try value(text) == (isExact ? .double(number) : .decimal(text)))
    }

    @Test(
        "one that a Double would change stays as it is written",
        arguments: [
            "0.30000000000000009", "1.9999999999999999", "0.1000000000000000001", "123456789012345678.9",
            "9999999999999999.0",
        ])
    func decimals(text: String) throws {
        #expect(try value(text) == .decimal(text))
    }
}
