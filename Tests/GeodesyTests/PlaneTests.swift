import Geodesy
import Support
import Testing

@Suite("The local plane, segments and boxes")
struct PlaneTests {
    @Test("plane distances near the origin are right to what the documentation says")
    func planeAccuracy() {
        for seed in UInt64(0)..<2000 {
            var generator = SeededGenerator(seed: seed)
            let origin = Coordinate(
                longitude: generator.next(in: -180...180), latitude: generator.next(in: -60...60))
            let plane = LocalPlane(origin: origin)
            for (reach, tolerance) in [(2000.0, 2e-4), (20_000, 2e-3)] {
                let place = origin.destination(
                    bearing: generator.next(in: 0...360), distance: generator.next(in: 1...reach))
                let flat = plane.point(place).distance(to: PlanePoint(east: 0, north: 0))
                #expect(abs(flat / origin.distance(to: place) - 1) < tolerance, "seed \(seed)")
            }
        }
    }

    @Test("a plane across the antimeridian gives back what it was given")
    func planeRoundTrip() {
        let plane = LocalPlane(origin: Coordinate(longitude: 179.999, latitude: -17))
        let place = Coordinate(longitude: -179.998, latitude: -17.001)
        let point = plane.point(place)
        #expect(abs(point.east - 319.4) < 0.2)
        let back = plane.coordinate(point)
        #expect(abs(back.longitude - place.longitude) < 1e-12)
        #expect(abs(back.latitude - place.latitude) < 1e-12)
    }

    @Test(
        "a plane at the pole and one nowhere do not divide by zero or crash", arguments: [90, -90, Double.nan, 1e300])
    func extremes(latitude: Double) {
        let plane = LocalPlane(origin: Coordinate(longitude: 0, latitude: latitude))
        #expect(plane.metresPerLongitude != 0)
        _ = plane.coordinate(PlanePoint(east: 1e300, north: .infinity))
    }

    @Test("a segment's nearest point is its end, its start, or the foot of the perpendicular")
    func segment() {
        let segment = PlaneSegment(PlanePoint(east: 0, north: 0), PlanePoint(east: 10, north: 0))
        #expect(segment.nearest(to: PlanePoint(east: -3, north: 4)) == (0, 25))
        #expect(segment.nearest(to: PlanePoint(east: 12, north: 0)) == (1, 4))
        #expect(segment.nearest(to: PlanePoint(east: 2.5, north: -3)) == (0.25, 9))
        let point = PlaneSegment(PlanePoint(east: 1, north: 1), PlanePoint(east: 1, north: 1))
        #expect(point.nearest(to: PlanePoint(east: 1, north: 3)) == (0, 4))
    }

    @Test("a box holds its edges, also where it crosses the antimeridian")
    func box() {
        let fiji = BoundingBox(west: 177, south: -20, east: -178, north: -16)
        #expect(fiji.contains(Coordinate(longitude: 180, latitude: -17)))
        #expect(fiji.contains(Coordinate(longitude: -178, latitude: -20)))
        #expect(!fiji.contains(Coordinate(longitude: 0, latitude: -17)))
        #expect(!fiji.contains(Coordinate(longitude: 179, latitude: -15.9)))
    }

    @Test("a box of coordinates holds every one of them; of none there is no box")
    func boxOfCoordinates() {
        var generator = SeededGenerator(seed: 11)
        let coordinates = (0..<50).map { _ in
            Coordinate(longitude: generator.next(in: -10...10), latitude: generator.next(in: 50...60))
        }
        let box = BoundingBox(coordinates)
        #expect(coordinates.allSatisfy { box?.contains($0) == true })
        #expect(box?.west == coordinates.map(\.longitude).min())
        #expect(box?.north == coordinates.map(\.latitude).max())
        #expect(BoundingBox([]) == nil)
    }

    @Test("a box of what is not a number, or upside down, holds nothing")
    func senselessBox() {
        let here = Coordinate(longitude: 0, latitude: 0)
        #expect(!BoundingBox(west: -1, south: .nan, east: 1, north: .nan).contains(here))
        #expect(!BoundingBox(west: .nan, south: -1, east: .nan, north: 1).contains(here))
        #expect(!BoundingBox(west: -1, south: 1, east: 1, north: -1).contains(here))
        #expect(
            !BoundingBox(west: -1, south: -1, east: 1, north: 1)
                .contains(Coordinate(longitude: .nan, latitude: .nan)))
    }

    @Test("only finite degrees in range are on Earth")
    func onEarth() {
        #expect(Coordinate(longitude: -180, latitude: 90).isOnEarth)
        #expect(!Coordinate(longitude: 180.000_001, latitude: 0).isOnEarth)
        #expect(!Coordinate(longitude: 0, latitude: -90.1).isOnEarth)
        #expect(!Coordinate(longitude: .nan, latitude: 0).isOnEarth)
        #expect(!Coordinate(longitude: 0, latitude: .infinity).isOnEarth)
    }
}
