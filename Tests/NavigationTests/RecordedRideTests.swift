import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@testable import Navigation

@Suite("Rides as they were recorded")
struct RecordedRideTests {
    private let graph: RoadGraph

    init() throws { graph = try TestMaps.demo(seed: 1) }

    /// Rides, and writes down what is said, and every twenty seconds where the rider is.
    private func record(_ fixes: [Fix], _ rider: inout TestRider, _ lines: inout [String]) {
        for fix in fixes {
            let (events, announcements) = (rider.events.count, rider.announcements.count)
            rider.receive(fix)
            let time = Int(fix.time)
            for event in rider.events[events...] {
                var line = "\(time) \([event].words[0])"
                if case .deviated(let deviation) = event { line += " \(deviation.distance.written()) m" }
                if case .routed(let leg) = event { line += " \(leg.distance.written()) m \(leg.duration.written()) s" }
                if case .rerouted(let leg) = event {
                    line += " \(leg.distance.written()) m \(leg.duration.written()) s"
                }
                lines.append(line)
            }
            for said in rider.announcements[announcements...] {
                lines.append("\(time) \(said.stage) \(said.distance.written()) m: \(said.cue.text[.english])")
            }
            guard time % 20 == 0, let motion = rider.session.motion else { continue }
            var line =
                "\(time) \(motion.speed.written(2)) m/s \((motion.course ?? -1).written())° ±\(motion.deviation.written(2))"
            if let progress = rider.session.progress {
                line += " at \(progress.along.written()), \(progress.distanceFromRoute.written()) off,"
                line += " \((rider.session.remainingDistance ?? -1).written()) m"
                line += " \((rider.session.remainingDuration ?? -1).written()) s left,"
                line += " cue in \((rider.session.distanceToNextCue ?? -1).written()) m"
                line += " \((rider.session.durationToNextCue ?? -1).written()) s"
            }
            lines.append(line)
        }
    }

    @Test(
        "who rides another way for a while, and then as told, hears the same in every version",
        arguments: 1...6 as ClosedRange<UInt64>)
    func session(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let own = try #require(KnownRide(in: graph, length: 700...1500, using: &generator))
        let stops = try (0..<2).map { _ in
            try #require(KnownRide(in: graph, length: 700...1500, using: &generator)?.line.coordinates.last)
        }
        var rider = TestRider(graph, to: stops, seed: seed)
        let noise = Double(seed - 1)
        var lines: [String] = []
        var fixes = own.fixes(every: seed == 3 ? 3 : 1, noise: noise, using: &generator)
        // A receiver that measures speed and course, and one that says nothing for a while.
        if seed % 2 == 0 { for number in fixes.indices { (fixes[number].speed, fixes[number].course) = (5, nil) } }
        if seed == 5 { fixes.removeAll { 60..<110 ~= $0.time } }
        record(fixes, &rider, &lines)
        for _ in stops {
            guard let progress = rider.session.progress else { break }
            let line = progress.leg.line
            let places = stride(from: progress.along, through: line.length, by: 6).compactMap {
                line.coordinate(at: $0)
            }
            let time = (rider.session.motion?.time ?? 0) + 1
            record(KnownRide.fixes(at: places, noise: noise, from: time, using: &generator), &rider, &lines)
        }
        let difference = try Recording("ride-\(seed)").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("tracks are matched as in every version")
    func matching() throws {
        var lines: [String] = []
        for seed in 1...12 as ClosedRange<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let ride = try #require(KnownRide(in: graph, length: 700...2000, using: &generator))
            var fixes = ride.fixes(
                every: Double(generator.pick([1, 4, 15]) ?? 1), noise: Double(seed), using: &generator)
            if seed % 3 == 0 { fixes.removeAll { 40..<250 ~= $0.time } }
            if seed % 4 == 1, let last = fixes.last {
                // On from the end, away from all roads, and a stop there.
                fixes += (1...60).map { number in
                    Fix(
                        time: last.time + Double(number) * 4,
                        coordinate: last.coordinate.destination(bearing: 37, distance: Double(min(number, 40)) * 12),
                        horizontalAccuracy: 8)
                }
            }
            let match = TrackMatch(of: fixes, in: graph)
            lines.append(
                "\(seed): \(match.distance.written()) m, \(match.offNetworkDistance.written()) m off, "
                    + "\(match.duration.written()) s, quality \(match.quality.written(3)), \(match.fixCount) fixes, "
                    + "\(match.refusedFixes) refused")
            for (part, outline) in zip(match.parts, match.outlines) {
                let kind =
                    switch part {
                    case .road(let road): "road \(road.segments.map { ($0.isReversed ? "-" : "") + "\($0.edge)" })"
                    case .offNetwork(let fixes): "off \(fixes.count)"
                    case .gap(let seconds, let metres): "gap \(seconds.written()) s \(metres.written()) m"
                    }
                lines.append(
                    "\(outline.start.written())–\(outline.end.written()) \(outline.distance.written()) m "
                        + "\(outline.line.coordinates.count): \(kind)")
            }
        }
        let difference = try Recording("matches").difference(from: lines)
        #expect(difference == nil)
    }
}
