import GeoJSON
import Geodesy
import Support
import Testing

@Suite("Boxes over the antimeridian")
struct AntimeridianBoxTests {
    private func position(_ longitude: Double, _ latitude: Double) -> Position {
        Position(longitude: longitude, latitude: latitude)
    }

    @Test("a line over the antimeridian has a box whose west is greater than its east")
    func line() {
        let line = Geometry.lineString([position(177, -18), position(-175, -21)])
        #expect(line.computedExtent == Extent(west: 177, south: -21, east: -175, north: -18))
        let back = Geometry.lineString([position(-175, -21), position(177, -18)])
        #expect(back.computedExtent == line.computedExtent)
    }

    @Test("points on both sides are boxed the short way round where that is less than half as wide")
    func points() {
        let near = Geometry.multiPoint([position(179, 0), position(-179, 1)])
        #expect(near.computedExtent == Extent(west: 179, south: 0, east: -179, north: 1))
        let far = Geometry.multiPoint([position(100, 0), position(-100, 1)])
        #expect(far.computedExtent == Extent(west: -100, south: 0, east: 100, north: 1))
    }

    @Test("a ring around a pole reaches it and goes around the world")
    func pole() {
        let ring: Positions = [
            position(0, 80), position(120, 80), position(-120, 80), position(0, 80),
        ]
        #expect(
            Geometry.polygon(Polygon(uncheckedExterior: ring)).computedExtent
                == Extent(west: -180, south: 80, east: 180, north: 90))
        let south: Positions = [
            position(0, -70), position(-120, -75), position(120, -70), position(0, -70),
        ]
        #expect(
            Geometry.polygon(Polygon(uncheckedExterior: south)).computedExtent
                == Extent(west: -180, south: -90, east: 180, north: -70))
    }

    @Test("a box over the antimeridian is right for what it holds, and wrong for what it does not")
    func lint() {
        func rules(_ box: String) -> [String] {
            let text =
                #"{"type":"Feature","bbox":\#(box),"geometry":{"type":"MultiPoint","coordinates":[[179.5,0],[-179.5,1]]},"#
                + #""properties":null}"#
            return Linter().lint(Array(text.utf8)).map(\.rule)
        }
        #expect(rules("[179,0,-179,1]") == [])
        #expect(rules("[179.5,0,-179.5,1]") == [])
        #expect(rules("[-180,0,180,1]") == [])
        #expect(rules("[179.6,0,-179,1]") == ["geojson.bbox-does-not-hold"])
        #expect(rules("[179,0,-179.6,1]") == ["geojson.bbox-does-not-hold"])
        #expect(rules("[179,0.5,-179,1]") == ["geojson.bbox-does-not-hold"])
    }

    @Test("a box holds every position of a short line, wherever it crosses", arguments: 1...200 as ClosedRange<UInt64>)
    func holds(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var longitude = 170 + generator.nextUnit() * 20
        var latitude = generator.nextUnit() * 120 - 60
        let positions = (0..<12).map { _ in
            longitude += generator.nextUnit() * 4 - 2
            latitude += generator.nextUnit() * 2 - 1
            return position(longitude > 180 ? longitude - 360 : longitude, latitude)
        }
        let box = try #require(Geometry.lineString(Positions(positions)).computedExtent)
        let width = box.east - box.west + (box.east < box.west ? 360 : 0)
        #expect(width < 60, "seed \(seed): \(box)")
        for place in positions {
            let eastwards = (place.longitude - box.west + 720).truncatingRemainder(dividingBy: 360)
            #expect(
                eastwards <= width + 1e-9 && (box.south...box.north).contains(place.latitude),
                "seed \(seed): \(place) in \(box)")
        }
    }
}
