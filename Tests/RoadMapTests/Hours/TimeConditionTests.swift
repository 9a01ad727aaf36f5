import Geodesy
import Support
import Testing

@testable import RoadMap

/// Conditions against a calendar on which they are painted minute by minute.
@Suite("Conditions in times")
struct TimeConditionTests {
    private static let calendar = CountedCalendar()

    @Test(
        "conditions hold in the minutes that are painted for them, over four years",
        arguments: 0..<200 as Range<UInt64>)
    func painted(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let calendar = Self.calendar
        let rules = (0..<Int.random(in: 1...3, using: &generator)).map {
            DrawnRule(calendar, isFirst: $0 == 0, using: &generator)
        }
        let text = rules.map(\.text).joined(separator: "; ")
        let condition = TimeCondition("(\(text))")
        try #require(condition.isTimes, "\(text)")
        func states(_ day: Int) -> [DrawnRule.State] {
            var minutes = [DrawnRule.State](repeating: .no, count: 2880)
            for rule in rules { rule.paint(&minutes, day: day) }
            return minutes
        }
        // Days on which a rule begins or ends to choose, and others.
        let edges = calendar.days.indices.dropFirst().filter { day in
            rules.contains { $0.days[day] != $0.days[day - 1] }
        }
        let others = (0..<60).map { _ in Int.random(in: 1..<calendar.days.count - 366, using: &generator) }
        for day in edges.shuffled(using: &generator).prefix(60) + others where day < calendar.days.count - 366 {
            let (today, yesterday) = (states(day), states(day - 1))
            let ends = rules.flatMap(\.spans).flatMap {
                [$0.start, $0.end, $0.start + 600, $0.end + 480, $0.end + 600]
            }
            let minutes =
                ends.flatMap { [$0 % 1440, ($0 + 1439) % 1440] } + [
                    0, 719, 1439, Int.random(in: 0..<1440, using: &generator),
                ]
            for minute in minutes {
                let date = calendar.days[day]
                let clock = "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
                let time = try #require(LocalTime("\(date.text)T\(clock)"))
                let painted = max(today[minute], yesterday[minute + 1440])
                if "\(condition.truth(at: time))" != "\(painted)" || time.weekday != date.weekday
                    || time.week != date.week
                {
                    Issue.record("seed \(seed), \(text), \(date.text) \(clock), painted \(painted)")
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
            ("07:00-10:00, 16:00-19:00", "2026-06-05T16:00", "yes"), ("00:00-00:00", "2026-06-05T16:00", "yes"),
            ("Su; 22:00-05:00", "2026-06-07T12:00", "no"),
            ("22:00-05:00; Su", "2026-06-07T12:00", "yes"),
            ("Fr 22:00-06:00", "2026-06-06T05:59", "yes"), ("Fr 22:00-06:00", "2026-06-05T05:59", "no"),
            ("22:00-26:00", "2026-06-05T01:59", "yes"), ("24/7", "2026-06-05T01:59", "yes"),
            ("2025-2026 Jun", "2026-06-05T00:00", "yes"), ("2027 Jun", "2026-06-05T00:00", "no"),
            ("2026 Jun,Aug", "2026-08-05T00:00", "yes"), ("2025 Jun,Aug", "2026-08-05T00:00", "no"),
            ("2025 Jun,2026 Aug", "2026-08-05T00:00", "yes"), ("2025,2026 Aug", "2026-08-05T00:00", "yes"),
            ("Nov 15-Mar 15", "2026-03-15T12:00", "yes"), ("Nov 15-Mar 15", "2026-03-16T00:00", "no"),
            ("Jun 1-15", "2026-06-16T00:00", "no"), ("Jun 1-15 Mo-Fr", "2026-06-15T00:00", "yes"),
            ("Feb 29", "2026-03-01T00:00", "no"), ("Feb 29", "2028-02-29T00:00", "yes"),
            ("Feb 1-29", "2026-02-28T00:00", "yes"), ("Feb 1-29", "2026-03-01T00:00", "no"),
            ("2026 Nov 1-2027 Mar 1", "2026-12-02T12:00", "yes"), ("2026 Nov 1-2027 Mar 1", "2027-03-02T12:00", "no"),
            ("2026 Nov 01-2026 Dec 24", "2026-12-02T12:00", "yes"), ("2026 Nov-Mar", "2027-02-02T12:00", "yes"),
            ("week 40-52", "2026-12-02T12:00", "yes"), ("week 40-52", "2026-06-02T12:00", "no"),
            ("week 1-53/2 Mo 07:00-09:00", "2026-06-01T08:00", "yes"), ("week 2-53/2", "2026-06-01T08:00", "no"),
            ("Mo-Fr 07:30+", "2026-12-02T12:00", "unknown"), ("Mo-Fr 07:30+", "2026-12-02T07:29", "no"),
            ("Mo-Fr 07:30-09:00+", "2026-12-02T08:59", "yes"), ("2026+", "2026-12-02T12:00", "yes"),
            ("2027+", "2026-12-02T12:00", "no"), ("2026 Nov 1+", "2030-01-01T12:00", "yes"),
            ("Su[1] 08:00-12:00", "2026-06-07T09:00", "yes"), ("Su[2,-1] 08:00-12:00", "2026-06-07T09:00", "no"),
            ("Su[2,-1] 08:00-12:00", "2026-06-28T09:00", "yes"), ("Su[1-2]", "2026-06-14T09:00", "yes"),
            ("Su[1] +1 day", "2026-06-08T09:00", "yes"), ("Mar Su[-1]-Oct Su[-1]", "2026-03-28T12:00", "no"),
            ("easter", "2026-04-05T12:00", "yes"), ("easter +1 day", "2026-04-06T12:00", "yes"),
            ("easter -2 days-easter", "2027-03-26T12:00", "yes"), ("easter", "2026-04-06T12:00", "no"),
            ("Dec 25 +10 days+", "2026-01-10T12:00", "yes"), ("Dec 25 +10 days+", "2026-01-02T12:00", "no"),
            ("Dec 31 +30 days+", "2026-06-10T12:00", "yes"), ("easter +300 days+", "2026-06-10T12:00", "yes"),
            ("PH", "2026-06-06T00:00", "unknown"), ("Sa,Su,PH", "2026-06-06T00:00", "yes"),
            ("SH Mo-Fr 07:00-15:00", "2026-06-05T09:59", "unknown"), ("SH Mo-Fr", "2026-06-06T09:59", "no"),
            ("Mo-Fr SH", "2026-06-05T09:59", "unknown"), ("PH -1 day", "2026-06-06T00:00", "unknown"),
            ("Sa,Su,PH 10:00-12:00", "2026-06-05T09:59", "no"), ("Sa,Su,PH 10:00-12:00", "2026-06-05T10:00", "unknown"),
            ("Mo-Fr 08:00-18:00; PH off", "2026-06-05T09:00", "unknown"),
            ("Mo-Fr 08:00-18:00; PH off", "2026-06-06T09:00", "no"),
            ("Mo-Fr 08:00-18:00; Dec 24 off", "2026-12-24T09:00", "no"),
            ("08:00-18:00; 12:00-13:00 off", "2026-12-24T12:30", "no"), ("08:00-18:00; off", "2026-12-24T12:30", "no"),
            ("Mo 22:00-05:00; Mo off", "2026-06-02T04:00", "no"), ("Jan-Mar closed", "2026-01-02T04:00", "no"),
            ("mo-FR 08:00–18:00", "2026-06-05T09:00", "yes"), ("Mo-Fr 8:00-18:00 open", "2026-06-05T09:00", "yes"),
            ("sunrise-sunset", "2026-06-05T12:00", "yes"), ("sunrise-sunset", "2026-06-05T01:00", "no"),
            ("sunrise-sunset", "2026-06-05T06:00", "unknown"), ("sunset-sunrise", "2026-06-05T01:00", "yes"),
            ("sunset-sunrise", "2026-06-05T12:00", "no"), ("sunset-23:00", "2026-06-05T23:30", "no"),
            ("sunset-00:30", "2026-06-05T00:10", "yes"), ("sunset-00:30-sunrise+00:30", "2026-06-05T02:20", "yes"),
            ("(sunset-00:30)-(sunrise+00:30)", "2026-06-05T02:20", "yes"),
            ("((sunset+01:00)-(sunrise-01:00)) AND (Mo-Fr)", "2026-06-05T12:00", "no"),
            ("Mo-Fr 08:00-18:00 AND weight>3.5", "2026-06-05T09:00", "no"),
            ("Mo-Fr 08:00-18:00 AND (Jun)", "2026-06-05T09:00", "yes"),
            ("Mo-Fr 08:00-18:00 AND Jul", "2026-06-05T09:00", "no"),
            ("wet", "2026-06-05T09:00", "no"), ("07:00-19:00; snow", "2026-06-05T09:00", "yes"),
            ("07:00-19:00; snow", "2026-06-05T20:00", "no"), ("hgv,bus", "2026-06-05T20:00", "no"),
            ("length>12 m", "2026-06-05T20:00", "no"), ("school_days", "2026-06-05T20:00", "unknown"),
            ("winter", "2026-06-05T20:00", "unknown"), ("08:00-18:00 \"market\"", "2026-06-05T20:00", "unknown"),
            ("Mo-Fr AND flooded", "2026-06-05T20:00", "unknown"), ("Mo-Fr AND flooded", "2026-06-06T20:00", "no"),
            ("08:00-18:00/90", "2026-06-05T20:00", "unknown"), ("Mo || Tu", "2026-06-05T20:00", "unknown"),
            ("Nov 1-2027 Mar 1", "2026-06-05T20:00", "unknown"), ("Jun 5-Jul", "2026-06-05T20:00", "unknown"),
            ("", "2026-06-07T09:00", "unknown"), ("week 50-10/2", "2026-06-07T09:00", "unknown"),
            ("99:99-3", "2026-06-07T09:00", "unknown"), ("Mo-", "2026-06-07T09:00", "unknown"),
            ("Su[6]", "2026-06-07T09:00", "unknown"), ("Su[", "2026-06-07T09:00", "unknown"),
            ("08:00-18:00)", "2026-06-05T09:00", "yes"), ("(08:00-18:00", "2026-06-05T09:00", "yes"),
        ])
    func written(text: String, time: String, truth: String) throws {
        let time = try #require(LocalTime(time))
        #expect("\(TimeCondition("(\(text))").truth(at: time))" == truth)
    }

    @Test(
        "what may hold by day, from the day of the data on",
        arguments: [
            ("22:00-06:00", nil, false), ("22:00-07:01", nil, true), ("sunset-sunrise", nil, false),
            ("(sunset-00:30)-sunrise", nil, true), ("(sunset+00:30)-(sunrise-00:30)", nil, false),
            ("19:00+", nil, true), ("20:00+", nil, false), ("Su; 22:00-05:00", nil, false),
            ("22:00-05:00; Su", nil, true), ("Su; 24/7 off", nil, false), ("Su; 12:00-13:00 off", nil, true),
            ("2020", nil, true), ("2020", "2026-06-01", false), ("2026", "2026-06-01", true),
            ("2026 Jan 1-2026 May 31", "2026-06-01", false), ("2026 Jan 1-2026 Jun 1", "2026-06-01", true),
            ("2026 Jan 1+", "2026-06-01", true), ("Jan-Feb", "2026-06-01", true), ("PH", nil, true),
            ("wet", nil, false), ("weight<3", nil, false), ("flooded", nil, true), ("10:00-12:00 AND wet", nil, false),
            ("22:00-23:00 AND flooded", nil, false),
        ] as [(String, String?, Bool)])
    func byDay(text: String, data: String?, expected: Bool) throws {
        let day = try data.map { try #require(LocalTime("\($0)T00:00")).dayNumber }
        #expect(TimeCondition("(\(text))").mayHoldByDay(since: day) == expected)
    }

    @Test(
        "what is no time is none",
        arguments: [
            "", "2026-02-29T10:00", "2026-06-01", "2026-06-01T24:00", "2026-13-01T00:00", "yesterday at noon",
            "2026-06-01 10:00", "2026-06-01T10:00+2", "2026-06-01T10:00+15:00", "2026-06-01T10:00z", "+026-06-01T10:00",
        ])
    func noTime(text: String) { #expect(LocalTime(text) == nil) }

    @Test("a time may tell its offset from UTC")
    func offset() {
        #expect(LocalTime("2026-06-01T10:00")?.utcOffset == nil)
        #expect(LocalTime("2026-06-01T10:00Z")?.utcOffset == 0)
        #expect(LocalTime("2026-06-01T10:00-03:30")?.utcOffset == -210)
    }

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

    @Test("a text longer than any tag is not read, however many brackets it opens", arguments: [10, 2000, 100_000])
    func brackets(depth: Int) throws {
        let text = String(repeating: "(", count: depth) + "22:00-06:00" + String(repeating: ")", count: depth)
        let condition = TimeCondition(text)
        let night = try #require(LocalTime("2026-06-05T23:00"))
        #expect(condition.truth(at: night) == (depth < 1000 ? .yes : .unknown))
    }
}
