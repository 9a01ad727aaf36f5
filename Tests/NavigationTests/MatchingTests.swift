import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Map matching")
struct MatchingTests {
    /// How far off the matches of some rides are, on the whole.
    private struct Errors {
        /// The share of wrong and missed edges.
        var edges = 0.0
        /// The share that lies elsewhere, more than 15 m away: what a rider would call wrong.
        var straying = 0.0
    }

    private func errors(
        in graph: RoadGraph, rides: Int, length: ClosedRange<Double> = 800...2_500, seed: UInt64,
        _ fixes: (KnownRide, inout SeededGenerator) -> [Fix]
    ) throws -> Errors {
        var generator = SeededGenerator(seed: seed)
        var (errors, whole) = (Errors(), 0.0)
        for number in 0..<rides {
            let ride = try #require(KnownRide(in: graph, length: length, using: &generator))
            let reported = fixes(ride, &generator)
            let match = TrackMatch(of: reported, in: graph)
            #expect(match.usedFixes == reported && match.refusedFixes == 0)
            check(match, "seed \(seed), ride \(number)")
            errors.edges += ride.error(of: match) * ride.line.length
            errors.straying += ride.straying(of: match) * ride.line.length
            whole += ride.line.length
        }
        return Errors(edges: errors.edges / whole, straying: errors.straying / whole)
    }

    /// What holds for any match.
    private func check(_ match: TrackMatch, _ told: String) {
        for (one, next) in zip(match.parts, match.parts.dropFirst()) {
            if case .road = one, case .road = next { Issue.record("\(told): a road breaks off for no reason") }
        }
        for road in match.roads {
            #expect(road.segments.last?.endsAt ?? 0 == road.distance, "\(told)")
            let time = (road.fixes.last?.fix.time ?? 0) - (road.fixes.first?.fix.time ?? 0)
            let sum = road.segments.reduce(0) { $0 + $1.duration }
            #expect(road.segments.isEmpty || (sum - time).magnitude < 1e-6, "\(told): \(sum) s, not \(time) s")
            #expect(road.segments.allSatisfy { $0.duration >= 0 })
            for fix in road.fixes {
                #expect((0...road.distance).contains(fix.along) && (0...1).contains(fix.probability), "\(told)")
                let place = road.line.coordinate(at: fix.along)?.distance(to: fix.fix.coordinate) ?? .infinity
                #expect((place - fix.distance).magnitude < 0.1, "\(told): \(place) m, not \(fix.distance) m")
            }
        }
    }

    // Fixes nearer than 12 m say nothing new, so a few metres of another way between two of them go unnoticed.
    @Test(
        "a track without noise is matched all but edge for edge in the invented town", arguments: [1, 2, 3] as [UInt64])
    func exactly(seed: UInt64) throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: seed)
        var exact = 0
        for number in 0..<15 {
            let ride = try #require(KnownRide(in: graph, length: 500...2_500, using: &generator))
            let match = TrackMatch(of: ride.fixes(using: &generator), in: graph)
            if match.roads.first?.sides == ride.sides { exact += 1 }
            let told = "seed \(seed), ride \(number)"
            #expect(match.kinds == "r" && ride.straying(of: match) == 0 && ride.error(of: match) < 0.05, "\(told)")
            #expect((match.distance - ride.line.length).magnitude < 20, "\(told)")
        }
        #expect(exact >= 9, "seed \(seed): \(exact) of 15")
    }

    // In the invented town cycle tracks run 7 m beside the roads, nearer than the noise; on the real maps pavements do.
    @Test("with 5 m of noise little is wrong or missed in the invented town, and hardly anything is elsewhere")
    func noisy() throws {
        let graph = try TestMaps.demo(seed: 1)
        let found = try errors(in: graph, rides: 25, seed: 11) { $0.fixes(noise: 5, using: &$1) }
        #expect(found.edges < 0.09 && found.straying < 0.002, "\(found)")
    }

    @Test("fixes ten times a second tell no more and no less, whether their noise drifts or is all new")
    func often() throws {
        let graph = try TestMaps.demo(seed: 1)
        for (seed, drifting, edges) in [(12, 0.97, 0.15), (14, 0, 0.03)] as [(UInt64, Double, Double)] {
            let found = try errors(in: graph, rides: 4, seed: seed) {
                $0.fixes(every: 0.1, noise: 5, drifting: drifting, using: &$1)
            }
            #expect(found.edges < edges && found.straying < 0.005, "\(drifting): \(found)")
        }
    }

    @Test("a fix a minute is enough, on the whole, where the best way was ridden")
    func seldom() throws {
        let graph = try TestMaps.demo(seed: 1)
        let found = try errors(in: graph, rides: 15, length: 1_500...3_000, seed: 14) {
            $0.fixes(every: 60, noise: 5, using: &$1)
        }
        #expect(found.edges < 0.36 && found.straying < 0.14, "\(found)")
    }

    /// What may be wrong on a map.
    struct Extract: Sendable {
        var file: String
        /// Of a track without noise.
        var exact: (edges: Double, straying: Double)
        /// With 5 m of noise.
        var noisy: (edges: Double, straying: Double)
    }

    // In Leeds all ways run beside others.
    static let extracts = [
        Extract(file: "moscow.osm.gz", exact: (0.045, 0.001), noisy: (0.06, 0.022)),
        Extract(file: "monaco.osm.gz", exact: (0.01, 0.003), noisy: (0.06, 0.012)),
        Extract(file: "leeds-cycleway.osm", exact: (0.13, 0.002), noisy: (0.48, 0.028)),
        Extract(file: "andorra.osm.pbf", exact: (0.002, 0.001), noisy: (0.015, 0.002)),
    ]

    @Test(
        "on real maps a track without noise is matched all but edge for edge, and with 5 m of noise little is wrong",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)), arguments: extracts)
    func real(extract: Extract) throws {
        let graph = try TestMaps.extract(extract.file)
        // In Leeds the rides differ so much that ten say little.
        let (length, rides) =
            extract.file == "leeds-cycleway.osm" ? (200.0...1_500, 80) : (800...2_500, 10)
        let exact = try errors(in: graph, rides: rides, length: length, seed: 21) { $0.fixes(using: &$1) }
        let noisy = try errors(in: graph, rides: rides, length: length, seed: 22) { $0.fixes(noise: 5, using: &$1) }
        #expect(exact.edges < extract.exact.edges && exact.straying < extract.exact.straying, "\(exact)")
        #expect(noisy.edges < extract.noisy.edges && noisy.straying < extract.noisy.straying, "\(noisy)")
    }

    @Test(
        "a track drawn on another map is matched to Andorra’s roads without a hole",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func andorra() throws {
        let graph = try TestMaps.extract("andorra.osm.pbf")
        let text = String(decoding: try RealData.bytes("tracks/andorra_for_map_matching.gpx"), as: UTF8.self)
        let places = text.matches(of: /<trkpt lat="([-0-9.]+)" lon="([-0-9.]+)"/).compactMap { found in
            Double(found.1).flatMap { latitude in
                Double(found.2).map { Coordinate(longitude: $0, latitude: latitude) }
            }
        }
        #expect(places.count == 21)
        var time = 0.0
        let fixes = places.indices.map { number in
            // The track has no times: 5 m/s.
            if number > 0 { time += places[number - 1].distance(to: places[number]) / 5 }
            return Fix(time: time, coordinate: places[number])
        }
        let match = TrackMatch(of: fixes, in: graph)
        #expect(match.kinds == "r" && match.refusedFixes == 0 && match.quality > 0.99, "\(match.kinds)")
        #expect((match.distance - 672.8).magnitude < 1 && (Polyline(places).length - 676.7).magnitude < 1)
        // At the fork, which lies farther east on that map, three points are off the road; the others are on it.
        let distances = try #require(match.roads.first).fixes.map(\.distance)
        #expect(distances.count { $0 > 5 } == 3 && distances.allSatisfy { $0 < 20 }, "\(distances)")
    }
}
