import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Predicates as GEOS answers them")
struct PredicateTests {
    @Test("intersects, contains and covers agree with shapely 2.2 (GEOS 3.14)", arguments: pairs)
    func agree(_ one: String, _ other: String, _ expected: String) throws {
        let (a, b) = (try Geometry(wellKnownText: one), try Geometry(wellKnownText: other))
        let found =
            (a.intersects(b) ? "i" : "-") + (a.contains(b) ? "c" : "-") + (a.covers(b) ? "v" : "-")
        #expect(found == expected, "\(one) and \(other)")
        #expect(b.intersects(a) == a.intersects(b))
        #expect(a.isDisjoint(from: b) != a.intersects(b))
        #expect(b.isWithin(a) == a.contains(b))
    }

    // Wound the right way: what goes clockwise across the antimeridian may be the ring around the rest of the Earth.
    @Test("the antimeridian changes no answer", arguments: pairs)
    func seam(_ one: String, _ other: String, _ expected: String) throws {
        let a = try Geometry(wellKnownText: one).rewound().acrossTheAntimeridian
        let b = try Geometry(wellKnownText: other).rewound().acrossTheAntimeridian
        let found =
            (a.intersects(b) ? "i" : "-") + (a.contains(b) ? "c" : "-") + (a.covers(b) ? "v" : "-")
        #expect(found == expected, "\(one) and \(other)")
    }

    /// Two geometries on a small grid, so that corners and sides often meet; `i`ntersects, `c`ontains, co`v`ers.
    static let pairs = [
        ("LINESTRING (3 0, 0 4)", "LINESTRING (0 4, 3 0)", "icv"),
        ("MULTIPOINT ((0 3))", "MULTILINESTRING ((0 4, 3 0))", "---"),
        ("POINT (1 4)", "POINT (4 4)", "---"),
        ("MULTIPOINT ((4 1))", "LINESTRING (1 4, 0 4, 2 4)", "---"),
        ("MULTIPOINT ((4 4))", "POLYGON ((2 0, 4 0, 4 0, 4 1, 2 0))", "---"),
        (
            "MULTIPOLYGON (((2 0, 2 0, 1 3, 0 2, 0 0, 2 0)), ((4 3, 1 3, 0 3, 3 4, 4 3)))",
            "MULTILINESTRING ((1 1, 2 1, 1 3), (0 1, 0 0, 2 3), (0 0, 3 4))", "i--"
        ),
        ("LINESTRING (1 2, 0 3, 1 1, 2 3)", "POINT (2 2)", "---"),
        ("POLYGON ((1 4, 0 0, 2 0, 1 3, 1 4))", "MULTILINESTRING ((2 1, 0 4, 4 1))", "i--"),
        ("POLYGON ((4 1, 0 0, 0 1, 4 1))", "POINT (3 3)", "---"),
        ("POLYGON ((4 1, 3 2, 0 3, 4 1))", "POLYGON ((1 3, 2 4, 2 3, 1 3))", "---"),
        ("POLYGON ((2 0, 3 0, 2 3, 0 4, 2 0))", "MULTILINESTRING ((1 1, 0 4, 0 1), (4 2, 2 1, 4 4, 2 0))", "i--"),
        ("MULTIPOINT ((3 3), (0 1), (0 3), (3 3))", "LINESTRING (1 3, 2 3, 2 0, 2 0)", "---"),
        ("LINESTRING (0 1, 0 2, 2 2)", "POINT (3 3)", "---"),
        (
            "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (2 3, 0 4, 1 1, 3 3, 2 3))",
            "POLYGON ((0 4, 0 0, 1 1, 4 0, 2 1, 2 4, 0 4))", "i--"
        ),
        ("POINT (0 0)", "LINESTRING (4 1, 3 2, 1 4, 0 0)", "i--"),
        ("MULTILINESTRING ((1 3, 4 1, 4 1), (3 2, 0 0))", "MULTIPOINT ((0 0), (1 3), (3 2), (4 1))", "i-v"),
        ("MULTIPOINT ((2 2), (3 0), (0 3), (1 2))", "POLYGON ((0 1, 0 3, 3 3, 0 1))", "i--"),
        (
            "MULTIPOLYGON (((4 0, 2 0, 3 4, 4 0)), ((2 2, 0 1, 1 3, 1 2, 2 2)))",
            "MULTILINESTRING ((0 4, 0 2, 3 4))", "i--"
        ),
        ("POLYGON ((2 4, 3 2, 2 3, 2 4))", "POLYGON ((2 3, 2 0, 0 4, 2 4, 2 3))", "i--"),
        ("POLYGON ((0 0, 2 2, 0 2, 4 3, 0 0))", "POLYGON ((0 0, 2 2, 0 2, 4 3, 0 0))", "icv"),
        ("MULTIPOINT ((0 0))", "POINT (4 1)", "---"),
        ("MULTIPOINT ((0 0))", "MULTIPOINT ((0 0))", "icv"),
        (
            "MULTIPOLYGON (((4 3, 1 3, 1 2, 4 3)), ((3 1, 0 1, 1 0, 3 1)))",
            "MULTIPOLYGON (((0 2, 1 2, 0 3, 0 2)), ((2 1, 1 3, 3 1, 1 0, 2 1)))", "i--"
        ),
        ("POLYGON ((2 2, 1 0, 2 3, 2 2))", "MULTIPOINT ((3 3), (4 2), (2 1))", "---"),
        ("POINT (0 3)", "MULTIPOLYGON (((4 3, 0 1, 1 4, 1 4, 4 3)), ((4 2, 3 0, 2 1, 4 2)))", "---"),
        ("MULTIPOINT ((2 1))", "MULTIPOINT ((2 1))", "icv"),
        ("POLYGON ((1 4, 4 2, 4 3, 1 4))", "MULTIPOLYGON (((4 2, 2 3, 2 4, 4 3, 4 2)), ((4 1, 0 4, 2 0, 4 1)))", "i--"),
        ("LINESTRING (4 2, 4 1)", "LINESTRING (2 4, 1 1, 1 3)", "---"),
        ("LINESTRING (1 2, 1 4, 0 1)", "MULTILINESTRING ((1 3, 2 3, 0 0, 2 0))", "i--"),
        ("LINESTRING (4 4, 0 1, 1 3, 2 1)", "POLYGON ((0 3, 4 1, 1 0, 0 3))", "i--"),
        ("POINT (4 1)", "POINT (4 1)", "icv"),
        ("POINT (0 1)", "POLYGON ((0 2, 1 1, 1 4, 0 2))", "---"),
        (
            "MULTILINESTRING ((0 3, 3 2, 3 3, 0 1), (2 4, 3 2, 0 2, 3 4), (0 3, 3 3))",
            "POLYGON ((1 3, 4 2, 2 0, 1 3))", "i--"
        ),
        (
            "MULTIPOLYGON (((3 0, 2 0, 1 2, 3 0)), ((1 2, 4 3, 3 1, 1 2)))",
            "MULTIPOLYGON (((3 0, 3 3, 1 1, 3 0)), ((0 1, 0 2, 2 3, 0 1)))", "i--"
        ),
        (
            "POLYGON ((0 4, 1 3, 1 4, 0 4))",
            "MULTIPOLYGON (((2 3, 2 1, 1 3, 1 2, 0 0, 3 1, 2 3)), ((4 1, 4 1, 4 2, 2 4, 4 1)))", "i--"
        ),
        ("POINT (1 2)", "LINESTRING (1 4, 4 4, 1 3)", "---"),
        ("LINESTRING (1 2, 3 3, 4 1, 0 0)", "LINESTRING (0 0, 4 1, 3 3, 1 2)", "icv"),
        ("POINT (3 3)", "POLYGON ((4 4, 1 2, 0 1, 0 0, 2 0, 4 4))", "i--"),
        ("POLYGON ((4 0, 3 0, 0 4, 4 0))", "POLYGON ((4 0, 3 0, 0 4, 4 0))", "icv"),
        ("MULTIPOLYGON (((4 3, 4 1, 3 1, 4 3)), ((3 2, 3 4, 0 3, 3 2)))", "MULTILINESTRING ((0 3, 0 3, 3 4))", "i-v"),
        ("POINT (4 3)", "MULTIPOLYGON (((1 3, 4 3, 2 1, 1 3)), ((1 1, 2 1, 0 0, 1 1)))", "i--"),
        ("POINT (1 3)", "POLYGON ((4 2, 1 1, 0 0, 1 2, 4 2))", "---"),
        ("POINT (2 3)", "MULTIPOLYGON (((3 0, 2 4, 3 2, 3 0)), ((2 2, 0 1, 1 3, 2 2)))", "---"),
        ("POINT (3 3)", "POLYGON ((4 0, 3 4, 0 3, 4 0))", "i--"),
        ("MULTILINESTRING ((4 3, 1 4))", "MULTILINESTRING ((0 1, 0 3, 2 4), (4 4, 4 1))", "i--"),
        (
            "MULTILINESTRING ((1 3, 2 1, 1 4, 4 3), (1 0, 2 4, 1 2), (1 3, 0 0))",
            "POLYGON ((4 1, 3 1, 1 2, 1 3, 4 1))", "i--"
        ),
        ("MULTIPOLYGON (((0 2, 1 4, 3 4, 0 2)), ((4 4, 1 2, 0 1, 4 4)))", "POLYGON ((2 2, 3 3, 2 3, 2 2))", "i--"),
        ("LINESTRING (1 1, 3 2, 1 3, 4 0)", "MULTIPOINT ((0 3), (4 2), (0 0), (0 2))", "---"),
        (
            "MULTIPOINT ((0 3), (2 2), (1 3), (1 0))",
            "MULTIPOLYGON (((3 2, 1 4, 4 2, 3 2)), ((1 0, 1 1, 0 2, 0 0, 1 0)))", "i--"
        ),
        ("POLYGON ((2 2, 0 3, 1 4, 2 2))", "MULTIPOINT ((1 0), (4 1))", "---"),
        ("MULTIPOLYGON (((2 0, 3 4, 2 4, 2 0)), ((4 0, 3 3, 3 0, 4 0)))", "LINESTRING (4 4, 0 3)", "i--"),
        ("LINESTRING (0 0, 1 3)", "MULTIPOINT ((1 0), (4 2), (4 0), (0 1))", "---"),
        ("MULTIPOLYGON (((1 3, 2 2, 1 0, 1 3)), ((3 3, 1 4, 3 4, 3 3)))", "LINESTRING (4 3, 0 0, 4 4)", "i--"),
        (
            "MULTIPOLYGON (((4 3, 4 2, 3 1, 4 3)), ((0 4, 1 4, 2 2, 0 4)))",
            "MULTIPOLYGON (((4 3, 3 1, 4 2, 4 3)), ((0 4, 2 2, 1 4, 0 4)))", "icv"
        ),
        ("MULTIPOINT ((4 2))", "MULTIPOINT ((4 0))", "---"),
        (
            "MULTIPOLYGON (((0 2, 0 2, 3 0, 3 1, 0 2)), ((0 3, 0 2, 4 4, 1 3, 0 3)))",
            "POLYGON ((4 3, 1 3, 2 4, 4 3))", "i--"
        ),
        (
            "LINESTRING (1 1, 4 0, 3 0, 0 4)",
            "MULTILINESTRING ((4 1, 1 0, 4 3), (4 4, 3 2, 0 1), (0 1, 1 3, 1 3))", "i--"
        ),
        ("MULTIPOINT ((4 2), (0 2), (2 4))", "POINT (3 4)", "---"),
        ("MULTIPOLYGON (((2 2, 2 1, 4 4, 2 3, 0 1, 2 2)), ((0 1, 2 1, 1 0, 0 1)))", "LINESTRING (2 3, 0 1)", "i-v"),
        ("POLYGON ((1 0, 0 0, 2 2, 1 0))", "POLYGON ((3 4, 4 0, 2 1, 3 4))", "---"),
        ("MULTILINESTRING ((3 2, 0 0), (1 2, 3 4, 4 3))", "MULTIPOINT ((4 0), (0 0), (0 2), (0 2))", "i--"),
        (
            "MULTILINESTRING ((1 0, 1 2), (0 1, 2 3, 4 2, 0 2), (4 2, 2 2, 2 0, 4 4))",
            "MULTIPOLYGON (((1 1, 2 1, 2 2, 1 2, 1 1)), ((4 4, 2 2, 3 0, 4 4)))", "i--"
        ),
        ("POINT (0 3)", "POINT (0 3)", "icv"),
        (
            "MULTILINESTRING ((2 0, 3 3, 2 2), (1 1, 3 4, 4 3, 4 3), (1 2, 1 2, 4 1, 1 4))",
            "MULTIPOLYGON (((3 4, 4 4, 4 3, 3 4)), ((3 3, 1 4, 4 0, 3 3)))", "i--"
        ),
        ("POINT (2 4)", "MULTIPOINT ((0 1))", "---"),
        (
            "MULTIPOLYGON (((0 3, 0 1, 2 4, 0 3)), ((3 2, 3 2, 1 0, 4 1, 3 2)))",
            "MULTIPOINT ((3 2), (1 0), (1 1))", "i--"
        ),
        (
            "MULTILINESTRING ((2 4, 3 2), (0 0, 3 0, 0 0, 3 2), (0 3, 4 3, 4 1, 0 4))",
            "MULTILINESTRING ((3 1, 1 1, 4 2), (3 2, 2 1, 0 0, 0 4))", "i--"
        ),
        ("MULTIPOINT ((0 1), (2 0))", "MULTILINESTRING ((1 1, 4 0, 2 0, 2 3), (4 2, 1 4, 3 1))", "i--"),
        ("MULTIPOINT ((1 2), (1 3))", "MULTIPOINT ((4 4))", "---"),
        ("POINT (0 2)", "LINESTRING (0 4, 3 2, 4 0)", "---"),
        (
            "MULTIPOINT ((2 1), (1 3), (2 2), (2 1))",
            "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 0, 1 0, 1 1, 3 2, 1 0))", "i--"
        ),
        ("MULTILINESTRING ((1 3, 4 3), (1 3, 2 3, 4 3))", "MULTIPOINT ((2 3), (3 2), (0 2))", "i--"),
        ("MULTIPOINT ((4 4))", "POLYGON ((4 0, 4 1, 2 2, 1 1, 4 0))", "---"),
        ("LINESTRING (0 2, 2 0, 4 3)", "MULTIPOLYGON (((2 4, 0 2, 0 4, 2 4)), ((4 3, 2 0, 2 1, 2 3, 4 3)))", "i--"),
        ("LINESTRING (2 3, 3 4)", "POLYGON ((2 0, 4 0, 2 3, 0 2, 2 0))", "i--"),
        ("POLYGON ((3 0, 0 3, 2 4, 3 0))", "POINT (4 1)", "---"),
        (
            "MULTIPOINT ((3 4), (1 0))",
            "MULTIPOLYGON (((4 3, 3 1, 0 4, 4 3)), ((2 0, 3 0, 3 0, 0 3, 0 1, 1 0, 2 0)))", "i--"
        ),
        ("POLYGON ((2 4, 4 4, 4 4, 4 2, 1 0, 2 4))", "LINESTRING (0 1, 2 4, 1 4, 4 3)", "i--"),
        ("MULTIPOLYGON (((0 0, 3 2, 2 2, 1 2, 0 0)), ((3 0, 4 2, 4 3, 3 0)))", "POINT (2 3)", "---"),
        ("MULTILINESTRING ((4 1, 3 1), (4 4, 1 0, 3 4))", "MULTIPOINT ((3 1), (3 4), (4 1), (4 4))", "i-v"),
        ("POINT (2 4)", "LINESTRING (1 4, 4 4)", "i--"),
        ("POLYGON ((0 3, 4 3, 1 0, 0 3))", "MULTIPOINT ((2 2), (1 4), (4 4))", "i--"),
        ("POLYGON ((1 3, 2 3, 1 0, 3 3, 1 4, 1 3))", "MULTIPOINT ((0 3), (1 2), (1 0))", "i--"),
        ("LINESTRING (4 4, 2 4, 2 2)", "LINESTRING (0 2, 2 1, 2 3)", "i--"),
        ("MULTILINESTRING ((1 1, 0 4))", "POINT (0 1)", "---"),
        ("POINT (2 4)", "MULTIPOINT ((4 1))", "---"),
        ("MULTIPOINT ((3 0), (1 2))", "MULTIPOINT ((2 3), (1 2), (4 0), (1 2))", "i--"),
        ("MULTIPOINT ((3 3), (2 4), (4 0))", "MULTILINESTRING ((2 1, 0 2, 0 3, 4 4), (2 3, 4 4, 3 0, 2 0))", "---"),
        ("POLYGON ((1 4, 2 0, 3 0, 3 0, 4 2, 4 2, 1 4))", "LINESTRING (4 0, 0 3, 2 3, 4 1)", "i--"),
        ("MULTIPOINT ((0 4), (0 0), (1 4), (4 1))", "LINESTRING (3 0, 4 1, 4 1)", "i--"),
    ]
}

extension Geometry {
    /// The geometry of the grid moved to where its middle is on the antimeridian, longitudes written within ±180.
    var acrossTheAntimeridian: Geometry {
        let moved = try? applying(.translation(x: 178, y: 0))
        return (moved ?? self).mapped { $0.longitude > 180 ? $0.longitude - 360 : $0.longitude }
    }

    private func mapped(_ longitude: (Position) -> Double) -> Geometry {
        func list(_ positions: Positions) -> Positions {
            Positions(positions.map { Position(longitude: longitude($0), latitude: $0.latitude) })
        }
        func polygon(_ polygon: Polygon) -> Polygon { Polygon(uncheckedRings: PositionLists(polygon.rings.map(list))) }
        switch shape {
        case .point(let position): return .point(list([position])[0])
        case .multiPoint(let positions): return .multiPoint(list(positions))
        case .lineString(let line): return .lineString(list(line))
        case .multiLineString(let lines): return .multiLineString(PositionLists(lines.map(list)))
        case .polygon(let area): return .polygon(polygon(area))
        case .multiPolygon(let areas): return .multiPolygon(PolygonList(areas.map(polygon)))
        default: return self
        }
    }
}
