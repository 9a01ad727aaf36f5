import Testing

@testable import RoadMap

/// Each bound of the grammar, at its last value that is read and the first one that is not.
@Suite("The edges of conditions in times")
struct TimeEdgeTests {
    private func check(_ text: String, _ time: String, _ truth: String) throws {
        let moment = try #require(LocalTime(time))
        #expect("\(TimeCondition(text).truth(at: moment))" == truth)
    }

    @Test(
        "hours",
        arguments: [
            ("23:59-24:30", "2026-06-05T23:59", "yes"), ("24:00-25:00", "2026-06-05T00:30", "unknown"),
            ("22:00-48:00", "2026-06-05T12:00", "yes"), ("22:00-49:00", "2026-06-05T12:00", "unknown"),
            ("08:00-09:59", "2026-06-05T09:58", "yes"), ("08:00-09:60", "2026-06-05T20:00", "unknown"),
            ("08:00-09:00,10:00-11:00", "2026-06-05T10:30", "yes"), ("08:00-09:00,", "2026-06-05T10:30", "unknown"),
            ("08:00-09:00,Sa", "2026-06-06T10:30", "yes"), ("08:00-09:00,Sa", "2026-06-05T10:30", "no"),
            ("sunset-sunrise,sunset-23:00", "2026-06-05T01:00", "yes"),
            ("sunset+00:30-23:59", "2026-06-05T12:00", "no"),
            ("sunset+00:30-23:59", "2026-06-05T23:50", "unknown"), ("(sunset)-23:59", "2026-06-05T12:00", "unknown"),
            ("(sunset+00:30-23:59", "2026-06-05T12:00", "no"), ("(22:00+00:30)-23:59", "2026-06-05T12:00", "unknown"),
            ("sunrise+", "2026-06-05T12:00", "unknown"), ("sunrise-sunset+", "2026-06-05T12:00", "yes"),
            ("08:00", "2026-06-05T08:00", "unknown"), ("08:00-09:00-10:00", "2026-06-05T08:00", "unknown"),
            ("24/7", "2026-06-05T08:00", "yes"), ("24/6", "2026-06-05T08:00", "unknown"),
            ("25/7", "2026-06-05T08:00", "unknown"), ("24-7", "2026-06-05T08:00", "unknown"),
        ])
    func hours(text: String, time: String, truth: String) throws { try check(text, time, truth) }

    @Test(
        "years and weeks",
        arguments: [
            ("1900-2030", "2026-06-05T12:00", "yes"), ("1899-2030", "2026-06-05T12:00", "unknown"),
            ("2020-9999", "9999-06-05T12:00", "yes"), ("2020-10000", "2026-06-05T12:00", "unknown"),
            ("2026+", "9999-12-31T12:00", "yes"), ("2026-2026", "2026-06-05T12:00", "yes"),
            ("2026-2025", "2026-06-05T12:00", "unknown"), ("2024-2034/2", "2026-06-05T12:00", "yes"),
            ("2024-2034/2", "2027-06-05T12:00", "no"), ("2024-2034/0", "2026-06-05T12:00", "unknown"),
            ("2024-2034/1", "2027-06-05T12:00", "yes"), ("2026-2030/9999", "2026-06-05T12:00", "yes"),
            ("2026,2028", "2028-06-05T12:00", "yes"), ("2026,2028", "2027-06-05T12:00", "no"),
            ("2027,Mo", "2026-06-01T12:00", "yes"), ("2027,Mo", "2026-06-02T12:00", "no"),
            ("2026,", "2026-06-02T12:00", "unknown"), ("20:00-21:00", "2026-06-02T20:30", "yes"),
            ("1900 Jun 1", "1900-06-01T12:00", "yes"), ("1900 Jun 1-1900 Jul 1", "1900-06-02T12:00", "yes"),
            ("1899 Jun 1", "1899-06-01T12:00", "unknown"), ("9999 Jun 1", "9999-06-01T12:00", "yes"),
            ("week 1", "2026-01-01T12:00", "yes"), ("week 1-53", "2026-06-01T12:00", "yes"),
            ("week 53", "2026-12-30T12:00", "yes"), ("week 54", "2026-12-30T12:00", "unknown"),
            ("week 0-5", "2026-01-01T12:00", "unknown"), ("week 5-54", "2026-03-01T12:00", "unknown"),
            ("week 50-1", "2026-01-01T12:00", "yes"), ("week 50-1", "2026-12-30T12:00", "yes"),
            ("week 50-1", "2026-06-01T12:00", "no"), ("week 5-0", "2026-06-01T12:00", "unknown"),
            ("week 10-10", "2026-06-01T12:00", "no"), ("week 1-53/53", "2026-01-01T12:00", "yes"),
            ("week 1-53/54", "2026-01-01T12:00", "unknown"), ("week 1-53/0", "2026-01-01T12:00", "unknown"),
            ("week 10,23", "2026-06-01T12:00", "yes"), ("week 10,", "2026-06-01T12:00", "unknown"),
            ("week 10,20:00-21:00", "2026-06-05T20:30", "yes"), ("week 23 Mo", "2026-06-01T12:00", "yes"),
            ("week", "2026-06-01T12:00", "unknown"), ("week 23+", "2026-06-01T12:00", "unknown"),
        ])
    func yearsAndWeeks(text: String, time: String, truth: String) throws { try check(text, time, truth) }

    @Test(
        "days of the week and holidays",
        arguments: [
            ("Fr-Mo", "2026-06-06T12:00", "yes"), ("Fr-Mo", "2026-06-01T12:00", "yes"),
            ("Fr-Mo", "2026-06-02T12:00", "no"), ("Fr-Mo", "2026-06-04T12:00", "no"),
            ("Mo-Mo", "2026-06-02T12:00", "no"), ("Mo-Mo", "2026-06-01T12:00", "yes"),
            ("Su-Su", "2026-06-07T12:00", "yes"), ("Mo,", "2026-06-02T12:00", "unknown"),
            ("Mo-We,Fr", "2026-06-05T12:00", "yes"), ("Mo-We,Fr", "2026-06-04T12:00", "no"),
            ("Mo Tu", "2026-06-04T12:00", "unknown"), ("PH SH", "2026-06-04T12:00", "unknown"),
            ("Mo PH Tu", "2026-06-03T12:00", "unknown"), ("PH Mo", "2026-06-02T12:00", "no"),
            ("PH,SH", "2026-06-02T12:00", "unknown"), ("PH,Mo", "2026-06-01T12:00", "yes"),
            ("Su[1-1]", "2026-06-07T12:00", "yes"), ("Su[5]", "2026-05-31T12:00", "yes"),
            ("Su[5-5]", "2026-05-31T12:00", "yes"), ("Su[1-5]", "2026-05-31T12:00", "yes"),
            ("Su[2-3]", "2026-05-17T12:00", "yes"), ("Su[2-3]", "2026-05-24T12:00", "no"),
            ("Su[2-1]", "2026-05-31T12:00", "unknown"), ("Su[0]", "2026-05-31T12:00", "unknown"),
            ("Su[1-6]", "2026-05-31T12:00", "unknown"), ("Su[-5]", "2026-05-03T12:00", "yes"),
            ("Su[-1-2]", "2026-05-03T12:00", "unknown"), ("Su[1", "2026-05-03T12:00", "unknown"),
            ("Su[1]+Mo", "2026-05-03T12:00", "unknown"), ("Su[-1] -1 day", "2026-05-30T12:00", "yes"),
            ("Su[-1]", "2026-12-27T12:00", "yes"), ("Su[-1]", "2026-12-20T12:00", "no"),
            ("Jun: Mo-Fr: 08:00-10:00", "2026-06-05T09:00", "yes"), ("Mo off", "2026-06-01T12:00", "no"),
            ("Mo-Fr open", "2026-06-01T12:00", "yes"), ("off", "2026-06-01T12:00", "no"),
        ])
    func days(text: String, time: String, truth: String) throws { try check(text, time, truth) }

    @Test(
        "dates",
        arguments: [
            ("Jan 31", "2026-01-31T12:00", "yes"), ("Jan 1-31", "2026-01-31T12:00", "yes"),
            ("Jan 32", "2026-01-31T12:00", "unknown"), ("Jan 0", "2026-01-31T12:00", "unknown"),
            ("Jan 1-32", "2026-01-31T12:00", "unknown"), ("Jan 1-0", "2026-01-31T12:00", "unknown"),
            ("Jan 1-1", "2026-01-01T12:00", "yes"), ("Jun 30-31", "2026-06-30T12:00", "yes"),
            ("Jun 1 +1 day-3 +1 day", "2026-06-04T12:00", "yes"), ("Jun 1 +1 day-3 +1 day", "2026-06-05T12:00", "no"),
            ("Jun 1 +1 day-3 +1 day", "2026-06-01T12:00", "no"), ("Jun-Jul 10:00-12:00", "2026-07-31T11:00", "yes"),
            ("Jun-Jul 31", "2026-06-01T11:00", "unknown"), ("Jun+", "2026-06-01T11:00", "unknown"),
            ("Jun 5-Jul", "2026-06-06T11:00", "unknown"), ("Jun-2026 Jul", "2026-06-06T11:00", "unknown"),
            ("2026 Jun-2026 Jul", "2026-07-06T11:00", "yes"), ("2026 Jun-2026 Jul", "2027-07-06T11:00", "no"),
            ("Jun-Jun", "2026-07-01T12:00", "no"), ("Jun 5-Jun 5", "2026-06-06T12:00", "no"),
            ("Dec-Feb", "2026-01-31T12:00", "yes"), ("Dec-Feb", "2026-11-30T12:00", "no"),
            ("easter-Jun 1", "2026-05-01T12:00", "yes"), ("easter-Jun 1", "2026-03-01T12:00", "no"),
            ("easter-easter", "2026-04-05T12:00", "yes"), ("easter-easter", "2026-04-06T12:00", "no"),
            ("Nov 1-easter", "2026-01-05T12:00", "yes"), ("Nov 1-easter", "2027-03-28T12:00", "yes"),
            ("Nov 1-easter", "2027-03-29T12:00", "no"), ("Nov 1-easter", "2026-05-01T12:00", "no"),
            ("easter +999 days", "2026-06-05T12:00", "no"), ("easter +1000 days", "2026-06-05T12:00", "unknown"),
            ("easter +2 weeks", "2026-06-05T12:00", "unknown"), ("2026 easter", "2026-04-05T12:00", "yes"),
            ("2026 easter", "2027-03-28T12:00", "no"), ("2026 easter-2026 Jun 1", "2026-05-05T12:00", "yes"),
            ("Mar Su[2]-Jun Su[1]", "2026-03-08T12:00", "yes"), ("Mar Su[2]-Jun Su[1]", "2026-03-07T12:00", "no"),
            ("Mar Su[2]-Jun Su[1]", "2026-06-07T12:00", "yes"), ("Mar Su[2]-Jun Su[1]", "2026-06-08T12:00", "no"),
            ("Mar Su[2] -1 day-Jun Su[1] +1 day", "2026-03-07T12:00", "yes"),
            ("Mar Su[2] -1 day-Jun Su[1] +1 day", "2026-03-06T12:00", "no"),
            ("Mar Su[2] -1 day-Jun Su[1] +1 day", "2026-06-08T12:00", "yes"),
            ("Mar Su[2] -1 day-Jun Su[1] +1 day", "2026-06-09T12:00", "no"),
            ("2026 Mar Su[2]-2026 Jun Su[1]", "2026-06-07T12:00", "yes"),
            ("2026 Mar Su[2]-2026 Jun Su[1]", "2027-05-07T12:00", "no"),
            ("Mar Su[6]-Oct Su[1]", "2026-06-07T12:00", "unknown"),
            ("Mar Su[0]-Oct Su[1]", "2026-06-07T12:00", "unknown"),
            ("May Su[5]-Jun 5", "2026-06-01T12:00", "yes"), ("May Su[5]-Jun 5", "2026-05-30T12:00", "no"),
            ("May Su[-5]-Jun 5", "2026-05-03T12:00", "yes"), ("May Su[-5]-Jun 5", "2026-05-02T12:00", "no"),
            ("Jun Su[1]", "2026-06-07T12:00", "yes"), ("Jun Su[1]", "2026-07-05T12:00", "no"),
            ("Jun,Aug 5", "2026-08-05T12:00", "yes"), ("Jun,Aug 5", "2026-08-06T12:00", "no"),
            ("2026 Jun 1,2027 Aug 5", "2027-08-05T12:00", "yes"), ("Jun,", "2026-08-06T12:00", "unknown"),
        ])
    func dates(text: String, time: String, truth: String) throws { try check(text, time, truth) }

    @Test(
        "what is joined by AND, with and without brackets",
        arguments: [
            ("Mo AND 10:00-12:00", "2026-06-01T11:00", "yes"), ("Mo AND 10:00-12:00", "2026-06-01T12:00", "no"),
            ("(Mo)AND (10:00-12:00)", "2026-06-02T11:00", "no"), ("(Mo)and (10:00-12:00)", "2026-06-01T11:00", "yes"),
            ("Mo and 10:00-12:00", "2026-06-02T11:00", "no"), ("(Mo AND 10:00-12:00)", "2026-06-01T11:00", "yes"),
            ("Mo AND 10:00-12:00 AND Jun", "2026-06-01T11:00", "yes"), ("Mo AND Jul AND Jun", "2026-06-01T11:00", "no"),
            ("Mo;", "2026-06-01T11:00", "yes"), (";Mo", "2026-06-02T11:00", "no"), (";", "2026-06-02T11:00", "unknown"),
            ("wet;Mo", "2026-06-01T11:00", "yes"), ("weight<3", "2026-06-01T11:00", "no"),
            ("weight=3", "2026-06-01T11:00", "no"), ("hgv, wet", "2026-06-01T11:00", "no"),
            ("hgv Mo", "2026-06-01T11:00", "unknown"), ("Mo,Tu 12345", "2026-06-01T11:00", "unknown"),
            ("Mo?", "2026-06-01T11:00", "unknown"), ("  ((Mo))  ", "2026-06-01T11:00", "yes"),
            ("((Mo)", "2026-06-01T11:00", "yes"), ("(Mo))", "2026-06-01T11:00", "yes"),
            (" Mo", "2026-06-02T11:00", "no"),
        ])
    func joined(text: String, time: String, truth: String) throws { try check(text, time, truth) }

    @Test("a text of 2048 bytes is read, and a longer one is not", arguments: [(2048, "yes"), (2049, "unknown")])
    func length(bytes: Int, truth: String) throws {
        try check("Mo" + String(repeating: ";", count: bytes - 2), "2026-06-01T11:00", truth)
    }

    @Test(
        "what may hold by day, to the minute",
        arguments: [
            ("19:59-20:30", nil, true), ("20:00-21:00", nil, false), ("06:00-07:00", nil, false),
            ("06:00-07:01", nil, true), ("20:00-20:00", nil, true), ("21:00+", nil, false), ("21:01+", nil, true),
            ("21:59+", nil, true), ("22:00+", nil, false), ("22:00-05:00", nil, false), ("22:00-05:00+", nil, true),
            ("23:00-31:00", nil, false), ("23:00-31:01", nil, true), ("16:00+", nil, true), ("05:00-06:59+", nil, true),
            ("2020,2026", "2026-06-01", true), ("2019-2025", "2026-01-01", false), ("2019-2025", "2025-12-31", true),
            ("Jan,2020 Jan 1-2020 Feb 1", "2026-06-01", true), ("2020 Jan 1-2020 Feb 1", "2026-06-01", false),
            ("2020 Jan 1-2020 Feb 1,2027 Jan 1", "2026-06-01", true), ("Mo; 24/7 off; Tu", nil, true),
            ("Mo; off; 22:00-23:00", nil, false), ("Mo off", nil, false),
        ] as [(String, String?, Bool)])
    func byDay(text: String, data: String?, expected: Bool) throws {
        let day = try data.map { try #require(LocalTime("\($0)T00:00")).dayNumber }
        #expect(TimeCondition(text).mayHoldByDay(since: day) == expected)
    }

    @Test(
        "the first and last values of each part of a time are read, and written as they were",
        arguments: [
            "0001-01-01T00:00", "9999-12-31T23:59", "2028-02-29T09:05", "2026-06-30T10:00+14:59",
            "2026-06-30T10:00-00:30",
            "2026-06-30T10:00-12:00", "0999-01-02T03:04+00:00",
        ])
    func written(text: String) throws { #expect(try #require(LocalTime(text)).description == text) }

    @Test(
        "what lies beyond them is no time",
        arguments: [
            "0000-01-01T00:00", "2026-00-01T00:00", "2026-01-00T00:00", "2026-06-31T00:00", "2026-06-01T10:60",
            "2026-06-01T10:0", "202:-06-01T10:00", "2/26-06-01T10:00", "2026/06-01T10:00", "2026-06/01T10:00",
            "2026-06-01t10:00", "2026-06-01T10.00", "2026-06-01T10:00+15:00", "2026-06-01T10:00+01:60",
            "2026-06-01T10:00*01:00", "2026-06-01T10:00+1:000", "2026-06-01T10:00+01:00:00", "2026-06-01T10:00+0a:00",
            "2026-06-01T10:00+01:0:", "2026-06-01T10:00+01:0/", "2026-06-01T10:00Z0",
        ])
    func beyond(text: String) { #expect(LocalTime(text) == nil) }
}
