import Geodesy
import Testing

@testable import Routing

@Suite("Holes and the rings around them")
struct RingAssemblyTests {
    /// A square around a place, in degrees; clockwise for a hole.
    private func square(_ east: Double, _ north: Double, _ half: Double, isHole: Bool = false) -> [Coordinate] {
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half), (-half, -half)]
        let ring = corners.map { Coordinate(longitude: east + $0.0, latitude: north + $0.1) }
        return isHole ? ring.reversed() : ring
    }

    @Test("a hole belongs to the smallest ring around it, an island in a hole to none")
    func nested() {
        let (land, lake) = (square(60, 50, 4), square(60, 50, 3, isHole: true))
        let (island, pond) = (square(60, 50, 2), square(60, 50, 1, isHole: true))
        #expect(RingAssembly.polygons([pond, land, island, lake]) == [[land, lake], [island, pond]])
    }

    @Test("a hole beside a ring is not cut out of it, though it lies in the ring's box")
    func beside() {
        // A triangle whose box holds the hole; the hole lies across its long side.
        let triangle = [(60.0, 50.0), (64, 50), (60, 54), (60, 50)].map { Coordinate(longitude: $0.0, latitude: $0.1) }
        let outside = square(63, 53, 0.5, isHole: true)
        let inside = square(61, 51, 0.5, isHole: true)
        #expect(RingAssembly.polygons([triangle, outside, inside]) == [[triangle, inside]])
        let mirrored = [(60.0, 50.0), (64, 50), (64, 54), (60, 50)].map { Coordinate(longitude: $0.0, latitude: $0.1) }
        #expect(RingAssembly.polygons([mirrored, square(61, 53, 0.5, isHole: true)]) == [[mirrored]])
        #expect(RingAssembly.polygons([mirrored, square(63, 51, 0.5, isHole: true)])[0].count == 2)
    }
}
