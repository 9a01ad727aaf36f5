import EngineTestSupport
import Geodesy
import Routing
import Support
import Testing

@testable import Navigation

@Suite("Map matching, of senseless tracks")
struct MatchingFuzzTests {
    private static let numbers: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 90, -90, 180, -180, 1e-300, 91,
        360,
    ]

    /// Somewhere near a ride, or nowhere at all.
    private func fix(_ line: Polyline, _ time: inout Double, using generator: inout SeededGenerator) -> Fix {
        func wild(_ usual: Double, _ chance: Double) -> Double {
            generator.chance(chance) ? generator.pick(MatchingFuzzTests.numbers) ?? 0 : usual
        }
        time += generator.pick([1, 0.1, 0, -1, 60, 1_000, 1e5, -1e7, 4e7]) ?? 1
        let place =
            line.coordinate(at: generator.next(in: 0...line.length)) ?? Coordinate(longitude: 0, latitude: 0)
        return Fix(
            time: wild(time, 0.05),
            coordinate: Coordinate(
                longitude: wild(place.longitude + generator.nextNormal(deviation: 1e-4), 0.1),
                latitude: wild(place.latitude + generator.nextNormal(deviation: 1e-4), 0.1)),
            horizontalAccuracy: generator.chance(0.5) ? nil : wild(generator.next(in: 0...100), 0.1),
            speed: wild(5, 0.1), course: wild(90, 0.1))
    }

    @Test(
        "no sequence of fixes crashes the matcher, fills the memory or spoils what comes after",
        arguments: 1...60 as ClosedRange<UInt64>)
    func anything(seed: UInt64) throws {
        let graph = try DrawnNetwork.random(side: 6, seed: 4)
        var generator = SeededGenerator(seed: seed)
        let ride = try #require(KnownRide(in: graph, length: 300...700, using: &generator))
        let window = generator.pick([2, 4, 16, 128]) ?? 16
        var matcher = TrackMatcher(graph: graph, window: window)
        var (time, accepted) = (generator.pick([0, 1.7e9, -1e9]) ?? 0, 0)
        for _ in 0..<300 {
            matcher.add(fix(ride.line, &time, using: &generator))
            accepted += 1
            #expect(matcher.undecided <= window, "seed \(seed)")
        }
        // A ride today, whatever the time was.
        let good = ride.fixes(noise: 3, from: 1.8e9, using: &generator)
        for fix in good { matcher.add(fix) }
        let match = matcher.finish()
        #expect(match.usedFixes.count + match.refusedFixes == accepted + good.count, "seed \(seed)")
        let last = try #require(match.usedFixes.last)
        #expect(last == good.last, "seed \(seed)")
        // The first fixes may be taken for jumps.
        let late = match.roads.filter { ($0.fixes.last?.fix.time ?? 0) > 1.8e9 }.reduce(0) { $0 + $1.distance }
        #expect(late > 0.8 * ride.line.length, "seed \(seed): \(late) m of \(ride.line.length) m")
    }

    @Test("tracks over the poles and the antimeridian are off the network")
    func ends() throws {
        let graph = try DrawnNetwork.random(side: 3, seed: 4)
        for (longitude, latitude, step) in [(179.999, 0.0, 1e-5), (0, 89.999, 1e-5), (-180, -90, 1e-6)] {
            let fixes = (0..<200).map { number in
                let east = longitude + Double(number) * step * (latitude.magnitude < 80 ? 1 : 0)
                return Fix(
                    time: Double(number),
                    coordinate: Coordinate(
                        longitude: east > 180 ? east - 360 : east,
                        latitude: latitude + Double(number) * step * (latitude.magnitude < 80 ? 0 : 1)))
            }
            let match = TrackMatch(of: fixes, in: graph)
            #expect(match.usedFixes.count + match.refusedFixes == 200 && match.roads.isEmpty)
        }
    }

    @Test("one fix from the far future does not silence those that follow")
    func clock() throws {
        let graph = try DrawnNetwork.random(side: 6, seed: 4)
        var generator = SeededGenerator(seed: 5)
        let ride = try #require(KnownRide(in: graph, length: 400...700, using: &generator))
        var fixes = ride.fixes(from: 1.7e9, using: &generator)
        let usual = TrackMatch(of: fixes, in: graph)
        for time in [1e300, 4e9, -1e300, 0] {
            for place in [0, 20] {
                fixes.insert(Fix(time: time, coordinate: fixes[place].coordinate), at: place)
                let match = TrackMatch(of: fixes, in: graph)
                #expect((match.distance - usual.distance).magnitude < 20, "\(time) at \(place)")
                fixes.remove(at: place)
            }
        }
    }
}
