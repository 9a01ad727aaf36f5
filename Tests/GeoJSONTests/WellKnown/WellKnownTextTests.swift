import GeoJSON
import Testing

@Suite("Well-known text")
struct WellKnownTextTests {
    @Test(
        "every type is written as GEOS writes it, and read back",
        arguments: [
            "POINT (61.4026 55.1599)", "POINT Z (1 2 3.5)", "POINT ZM (1 2 3 4)", "POINT EMPTY",
            "LINESTRING (0 0, 1 1.25, -2 3)", "LINESTRING Z (0 0 5, 1 1 6)", "LINESTRING EMPTY",
            "POLYGON ((0 0, 4 0, 4 4, 0 0), (1 0.5, 2 0.5, 2 1, 1 0.5))", "POLYGON EMPTY",
            "MULTIPOINT ((0 0), (1 2))", "MULTIPOINT EMPTY", "MULTILINESTRING ((0 0, 1 1), (2 2, 3 3, 4 5))",
            "MULTIPOLYGON (((0 0, 4 0, 4 4, 0 0)), ((9 9, 10 9, 10 10, 9 9)))", "MULTIPOLYGON EMPTY",
            "GEOMETRYCOLLECTION (POINT (1 2), GEOMETRYCOLLECTION (LINESTRING (0 0, 1 1)))",
            "GEOMETRYCOLLECTION Z (POINT Z (1 2 3), LINESTRING Z (0 0 1, 1 1 2))", "GEOMETRYCOLLECTION EMPTY",
        ])
    func roundTrip(_ text: String) throws {
        #expect(try Geometry(wellKnownText: text).wellKnownText() == text)
    }

    @Test(
        "other ways of writing the same are understood",
        arguments: [
            ("point(1 2)", "POINT (1 2)"), ("  Point\n(\t1   2 )  ", "POINT (1 2)"),
            ("POINT(1 2 3)", "POINT Z (1 2 3)"),
            ("POINTZ(1 2 3)", "POINT Z (1 2 3)"), ("POINTZM(1 2 3 4)", "POINT ZM (1 2 3 4)"),
            ("MULTIPOINT(1 2, 3 4)", "MULTIPOINT ((1 2), (3 4))"),
            ("MULTIPOINT(EMPTY, (3 4))", "MULTIPOINT ((3 4))"),
            ("MULTIPOLYGON(EMPTY)", "MULTIPOLYGON EMPTY"), ("POINT(1e2 -.5)", "POINT (100 -0.5)"),
            ("POINT(+1 2.)", "POINT (1 2)"), ("POINT Z EMPTY", "POINT EMPTY"),
            (
                "GEOMETRYCOLLECTION(POINT(1 2 3), POINT(4 5 6))",
                "GEOMETRYCOLLECTION Z (POINT Z (1 2 3), POINT Z (4 5 6))"
            ),
        ])
    func spellings(_ text: String, _ written: String) throws {
        #expect(try Geometry(wellKnownText: text).wellKnownText() == written)
    }

    @Test("the SRID is kept and written in the extended dialect only")
    func srid() throws {
        let row = try ReferencedGeometry(wellKnownText: "SRID=4326;POINT (1 2)")
        #expect(row.srid == 4326)
        #expect(try row.wellKnownText() == "SRID=4326;POINT (1 2)")
        #expect(try row.wellKnownText(.iso) == "POINT (1 2)")
        #expect(try ReferencedGeometry(wellKnownText: "srid = -1 ; POINT (1 2)").srid == -1)
    }

    @Test(
        "a fault has its byte",
        arguments: [
            ("", WellKnownGeometryError.Fault.truncated, 0),
            ("POINT", .truncated, 5),
            ("POINT 1 2", .expected(.coordinates), 6),
            ("POINT (1)", .expected(.number), 8),
            ("POINT (1 x)", .expected(.number), 9),
            ("POINT (NaN 1)", .notFinite, 7),
            ("POINT (1 1e999)", .notFinite, 9),
            ("POINT (1 2", .truncated, 10),
            ("POINT (1 2) x", .expected(.end), 12),
            ("POINT Z (1 2)", .wrongDimension(expected: 3, found: 2), 9),
            ("POINT (1 2 3 4 5)", .wrongDimension(expected: 4, found: 5), 7),
            ("LINESTRING (1 2, 3 4 5)", .wrongDimension(expected: 2, found: 3), 17),
            ("LINESTRING (1 2)", .shortLine, 11),
            ("LINESTRING (1 2; 3 4)", .expected(.separator), 15),
            ("POLYGON ((0 0, 1 0, 1 1))", .ring(.tooFewPositions(3)), 9),
            ("POINT M (1 2 3)", .measureWithoutAltitude, 0),
            ("CIRCULARSTRING (0 0, 1 1, 2 0)", .unsupportedType("CIRCULARSTRING"), 0),
            ("SQUARE (1 2)", .unknownType("SQUARE"), 0),
            ("GEOMETRYCOLLECTION (POINT (1 2), 5)", .expected(.type), 33),
            ("SRID=99999999999;POINT (1 2)", .expected(.srid), 5),
            ("SRID=4326 POINT (1 2)", .expected(.character(";")), 10),
        ])
    func faults(_ text: String, _ fault: WellKnownGeometryError.Fault, _ offset: Int) {
        let error = #expect(throws: WellKnownGeometryError.self) { try Geometry(wellKnownText: text) }
        #expect(error == WellKnownGeometryError(fault, offset: offset), "\(text)")
        #expect(error.map { "\($0)".hasPrefix("byte \(offset): ") } == true)
    }

    @Test("collections nest as deep as the limit and no deeper")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "GEOMETRYCOLLECTION (", count: depth) + "POINT (1 2)"
                + String(repeating: ")", count: depth)
        }
        _ = try Geometry(wellKnownText: nested(64))
        let error = #expect(throws: WellKnownGeometryError.self) { try Geometry(wellKnownText: nested(65)) }
        #expect(error?.fault == .tooDeep)
        #expect(throws: WellKnownGeometryError.self) { try Geometry(wellKnownText: nested(100_000)) }
    }

    @Test("what the text cannot hold is not written")
    func unwritable() {
        let mixed = Geometry.lineString([
            Position(longitude: 0, latitude: 0), Position(longitude: 1, latitude: 1, altitude: 2),
        ])
        #expect(throws: WellKnownGeometryError(.unwritableDimension)) { try mixed.wellKnownText() }
        #expect(throws: WellKnownGeometryError(.unwritableDimension)) { try mixed.wellKnownBinary() }
        let nowhere = Geometry.point(Position(longitude: .nan, latitude: 1))
        #expect(throws: WellKnownGeometryError(.notFinite)) { try nowhere.wellKnownText() }
        #expect(throws: WellKnownGeometryError(.notFinite)) { try nowhere.wellKnownBinary() }
    }
}
