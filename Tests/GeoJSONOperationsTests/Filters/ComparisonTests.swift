import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Comparisons of CQL2")
struct ComparisonTests {
    @Test(
        "properties are compared with literals",
        arguments: [
            ("city = 'Chelyabinsk'", #"{"city":"Chelyabinsk"}"#, Truth.yes),
            ("city = 'Chelyabinsk'", #"{"city":"Miass"}"#, .no),
            ("city <> 'Chelyabinsk'", #"{"city":"Miass"}"#, .yes),
            ("city = 'via dell''Avvento'", #"{"city":"via dell'Avvento"}"#, .yes),
            (#"city = 'via dell\'Avvento'"#, #"{"city":"via dell'Avvento"}"#, .yes),
            (#"city = 'a\tb\\c\d'"#, #"{"city":"a\tb\\c\\d"}"#, .yes),
            ("floors > 5", #"{"floors":6}"#, .yes), ("floors > 5", #"{"floors":5}"#, .no),
            ("floors >= 5", #"{"floors":5}"#, .yes), ("floors < 5", #"{"floors":4.9}"#, .yes),
            ("floors <= 5", #"{"floors":5.01}"#, .no), ("floors = .5", #"{"floors":0.5}"#, .yes),
            ("floors = 5.", #"{"floors":5}"#, .yes), ("floors = 05E0", #"{"floors":5.0}"#, .yes),
            ("floors = -0", #"{"floors":0}"#, .yes), ("floors = +2", #"{"floors":2}"#, .yes),
            ("pool = TRUE", #"{"pool":true}"#, .yes), ("pool = false", #"{"pool":true}"#, .no),
            ("5 < floors", #"{"floors":6}"#, .yes), ("a < b", #"{"a":1,"b":2}"#, .yes),
            ("\"name:ru\" = 'Миасс'", #"{"name:ru":"Миасс"}"#, .yes),
            ("name:ru = 'Миасс'", #"{"name:ru":"Миасс"}"#, .yes),
            ("имя = 'Миасс'", #"{"имя":"Миасс"}"#, .yes), ("\"a \"\"b\"\"\" = 1", #"{"a \"b\"":1}"#, .yes),
            ("a = 1", #"{"\u0061":1}"#, .yes), ("a = 1", #"{"a":2,"a":1}"#, .yes),
            ("date = 1 and point = 2", #"{"date":1,"point":2}"#, .yes),
        ])
    func comparisons(filter: String, properties: String, expected: Truth) throws {
        #expect(try truth(filter, properties) == expected)
    }

    @Test(
        "what is missing, null or of another type is unknown",
        arguments: [
            ("a = 1", "{}"), ("a = 1", #"{"a":null}"#), ("a = 1", #"{"a":"1"}"#), ("a <> 1", #"{"a":"1"}"#),
            ("a = '1'", #"{"a":1}"#), ("a = TRUE", #"{"a":"true"}"#), ("a = 1", #"{"a":[1]}"#),
            ("a = 1", #"{"a":{"b":1}}"#),
            ("a < b", #"{"a":1}"#), ("NOT a = 1", "{}"), ("a LIKE 'x'", #"{"a":1}"#), ("a IN (1, 2)", "{}"),
            ("a NOT IN (1, 2)", "{}"), ("a BETWEEN 1 AND 2", "{}"), ("a BETWEEN b AND 2", #"{"a":1}"#),
            ("a + 1 = 2", "{}"), ("a / 0 = 1", #"{"a":1}"#), ("CASEI(a) = 'x'", "{}"),
            ("T_AFTER(a, DATE('2020-01-01'))", #"{"a":"soon"}"#), ("A_CONTAINS(a, (1))", #"{"a":1}"#),
        ])
    func unknown(filter: String, properties: String) throws {
        #expect(try truth(filter, properties) == .unknown)
    }

    @Test(
        "IS NULL is never unknown",
        arguments: [
            ("a IS NULL", "{}", Truth.yes), ("a IS NULL", #"{"a":null}"#, .yes), ("a IS NULL", #"{"a":0}"#, .no),
            ("a IS NOT NULL", #"{"a":[]}"#, .yes), ("a IS NOT NULL", "{}", .no), ("geometry IS NOT NULL", "{}", .yes),
            ("(a = 1) IS NULL", "{}", .yes), ("(a = 1) IS NULL", #"{"a":2}"#, .no), ("a + 1 IS NULL", "{}", .yes),
            ("CASEI(a) IS NULL", "{}", .yes), ("INTERVAL(a, '..') IS NULL", "{}", .yes),
        ])
    func nulls(filter: String, properties: String, expected: Truth) throws {
        #expect(try truth(filter, properties) == expected)
    }

    @Test("features without properties or geometry have neither")
    func nothing() throws {
        let feature = try feature("null", geometry: "null")
        #expect(try FeatureFilter("a IS NULL AND geometry IS NULL").matches(feature))
        #expect(try FeatureFilter("geometry_type() IS NULL AND area() IS NULL").matches(feature))
        #expect(try FeatureFilter("S_INTERSECTS(geometry, BBOX(0,0,1,1))").truth(for: feature) == .unknown)
    }

    @Test(
        "numbers are compared as they are written, digit by digit",
        arguments: [
            ("9007199254740993", "9007199254740992", 1), ("9007199254740993", "9007199254740993.0", 0),
            ("9223372036854775807", "9223372036854775808", -1), ("9223372036854775807", "9.223372036854775807e18", 0),
            ("9223372036854775807", "9223372036854775807.5", -1), ("0.1", "0.1000000000000000055511151231257827", -1),
            ("0.1", "1e-1", 0), ("0.10", "0.1", 0), ("1e999", "1e998", 1), ("1e999", "10e998", 0), ("-1e999", "1", -1),
            ("123456789012345678901234567890", "123456789012345678901234567891", -1),
            ("1e400", "9223372036854775807", 1),
            ("1e-400", "0", 1), ("-1e-400", "0", -1), ("0e5", "0", 0), ("-0.0", "0", 0), ("100", "1e2", 0),
            ("1e23", "99999999999999991611392", 1), ("3.0", "3", 0), ("2.5", "3", -1), ("-2.5", "-3", 1),
        ])
    func exactNumbers(left: String, right: String, order: Int) throws {
        let properties = #"{"a":\#(left),"b":\#(right)}"#
        for (first, second, order) in [("a", "b", order), ("b", "a", -order), (left, "b", order), ("a", right, order)] {
            #expect(try truth("\(first) = \(second)", properties) == (order == 0 ? .yes : .no))
            #expect(try truth("\(first) < \(second)", properties) == (order < 0 ? .yes : .no))
            #expect(try truth("\(first) >= \(second)", properties) == (order >= 0 ? .yes : .no))
            #expect(try truth("\(first) IN (\(second))", properties) == (order == 0 ? .yes : .no))
        }
        #expect(try truth("A_EQUALS((a), (b))", properties) == (order == 0 ? .yes : .no))
    }

    @Test(
        "lists and ranges",
        arguments: [
            ("a IN ('x', 'y')", #"{"a":"y"}"#, Truth.yes), ("a IN ('x', 'y')", #"{"a":"z"}"#, .no),
            ("a NOT IN (1, 2)", #"{"a":3}"#, .yes), ("a IN (1.0, 2.0)", #"{"a":2}"#, .yes),
            ("a IN (b, 2)", #"{"a":1}"#, .unknown), ("a IN (b, 1)", #"{"a":1}"#, .yes),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)", #"{"a":10}"#, .yes),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)", #"{"a":10.0}"#, .yes),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)", #"{"a":11}"#, .no),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)", #"{"a":9.5}"#, .no),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 9007199254740993)", #"{"a":9007199254740993.0}"#, .yes),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10000000000000000)", #"{"a":1e16}"#, .yes),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)", #"{"a":1e300}"#, .no),
            ("a IN ('1','2','3','4','5','6','7','8','9','10')", #"{"a":10}"#, .unknown),
            ("a IN (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)", #"{"a":"10"}"#, .unknown),
            ("a IN ('1','2','3','4','5','6','7','8','9','é')", #"{"a":"e\u0301"}"#, .yes),
            ("a BETWEEN 10 AND 20", #"{"a":10}"#, .yes), ("a BETWEEN 10 AND 20", #"{"a":20.5}"#, .no),
            ("a NOT BETWEEN 10 AND 20", #"{"a":20.5}"#, .yes), ("a NOT BETWEEN b AND 20", #"{"a":21}"#, .yes),
            ("a BETWEEN 'b' AND 'd'", #"{"a":"c"}"#, .yes),
            ("a BETWEEN DATE('2020-01-01') AND DATE('2020-12-31')", #"{"a":"2020-12-31T12:00:00Z"}"#, .yes),
        ])
    func lists(filter: String, properties: String, expected: Truth) throws {
        #expect(try truth(filter, properties) == expected)
    }

    @Test(
        "arithmetic follows the ranks of the grammar",
        arguments: [
            ("1 + 2 * 3 = 7"), ("(1 + 2) * 3 = 9"), ("10 - 2 - 3 = 5"), ("2 ^ 3 * 2 = 16"), ("-2 ^ 2 = 4"),
            ("7 / 2 = 3.5"),
            ("7 DIV 2 = 3"), ("-7 div 2 = -3"), ("7 % 3 = 1"), ("-7 % 3 = -1"), ("7.5 DIV 2 = 3"), ("2 ^ 0.5 > 1.414"),
            ("2 ^ -1 = 0.5"), ("2 ^ 62 = 4611686018427387904"), ("3 - -2 = 5"), ("foo + 1 = 3"), ("- foo * 2 = -4"),
            ("9223372036854775806 + 1 = 9223372036854775807"), ("9007199254740993 * 1 = 9007199254740993"),
            ("foo >= (bar - 1)"), ("foo=bar-1"), ("6 / 3 = 2"), ("-(foo) = -2"), ("9223372036854775807 + 1 > 9E18"),
            ("-9223372036854775808 / -1 > 9E18"), ("-9223372036854775808 % -1 = 0"), ("(0 - 8) ^ (1 / 3) IS NULL"),
            ("1 % 0 IS NULL"), ("1 DIV 0 IS NULL"), ("10 ^ 400 IS NULL"), ("1E999 - 1 IS NULL"),
        ])
    func arithmetic(filter: String) throws {
        #expect(try truth(filter, #"{"foo":2,"bar":3}"#) == .yes)
    }
}
