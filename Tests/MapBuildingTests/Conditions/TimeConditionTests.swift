import Randomness
import Testing

@testable import MapBuilding

/// Conditions against a calendar on which they are painted minute by minute.
@Suite("Conditions in times")
struct TimeConditionTests {
    /// Days counted one by one from Monday, 22 December 2025, without any formula.
    private struct Calendar {
        struct Day {
            var year: Int
            var month: Int
            var day: Int
            var weekday: Int
        }
        var days: [Day] = []

        init(count: Int) {
            let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            var day = Day(year: 2025, month: 12, day: 22, weekday: 0)
            for _ in 0..<count {
                days.append(day)
                day.weekday = day.weekday == 6 ? 0 : day.weekday + 1
                day.day += 1
                if day.day > lengths[day.month - 1] + (day.month == 2 && day.year == 2028 ? 1 : 0) {
                    (day.day, day.month) = (1, day.month + 1)
                }
                if day.month > 12 { (day.month, day.year) = (1, day.year + 1) }
            }
        }
    }

    /// One rule as it was drawn, and its text.
    private struct Rule {
        var weekdays: Set<Int>
        var months: Set<Int>
        var spans: [(Int, Int)]
        var text: String

        init(using generator: inout SeededGenerator) {
            let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
            let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
            (weekdays, months, spans) = (Set(0..<7), Set(1...12), [])
            var words: [String] = []
            if Bool.random(using: &generator) {
                let (first, last) = (
                    Int.random(in: 1...12, using: &generator), Int.random(in: 1...12, using: &generator)
                )
                months = []
                var month = first
                while true {
                    months.insert(month)
                    if month == last { break }
                    month = month == 12 ? 1 : month + 1
                }
                words.append(first == last ? monthNames[first - 1] : "\(monthNames[first - 1])-\(monthNames[last - 1])")
            }
            if Bool.random(using: &generator) {
                weekdays = Set(
                    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                        Int.random(in: 0..<7, using: &generator)
                    })
                words.append(weekdays.sorted().map { names[$0] }.joined(separator: ","))
            } else if Bool.random(using: &generator) {
                let (first, last) = (Int.random(in: 0..<7, using: &generator), Int.random(in: 0..<7, using: &generator))
                weekdays = []
                var day = first
                while true {
                    weekdays.insert(day)
                    if day == last { break }
                    day = day == 6 ? 0 : day + 1
                }
                words.append("\(names[first])-\(names[last])")
            }
            let count = Int.random(in: words.isEmpty ? 1...2 : 0...2, using: &generator)
            for _ in 0..<count {
                let start = Int.random(in: 0..<1440, using: &generator)
                spans.append((start, Int.random(in: 1...1440, using: &generator)))
            }
            if !spans.isEmpty {
                words.append(spans.map { "\(Self.clock($0.0))-\(Self.clock($0.1))" }.joined(separator: ","))
            }
            text = words.joined(separator: " ")
        }

        private static func clock(_ minute: Int) -> String { "\(two(minute / 60)):\(two(minute % 60))" }
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    @Test("conditions hold in the minutes that are painted for them, for ten weeks", arguments: 0..<60 as Range<UInt64>)
    func painted(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let rules = (0..<Int.random(in: 1...3, using: &generator)).map { _ in Rule(using: &generator) }
        let text = rules.map(\.text).joined(separator: "; ")
        let calendar = Calendar(count: 70)
        var painted = [Bool](repeating: false, count: 72 * 1440)
        for (number, day) in calendar.days.enumerated() {
            // Of rules between semicolons the last that names the day counts.
            let matching = rules.last { $0.weekdays.contains(day.weekday) && $0.months.contains(day.month) }
            guard let rule = matching else { continue }
            for (start, end) in rule.spans.isEmpty ? [(0, 1440)] : rule.spans {
                for minute in start..<(end <= start ? end + 1440 : end) { painted[number * 1440 + minute] = true }
            }
        }
        let condition = TimeCondition("(\(text))")
        try #require(condition.isUnderstood, "\(text)")
        // The first day may still be under the spans of the day before it.
        for (number, day) in calendar.days.enumerated().dropFirst() {
            for minute in 0..<1440 {
                let date = "\(day.year)-\(Self.two(day.month))-\(Self.two(day.day))"
                let time = try #require(LocalTime("\(date)T\(Self.two(minute / 60)):\(Self.two(minute % 60))"))
                let isRight = (condition.truth(at: time) == .yes) == painted[number * 1440 + minute]
                if !isRight || time.weekday != day.weekday {
                    Issue.record("seed \(seed), \(text), \(date) \(minute)")
                    return
                }
            }
        }
    }

    @Test(
        "conditions as they are written in the wild",
        arguments: [
            ("Mo-Fr 06:00-11:00,17:00-19:00,Sa 03:30-19:00", "2026-06-06T03:30", "yes"),
            ("Mo-Fr 06:00-11:00,17:00-19:00;Sa 03:30-19:00", "2026-06-05T11:00", "no"),
            ("Su; 22:00-05:00", "2026-06-07T12:00", "no"),
            ("22:00-05:00; Su", "2026-06-07T12:00", "yes"),
            ("Fr 22:00-06:00", "2026-06-06T05:59", "yes"), ("Fr 22:00-06:00", "2026-06-05T05:59", "no"),
            ("22:00-26:00", "2026-06-05T01:59", "yes"), ("24/7", "2026-06-05T01:59", "yes"),
            ("2025-2026 Jun", "2026-06-05T00:00", "yes"), ("2027 Jun", "2026-06-05T00:00", "no"),
            ("Nov 15-Mar 15", "2026-03-15T12:00", "yes"), ("Nov 15-Mar 15", "2026-03-16T00:00", "no"),
            ("Jun 1-15", "2026-06-16T00:00", "no"), ("Jun 1-15 Mo-Fr", "2026-06-15T00:00", "yes"),
            ("PH", "2026-06-06T00:00", "unknown"), ("Sa,Su,PH", "2026-06-06T00:00", "yes"),
            ("Sa,Su,PH 10:00-12:00", "2026-06-05T09:59", "no"), ("Sa,Su,PH 10:00-12:00", "2026-06-05T10:00", "unknown"),
            ("Mo-Fr 08:00-18:00; PH off", "2026-06-05T09:00", "unknown"),
            ("Mo-Fr 08:00-18:00; PH off", "2026-06-06T09:00", "no"),
            ("sunrise-sunset", "2026-06-05T12:00", "yes"), ("sunrise-sunset", "2026-06-05T01:00", "no"),
            ("sunrise-sunset", "2026-06-05T06:00", "unknown"), ("sunset-sunrise", "2026-06-05T01:00", "yes"),
            ("sunset-sunrise", "2026-06-05T12:00", "no"), ("sunset-23:00", "2026-06-05T23:30", "no"),
            ("Mo-Fr 08:00-18:00 AND weight>3.5", "2026-06-05T09:00", "unknown"),
            ("Mo-Fr 08:00-18:00 AND weight>3.5", "2026-06-05T07:00", "no"),
            ("wet", "2026-06-05T09:00", "unknown"), ("Su[1] 08:00-12:00", "2026-06-07T09:00", "unknown"),
            ("week 1-20", "2026-06-07T09:00", "unknown"), ("", "2026-06-07T09:00", "unknown"),
            ("99:99-3", "2026-06-07T09:00", "unknown"), ("Mo-", "2026-06-07T09:00", "unknown"),
        ])
    func written(text: String, time: String, truth: String) throws {
        let time = try #require(LocalTime(time))
        #expect("\(TimeCondition("(\(text))").truth(at: time))" == truth)
    }

    @Test(
        "what is no time is none",
        arguments: ["", "2026-02-29T10:00", "2026-06-01", "2026-06-01T24:00", "2026-13-01T00:00", "yesterday at noon"])
    func noTime(text: String) { #expect(LocalTime(text) == nil) }

    @Test("29 February is a day of leap years")
    func leapDay() throws {
        let day = try #require(LocalTime("2028-03-01T00:00")).dayBefore
        #expect(day.day == 29 && day.month == 2 && day.weekday == 1)
    }

    @Test(
        "days of the week, Monday being 0",
        arguments: [
            ("0001-01-01", 0), ("1582-10-15", 4), ("1600-02-29", 1), ("1900-03-01", 3), ("1969-12-31", 2),
            ("1970-01-01", 3),
            ("2000-02-29", 1), ("2026-06-01", 0), ("2100-03-01", 0), ("9999-12-31", 4),
        ])
    func weekdays(date: String, weekday: Int) throws {
        let time = try #require(LocalTime("\(date)T12:00"))
        #expect(time.weekday == weekday)
        #expect(time.dayBefore.weekday == (weekday + 6) % 7)
    }
}
