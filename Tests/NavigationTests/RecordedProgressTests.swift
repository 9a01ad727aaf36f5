import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import Navigation

/// A rider's place on a route from fix to fix, and all that is asked of it.
@Suite("Progress on a route as it was recorded")
struct RecordedProgressTests {
    @Test("what is left agrees with the leg, and the rest with every version", arguments: [1, 2, 3] as [UInt64])
    func progress(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 250, seed: seed)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var lines: [String] = []
        for _ in 0..<10 {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            guard let leg = router.leg(from: start, to: end) else { continue }
            var progress = RouteProgress(leg: leg)
            var along = 0.0
            while along < leg.distance + 40 {
                let step: Double = generator.pick([3, 8, 20, -15, 90]) ?? 3
                along = max(0, along + step)
                let place = leg.line.coordinate(at: min(along, leg.distance)) ?? leg.start.coordinate
                let headings: [Double?] = [
                    nil, leg.line.bearing(at: min(along, leg.distance)), generator.next(in: 0...360.0),
                ]
                let course = generator.pick(headings) ?? nil
                let aside: Double = generator.pick([0, 4, 12, 40]) ?? 0
                let seen = place.destination(bearing: generator.next(in: 0...360.0), distance: aside)
                if generator.chance(0.1) {
                    progress.seek(seen, from: max(0, along - 30), ahead: 200, course: course)
                } else {
                    progress.follow(seen, ridden: max(0, step), course: course)
                }
                #expect(abs(progress.remainingDuration - leg.remainingDuration(at: progress.along)) < 1e-6)
                #expect(progress.remainingDistance == max(0, leg.distance - progress.along))
                let leads = [0.0, 60, 130, 200, 290].map { progress.leads($0, within: 15) ? "y" : "n" }.joined()
                lines.append(
                    "\(progress.along.written()) \(progress.distanceFromRoute.written()) \(leads)"
                        + " \(progress.metresToTheRight(of: seen).written()) \(progress.bearing.written(0))"
                        + " \(progress.segments(behind: 30, ahead: 60)) \(progress.segments(behind: 0, ahead: 0))"
                        + " \(Recording.digest(progress.route.map { "\($0.rawValue)" }))")
            }
        }
        #expect(try Recording("progress-\(seed)").difference(from: lines) == nil)
    }

    @Test("the pace that is learnt from pieces of road, long gaps and stops aside")
    func pace() throws {
        var generator = SeededGenerator(seed: 2)
        var lines: [String] = []
        for _ in 0..<30 {
            var pace = Pace()
            let factor: Double = generator.pick([0.1, 0.5, 1, 2, 3.9, 5]) ?? 1
            for _ in 0..<40 {
                let expected: Double = generator.pick([5, 10, 20, 30, 200, 0, -5, .infinity, .nan]) ?? 1
                let spent: Double = generator.pick([factor * 20, factor * expected, 0, -1, 119, 120, 1, 80]) ?? 1
                pace.learn(expected: expected, spent: spent)
                lines.append(pace.factor.written(4))
            }
        }
        let digests = stride(from: 0, to: lines.count, by: 40).map {
            "\(lines[$0 + 39]) \(Recording.digest(lines[$0..<($0 + 40)]))"
        }
        #expect(try Recording("pace").difference(from: digests) == nil)
    }

    @Test("each mode passes over what comes sooner than it asks for, and nothing out of order")
    func powerModes() {
        let place = Coordinate(longitude: 61.4, latitude: 55.1)
        func passes(_ mode: PowerMode, _ seconds: Double, _ metres: Double) -> Bool {
            let next = place.destination(bearing: 90, distance: metres)
            return mode.passesOver(Fix(time: 100 + seconds, coordinate: next), after: Fix(time: 100, coordinate: place))
        }
        for (mode, seconds, metres, isPassed) in [
            (PowerMode.foreground, 0.94, 50.0, true), (.foreground, 0.95001, 0, false), (.foreground, 0, 50, false),
            (.foreground, -1, 0, false), (.background, 0.1, 9.9, true), (.background, 0.1, 10.1, false),
            (.background, 60, 0, true),
            (.background, 0, 0, false), (.idle, 5, 99, true), (.idle, 5, 101, false), (.idle, -5, 0, false),
        ] {
            #expect(passes(mode, seconds, metres) == isPassed, "\(mode) \(seconds) s \(metres) m")
            #expect(!mode.passesOver(Fix(time: 100, coordinate: place), after: nil))
        }
    }
}
