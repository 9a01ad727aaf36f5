import Geodesy
import Support
import Testing

@Suite("Places and parts of lines, by looking everywhere")
struct PolylineOracleTests {
    private static func line(_ generator: inout SeededGenerator) -> Polyline {
        let origin = Coordinate(longitude: 61.4, latitude: 55.16)
        var places: [Coordinate] = []
        for _ in 0..<generator.next(in: 1...8) {
            // Now and then a place twice.
            if let last = places.last, generator.chance(0.15) { places.append(last) }
            places.append(origin.destination(bearing: 360 * generator.nextUnit(), distance: 400 * generator.nextUnit()))
        }
        return Polyline(places)
    }

    /// A distance along a line; often exactly at a corner, sometimes beyond an end.
    private static func bound(_ line: Polyline, _ generator: inout SeededGenerator) -> Double {
        switch generator.next(below: 10) {
        case 0: -20
        case 1: line.length + 20
        case 2...5: line.distances[generator.next(below: line.distances.count)]
        default: line.length * generator.nextUnit()
        }
    }

    @Test(
        "the nearest place within a range is none farther than any other of the range",
        arguments: 0..<300 as Range<UInt64>)
    func nearest(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let line = Self.line(&generator)
        let (one, other) = (Self.bound(line, &generator), Self.bound(line, &generator))
        let range = min(one, other)...max(one, other)
        let here = Coordinate(longitude: 61.4, latitude: 55.16)
            .destination(bearing: 360 * generator.nextUnit(), distance: 300 * generator.nextUnit())
        let found = line.nearest(to: here, within: range)
        guard range.lowerBound <= line.length, range.upperBound >= 0 else {
            #expect(found == nil, "seed \(seed)")
            return
        }
        let (low, high) = (max(range.lowerBound, 0), min(range.upperBound, line.length))
        let samples = (0...2000).compactMap { line.coordinate(at: low + (high - low) * Double($0) / 2000) }
        let least = try #require(samples.map { here.distance(to: $0) }.min())
        let place = try #require(found, "seed \(seed)")
        #expect(place.distance < least + 0.01 && place.distance > least - (high - low) / 2000 - 0.01, "seed \(seed)")
        #expect(place.along >= low - 1e-6 && place.along <= high + 1e-6, "seed \(seed)")
        let there = try #require(line.coordinate(at: place.along))
        #expect(
            there.distance(to: place.coordinate) < 1e-6 && (here.distance(to: there) - place.distance).magnitude < 1e-6)
    }

    @Test(
        "a part has the corners between its ends, and is as long as these are apart",
        arguments: 0..<300 as Range<UInt64>)
    func slice(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let line = Self.line(&generator)
        let (start, end) = (Self.bound(line, &generator), Self.bound(line, &generator))
        let part = line.slice(from: start, to: end)
        let held = [start, max(start, end)].map { min(max($0, 0), line.length) }
        let ends = held.compactMap { line.coordinate(at: $0) }
        #expect(part.first == ends.first && part.last == ends.last && part.count >= 2, "seed \(seed)")
        let inner = line.distances.indices.dropFirst().filter {
            line.distances[$0] > start && line.distances[$0] < min(end, line.length)
        }
        #expect(Array(part.dropFirst().dropLast()) == inner.map { line.coordinates[$0] }, "seed \(seed)")
        #expect((Polyline(part).length - (held[1] - held[0])).magnitude < 0.02, "seed \(seed)")
    }

    @Test("the segment of a distance is the last that begins there or before", arguments: 0..<100 as Range<UInt64>)
    func segments(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let line = Self.line(&generator)
        for _ in 0..<20 {
            let along = Self.bound(line, &generator)
            let last = max(line.distances.count - 2, 0)
            #expect(line.segment(at: along) == (0...last).last { line.distances[$0] <= along } ?? 0, "seed \(seed)")
        }
        #expect(line.segment(at: .nan) == 0 && line.segment(at: -.infinity) == 0)
    }
}
