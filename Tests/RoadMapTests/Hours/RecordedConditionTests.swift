import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap

@Suite("Conditions as they were recorded")
struct RecordedConditionTests {
    /// Words of the grammar one after the other, most of which make no sense.
    private static let words = [
        "Mo", "Tu", "Fr", "Su", "PH", "SH", "Jun", "Dec", "Feb", "29", "1", "31", "5", "2", "2026", "2027", "week",
        "easter",
        "08:00", "18:00", "22:30", "26:00", "00:00", "sunrise", "sunset", "dusk", "dawn", "-", "-", "-", "-", ",", ",",
        ";", "+",
        "/", "[", "]", "(", ")", " AND ", "off", "open", "+1 day", "-2 days", "+00:30", "wet", "24/7", ":",
    ]

    @Test("what each word after another means, or that it is not understood", arguments: [1, 2] as [UInt64])
    func words(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let times = try [
            "2026-06-05T08:00", "2026-06-07T17:59", "2026-12-31T23:10+01:00", "2027-01-01T01:59", "2028-02-29T12:00",
            "2026-04-05T18:00", "2026-06-01T04:00", "2026-06-02T21:00",
        ].map { try #require(LocalTime($0)) }
        let area = BoundingBox(west: 8.65, south: 49.38, east: 8.72, north: 49.43)
        let letters = ["n", "?", "y"]
        var lines: [String] = []
        while lines.count < 800 {
            let text = (0..<generator.next(in: 1...7)).map { _ in
                (generator.pick(Self.words) ?? "") + (generator.chance(0.7) ? " " : "")
            }.joined()
            let condition = TimeCondition(text)
            // What is understood is seldom, and says more.
            guard condition.isTimes || generator.chance(0.02) else { continue }
            let truths = times.map {
                letters[condition.truth(at: $0).rawValue] + letters[condition.truth(at: $0, in: area).rawValue]
            }
            lines.append(
                "\(text): \(condition.isTimes ? "times" : "\(condition.constant.map { "\($0)" } ?? "some")")"
                    + " \(condition.mayHoldByDay()) \(condition.mayHoldByDay(since: 20_700)) \(truths.joined(separator: " "))"
            )
        }
        let difference = try Recording("conditions-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }
}
