import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Lines that do not cross the antimeridian")
struct UncrossedLineTests {
    private func line(_ places: [(Double, Double)]) -> Geometry {
        .lineString(Positions(places.map { Position(longitude: $0.0, latitude: $0.1) }))
    }

    @Test("are left as they are, also where a position is repeated or the only one")
    func uncrossed() {
        for places in [[(1, 2), (1, 2), (3, 4)], [(179, 0), (180, 0), (180, 0)], [(5, 5), (5, 5)]]
            as [[(Double, Double)]]
        {
            #expect(line(places).cutAtAntimeridian() == line(places), "\(places)")
        }
    }
}
