import Geodesy
import Quests
import Support
import Testing

@Suite("Zones")
struct ZoneTests {
    private func zone(_ polygons: [[[Coordinate]]]) -> Quest.Zone {
        Quest.Zone(id: "z", name: "Zone", kind: .forbidden, polygons: polygons)
    }

    private func ring(_ corners: (Double, Double)...) -> [Coordinate] {
        (corners + corners.prefix(1)).map { Coordinate(longitude: $0.0, latitude: $0.1) }
    }

    private func square(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> [Coordinate] {
        ring((west, south), (east, south), (east, north), (west, north))
    }

    @Test("a place in a hole is not in the zone, an island in the hole is")
    func holes() {
        let lake = zone([[square(61, 55, 62, 56), square(61.2, 55.2, 61.8, 55.8)], [square(61.4, 55.4, 61.6, 55.6)]])
        #expect(lake.contains(Coordinate(longitude: 61.1, latitude: 55.1)))
        #expect(!lake.contains(Coordinate(longitude: 61.3, latitude: 55.3)))
        #expect(lake.contains(Coordinate(longitude: 61.5, latitude: 55.5)))
        #expect(!lake.contains(Coordinate(longitude: 63, latitude: 55.5)))
    }

    @Test("a notch is outside, however its corners stand to the place")
    func notch() {
        let notched = zone([[ring((0, 0), (4, 0), (4, 4), (2, 2), (0, 4))]])
        #expect(!notched.contains(Coordinate(longitude: 2, latitude: 3)))
        #expect(notched.contains(Coordinate(longitude: 0.5, latitude: 2)))
        #expect(notched.contains(Coordinate(longitude: 3.5, latitude: 2)))
    }

    @Test("a zone may lie across the antimeridian, in one ring or cut in two")
    func antimeridian() {
        let whole = zone([[square(179.9, -17.1, -179.9, -17)]])
        let cut = zone([[square(179.9, -17.1, 180, -17)], [square(-180, -17.1, -179.9, -17)]])
        for zone in [whole, cut] {
            #expect(zone.contains(Coordinate(longitude: 179.95, latitude: -17.05)))
            #expect(zone.contains(Coordinate(longitude: -179.95, latitude: -17.05)))
            #expect(!zone.contains(Coordinate(longitude: 179.85, latitude: -17.05)))
            #expect(!zone.contains(Coordinate(longitude: 0, latitude: -17.05)))
        }
        let across = whole.distanceToEdge(from: Coordinate(longitude: -179.999, latitude: -17.05))
        #expect(abs(across - 5530) < 30)
    }

    @Test("the whole Earth contains every place")
    func earth() {
        let earth = zone([[square(-180, -90, 180, 90)]])
        for longitude in stride(from: -179.5, to: 180, by: 7) {
            #expect(earth.contains(Coordinate(longitude: longitude, latitude: longitude / 2.1)))
        }
    }

    @Test("the distance to the edge is the same from either side")
    func distances() {
        let plane = LocalPlane(origin: Coordinate(longitude: 61.4, latitude: 55.15))
        func place(_ east: Double, _ north: Double) -> Coordinate {
            plane.coordinate(PlanePoint(east: east, north: north))
        }
        let area = zone([[[place(0, 0), place(400, 0), place(400, 300), place(0, 300), place(0, 0)]]])
        #expect(abs(area.distanceToEdge(from: place(200, 40)) - 40) < 0.01)
        #expect(abs(area.distanceToEdge(from: place(200, -40)) - 40) < 0.01)
        #expect(abs(area.distanceToEdge(from: place(-30, -40)) - 50) < 0.01)
        #expect(area.contains(place(200, 40)) && !area.contains(place(200, -40)))
    }

    @Test("an area without corners contains nothing and is infinitely far")
    func empty() {
        for polygons in [[], [[]], [[[]]]] as [[[[Coordinate]]]] {
            #expect(!zone(polygons).contains(Coordinate(longitude: 0, latitude: 0)))
            #expect(zone(polygons).distanceToEdge(from: Coordinate(longitude: 0, latitude: 0)) == .infinity)
        }
    }

    @Test("a convex zone contains what is on the inner side of all its edges")
    func oracle() {
        var generator = SeededGenerator(seed: 5)
        for round in 0..<2000 {
            let corners = (0..<3).map { _ in
                Coordinate(
                    longitude: Double.random(in: 61...62, using: &generator),
                    latitude: Double.random(in: 55...56, using: &generator))
            }
            let place = Coordinate(
                longitude: Double.random(in: 61...62, using: &generator),
                latitude: Double.random(in: 55...56, using: &generator))
            let sides = (0..<3).map { index in
                let (a, b) = (corners[index], corners[(index + 1) % 3])
                return (b.longitude - a.longitude) * (place.latitude - a.latitude)
                    - (b.latitude - a.latitude) * (place.longitude - a.longitude)
            }
            let isInside = sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
            #expect(zone([[corners]]).contains(place) == isInside, "seed 5, round \(round)")
        }
    }
}
