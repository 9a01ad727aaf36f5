import GeoJSONOperations
import Geodesy
import JSON
import Testing

@testable import GeoJSON

/// Rings wider than half the Earth, around poles and across the antimeridian, through everything that reads rings.
@Suite("Wide rings")
struct WideRingTests {
    private static func polygon(_ rings: [(Double, Double)]...) -> Geometry {
        .polygon(
            Polygon(
                uncheckedRings: PositionLists(
                    rings.map { ring in Positions(ring.map { Position(longitude: $0.0, latitude: $0.1) }) })))
    }

    private static let antarctica = polygon([
        (-180, -84), (-180, -90), (180, -90), (180, -84), (90, -70), (0, -72), (-90, -75), (-180, -84),
    ])
    private static let world = polygon([(-180, -90), (180, -90), (180, 90), (-180, 90), (-180, -90)])
    private static let wideBox = polygon([(-100, -10), (90, -10), (90, 10), (-100, 10), (-100, -10)])

    private static func rules(_ geometry: Geometry) -> [String] {
        Linter().lint(GeoJSONWriter().write(geometry)).map(\.rule)
    }

    private static func unchanged(_ geometry: Geometry) -> Bool {
        let bytes = GeoJSONWriter().write(geometry)
        let object = GeoJSONObject.geometry(geometry)
        return Linter().fix(bytes).bytes == bytes && geometry.rewound() == geometry
            && object.conformingToRFC7946() == object
    }

    @Test("Antarctica led along the pole is right as it is: nothing is found, changed or cut")
    func antarctica() {
        let antarctica = Self.antarctica
        #expect(Self.rules(antarctica) == [])
        #expect(Self.unchanged(antarctica) && antarctica.isRightHanded)
        #expect(antarctica.computedExtent == Extent(west: -180, south: -90, east: 180, north: -70))
        #expect(antarctica.contains(Coordinate(longitude: 33, latitude: -89)))
        #expect(!antarctica.contains(Coordinate(longitude: 33, latitude: -60)))
        #expect(antarctica.cutAtAntimeridian() == antarctica)
    }

    @Test("the world is the world: its box, its area, its inside, clockwise as well, which is turned around")
    func world() {
        #expect(Self.rules(Self.world) == [] && Self.unchanged(Self.world))
        #expect(Self.world.computedExtent == Extent(west: -180, south: -90, east: 180, north: 90))
        #expect(abs(Self.world.area / 510_065_621_724_088 - 1) < 1e-12)
        guard case .polygon(let polygon) = Self.world.shape else { return }
        let clockwise = Geometry.polygon(Polygon(uncheckedExterior: Positions(polygon.exterior.reversed())))
        #expect(Self.rules(clockwise) == ["geojson.winding"])
        #expect(clockwise.rewound() == Self.world)
        #expect(clockwise.contains(Coordinate(longitude: 1, latitude: 2)))
    }

    @Test("a box 190° wide is neither turned nor cut, and is warned of, since its direction alone tells")
    func wideBox() {
        #expect(Self.rules(Self.wideBox) == ["geojson.antimeridian"])
        #expect(Self.unchanged(Self.wideBox) && Self.wideBox.isRightHanded)
        #expect(Self.wideBox.cutAtAntimeridian() == Self.wideBox)
        #expect(Self.wideBox.computedExtent == Extent(west: -100, south: -10, east: 90, north: 10))
        #expect(
            FeatureIndex(FeatureCollection(features: [Feature(geometry: Self.wideBox)]))
                .search(BoundingBox(west: 0, south: 0, east: 1, north: 1)) == [0])
        guard case .polygon(let polygon) = Self.wideBox.shape else { return }
        let across = Geometry.polygon(Polygon(uncheckedExterior: Positions(polygon.exterior.reversed())))
        #expect(Self.rules(across) == ["geojson.antimeridian"])
        #expect(Self.unchanged(across))
        #expect(across.computedExtent == Extent(west: 90, south: -10, east: -100, north: 10))
        guard case .multiPolygon(let parts) = across.cutAtAntimeridian().shape else {
            Issue.record("not cut")
            return
        }
        #expect(parts.map { $0.exterior.signedDoubleArea }.sorted() == [3200.0, 3600.0])
        #expect(Self.wideBox.hasAmbiguousSides && across.hasAmbiguousSides && !Self.world.hasAmbiguousSides)
    }

    @Test("a ring that can be read both ways is left alone, warned of, and holds either box")
    func ambiguous() {
        let ring: [(Double, Double)] = [(-170, 80), (-90, 60), (0, 50), (90, 60), (170, 80), (-170, 80)]
        for ring in [ring, ring.reversed()] {
            var geometry = Self.polygon(ring)
            #expect(Self.rules(geometry) == ["geojson.ambiguous-ring"])
            #expect(Self.unchanged(geometry))
            for box in [
                Extent(west: -170, south: 50, east: 170, north: 80),
                Extent(west: -180, south: 50, east: 180, north: 90),
            ] {
                geometry.boundingBox = box
                #expect(Self.rules(geometry) == ["geojson.ambiguous-ring"])
            }
            geometry.boundingBox = Extent(west: -10, south: 50, east: 10, north: 60)
            #expect(Self.rules(geometry).sorted() == ["geojson.ambiguous-ring", "geojson.bbox-does-not-hold"])
            #expect(Self.unchanged(geometry))
        }
    }

    @Test(
        "a ring around a pole that leaves it to its right is warned of, and not turned around", arguments: [60.0, -60])
    func farPole(latitude: Double) {
        let ring = stride(from: -150.0, through: 150, by: 60).map { ($0, latitude) }
        let eastward = Self.polygon(ring + ring.prefix(1))
        let westward = Self.polygon(Array((ring + ring.prefix(1)).reversed()))
        let (right, wrong) = latitude > 0 ? (eastward, westward) : (westward, eastward)
        #expect(Self.rules(right) == ["geojson.antimeridian"] && Self.unchanged(right))
        #expect(Self.rules(wrong).sorted() == ["geojson.antimeridian", "geojson.winding"])
        #expect(Self.unchanged(wrong) && !wrong.isRightHanded)
        #expect(wrong.contains(Coordinate(longitude: 0, latitude: latitude * 1.4)))
    }

    @Test("no box without width is written for what has one")
    func boxes() {
        for (geometry, box) in [
            (Self.wideBox, "[-100,-10,90,10]"), (Self.world, "[-180,-90,180,90]"),
            (Self.antarctica, "[-180,-90,180,-70]"),
            (
                Geometry.lineString([Position(longitude: -180, latitude: 0), Position(longitude: 180, latitude: 0)]),
                "[-180,0,180,0]"
            ),
        ] {
            let text = String(decoding: GeoJSONWriter().write(geometry), as: UTF8.self)
            let right = text.replacing("{\"type\"", with: "{\"bbox\":\(box),\"type\"")
            #expect(!Linter().lint(Array(right.utf8)).contains { $0.rule == "geojson.bbox-does-not-hold" }, "\(box)")
            let wrong = text.replacing("{\"type\"", with: "{\"bbox\":[0,0,1,1],\"type\"")
            let fixed = GeoJSONReader().read(Linter().fix(Array(wrong.utf8)).bytes)
            guard case .geometry(let read) = fixed.object else { continue }
            // What direction alone tells is not written down.
            let isKept = geometry.hasAmbiguousSides
            #expect(
                read.boundingBox
                    == (isKept ? Extent(west: 0, south: 0, east: 1, north: 1) : geometry.computedExtent), "\(box)")
        }
    }

    @Test("metres are not folded into degrees: the box is theirs, length and area are left out")
    func metres() {
        let field = Self.polygon([
            (500_000, 6_100_000), (500_900, 6_100_000), (500_900, 6_100_700), (500_000, 6_100_000),
        ])
        let road = Geometry.lineString([
            Position(longitude: 500_000, latitude: 6_100_000), Position(longitude: 500_360, latitude: 6_100_000),
        ])
        let all = Geometry.geometryCollection([field, road, .point(Position(longitude: 1, latitude: 2))])
        #expect(field.computedExtent == Extent(west: 500_000, south: 6_100_000, east: 500_900, north: 6_100_700))
        #expect(all.computedExtent == Extent(west: 1, south: 2, east: 500_900, north: 6_100_700))
        let statistics = CollectionStatistics(of: .geometry(all))
        #expect(statistics.positionsNotInDegrees == 6 && statistics.length == 0 && statistics.area == 0)
        #expect(CollectionStatistics(of: .geometry(Self.world)).positionsNotInDegrees == 0)
        #expect(field.contains(Coordinate(longitude: 500_500, latitude: 6_100_100)))
        #expect(!field.contains(Coordinate(longitude: 500_500 + 720, latitude: 6_100_100)))
        #expect(field.cutAtAntimeridian() == field && all.cutAtAntimeridian() == all)
        #expect(field.isRightHanded && Self.unchanged(field))
    }

    @Test("a hole in a ring that is really wide lies inside it, and one in the rest of the Earth outside")
    func holesOfWideRings() throws {
        func found(_ west: Int) -> [String] {
            let hole = "[[\(west),30],[\(west),40],[\(west + 10),40],[\(west + 10),30],[\(west),30]]"
            let text =
                #"{"type":"Polygon","coordinates":[[[-170,20],[20,20],[20,70],[-170,70],[-170,20]],\#(hole)]}"#
            return Linter().lint(Array(text.utf8)).map(\.rule).filter { $0 == "geojson.hole-outside" }
        }
        #expect(found(-60).isEmpty)
        #expect(found(100) == ["geojson.hole-outside"])
    }
}
