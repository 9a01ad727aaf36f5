import EngineTestSupport
import Geodesy
import RoadMap
import Support
import TestSupport
import Testing

@testable import Navigation

@Suite("Tracks that do not tell their accuracy")
struct NoiseEstimateTests {
    private static func silent(_ fixes: [Fix]) -> [Fix] {
        fixes.map { Fix(time: $0.time, coordinate: $0.coordinate) }
    }

    /// How far matches of rides with one kind of noise stray, told of it and not.
    private struct Comparison {
        var told = 0.0
        var blind = 0.0
        /// Estimates as shares of the truth.
        var shares: [Double] = []
    }

    private func compared(
        in graph: RoadGraph, rides: Int, length: ClosedRange<Double> = 1_500...3_000, noise: Double, every: Double,
        drifting: Double, seed: UInt64
    ) throws -> Comparison {
        var generator = SeededGenerator(seed: seed)
        var (result, whole) = (Comparison(), 0.0)
        for _ in 0..<rides {
            let ride = try #require(KnownRide(in: graph, length: length, using: &generator))
            let fixes = ride.fixes(every: every, noise: noise, drifting: drifting, using: &generator)
            let told = TrackMatch(of: fixes, in: graph)
            #expect(told.estimatedAccuracy == nil)
            let blind = TrackMatch(of: Self.silent(fixes), in: graph)
            let accuracy = try #require(blind.estimatedAccuracy)
            result.shares.append(accuracy / Fix.accuracyPerDeviation / noise)
            result.told += ride.straying(of: told) * ride.line.length
            result.blind += ride.straying(of: blind) * ride.line.length
            whole += ride.line.length
        }
        result.told /= whole
        result.blind /= whole
        result.shares.sort()
        return result
    }

    static let noises: [(noise: Double, every: Double, drifting: Double)] = [
        (5, 1, 0), (10, 1, 0), (20, 1, 0), (40, 1, 0), (5, 4, 0), (10, 8, 0), (20, 12, 0), (5, 1, 0.7), (10, 1, 0.7),
        (20, 1, 0.7), (40, 1, 0.7), (20, 12, 0.7),
    ]

    @Test(
        "the noise of a ride in the invented town is found, white or drifting, and its match as good as when told",
        arguments: noises)
    func town(noise: Double, every: Double, drifting: Double) throws {
        let graph = try TestMaps.demo(seed: 1)
        for seed in [1, 2] as [UInt64] {
            let found = try compared(
                in: graph, rides: 8, noise: noise, every: every, drifting: drifting, seed: seed)
            let said: Comment = "seed \(seed), \(noise) m every \(every) s, \(drifting): \(found)"
            #expect((0.75...1.3).contains(found.shares[4]), said)
            #expect((found.shares.first ?? 0) > 0.45 && (found.shares.last ?? 9) < 2.2, said)
            #expect(found.blind < 1.3 * found.told + 0.03, said)
        }
    }

    @Test(
        "and on real maps", .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["monaco.osm.gz", "moscow.osm.gz", "andorra.osm.pbf"])
    func real(extract: String) throws {
        let graph = try TestMaps.extract(extract)
        // Few rides: what is matched wrongly of 20 m of noise differs by some percent from draw to draw.
        for (noise, every, drifting) in [(5, 4, 0), (10, 8, 0), (20, 12, 0), (20, 1, 0.7)] as [(Double, Double, Double)]
        {
            let found = try compared(
                in: graph, rides: 6, length: 1_000...2_500, noise: noise, every: every, drifting: drifting, seed: 31)
            let said: Comment = "\(noise) m every \(every) s, \(drifting): \(found)"
            #expect((0.65...1.4).contains(found.shares[3]), said)
            #expect(found.blind < 1.3 * found.told + 0.05, said)
        }
    }

    /// A street of 4 km, and one beside it.
    private static func streets(apart metres: Double) throws -> RoadGraph {
        var network = DrawnNetwork()
        for north in [0, metres] { network.street((0, north), (4_000, north)) }
        return try network.graph()
    }

    private static func fixes(
        north: Double, every seconds: Double, noise: Double, drifting: Double = 0, seed: UInt64
    ) -> [Fix] {
        var generator = SeededGenerator(seed: seed)
        let places = DrawnNetwork.places(along: [(100, north), (3_900, north)], step: 5 * seconds)
        return KnownRide.fixes(
            at: places, every: seconds, noise: noise, drifting: drifting, using: &generator)
    }

    @Test(
        "no fix of a noisy ride on a street is off the network because too little noise was assumed", arguments: 1...20)
    func neverAnAssumption(seed: UInt64) throws {
        let graph = try Self.streets(apart: 2_000)
        for (noise, every, drifting) in [(20, 12, 0), (35, 12, 0), (20, 1, 0), (20, 1, 0.7)]
            as [(Double, Double, Double)]
        {
            let fixes = Self.silent(
                Self.fixes(north: 0, every: every, noise: noise, drifting: drifting, seed: seed))
            let match = TrackMatch(of: fixes, in: graph)
            #expect(match.kinds == "r" && match.refusedFixes == 0, "seed \(seed), \(noise) m: \(match.kinds)")
        }
    }

    @Test("a ride across a meadow is not pulled onto the road beside it", arguments: 1...5)
    func meadow(seed: UInt64) throws {
        let graph = try Self.streets(apart: 2_000)
        for (noise, every, drifting) in [(3, 1, 0.7), (3, 5, 0), (5, 10, 0)] as [(Double, Double, Double)] {
            let fixes = Self.silent(
                Self.fixes(north: 80, every: every, noise: noise, drifting: drifting, seed: seed))
            let match = TrackMatch(of: fixes, in: graph)
            #expect(match.kinds == "o", "seed \(seed), \(noise) m every \(every) s: \(match.kinds)")
        }
    }

    @Test(
        "the track alone shows its white noise: the deviation of what is new with each fix",
        arguments: [2, 8, 30] as [Double])
    func smoothness(noise: Double) throws {
        let fixes =
            Self.fixes(north: 0, every: 12, noise: noise, seed: 5)
            + Self.fixes(north: 0, every: 12, noise: noise, seed: 6).map {
                Fix(time: $0.time + 1_000, coordinate: $0.coordinate)
            }
        let found = try #require(TrackSmoothness(fixes) { _ in 1 })
        #expect((found.deviation / noise - 1).magnitude < 0.3, "\(found.deviation)")
        #expect(TrackSmoothness(Array(fixes.prefix(9))) { _ in 1 } == nil)
    }

    @Test("what fixes tell is believed; the others are estimated beside them")
    func partial() throws {
        let graph = try Self.streets(apart: 2_000)
        var fixes = Self.fixes(north: 0, every: 5, noise: 15, seed: 3)
        let told = fixes
        for number in stride(from: 0, to: fixes.count, by: 2) { fixes[number].horizontalAccuracy = nil }
        let match = TrackMatch(of: fixes, in: graph)
        let deviation = try #require(match.estimatedAccuracy) / Fix.accuracyPerDeviation
        #expect((10...20).contains(deviation), "\(deviation)")
        #expect(match.usedFixes == fixes)
        #expect(TrackMatch(of: told, in: graph).estimatedAccuracy == nil)
        #expect(TrackMatch(of: fixes, in: graph, estimatesNoise: false).estimatedAccuracy == nil)
    }

    @Test("an hour in a café does not count more than the ride, whether the receiver holds still there or wanders")
    func stop() throws {
        let graph = try Self.streets(apart: 2_000)
        for (noise, standing) in [(15, 15), (15, 0.1), (4, 4)] as [(Double, Double)] {
            var generator = SeededGenerator(seed: 7)
            let before = DrawnNetwork.places(along: [(100, 0), (2_000, 0)])
            let cafe = Array(repeating: DrawnNetwork.coordinate(2_000, 30), count: 3_600)
            let after = DrawnNetwork.places(along: [(2_000, 0), (3_900, 0)])
            var fixes = KnownRide.fixes(at: before, noise: noise, drifting: 0, using: &generator)
            fixes += KnownRide.fixes(at: cafe, noise: standing, drifting: 0.5, from: 1_000, using: &generator)
            fixes += KnownRide.fixes(at: after, noise: noise, drifting: 0, from: 5_000, using: &generator)
            let match = TrackMatch(of: Self.silent(fixes), in: graph)
            let deviation = try #require(match.estimatedAccuracy) / Fix.accuracyPerDeviation
            #expect((0.75 * noise...1.3 * noise).contains(deviation), "\(noise) m, \(standing) m: \(deviation) m")
        }
    }

    @Test("dilutions tell which fixes are better, and not how good they are: in another unit they match alike")
    func dilution() throws {
        let graph = try Self.streets(apart: 60)
        var generator = SeededGenerator(seed: 8)
        let fixes = DrawnNetwork.places(along: [(100, 0), (3_900, 0)], step: 15).enumerated().map { number, place in
            let dilution = number % 3 == 0 ? 4.0 : 1
            let error = PlanePoint(
                east: generator.nextNormal(deviation: 7 * dilution),
                north: generator.nextNormal(deviation: 7 * dilution))
            return Fix(
                time: 3 * Double(number), coordinate: LocalPlane(origin: place).coordinate(error), dilution: dilution)
        }
        let match = TrackMatch(of: fixes, in: graph)
        let deviation = try #require(match.estimatedAccuracy) / Fix.accuracyPerDeviation
        #expect((5...9).contains(deviation), "\(deviation)")
        #expect(match.kinds == "r" && match.roads[0].segments.count == 1)
        let metres = fixes.map { fix in
            var fix = fix
            fix.dilution = fix.dilution.map { $0 * 8 }
            return fix
        }
        let other = TrackMatch(of: metres, in: graph)
        #expect(other.parts.count == 1 && other.roads.map(\.segments) == match.roads.map(\.segments))
        #expect(((other.estimatedAccuracy ?? 0) / (match.estimatedAccuracy ?? 1) - 1).magnitude < 1e-6)
    }

    @Test("a few fixes say little: the usual noise is kept by and by", arguments: [1, 2, 3, 5])
    func few(count: Int) throws {
        let graph = try Self.streets(apart: 2_000)
        let fixes = Self.silent(Array(Self.fixes(north: 0, every: 10, noise: 3, seed: 9).prefix(count)))
        let match = TrackMatch(of: fixes, in: graph)
        let accuracy = try #require(match.estimatedAccuracy)
        #expect((3...12).contains(accuracy / Fix.accuracyPerDeviation) && match.kinds == "r", "\(accuracy)")
        #expect(TrackMatch(of: [], in: graph).estimatedAccuracy == nil)
    }

    @Test("dilutions that are no numbers, zero or huge do no harm", arguments: [0, -1, .nan, .infinity, 1e300, 5e-324])
    func senseless(dilution: Double) throws {
        let graph = try Self.streets(apart: 2_000)
        var fixes = Self.silent(Self.fixes(north: 0, every: 5, noise: 5, seed: 4))
        for number in stride(from: 1, to: fixes.count, by: 3) { fixes[number].dilution = dilution }
        let match = TrackMatch(of: fixes, in: graph)
        #expect((match.estimatedAccuracy ?? .nan).isFinite && match.roads.count >= 1)
        #expect(match.fixCount + match.refusedFixes == fixes.count)
    }
}
