import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Dates, moments and intervals of CQL2")
struct TemporalTests {
    @Test(
        "comparisons of dates and moments",
        arguments: [
            ("t >= DATE('1970-01-01')", "2020-12-31", Truth.yes),
            ("t = DATE('2020-12-31')", "2020-12-31T23:59:59Z", .yes),
            ("t > DATE('2020-12-31')", "2020-12-31T23:59:59Z", .no),
            ("t > DATE('2020-12-31')", "2021-01-01T00:00:00Z", .yes),
            ("t = DATE('2021-01-01')", "2020-12-31T23:30:00-05:00", .yes),
            ("t = TIMESTAMP('2020-12-31T12:00:00Z')", "2020-12-31T14:00:00+02:00", .yes),
            ("t = TIMESTAMP('2020-12-31T12:00:00Z')", "2020-12-31T12:00:00", .yes),
            ("t < TIMESTAMP('2020-12-31T12:00:00.000000002Z')", "2020-12-31T12:00:00.000000001Z", .yes),
            ("t = TIMESTAMP('2020-12-31T12:00:00.50Z')", "2020-12-31T12:00:00.5Z", .yes),
            ("t = DATE('2020-12-31')", "31.12.2020", .unknown), ("t = DATE('2020-12-31')", "2020-02-30", .unknown),
            ("t IN (DATE('2020-01-01'), DATE('2020-12-31'))", "2020-12-31", .yes),
            ("t < TIMESTAMP('2020-12-31T12:00:00Z')", "2020-12-31", .no),
            ("t > '2020'", "2020-12-31", .yes), ("t = DATE('0000-03-01')", "0000-03-01", .yes),
        ])
    func comparisons(filter: String, value: String, expected: Truth) throws {
        #expect(try truth(filter, #"{"t":"\#(value)"}"#) == expected)
    }

    /// Eleven days; for each function the intervals of the list that it holds for with the interval 4 to 7.
    private static let relations: [(String, Set<String>)] = [
        ("T_BEFORE", ["1-2", "1-3"]), ("T_AFTER", ["8-9", "9-9"]), ("T_MEETS", ["1-4"]), ("T_METBY", ["7-9"]),
        ("T_OVERLAPS", ["3-5"]), ("T_OVERLAPPEDBY", ["6-9"]), ("T_STARTS", ["4-5"]), ("T_STARTEDBY", ["4-9"]),
        ("T_DURING", ["5-6"]), ("T_CONTAINS", ["3-8", "..-8", "3-..", "..-.."]), ("T_FINISHES", ["5-7"]),
        ("T_FINISHEDBY", ["3-7", "..-7"]), ("T_EQUALS", ["4-7"]), ("T_DISJOINT", ["1-2", "1-3", "8-9", "9-9"]),
        (
            "T_INTERSECTS",
            [
                "1-4", "7-9", "3-5", "6-9", "4-5", "4-9", "5-6", "3-8", "..-8", "3-..", "..-..", "5-7", "3-7", "..-7",
                "4-7",
            ]
        ),
    ]

    @Test("the relations between intervals")
    func intervals() throws {
        let all = Self.relations.reduce(into: Set<String>()) { $0.formUnion($1.1) }
        func day(_ number: Substring) -> String { number == ".." ? ".." : "2020-01-0\(number)" }
        for (function, holding) in Self.relations {
            for interval in all {
                let ends = interval.split(separator: "-")
                let (start, end) = (day(ends[0]), day(ends[1]))
                let expected: Truth = holding.contains(interval) ? .yes : .no
                let other = "INTERVAL('2020-01-04', '2020-01-07')"
                #expect(
                    try truth("\(function)(INTERVAL('\(start)', '\(end)'), \(other))") == expected,
                    "\(function) \(interval)")
                let properties = #"{"start":"\#(start)","end":"\#(end)","both":"\#(start)/\#(end)"}"#
                #expect(try truth("\(function)(INTERVAL(start, \"end\"), \(other))", properties) == expected)
                #expect(try truth("\(function)(both, \(other))", properties) == expected)
            }
        }
    }

    @Test(
        "instants and properties",
        arguments: [
            ("T_AFTER(built, DATE('2012-06-05'))", Truth.yes), ("T_BEFORE(built, DATE('2012-06-05'))", .no),
            ("T_EQUALS(built, DATE('2015-01-01'))", .yes),
            ("T_DURING(built, INTERVAL('2014-01-01', '2016-01-01'))", .yes),
            ("T_DURING(built, INTERVAL('2015-01-01', '2016-01-01'))", .no),
            ("T_INTERSECTS(built, INTERVAL('2015-01-01', '..'))", .yes),
            ("T_INTERSECTS(built, INTERVAL('..', '2014-12-31T23:59:59Z'))", .no),
            ("T_AFTER(TIMESTAMP('2020-01-01T00:00:00Z'), built)", .yes), ("T_AFTER(missing, built)", .unknown),
            ("T_BEFORE(INTERVAL(built, missing), DATE('2012-06-05'))", .unknown),
            ("T_INTERSECTS(INTERVAL(late, built), DATE('2012-06-05'))", .unknown),
            ("T_DISJOINT(INTERVAL('..', '2005-01-10T01:01:01.393216Z'), INTERVAL(built, late))", .yes),
        ])
    func instants(filter: String, expected: Truth) throws {
        #expect(try truth(filter, #"{"built":"2015-01-01","late":"2020-05-05"}"#) == expected)
    }
}
