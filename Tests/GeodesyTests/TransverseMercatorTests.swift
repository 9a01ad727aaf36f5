import Geodesy
import Support
import Testing

@Suite("Transverse Mercator")
struct TransverseMercatorTests {
    /// UTM is this projection by 0.9996, with the central meridian of its zone.
    @Test("it agrees with PROJ's UTM to a tenth of a millimetre")
    func agreesWithPROJ() {
        // EPSG:4326 to EPSG:326NN by PROJ 9.5 for zones 33, 32 and 41.
        for (central, longitude, latitude, east, north) in Self.utm {
            let projection = TransverseMercator(origin: Coordinate(longitude: central, latitude: 0))
            let point = projection.point(Coordinate(longitude: longitude, latitude: latitude))
            #expect((point.east * 0.9996 + 500_000 - east).magnitude < 1e-4, "\(longitude), \(latitude): \(point)")
            #expect((point.north * 0.9996 - north).magnitude < 1e-4, "\(longitude), \(latitude): \(point)")
        }
    }

    private static let utm: [(Double, Double, Double, Double, Double)] = [
        (15, 15.5, 10.25, 554756.0050, 1133096.0953),
        (15, 12.1, 48.3, 284940.6846, 5353710.1240),
        (15, 16.75, 69.9, 567111.7118, 7755684.0340),
        (15, 17.5, 0.01, 778276.3126, 1106.3606),
        (9, 9.5, 10.25, 554756.0050, 1133096.0953),
        (9, 6.1, 48.3, 284940.6846, 5353710.1240),
        (9, 10.75, 69.9, 567111.7118, 7755684.0340),
        (9, 11.5, 0.01, 778276.3126, 1106.3606),
        (63, 63.5, 10.25, 554756.0050, 1133096.0953),
        (63, 60.1, 48.3, 284940.6846, 5353710.1240),
        (63, 64.75, 69.9, 567111.7118, 7755684.0340),
        (63, 65.5, 0.01, 778276.3126, 1106.3606),
    ]

    @Test("there and back is the same place, and near the middle lengths are those on the ground")
    func roundTrip() {
        let seed: UInt64 = 11
        var random = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let origin = Coordinate(
                longitude: .random(in: -180...180, using: &random), latitude: .random(in: -80...80, using: &random))
            let projection = TransverseMercator(origin: origin)
            let point = PlanePoint(
                east: .random(in: -30_000...30_000, using: &random),
                north: .random(in: -30_000...30_000, using: &random))
            let place = projection.coordinate(point)
            #expect(projection.point(place).distance(to: point) < 1e-6, "seed \(seed)")
            let ground = origin.distance(to: place)
            let most = projection.scale(at: point) - 1
            let excess = point.distance(to: PlanePoint(east: 0, north: 0)) / ground - 1
            #expect(excess > -1e-8 && excess <= most * 1.01 + 1e-8, "seed \(seed): \(excess) of \(most)")
        }
    }

    @Test("the scale error is as documented, and lines to the north are meridians only in the middle")
    func scale() {
        let projection = TransverseMercator(origin: Coordinate(longitude: 61.4, latitude: 55.16))
        #expect(projection.scale(at: PlanePoint(east: 0, north: 9_000)) == 1)
        for (east, parts) in [(2_000.0, 20e6), (7_000, 1.6e6), (22_000, 160e3)] {
            let error = projection.scale(at: PlanePoint(east: east, north: 0)) - 1
            #expect((error * parts - 1).magnitude < 0.1, "\(east): \(error)")
        }
    }
}
