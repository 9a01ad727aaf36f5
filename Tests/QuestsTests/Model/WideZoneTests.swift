import Geodesy
import Quests
import Testing

@Suite("Zones around a pole and wider than half the Earth")
struct WideZoneTests {
    private func zone(_ rings: [(Double, Double)]...) -> Quest.Zone {
        Quest.Zone(
            id: "z", name: "Zone", kind: .forbidden,
            polygons: [rings.map { $0.map { Coordinate(longitude: $0.0, latitude: $0.1) } }])
    }

    private func contains(_ zone: Quest.Zone, _ longitude: Double, _ latitude: Double) -> Bool {
        zone.contains(Coordinate(longitude: longitude, latitude: latitude))
    }

    @Test("a box 190° wide holds its middle, and its edge is where it is drawn")
    func wide() {
        let zone = zone([(-100, -10), (90, -10), (90, 10), (-100, 10), (-100, -10)])
        #expect(contains(zone, 0, 0) && contains(zone, -99, 9) && !contains(zone, 150, 0) && !contains(zone, -101, 0))
        #expect(abs(zone.distanceToEdge(from: Coordinate(longitude: 0, latitude: 9.999)) - 110.6) < 1)
    }

    @Test("a zone around the north pole holds the pole, and its distance to the edge is that to its parallel")
    func pole() {
        let ring = [(-180.0, 80.0), (-90, 80), (0, 80), (90, 80), (-180, 80)]
        for zone in [zone(ring), zone(ring.reversed())] {
            #expect(contains(zone, 45, 85) && contains(zone, 180, 89) && !contains(zone, 135, 79))
            #expect(abs(zone.distanceToEdge(from: Coordinate(longitude: 135, latitude: 80.001)) - 111.7) < 1)
        }
    }

    @Test("a hole across the antimeridian is left out of a zone across it")
    func hole() {
        let zone = zone(
            [(170, 40), (-170, 40), (-170, 60), (170, 60), (170, 40)],
            [(175, 45), (175, 55), (-175, 55), (-175, 45), (175, 45)])
        #expect(
            contains(zone, 172, 50) && contains(zone, -172, 50) && !contains(zone, 180, 50) && !contains(zone, -178, 50)
        )
    }
}
