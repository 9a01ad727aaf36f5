import Support
import Testing

@Suite("Moments as text")
struct ISO8601Tests {
    @Test(
        "moments are read with zones and fractions",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2024-03-22T14:09:45.25+02:00", 1_711_109_385.25),
            ("2024-02-29T23:59:60Z", 1_709_251_200), ("1969-12-31T23:59:59Z", -1), ("2024-03-22", 1_711_065_600),
            ("0000-03-01T00:00:00Z", -62_162_035_200), ("2024-03-22T12:09:45-0330", 1_711_121_985),
            ("1970-01-01T00:00:00.1234567899Z", 0.123456789), ("1970-01-01T00:00:00.5Z", 0.5),
            ("2023-02-29T00:00:00Z", nil), ("2024-13-01T00:00:00Z", nil), ("2024-03-22T25:00:00Z", nil),
            ("2024-03-22T14:09Z", 1_711_116_540), (" 1970-01-01T00:00:10 \n", 10), ("yesterday", nil), ("", nil),
            ("2024-03-22T14:09:45.Z", nil),
            ("2024-03-22T14:09:45Zx", nil), ("1970-01-01T24:00Z", 86_400), ("1970-01-01T24:00:00.0+00", 86_400),
            ("1970-01-01T24:59Z", nil), ("1970-01-01T24:00:01Z", nil), ("1970-01-01T00:00+05:", nil),
        ] as [(String, Double?)])
    func moments(_ text: String, expected: Double?) {
        #expect(ISO8601.seconds(in: text) == expected)
    }

    @Test(
        "a moment tells by which clocks it is written, unless that is Z",
        arguments: [
            ("2026-06-06T10:00+05:00", 300), ("2026-06-06T10:00:00.5-0330", -210), ("2026-06-06 10:00+00:00", 0),
            ("2026-06-06T10:00Z", nil), ("2026-06-06T10:00", nil), ("2026-06-06", nil), ("2026-06-06T10:00+5", nil),
            ("2026-06-06T10:00-00:00", nil), ("2026-06-06T10:00-0030", -30),
        ] as [(String, Int?)])
    func offsets(_ text: String, minutes: Int?) {
        #expect(ISO8601.utcOffset(in: text) == minutes)
    }

    @Test("moments that were written are read back, over all years")
    func momentsRoundTrip() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let milliseconds = generator.next(in: -62_167_219_200_000...253_402_300_798_000)
            let seconds = Double(milliseconds) / 1000
            let text = try #require(ISO8601.text(seconds))
            let again = try #require(ISO8601.seconds(in: text))
            #expect((again - seconds).magnitude < 1e-4, "\(text)")
        }
        #expect(ISO8601.text(.nan) == nil)
        #expect(ISO8601.text(1e300) == nil)
        #expect(ISO8601.text(-0.25) == "1969-12-31T23:59:59.750Z")
    }
}
