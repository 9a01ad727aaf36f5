import Geodesy
import Support
import Testing

@Suite("A line that knows how long it is")
struct PolylineTests {
    /// East along the 60th parallel for about 557 m, then north for about 1114 m.
    let corner = Polyline([
        Coordinate(longitude: 30, latitude: 60), Coordinate(longitude: 30.01, latitude: 60),
        Coordinate(longitude: 30.01, latitude: 60.01),
    ])

    @Test("an empty line has no places")
    func empty() {
        let line = Polyline([])
        #expect(line.length == 0)
        #expect(line.coordinate(at: 0) == nil)
        #expect(line.bearing(at: 0) == 0)
        #expect(line.nearest(to: Coordinate(longitude: 0, latitude: 0)) == nil)
        #expect(line.slice(from: 0, to: 10).isEmpty)
    }

    @Test("a line of one coordinate is that place")
    func onePoint() throws {
        let here = Coordinate(longitude: 61.4, latitude: 55.1)
        let line = Polyline([here])
        #expect(line.coordinate(at: 100) == here)
        #expect(line.bearing(at: 0) == 0)
        #expect(line.slice(from: -5, to: 5) == [here, here])
        let place = try #require(line.nearest(to: Coordinate(longitude: 61.4, latitude: 55.2)))
        #expect(place.along == 0)
        #expect(abs(place.distance - 11_134) < 5)
    }

    @Test("places are held within the line's ends", arguments: [-1, -Double.infinity, .nan, -1e300])
    func heldAtStart(distance: Double) {
        #expect(corner.coordinate(at: distance) == corner.coordinates[0])
    }

    @Test("places beyond the end are the end", arguments: [1e6, Double.infinity, 1e300])
    func heldAtEnd(distance: Double) {
        #expect(corner.coordinate(at: distance) == corner.coordinates[2])
        #expect(abs(corner.bearing(at: distance)) < 1e-9)
    }

    @Test("the bearing looks past repeated coordinates, at the end back")
    func repeated() {
        let start = corner.coordinates[0]
        let east = corner.coordinates[1]
        let line = Polyline([start, start, east, east, east])
        for distance in [0, line.length / 2, line.length] {
            #expect(abs(line.bearing(at: distance) - 90) < 0.01)
        }
        #expect(Polyline([east, east]).bearing(at: 0) == 0)
    }

    @Test("the nearest place lies on the right side of the corner, and its distance is geodesic")
    func nearest() throws {
        let here = Coordinate(longitude: 30.02, latitude: 60.005)
        let place = try #require(corner.nearest(to: here))
        #expect(abs(place.coordinate.longitude - 30.01) < 1e-9)
        #expect(abs(place.coordinate.latitude - 60.005) < 1e-5)
        #expect(place.distance == here.distance(to: place.coordinate))
        #expect(abs(place.along - corner.distances[1] - 557) < 2)
    }

    @Test("the nearest place within a range does not leave the range")
    func nearestInRange() throws {
        let here = Coordinate(longitude: 30.02, latitude: 60.005)
        let place = try #require(corner.nearest(to: here, within: 100...300))
        #expect(abs(place.along - 300) < 1e-6)
        #expect(corner.nearest(to: here, within: 2000...3000) == nil)
        #expect(corner.nearest(to: here, within: -10 ... -1) == nil)
        let end = try #require(corner.nearest(to: here, within: corner.length...5000))
        #expect(end.coordinate == corner.coordinates[2])
    }

    @Test("the nearest place is as near as the nearest of many samples")
    func nearestAgainstSamples() throws {
        for seed in UInt64(0)..<40 {
            var generator = SeededGenerator(seed: seed)
            let line = Polyline(
                (0..<8).map { _ in
                    Coordinate(
                        longitude: generator.next(in: 30...30.02), latitude: generator.next(in: 60...60.01))
                })
            let here = Coordinate(longitude: 30.01, latitude: 60.005)
            let from = generator.next(in: 0...line.length / 2)
            let to = from + generator.next(in: 0...line.length / 2)
            let place = try #require(line.nearest(to: here, within: from...to))
            let samples = stride(from: from, to: to, by: 1).compactMap { line.coordinate(at: $0)?.distance(to: here) }
            let best = try #require(samples.min())
            #expect(place.distance < best + 0.01 && place.distance > best - 1.01, "seed \(seed)")
            #expect((from - 1e-6...to + 1e-6).contains(place.along), "seed \(seed)")
        }
    }

    @Test("a line across the antimeridian goes the short way round")
    func antimeridian() throws {
        let line = Polyline([
            Coordinate(longitude: 179.99, latitude: 0), Coordinate(longitude: -179.99, latitude: 0),
        ])
        #expect(abs(line.length - 2226.4) < 0.1)
        let middle = try #require(line.coordinate(at: line.length * 0.75))
        #expect(abs(middle.longitude + 179.995) < 1e-9)
        let place = try #require(line.nearest(to: Coordinate(longitude: -179.998, latitude: 0.001)))
        #expect(abs(place.along / line.length - 0.6) < 1e-6)
    }

    @Test("a slice keeps the corners inside it and repeats none at its ends")
    func slice() {
        let whole = corner.slice(from: -1, to: .infinity)
        #expect(whole == corner.coordinates)
        let tail = corner.slice(from: corner.distances[1], to: corner.length)
        #expect(tail == Array(corner.coordinates[1...]))
        #expect(corner.slice(from: 100, to: 50).count == 2)
        let stretch = Polyline(corner.slice(from: 200, to: 900))
        #expect(abs(stretch.length - 700) < 0.01)
    }

    @Test("coordinates that are not numbers give no places and no crash")
    func notNumbers() {
        let nowhere = Coordinate(longitude: .nan, latitude: .infinity)
        let line = Polyline([nowhere, corner.coordinates[0], Coordinate(longitude: 1e300, latitude: -1e300)])
        #expect(line.nearest(to: corner.coordinates[0]) == nil)
        #expect(corner.nearest(to: nowhere) == nil)
        #expect(Polyline([nowhere]).nearest(to: corner.coordinates[0]) == nil)
        #expect(line.slice(from: .nan, to: .nan).count >= 2)
        _ = line.bearing(at: .nan)
    }
}
