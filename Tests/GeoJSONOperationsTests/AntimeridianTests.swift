import Geodesy
import Support
import Testing

@testable import GeoJSON
@testable import GeoJSONOperations

@Suite("Cutting at the antimeridian and joining")
struct AntimeridianTests {
    static func ring(_ pairs: [(Double, Double)]) -> Positions { GeometryTests.positions(pairs) }

    static func wrapped(_ longitude: Double) -> Double {
        longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
    }

    /// A polygon that every ray from its middle leaves once, with prongs, often across the antimeridian many times; a hole
    /// of the same form and a small one between.
    static func star(_ generator: inout SeededGenerator) -> Polygon {
        let middle = (longitude: generator.next(in: 174.0...186), latitude: generator.next(in: -60.0...60))
        let radii = (0..<generator.next(in: 3...24)).map { _ in generator.next(in: 1.0...20) }
        func place(_ index: Int, _ scale: Double) -> (Double, Double) {
            let angle = 2 * Double.pi * Double(index) / Double(radii.count)
            let radius = scale * radii[index % radii.count]
            return (middle.longitude + radius * cosine(angle), middle.latitude + radius * sine(angle))
        }
        func ring(_ places: [(Double, Double)]) -> Positions {
            Self.ring((places + [places[0]]).map { (wrapped($0.0), $0.1) })
        }
        var holes: [Positions] = []
        if generator.chance(0.6) { holes.append(ring(radii.indices.reversed().map { place($0, 0.5) })) }
        if generator.chance(0.6) {
            let index = generator.next(below: radii.count)
            let (here, next) = (place(index, 0.75), place(index + 1, 0.75))
            holes.append(ring([place(index, 0.8), place(index, 0.7), ((here.0 + next.0) / 2, (here.1 + next.1) / 2)]))
        }
        let polygon = Polygon(uncheckedExterior: ring(radii.indices.map { place($0, 1) }), holes: holes)
        return generator.chance(0.3) ? polygon.mapRings { positions, _ in Positions(positions.reversed()) } : polygon
    }

    /// The ring from its westernmost, then southernmost position on, and holes in order, so that equal areas are equal.
    static func canonical(_ polygon: Polygon) -> [[Position]] {
        let rings = polygon.rings.map { ring in
            let open = Array(ring.dropLast())
            let start = open.indices.min {
                (open[$0].longitude, open[$0].latitude) < (open[$1].longitude, open[$1].latitude)
            }
            return Array(open[(start ?? 0)...] + open[..<(start ?? 0)])
        }
        return [rings[0]]
            + rings.dropFirst().sorted { ($0[0].longitude, $0[0].latitude) < ($1[0].longitude, $1[0].latitude) }
    }

    /// Wound counterclockwise, as what is cut is.
    static func upright(_ polygon: Polygon) -> Polygon {
        guard UnrolledRing(polygon.exterior.coordinates, .shortWay).isCounterclockwise == false else { return polygon }
        return polygon.mapRings { positions, _ in Positions(positions.reversed()) }
    }

    static func area(_ polygons: some Sequence<Polygon>) -> Double {
        polygons.reduce(0) { sum, polygon in
            polygon.rings.enumerated().reduce(sum) {
                let ring = UnrolledRing($1.element.coordinates, .shortWay)
                return $0 + ($1.offset == 0 ? 1 : -1) * ring.signedDoubleArea.magnitude
            }
        }
    }

    @Test("what was cut is joined to what it was, and its parts are in order and of the same area")
    func roundTrip() {
        var cuts = 0
        for seed in UInt64(0)..<2_000 {
            var generator = SeededGenerator(seed: seed)
            let polygon = Self.star(&generator)
            let cut = Geometry.polygon(polygon).cutAtAntimeridian(AntimeridianCutting(crossings: .all))
            let joined = cut.joinedAtAntimeridian()
            guard case .polygon(let again) = joined.shape,
                Self.canonical(Self.upright(again)) == Self.canonical(Self.upright(polygon))
            else {
                Issue.record("seed \(seed): \(polygon.rings.map(Array.init)) became \(joined)")
                continue
            }
            guard case .multiPolygon(let parts) = cut.shape else { continue }
            cuts += 1
            let difference = (Self.area(parts) - Self.area([polygon])).magnitude
            if difference > 1e-9 * Self.area([polygon]) { Issue.record("seed \(seed): area off by \(difference)") }
            let rules =
                ValidityRule.all.map { LintCheck($0) } + [LintCheck(RangeRule()), LintCheck(AntimeridianRule())]
            let findings = Linter(rules: rules).lint(GeoJSONWriter().write(cut))
            if !findings.isEmpty { Issue.record("seed \(seed): \(findings.map(\.rule))") }
            if cut.cutAtAntimeridian() != cut { Issue.record("seed \(seed): cut again") }
        }
        #expect(cuts > 300)
    }

    @Test("a place is in the parts where it is in the whole")
    func containment() {
        for seed in UInt64(0)..<100 {
            var generator = SeededGenerator(seed: seed)
            let polygon = Self.star(&generator)
            let cut = Geometry.polygon(polygon).cutAtAntimeridian()
            for _ in 0..<40 {
                let place = Coordinate(
                    longitude: Self.wrapped(generator.next(in: 160.0...200)), latitude: generator.next(in: -80.0...80))
                if cut.contains(place) != polygon.contains(place) { Issue.record("seed \(seed): \(place)") }
            }
        }
    }

    @Test("areas around a pole are led along the antimeridian to it and back, and those between two parallels are not")
    func poles() throws {
        for seed in UInt64(0)..<200 {
            var generator = SeededGenerator(seed: seed)
            let isNorth = generator.chance(0.5)
            let start = generator.next(in: -180.0...180)
            func cap(_ latitudes: ClosedRange<Double>, isEastward: Bool) -> Positions {
                let count = 12
                var places = (0..<count).map { index in
                    (Self.wrapped(start + 360 / Double(count) * Double(index)), generator.next(in: latitudes))
                }
                if !isEastward { places.reverse() }
                return Self.ring((places + [places[0]]).map { ($0.0, isNorth ? $0.1 : -$0.1) })
            }
            let outer = cap(40...60, isEastward: isNorth)
            let isBand = generator.chance(0.5)
            let polygon = Polygon(uncheckedExterior: outer, holes: isBand ? [cap(70...80, isEastward: !isNorth)] : [])
            let cut = Geometry.polygon(polygon).cutAtAntimeridian()
            guard case .polygon(let whole) = cut.shape, whole.rings.count == 1 else {
                Issue.record("seed \(seed): \(cut)")
                continue
            }
            if !cut.isRightHanded { Issue.record("seed \(seed): wound the wrong way") }
            for (latitude, isInside) in [(30.0, false), (65, true), (85, !isBand)] {
                let place = Coordinate(
                    longitude: generator.next(in: -180.0...180), latitude: isNorth ? latitude : -latitude)
                if cut.contains(place) != isInside { Issue.record("seed \(seed): \(place)") }
            }
            guard case .polygon(let joined) = cut.joinedAtAntimeridian().shape,
                Self.canonical(joined) == Self.canonical(polygon)
            else {
                Issue.record("seed \(seed): \(polygon) became \(cut.joinedAtAntimeridian())")
                continue
            }
        }
    }

    @Test("a polygon around nearly the whole Earth touches both edges of the map and crosses it once")
    func bothSides() throws {
        let belt = Polygon(
            uncheckedExterior: Self.ring([
                (-170, 0), (-60, 0), (60, 0), (178, 0), (178, 10), (60, 10), (-60, 10), (-170, 10), (-170, 0),
            ]))
        #expect(Geometry.polygon(belt).cutAtAntimeridian() == .polygon(belt))
        let wide = Polygon(
            uncheckedExterior: Self.ring([
                (-160, 0), (-60, 0), (60, 0), (175, 0), (-175, 0), (-175, 10), (175, 10), (60, 10), (-60, 10),
                (-160, 10), (-160, 0),
            ]))
        let cut = Geometry.polygon(wide).cutAtAntimeridian()
        guard case .multiPolygon(let parts) = cut.shape else {
            Issue.record("not cut: \(cut)")
            return
        }
        #expect(parts.map(\.exterior.signedDoubleArea).sorted() == [100, 6_800])
        guard case .polygon(let joined) = cut.joinedAtAntimeridian().shape else {
            Issue.record("not joined")
            return
        }
        #expect(Self.canonical(joined) == Self.canonical(wide))
        let north = Polygon(uncheckedExterior: Self.ring([(170, 0), (180, 0), (180, 5), (170, 0)]))
        let south = Polygon(uncheckedExterior: Self.ring([(-180, -5), (-170, -5), (-180, 0), (-180, -5)]))
        let apart = Geometry.multiPolygon([north, south])
        #expect(apart.joinedAtAntimeridian() == apart)
    }

    @Test("positions on the antimeridian are kept where they are corners")
    func corners() {
        let line = Geometry.lineString(Self.ring([(170, 0), (180, 7), (-170, 0)]))
        #expect(line.cutAtAntimeridian().joinedAtAntimeridian() == line)
        let roof = Polygon(uncheckedExterior: Self.ring([(170, 0), (-170, 0), (180, 7), (170, 0)]))
        let cut = Geometry.polygon(roof).cutAtAntimeridian()
        guard case .multiPolygon(let parts) = cut.shape, case .polygon(let joined) = cut.joinedAtAntimeridian().shape
        else {
            Issue.record("\(cut)")
            return
        }
        #expect(parts.map(\.exterior.count) == [4, 4])
        #expect(Self.canonical(joined) == Self.canonical(roof))
        let touching = Polygon(uncheckedExterior: Self.ring([(170, 0), (180, 5), (170, 10), (170, 0)]))
        #expect(Geometry.polygon(touching).cutAtAntimeridian() == .polygon(touching))
    }

    @Test("parts with seams of different length, and only some of many polygons, are joined")
    func unevenSeams() throws {
        let west = Polygon(uncheckedExterior: Self.ring([(170, 0), (180, 0), (180, 10), (170, 10), (170, 0)]))
        let east = Polygon(uncheckedExterior: Self.ring([(-180, 2), (-170, 2), (-170, 20), (-180, 20), (-180, 2)]))
        let far = Polygon(uncheckedExterior: Self.ring([(0, 0), (1, 0), (1, 1), (0, 0)]))
        let joined = Geometry.multiPolygon([far, west, east]).joinedAtAntimeridian()
        guard case .multiPolygon(let polygons) = joined.shape else {
            Issue.record("\(joined)")
            return
        }
        #expect(polygons[0] == far)
        #expect(polygons.count == 2)
        #expect(polygons[1].rings.count == 1)
        #expect(UnrolledRing(polygons[1].exterior.coordinates, .shortWay).signedDoubleArea == 2 * (100 + 180))
        #expect(polygons[1].exterior.count == 9)
    }

    @Test("longitudes beyond 180 are brought back")
    func beyond() {
        let line = Geometry.lineString(Self.ring([(190, 1), (200, 2)]))
        #expect(line.cutAtAntimeridian() == .lineString(Self.ring([(-170, 1), (-160, 2)])))
        let square = Polygon(uncheckedExterior: Self.ring([(170, 0), (190, 0), (190, 10), (170, 10), (170, 0)]))
        guard case .multiPolygon(let parts) = Geometry.polygon(square).cutAtAntimeridian().shape else {
            Issue.record("not cut")
            return
        }
        #expect(parts.map(\.exterior.signedDoubleArea) == [200, 200])
    }
}
