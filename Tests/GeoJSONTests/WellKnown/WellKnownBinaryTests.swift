import GeoJSON
import Testing

@Suite("Well-known binary")
struct WellKnownBinaryTests {
    /// Text, and what shapely 2.2 (GEOS 3.14) writes for it in either dialect.
    static let samples = [
        (
            "POINT Z (1 2 3)", "01E9030000000000000000F03F00000000000000400000000000000840",
            "0101000080000000000000F03F00000000000000400000000000000840"
        ),
        (
            "POINT ZM (1 2 3 4)", "01B90B0000000000000000F03F000000000000004000000000000008400000000000001040",
            "01010000C0000000000000F03F000000000000004000000000000008400000000000001040"
        ),
        (
            "MULTIPOLYGON (((0 0, 1 0, 1 1, 0 0)))",
            "0106000000010000000103000000010000000400000000000000000000000000000000000000000000000000F03F0000000000000000"
                + "000000000000F03F000000000000F03F00000000000000000000000000000000",
            "0106000000010000000103000000010000000400000000000000000000000000000000000000000000000000F03F0000000000000000"
                + "000000000000F03F000000000000F03F00000000000000000000000000000000"
        ),
        (
            "GEOMETRYCOLLECTION (POINT (1 2), LINESTRING (0 0, 1 1))",
            "0107000000020000000101000000000000000000F03F00000000000000400102000000020000000000000000000000000000000000"
                + "0000000000000000F03F000000000000F03F",
            "0107000000020000000101000000000000000000F03F00000000000000400102000000020000000000000000000000000000000000"
                + "0000000000000000F03F000000000000F03F"
        ),
        ("POINT EMPTY", "0101000000000000000000F87F000000000000F87F", "0101000000000000000000F87F000000000000F87F"),
    ]

    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    @Test("it is the binary that GEOS writes, and read from it", arguments: samples)
    func written(_ text: String, _ iso: String, _ extended: String) throws {
        let geometry = try Geometry(wellKnownText: text)
        #expect(try hexadecimal(geometry.wellKnownBinary()) == iso)
        #expect(try hexadecimal(ReferencedGeometry(geometry).wellKnownBinary(.extended)) == extended)
        #expect(try ReferencedGeometry(hexadecimal: iso).geometry == geometry)
        #expect(try ReferencedGeometry(hexadecimal: extended.lowercased()).geometry == geometry)
    }

    @Test("the other byte order and the SRID of PostGIS are read")
    func bigEndian() throws {
        let row = try ReferencedGeometry(
            hexadecimal: "00A0000001000010E63FF000000000000040000000000000004008000000000000")
        #expect(row.srid == 4326)
        #expect(try row.geometry.wellKnownText() == "POINT Z (1 2 3)")
        #expect(try ReferencedGeometry(wellKnownBinary: row.wellKnownBinary()) == row)
        #expect(try ReferencedGeometry(wellKnownBinary: row.wellKnownBinary(.iso)).srid == nil)
    }

    @Test(
        "a fault has its byte",
        arguments: [
            ("", WellKnownGeometryError.Fault.truncated, 0),
            ("02", .unknownByteOrder(2), 0),
            ("0101", .truncated, 1),
            ("010100000000", .truncated, 5),
            ("0163000000", .unknownType("99"), 1),
            ("0108000000", .unsupportedType("CIRCULARSTRING"), 1),
            ("01D1070000", .measureWithoutAltitude, 1),
            ("0102000000FFFFFFFF", .countTooLarge(.max), 5),
            ("0103000000FFFFFF7F0000", .countTooLarge(0x7FFF_FFFF), 5),
            ("0107000000000000F0", .countTooLarge(0xF000_0000), 5),
            ("0102000000000000000000", .expected(.end), 9),
            ("0101000000000000000000F03F000000000000F07F", .notFinite, 5),
            ("010200000001000000000000000000F03F000000000000F03F", .shortLine, 5),
            ("0104000000010000000102000000000000000000000000000000", .wrongMember, 0),
            ("01G1", .expected(.hexadecimal), 1),
            ("010", .expected(.hexadecimal), 1),
        ])
    func faults(_ text: String, _ fault: WellKnownGeometryError.Fault, _ offset: Int) {
        let error = #expect(throws: WellKnownGeometryError.self) { try ReferencedGeometry(hexadecimal: text) }
        #expect(error == WellKnownGeometryError(fault, offset: offset), "\(text)")
    }

    @Test("collections nest as deep as the limit, and MULTI geometries do not nest at all without end")
    func depth() {
        for type: UInt8 in [4, 5, 6, 7] {
            let bytes = (0..<100_000).flatMap { _ in [1, type, 0, 0, 0, 1, 0, 0, 0] as [UInt8] }
            let error = #expect(throws: WellKnownGeometryError.self) { try Geometry(wellKnownBinary: bytes) }
            #expect(error?.fault == .tooDeep)
        }
    }

    @Test("a part may repeat the SRID of the whole but not contradict it")
    func conflict() throws {
        func collection(_ srid: String) -> String {
            "0107000020E610000001000000" + "0101000020" + srid + "000000000000F03F0000000000000040"
        }
        #expect(try ReferencedGeometry(hexadecimal: collection("E6100000")).srid == 4326)
        let error = #expect(throws: WellKnownGeometryError.self) {
            try ReferencedGeometry(hexadecimal: collection("E7100000"))
        }
        #expect(error == WellKnownGeometryError(.conflictingSRID, offset: 18))
    }
}
