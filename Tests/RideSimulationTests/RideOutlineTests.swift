import Geodesy
import Support
import Testing

@testable import RideSimulation

@Suite("Thinned tracks")
struct RideOutlineTests {
    @Test("what is left of a ride passes within 15 m of every place at its time, east and north", arguments: 1...8)
    func nearness(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let plane = LocalPlane(origin: Coordinate(longitude: -8.6, latitude: 41.15))
        var place = PlanePoint(east: 0, north: 0)
        var (heading, speed) = (0.0, 5.0)
        var ride: [(time: Double, place: PlanePoint)] = []
        var outline = RideOutline()
        for second in 0..<1800 {
            // A bend, a junction, a rest, now and then.
            heading += generator.next(in: -0.08...0.08)
            if generator.chance(0.02) { heading += Double.pi / 2 }
            if generator.chance(0.01) { speed = speed > 0 ? 0 : generator.next(in: 2...9) }
            place.east += speed * cosine(heading)
            place.north += speed * cosine(heading - .pi / 2)
            ride.append((1000 + Double(second), place))
            outline.append(plane.coordinate(place), at: 1000 + Double(second))
        }
        outline.finish(plane.coordinate(place), at: 2799)
        #expect(outline.points.count < 400)
        var next = 1
        for (time, place) in ride {
            while next < outline.points.count - 1, outline.points[next].time < time { next += 1 }
            let (from, to) = (outline.points[next - 1], outline.points[next])
            #expect(to.time - from.time <= 60)
            let share = (time - from.time) / (to.time - from.time)
            let (start, end) = (plane.point(from.coordinate), plane.point(to.coordinate))
            #expect(abs(start.east + (end.east - start.east) * share - place.east) < 15.1, "second \(time)")
            #expect(abs(start.north + (end.north - start.north) * share - place.north) < 15.1, "second \(time)")
        }
    }
}
