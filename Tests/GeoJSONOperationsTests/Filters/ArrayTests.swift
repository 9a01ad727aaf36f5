import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Arrays of CQL2")
struct ArrayTests {
    @Test(
        "arrays are sets",
        arguments: [
            ("A_CONTAINS(a, ('x'))", #"["x","y"]"#, Truth.yes), ("A_CONTAINS(a, ('x','z'))", #"["x","y"]"#, .no),
            ("A_CONTAINEDBY(a, ('x','y','z'))", #"["x","y","x"]"#, .yes),
            ("A_EQUALS(('y','x'), a)", #"["x","y","y"]"#, .yes),
            ("A_EQUALS(a, ('x', TRUE, 1.0, 8))", #"[true,8,1,"x"]"#, .yes),
            ("A_EQUALS(a, ('x', 1))", #"["x","1"]"#, .no),
            ("A_OVERLAPS(a, (1, 2))", "[2,3]", .yes), ("A_OVERLAPS(a, (1, 2))", "[4,3]", .no),
            ("A_EQUALS(a, ())", "[]", .yes),
            ("A_CONTAINS(a, ())", "[1]", .yes),
            ("A_OVERLAPS(a, (DATE('2010-02-10'), FALSE))", #"["2010-02-10"]"#, .yes),
            ("A_OVERLAPS(a, (TIMESTAMP('2012-08-10T05:30:00Z')))", #"["2012-08-10T05:30:00.000Z"]"#, .yes),
            ("A_CONTAINS(a, ((1, 2), 3))", "[[1,2],3]", .yes), ("A_CONTAINS(a, ((2, 1)))", "[[1,2],3]", .no),
            ("A_CONTAINS(a, (b + 1))", "[6]", .yes), ("A_CONTAINS(a, (b))", "[5]", .yes),
            ("A_CONTAINS(a, (missing))", "[null]", .yes), ("A_CONTAINS(missing, (1))", "[1]", .unknown),
            ("A_CONTAINS(a, a)", #"[{"k":1}]"#, .yes),
            ("A_EQUALS(a, (9007199254740993))", "[9007199254740993.0]", .yes),
        ])
    func sets(filter: String, array: String, expected: Truth) throws {
        #expect(try truth(filter, #"{"a":\#(array),"b":5}"#) == expected)
    }
}
