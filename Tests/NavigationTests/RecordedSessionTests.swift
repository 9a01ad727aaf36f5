import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import Navigation

/// Riders who follow, stray, stop, stand and meet closed roads, and what their logs are taken for, as it was recorded.
@Suite("Navigation as it was recorded")
struct RecordedSessionTests {
    private func written(_ event: NavigationEvent) -> String {
        switch event {
        case .refused(let refusal): "refused \(refusal)"
        case .routed(let leg): "routed \(leg.cost) \(leg.distance.written(0))"
        case .rerouted(let leg): "rerouted \(leg.cost) \(leg.distance.written(0))"
        case .announced(let announcement):
            "\(announcement.stage) \(announcement.cue.kind) \(announcement.distance.written(0))"
        case .deviated(let deviation): "\(deviation.kind) \(deviation.distance.written(0))"
        case .rejoined: "rejoined"
        case .failed: "failed"
        case .passed: "passed"
        case .arrived: "arrived"
        }
    }

    /// A ride to a few stops that now and then goes another way than told.
    @Test("what a rider is told", arguments: 1...8 as ClosedRange<UInt64>)
    func rides(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = seed % 2 == 0 ? try TestMaps.demo(seed: 1) : try RandomNetwork.graph(nodes: 300, seed: seed)
        var router = Router(graph: graph)
        var session = NavigationSession()
        var lines: [String] = []
        var time = 1_000.0
        for ride in 0..<3 {
            guard let known = KnownRide(in: graph, length: 400...2_500, using: &generator),
                let other = KnownRide(in: graph, length: 300...1_500, using: &generator)
            else { continue }
            let (length, noise) = (known.line.length, [0, 4, 9.0][ride])
            let stops = [0.5, 1].compactMap { known.line.coordinate(at: $0 * length) }
            if ride == 1 {
                let plan = stride(from: 0, to: length, by: 15).compactMap { known.line.coordinate(at: $0) }
                session.follow(try PlannedTrack(plan, recalculates: seed % 3 == 0, router: &router))
            } else {
                session.setStops(stops)
            }
            if ride == 2, let ahead = known.line.coordinate(at: 0.7 * length) {
                var closures = Closures()
                closures.close(near: ahead, in: graph)
                session.close(TimedClosure(closures, from: time + 30, until: time + 120))
            }
            var places = stride(from: 0, to: 0.6 * length, by: 5).compactMap { known.line.coordinate(at: $0) }
            places += Array(repeating: places[places.count - 1], count: 12)
            places += stride(from: 0, to: min(300, other.line.length), by: 6).compactMap {
                other.line.coordinate(at: $0)
            }
            places += stride(from: 0.5 * length, to: length, by: 4).compactMap { known.line.coordinate(at: $0) }
            var fixes = KnownRide.fixes(at: places, noise: noise, from: time, using: &generator)
            for index in fixes.indices where index % 41 == 40 { fixes[index].horizontalAccuracy = 400 }
            for (number, fix) in fixes.enumerated() {
                lines += session.receive(fix, router: &router).map { "\((fix.time - 1_000).written(0)) \(written($0))" }
                guard number % 20 == 10 else { continue }
                let motion = session.motion.map {
                    "\($0.speed.written()) \(($0.course ?? -1).written(0)) \($0.deviation.written())"
                }
                let about = [
                    session.remainingDistance.map { $0.written(0) },
                    session.estimatedArrival.map { ($0 - 1_000).written(0) },
                    session.distanceToNextCue.map { $0.written(0) }, session.progress.map { $0.along.written(0) },
                    session.progress.map { $0.distanceFromRoute.written() }, motion,
                ]
                lines.append("  " + about.map { $0 ?? "–" }.joined(separator: ", "))
            }
            time += Double(fixes.count) + 5
        }
        let difference = try Recording("session-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("what a log is taken for, whole and bit by bit", arguments: 1...6 as ClosedRange<UInt64>)
    func matches(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graph = seed % 2 == 0 ? try TestMaps.demo(seed: 1) : try RandomNetwork.graph(nodes: 300, seed: seed)
        var lines: [String] = []
        func write(_ match: TrackMatch) {
            lines.append(
                "\(match.distance.written(0)) m, quality \(match.quality.written(3)), \(match.fixCount) fixes,"
                    + " \(match.refusedFixes) refused, accuracy \((match.estimatedAccuracy ?? -1).written())")
            for road in match.roads {
                let segments = road.segments.map {
                    "\($0.edge.rawValue)\($0.isReversed ? "-" : "+") \($0.endsAt.written()) \($0.duration.written())"
                }
                let fixes = road.fixes.map {
                    "\($0.fix.time.written(0)) \($0.along.written()) \($0.distance.written()) \($0.probability.written(3))"
                }
                lines.append("  \(segments.joined(separator: ", ")) \(Recording.digest(fixes))")
            }
        }
        for (number, noise) in [0, 5, 15, 30.0].enumerated() {
            guard let known = KnownRide(in: graph, length: 500...2_500, using: &generator) else { continue }
            var fixes = known.fixes(every: [1, 5, 15, 2][number], speed: 5, noise: noise, using: &generator)
            // A pause, a jump, a walk off the network, and one fix out of order.
            let third = fixes.count / 3
            for index in fixes.indices[(2 * third)...] { fixes[index].time += 1_000 }
            if number % 2 == 1 { fixes.removeSubrange(third..<(third + third / 3)) }
            if fixes.count > 8 { fixes[5].time = fixes[4].time - 3 }
            if let last = fixes.last {
                fixes += (1...30).map { step in
                    Fix(
                        time: last.time + Double(step) * 4,
                        coordinate: last.coordinate.destination(bearing: 200, distance: Double(step) * 15),
                        horizontalAccuracy: 8)
                }
            }
            write(TrackMatch(of: fixes, in: graph))
            var matcher = TrackMatcher(graph: graph, window: 24)
            for fix in fixes { matcher.add(fix) }
            write(matcher.finish())
        }
        let difference = try Recording("matching-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("what a filter refuses, and what the motion is, fix by fix")
    func fixes() throws {
        var generator = SeededGenerator(seed: 3)
        var lines: [String] = []
        for _ in 0..<20 {
            var (filter, motion) = (FixFilter(), MotionFilter())
            var place = Coordinate(longitude: 61.4, latitude: 55.1)
            var time = 0.0
            for _ in 0..<25 {
                let seconds: Double = generator.pick([1, 1, 1, 1, 2, 10, 0, -1, 400, 0.2]) ?? 1
                let metres: Double = generator.pick([0, 2, 5, 5, 8, 40, 3_000]) ?? 0
                let accuracy: Double? = generator.pick([5, 5, 20, 49, 50, 51, 300, -1])
                time += seconds
                place = place.destination(bearing: generator.next(in: 0...90.0), distance: metres)
                var fix = Fix(time: time, coordinate: place, horizontalAccuracy: accuracy)
                let latitude: Double = generator.pick([91, .nan, 90]) ?? 0
                if generator.chance(0.1) { fix.coordinate.latitude = latitude }
                let refusal = filter.judge(fix)
                if refusal == nil { motion.follow(fix) }
                lines.append(
                    "\(refusal.map { "\($0)" } ?? "–") \((motion.motion?.speed ?? -1).written(2))"
                        + " \((motion.motion?.course ?? -1).written(1)) \((motion.motion?.deviation ?? -1).written(2))")
            }
        }
        let difference = try Recording("fixes").difference(from: lines)
        #expect(difference == nil)
    }
}
