import GeoJSON
import GeoJSONOperations
import Testing

@Suite("Rings with fewer positions")
struct SimplifiedRingTests {
    private func polygon(_ ring: [(Double, Double)]) -> Geometry {
        .polygon(Polygon(uncheckedExterior: Positions(ring.map { Position(longitude: $0.0, latitude: $0.1) })))
    }

    private func count(_ geometry: Geometry) -> Int { geometry.coordinates.count }

    @Test("a ring that would be flat stays as it is")
    func sliver() {
        // A metre or so wide, a hundred kilometres long: three positions would be left.
        let sliver = polygon([(0, 0), (0.5, -1e-6), (1, 0), (0.5, 1e-6), (0, 0)])
        #expect(sliver.simplified(tolerance: 10) == sliver)
        #expect(sliver.simplified(area: 1e9) == sliver)
    }

    @Test("a ring of which a triangle is left becomes that triangle")
    func triangle() {
        let ring = polygon([(0, 0), (0.5, -1e-6), (1, 0), (1, 1), (0, 0)])
        #expect(ring.simplified(tolerance: 10) == polygon([(0, 0), (1, 0), (1, 1), (0, 0)]))
    }

    @Test("a line may lose all but its ends, and separate points lose nothing")
    func linesAndPoints() {
        let places = [(0.0, 0.0), (0.5, 1e-6), (1.0, 0.0)].map { Position(longitude: $0.0, latitude: $0.1) }
        #expect(count(Geometry.lineString(Positions(places)).simplified(tolerance: 10)) == 2)
        #expect(count(Geometry.multiPoint(Positions(places)).simplified(tolerance: 10)) == 3)
    }
}
