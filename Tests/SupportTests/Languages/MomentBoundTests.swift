import Support
import Testing

@Suite("Bounds of moments in ISO 8601")
struct MomentBoundTests {
    @Test(
        "hours, minutes, months and days end where they end",
        arguments: [
            ("2026-01-01T10:59:00Z", true), ("2026-01-01T10:60:00Z", false), ("2026-01-01T23:59:59Z", true),
            ("2026-01-01T25:00:00Z", false), ("2026-12-31T00:00:00Z", true), ("2026-13-01T00:00:00Z", false),
            ("2026-01-32T00:00:00Z", false), ("2026-02-29T00:00:00Z", false), ("2028-02-29T00:00:00Z", true),
            ("2026-01-01T10-59:00Z", false),
        ])
    func bounds(text: String, isMoment: Bool) {
        #expect((ISO8601.seconds(in: text) != nil) == isMoment)
    }
}
