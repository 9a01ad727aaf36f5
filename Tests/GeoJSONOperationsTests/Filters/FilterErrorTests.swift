import GeoJSON
import GeoJSONOperations
import JSON
import Support
import TestSupport
import Testing

@Suite("Texts that are no filter")
struct FilterErrorTests {
    @Test(
        "errors say where and what to do",
        arguments: [
            ("", 1, "the filter is empty"), ("  ", 3, "the filter is empty"), ("a = ", 5, "is missing"),
            ("a = 'x", 5, "not closed"),
            ("\"a = 1", 1, "not closed"), ("a == 1", 3, "CQL2 writes = in place of =="),
            ("a != 1", 3, "CQL2 writes <>"),
            ("a = 1 && b = 2", 7, "CQL2 writes AND"), ("a = 1 || b = 2", 7, "CQL2 writes OR"),
            ("a = NULL", 5, "IS NULL"),
            ("a IN (1, NULL)", 10, "IS NULL"), ("a", 1, "no condition"), ("a AND b = 1", 1, "no condition"),
            ("1 + 2", 1, "no condition"),
            ("NOT 'x'", 5, "no condition"), ("a = 1 b = 2", 7, "expected AND, OR or the end"),
            ("(a = 1", 7, "“)” is missing"),
            ("a = 1)", 6, "expected AND, OR or the end"), ("'5' > 4", 1, "cannot be compared"),
            ("TRUE = 1", 1, "cannot be compared"),
            ("a IN ('x', 1)", 12, "cannot be compared"), ("a BETWEEN 1 OR 2", 13, "expected AND"),
            ("a LIKE b", 8, "a pattern in single"),
            ("1 LIKE '1'", 1, "a text is needed"), ("a + 'x' = 1", 5, "a number is needed"),
            ("CASEI(1) = 'x'", 7, "a text is needed"),
            ("a ^ 2 ^ 3 = 1", 7, "say with brackets"), ("Foo(a) = 1", 1, "no function “Foo”"),
            ("a = b = c", 7, "expected AND"),
            ("name:ru-x = 1 AND na-me# = 2", 24, "has no meaning here"), ("5a = 1", 1, "neither a number nor a name"),
            ("a = 1e", 5, "digits must follow"), ("a = 1.2.3", 5, "neither a number"),
            ("like = 1", 1, "is a word of the language"),
            ("DATE('2020-13-01') = a", 6, "no date"), ("DATE('2020-12-31T00:00:00Z') = a", 6, "no date"),
            ("TIMESTAMP('2020-12-31') = a", 11, "no moment"),
            ("TIMESTAMP('2020-12-31T00:00:00+01:00') = a", 11, "no moment"),
            ("T_DURING(a, DATE('2020-12-31'))", 13, "compares intervals"), ("T_AFTER(a, 'x')", 12, "a property, DATE"),
            ("T_AFTER(a, INTERVAL('2021-01-01', '2020-01-01'))", 21, "ends before it starts"),
            ("a = INTERVAL('..', '..')", 1, "intervals are"),
            ("geometry = 'x'", 1, "property('geometry')"),
            ("S_INTERSECTS(footprint, POINT(1 2))", 14, "a geometry is needed"),
            ("S_INTERSECTS(geometry, BBOX(1, 2, 3))", 29, "four numbers"),
            ("S_INTERSECTS(geometry, BBOX(1, 5, 3, 2))", 29, "not above north"),
            ("S_INTERSECTS(geometry, POLYGON((0 0, 1 0, 1 1)))", 32, "at least four"),
            ("S_INTERSECTS(geometry, LINESTRING(0 0))", 34, "two positions"),
            ("S_INTERSECTS(geometry, POINT(1e999 0))", 30, "too large"),
            ("A_CONTAINS(a, 'x')", 15, "an array is needed"),
            ("A_CONTAINS(a, (POINT(1 2)))", 16, "no array of a GeoJSON file"),
            ("a = ('x', 'y')", 1, "arrays are compared"),
            ("a IN ()", 7, "expected a property"), ("\"\" = 1", 1, "a name is missing"), ("a IS 5", 6, "expected NULL"),
            ("a = \u{202E}", 5, "\u{FFFD}"),
        ])
    func errors(filter: String, column: Int, words: String) throws {
        let error = try #require(refusal(filter), "\(filter)")
        #expect(error.location.line == 1)
        #expect(error.location.column == column, "\(filter): \(error)")
        #expect(error.message[.english].contains(words), "\(filter): \(error)")
        #expect(error.message[.russian].unicodeScalars.contains { (0x410...0x44F).contains($0.value) })
        #expect(error.location.byteRange.upperBound <= filter.utf8.count)
    }

    @Test("the place can be shown with a caret, in later lines and behind letters of two bytes too")
    func excerpt() throws {
        let text = "имя = 'Миасс'\n  AND высота >> 5"
        let error = try #require(refusal(text))
        #expect((error.location.line, error.location.column) == (2, 15))
        let shown = DiagnosticText(language: .russian).render(
            [error.diagnostic], file: "фильтр", bytes: Array(text.utf8))
        #expect(shown.contains("AND высота >> 5\n                  ^"))
        #expect("\(error)".hasPrefix("2:15: expected"))
    }

    @Test("limits hold: depth, length and patterns")
    func limits() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "(", count: count) + "a = 1" + String(repeating: ")", count: count)
        }
        #expect(refusal(nested(19)) == nil)
        #expect(refusal(nested(20))?.message[.english].contains("nested") == true)
        for opening in [
            "(", "NOT ", "CASEI(", "A_EQUALS((", "-(", "a IN (", "a = (", "S_INTERSECTS(", "((a,", "a LIKE CASEI(",
        ] {
            #expect(refusal(String(repeating: opening, count: 100_000)) != nil, "\(opening)")
        }
        #expect(
            refusal("a LIKE '" + String(repeating: "%", count: 1001) + "'")?.message[.english].contains("pattern")
                == true
        )
        #expect(refusal(String(repeating: " ", count: 1_000_001))?.message[.english].contains("million") == true)
    }

    @Test("long chains and lists are no deep trees")
    func chains() throws {
        let sum = Array(repeating: "1", count: 50_000).joined(separator: " + ")
        #expect(try truth("\(sum) = 50000") == .yes)
        let chain = Array(repeating: "a = 1", count: 50_000).joined(separator: " OR ")
        #expect(try truth(chain, #"{"a":2}"#) == .no)
        let list = (0..<50_000).map { "'\($0)'" }.joined(separator: ", ")
        #expect(try truth("a IN (\(list))", #"{"a":"49999"}"#) == .yes)
    }
}
