import Geodesy
import Quests
import Testing

@Suite("Zones across the antimeridian and the prime meridian")
struct MeridianZoneTests {
    private func zone(_ west: Double, _ middle: Double, _ east: Double) -> Quest.Zone {
        let corners = [(west, 10.0), (middle, 10), (east, 10), (east, 20), (middle, 20), (west, 20), (west, 10)]
        return Quest.Zone(
            id: "z", name: "Zone", kind: .forbidden,
            polygons: [[corners.map { Coordinate(longitude: $0.0, latitude: $0.1) }]])
    }

    private func contains(_ zone: Quest.Zone, _ longitude: Double) -> Bool {
        zone.contains(Coordinate(longitude: longitude, latitude: 15))
    }

    @Test(
        "a zone from the prime meridian eastward over the antimeridian begins at the meridian", arguments: [0.0, -0.0])
    func fromTheMeridian(west: Double) {
        let zone = zone(west, 170, -100)
        for longitude in [1.0, 90, 169, 171, 180, -180, -179, -101] {
            #expect(contains(zone, longitude), "\(longitude)")
        }
        for longitude in [-99.0, -50, -1] { #expect(!contains(zone, longitude), "\(longitude)") }
    }

    @Test("a zone wider than half the Earth that would be wider across the antimeridian does not cross it")
    func wide() {
        let zone = zone(-100, 0, 100)
        for longitude in [-99.0, -1, 0, 1, 99] { #expect(contains(zone, longitude), "\(longitude)") }
        for longitude in [-101.0, -179, 180, 101] { #expect(!contains(zone, longitude), "\(longitude)") }
    }
}
