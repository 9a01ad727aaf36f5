import Geodesy
import Testing

@testable import GeoJSON
@testable import JSON

@Suite("Defects of areas")
struct ValidityTests {
    private static func ring(_ corners: [(Double, Double)]) -> Positions {
        Positions((corners + corners.prefix(1)).map { Position(longitude: $0.0, latitude: $0.1) })
    }

    private static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> Positions {
        ring([(west, south), (east, south), (east, north), (west, north)])
    }

    private static func kinds(_ polygon: Polygon) -> [PolygonDefect.Kind] { polygon.defects().map { $0.kind } }

    @Test("rings across the antimeridian are looked at as they are on Earth, holes and members in the same frame")
    func antimeridian() {
        let across = Self.box(170, 0, -170, 10)
        #expect(Polygon(uncheckedExterior: across).isValid)
        #expect(
            Self.kinds(Polygon(uncheckedExterior: Self.ring([(170, 0), (-170, 10), (-170, 0), (170, 11)]))) == [
                .selfIntersection
            ])
        for west in [171.0, -175, 179] {
            let hole = Self.box(west, 2, west + 2 > 180 ? west - 358 : west + 2, 4)
            #expect(Polygon(uncheckedExterior: across, holes: [hole]).isValid, "\(west)")
            #expect(
                Self.kinds(Polygon(uncheckedExterior: across, holes: [Self.box(west - 180, 2, west - 178, 4)])) == [
                    .holeOutside
                ]
            )
        }
        let members = PolygonList([
            Polygon(uncheckedExterior: across), Polygon(uncheckedExterior: Self.box(-172, 5, -160, 15)),
        ])
        #expect(members.defects().map { $0.kind } == [.membersOverlap])
        let apart = PolygonList([
            Polygon(uncheckedExterior: across), Polygon(uncheckedExterior: Self.box(-160, 5, -150, 15)),
        ])
        #expect(apart.isValid)
    }

    @Test("halves cut at the antimeridian do not touch, and a ring along the whole map is one")
    func cutRings() {
        let halves = PolygonList([
            Polygon(uncheckedExterior: Self.box(170, 0, 180, 10)),
            Polygon(uncheckedExterior: Self.box(-180, 0, -170, 10)),
        ])
        #expect(halves.isValid)
        let south = Self.ring([(-180, -90), (180, -90), (180, -70), (0, -65), (-180, -70)])
        #expect(Polygon(uncheckedExterior: south).isValid)
        #expect(Polygon(uncheckedExterior: south, holes: [Self.box(-10, -80, 10, -75)]).isValid)
    }

    @Test("where a ring can mean what is written as well, it has to be valid in that reading, too")
    func ambiguous() {
        let south = Self.ring([(-180, -90), (180, -65), (-60, -63), (60, -66), (180, -65), (180, -90)])
        let polygon = Polygon(uncheckedExterior: south)
        #expect(polygon.readings.map { $0.isCertain } == [false])
        #expect(Self.kinds(polygon) == [.selfIntersection])
        #expect(!polygon.isValid && !Geometry.polygon(polygon).isValidAsWritten)
        #expect(PolygonList([polygon]).defects().count == 1)
        #expect(Polygon(uncheckedExterior: Self.box(170, 0, -170, 10)).isValid)
    }

    @Test("a ring around a pole is closed along it")
    func poles() {
        let south = Self.ring([(0, -70), (90, -60), (180, -70), (-90, -65)])
        #expect(Polygon(uncheckedExterior: south).isValid)
        #expect(Polygon(uncheckedExterior: south, holes: [Self.box(-100, -80, -95, -75)]).isValid)
        #expect(Self.kinds(Polygon(uncheckedExterior: south, holes: [Self.box(-100, 75, -95, 80)])) == [.holeOutside])
        let north = Self.ring([(0, 70), (90, 60), (180, 70), (-90, 65)])
        #expect(Polygon(uncheckedExterior: north, holes: [Self.box(170, 75, 175, 80)]).isValid)
    }

    @Test("numbers far beyond degrees are taken as a plane")
    func projected() {
        #expect(Polygon(uncheckedExterior: Self.box(500_000, 6_000_000, 500_900, 6_000_400)).isValid)
        #expect(
            Self.kinds(
                Polygon(uncheckedExterior: Self.ring([(5e5, 0), (5e5 + 900, 900), (5e5 + 900, 0), (5e5, 1000)])))
                == [.selfIntersection])
    }

    @Test("what the reader would refuse is a defect of a polygon made by hand")
    func byHand() {
        let open = Positions(Self.box(0, 0, 1, 1).dropLast())
        #expect(Self.kinds(Polygon(uncheckedExterior: open)) == [.notClosed])
        let nowhere = Self.ring([(0, 0), (1, 0), (.nan, 1)])
        let defects = Polygon(uncheckedExterior: Self.box(0, 0, 9, 9), holes: [nowhere]).defects()
        #expect(defects.map { $0.kind } == [.notFinite])
        #expect(defects.first?.place == PolygonDefect.Place(polygon: 0, ring: 1, position: 2))
        #expect(!Polygon(uncheckedExterior: Self.ring([(0, 0), (1, 0), (1, .infinity), (0, 1)])).isValid)
        #expect(Polygon(uncheckedRings: []).isValid && PolygonList([]).isValid)
    }

    @Test("a defect names both sides by their positions, also behind positions that repeat")
    func places() throws {
        let ring = Self.ring([(0, 0), (0, 0), (4, 4), (4, 4), (4, 0), (4, 0), (0, 5)])
        let defect = try #require(Polygon(uncheckedExterior: ring).defects().first)
        #expect(defect.kind == .selfIntersection && defect.manner == .crossing)
        #expect(defect.place.position == 1 && defect.other?.position == 5)
        #expect((defect.coordinate.longitude - 20.0 / 9).magnitude < 1e-12)
    }

    @Test("members of collections are named by their indices, and no more defects are reported than wanted")
    func collections() {
        let bowTie = Geometry.polygon(Polygon(uncheckedExterior: Self.ring([(0, 0), (2, 2), (2, 0), (0, 3)])))
        let point = Geometry.point(Position(longitude: 0, latitude: 0))
        let collection = Geometry.geometryCollection([point, .geometryCollection([bowTie])])
        #expect(collection.defects().map { $0.members } == [[1, 0]])
        #expect(!collection.isValid && point.isValid)
        let zigzag = Polygon(
            uncheckedExterior: Self.ring((0..<60).map { (Double($0), Double($0 % 2)) } + [(60, 0.5), (-1, 0.5)]))
        #expect(zigzag.defects().count > 50)
        #expect(zigzag.defects(limit: 7).count == 7)
    }

    @Test("each rule is switched by itself")
    func switches() {
        let text =
            #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[12,12],[9,9],[0,9],[0,0]],[[20,20],[20,21],[21,21],[20,20]]]}"#
        var linter = Linter()
        #expect(linter.lint(Array(text.utf8)).map { $0.rule } == ["geojson.spike", "geojson.hole-outside"])
        linter.severities["geojson.spike"] = .some(nil)
        linter.severities["geojson.hole-outside"] = .error
        #expect(linter.lint(Array(text.utf8)).map { $0.severity } == [.error])
        linter.severities["geojson.hole-outside"] = .some(nil)
        #expect(linter.lint(Array(text.utf8)).isEmpty)
        let alone = Linter(rules: Linter.allRules.filter { $0.rule.identifier == "geojson.spike" })
        #expect(alone.lint(Array(text.utf8)).map { $0.rule } == ["geojson.spike"])
    }
}
