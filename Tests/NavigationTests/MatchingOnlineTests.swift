import EngineTestSupport
import Geodesy
import RoadMap
import Support
import Testing

@testable import Navigation

@Suite("Map matching, while a track is ridden")
struct MatchingOnlineTests {
    /// Matches a track fix by fix; what was decided once must stay.
    private func online(_ fixes: [Fix], in graph: RoadGraph, window: Int, _ reported: String) -> TrackMatch {
        var matcher = TrackMatcher(graph: graph, window: window)
        var decided: [TrackMatch.Part] = []
        for fix in fixes {
            matcher.add(fix)
            if matcher.undecided > window { Issue.record("\(reported): \(matcher.undecided) fixes are undecided") }
            let parts = matcher.match.parts
            if parts.count > decided.count {
                decided.append(contentsOf: parts[decided.count...])
            } else if parts.count < decided.count {
                Issue.record("\(reported): a part is gone")
            }
        }
        let match = matcher.finish()
        #expect(Array(match.parts.prefix(decided.count)) == decided, "\(reported): a part has changed")
        #expect(match.usedFixes == fixes, "\(reported): a fix is lost or doubled")
        return match
    }

    /// Rides with a short cut through houses and a pause in each.
    private func tracks(in graph: RoadGraph, noise: Double, seed: UInt64) throws -> [[Fix]] {
        var generator = SeededGenerator(seed: seed)
        return try (0..<4).map { _ in
            let ride = try #require(KnownRide(in: graph, length: 600...1_500, using: &generator))
            let first = ride.fixes(noise: noise, using: &generator)
            let (end, start) = (try #require(first.last), try #require(ride.line.coordinates.first))
            // Straight back to the start, then on after a rest.
            let back = Polyline([end.coordinate, start])
            let short = KnownRide.fixes(
                at: stride(from: 6, to: back.length, by: 6).compactMap { back.coordinate(at: $0) }, noise: noise,
                from: end.time + 1, using: &generator)
            let later = (short.last?.time ?? end.time) + 1_000
            return first + short + ride.fixes(noise: noise, from: later, using: &generator)
        }
    }

    @Test("with a window of 128 fixes the same is found as afterwards", arguments: [0, 5] as [Double])
    func longWindow(noise: Double) throws {
        let graph = try TestMaps.demo(seed: 1)
        for (number, fixes) in try tracks(in: graph, noise: noise, seed: 31).enumerated() {
            let offline = TrackMatch(of: fixes, in: graph)
            let found = online(fixes, in: graph, window: 128, "track \(number)")
            #expect(found.kinds == offline.kinds && found.kinds.contains("g"), "track \(number)")
            #expect(found.roads.map(\.segments) == offline.roads.map(\.segments), "track \(number)")
        }
    }

    @Test(
        "with short windows no fix is lost or doubled and what is decided stays", arguments: [1, 2, 3, 4, 16],
        [0, 5] as [Double])
    func shortWindow(window: Int, noise: Double) throws {
        let graph = try TestMaps.demo(seed: 1)
        for (number, fixes) in try tracks(in: graph, noise: noise, seed: 32).enumerated() {
            let offline = TrackMatch(of: fixes, in: graph)
            let found = online(fixes, in: graph, window: max(window, 2), "window \(window), track \(number)")
            guard window >= 4 else { continue }
            // Less is known, so something is wrong now and then, but not much.
            let difference = (found.distance - offline.distance).magnitude / max(offline.distance, 1)
            #expect(difference < (window == 16 ? 0.03 : 0.12), "window \(window), track \(number): \(difference)")
        }
    }

    @Test("a doubt that lasts for hours is bounded by the window, and settled at the end")
    func longDoubt() throws {
        var network = DrawnNetwork()
        network.street((0, 0), (400, 0))
        let graph = try network.graph()
        var generator = SeededGenerator(seed: 3)
        let stop = Array(repeating: DrawnNetwork.coordinate(100, 2), count: 8_000)
        let fixes = KnownRide.fixes(
            at: stop + DrawnNetwork.places(along: [(100, 0), (300, 0)]), noise: 3, using: &generator)
        let found = online(fixes, in: graph, window: 64, "the doubt")
        let offline = TrackMatch(of: fixes, in: graph)
        #expect(offline.kinds == "r" && (offline.distance - 200).magnitude < 25, "\(offline.distance)")
        #expect(found.kinds == "r" && found.distance < 330, "\(found.distance)")
    }
}
