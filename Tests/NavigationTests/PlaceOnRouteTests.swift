import Geodesy
import Support
import Testing

@testable import Navigation

@Suite("A rider's place on a line")
struct PlaceOnRouteTests {
    /// The slow oracle: what a place costs by the definition, with a thousand places looked at on each segment.
    private static func best(
        _ search: PlaceOnRoute, to coordinate: Coordinate
    ) -> (value: Double, along: Double, runnerUp: Double)? {
        var costs: [(value: Double, along: Double)] = []
        for (number, end) in search.line.distances.enumerated().dropFirst() {
            let (low, high) = (
                max(search.line.distances[number - 1], search.window.lowerBound), min(end, search.window.upperBound)
            )
            // Where the window begins at a corner, it begins with the segment that leads on.
            guard low <= high, end > search.window.lowerBound || end == search.line.length else { continue }
            let bearing = search.line.coordinates[number - 1].bearing(to: search.line.coordinates[number])
            let isContrary = search.course.map { Angle.between(bearing, $0) > 120 } ?? false
            let near = (0...1000).compactMap { step -> (distance: Double, along: Double)? in
                let along = low + (high - low) * Double(step) / 1000
                return search.line.coordinate(at: along).map { (coordinate.distance(to: $0), along) }
            }.min { $0.distance < $1.distance }
            guard let near else { continue }
            costs.append(
                (
                    near.distance + 0.02 * (near.along - search.expected).magnitude + (isContrary ? 15 : 0), near.along
                ))
        }
        costs.sort { $0.value < $1.value }
        guard let best = costs.first else { return nil }
        let other = costs.first { ($0.along - best.along).magnitude > 2 }
        return (best.value, best.along, other?.value ?? .infinity)
    }

    @Test(
        "is the nearest one, where they should be by now and head the way the line leads",
        arguments: 0..<400 as Range<UInt64>)
    func oracle(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let origin = Coordinate(longitude: 61.4, latitude: 55.16)
        func place() -> Coordinate {
            origin.destination(bearing: generator.nextUnit() * 360, distance: generator.nextUnit() * 120)
        }
        let line = Polyline((0..<generator.next(in: 2...7)).map { _ in place() })
        // Windows also begin and end exactly at corners, hold a single place, or reach over the ends.
        func bound() -> Double {
            generator.chance(0.4)
                ? line.distances[generator.next(below: line.distances.count)] : generator.nextUnit() * line.length
        }
        let (one, other) = (bound(), generator.chance(0.2) ? line.length + 50 : bound())
        let search = PlaceOnRoute(
            line: line, window: min(one, other)...max(one, other), expected: bound(),
            course: generator.chance(0.6) ? generator.nextUnit() * 360 : nil)
        let coordinate = place()
        let found = try #require(search.nearest(to: coordinate), "seed \(seed)")
        let best = try #require(Self.best(search, to: coordinate), "seed \(seed)")
        #expect(search.window.contains(found.along) && found.along <= line.length + 1e-6, "seed \(seed)")
        let there = try #require(line.coordinate(at: found.along))
        #expect((coordinate.distance(to: there) - found.distance).magnitude < 0.05, "seed \(seed)")
        if best.runnerUp > best.value + 0.2 {
            #expect((found.along - best.along).magnitude < 1, "seed \(seed): \(found.along), not \(best.along)")
        }
    }

    @Test("is nowhere on a line without length, nor behind its end")
    func nowhere() {
        let place = Coordinate(longitude: 61.4, latitude: 55.16)
        let line = Polyline([place, place.destination(bearing: 90, distance: 100)])
        func nearest(_ line: Polyline, _ window: ClosedRange<Double>) -> Double? {
            PlaceOnRoute(line: line, window: window, expected: 0, course: nil).nearest(to: place)?.along
        }
        #expect(nearest(Polyline([place]), 0...10) == nil && nearest(Polyline([]), 0...10) == nil)
        #expect(nearest(line, (line.length + 0.1)...300) == nil)
        #expect(nearest(line, line.length...300).map { ($0 - line.length).magnitude < 1e-6 } == true)
        #expect(nearest(line, 0...300) == 0)
    }
}
