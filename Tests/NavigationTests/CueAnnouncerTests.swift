import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

@Suite("The cue announcer")
struct CueAnnouncerTests {
    /// The cues of some legs across the invented town.
    private func cues(seed: UInt64) throws -> [[Cue]] {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var result: [[Cue]] = []
        while result.count < 8 {
            let ends = (0..<2).map { _ in graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: 0.5) }
            guard let leg = router.leg(from: ends[0], to: ends[1]), leg.distance > 800 else { continue }
            result.append(leg.cues(in: graph))
        }
        return result
    }

    /// All that is reported on a ride along a leg.
    private func ride(_ cues: [Cue], speed: Double, from start: Double = 0, _ announcer: inout CueAnnouncer)
        -> [Announcement]
    {
        let end = cues.last?.along ?? 0
        return stride(from: start, through: end, by: speed).compactMap { announcer.announce(along: $0, speed: speed) }
    }

    @Test(
        "each cue is reported at most once ahead and once when it is to be done, in order",
        arguments: [2, 5, 9] as [Double])
    func order(speed: Double) throws {
        for cues in try cues(seed: 1) {
            var announcer = CueAnnouncer()
            announcer.start(cues)
            let reported = ride(cues, speed: speed, &announcer)
            for (one, next) in zip(reported, reported.dropFirst()) {
                #expect(one.cue.along <= next.cue.along)
                if one.cue == next.cue { #expect(one.stage == .ahead && next.stage == .now) }
            }
            for (number, cue) in cues.enumerated() {
                let own = reported.filter { $0.cue == cue }
                #expect(own.count <= 2 && own.allSatisfy { $0.distance >= 0 })
                let before = number > 0 ? cue.along - cues[number - 1].along : .infinity
                guard before > 20 else { continue }
                #expect(own.last?.stage == .now, "\(cue.kind) at \(cue.along) m was not reported")
            }
        }
    }

    @Test("who rides faster is told farther ahead, within bounds, and in about as many seconds")
    func speed() throws {
        var checked = 0
        for cues in try cues(seed: 2) {
            for (cue, before) in zip(cues.dropFirst(), cues) where cue.along - before.along > 450 {
                var last = 0.0
                for speed in [1, 3, 5, 8, 12, 25] as [Double] {
                    var announcer = CueAnnouncer()
                    announcer.start(cues)
                    let reported = ride(cues, speed: speed, &announcer).filter { $0.cue == cue }
                    let ahead = try #require(reported.first { $0.stage == .ahead }).distance
                    let now = try #require(reported.first { $0.stage == .now }).distance
                    #expect(ahead >= last - speed && ahead > now, "\(speed) m/s: \(ahead) m, before \(last) m")
                    // A step before the bound at most.
                    let (far, near) = (min(max(20 * speed, 60), 400), min(max(5 * speed, 15), 80))
                    #expect(ahead <= far && ahead > far - speed - 1e-9, "\(speed) m/s: \(ahead) m, not \(far) m")
                    #expect(now <= near && now > near - speed - 1e-9, "\(speed) m/s: \(now) m, not \(near) m")
                    last = ahead
                    checked += 1
                }
            }
        }
        #expect(checked >= 12, "\(checked)")
    }

    @Test("as early as can be is the bound, also for who stands", arguments: [Double.infinity, .nan, -.infinity])
    func invalid(seconds: Double) throws {
        let cues = try #require(try cues(seed: 3).first { $0.count > 3 && $0[1].along > 100 })
        for speed in [0, 5] as [Double] {
            var announcer = CueAnnouncer()
            var timing = CueTiming()
            (timing.secondsAhead, timing.secondsNow) = (seconds, seconds)
            announcer.start(Array(cues[1...]))
            let reported = announcer.announce(along: cues[1].along - 14, speed: speed, timing)
            #expect(reported?.stage == .now, "\(speed) m/s")
        }
    }

    @Test("after a new route to the same turn what was reported of it is not reported again, and what was not still is")
    func sameTurn() throws {
        let cues = try #require(try cues(seed: 3).first { $0.count > 3 && $0[1].along > 100 })
        let turn = cues[1]
        var announcer = CueAnnouncer()
        announcer.start(cues)
        let first = ride(Array(cues.prefix(2)), speed: 5, from: 30, &announcer).filter { $0.cue == turn }
        #expect(first.map(\.stage) == [.ahead, .now])
        // Two of three ways to it.
        for (along, left) in [(turn.along - 40, [Announcement.Stage.now]), (turn.along - 10, [])] {
            var announcer = CueAnnouncer()
            announcer.start(cues)
            _ = stride(from: 30, through: along, by: 5).compactMap { announcer.announce(along: $0, speed: 5) }
            var moved = cues
            for number in moved.indices { moved[number].along -= 30 }
            announcer.start(moved)
            let again = stride(from: along - 30, through: turn.along - 30, by: 5).compactMap {
                announcer.announce(along: $0, speed: 5)
            }
            #expect(again.filter { $0.cue.coordinate == turn.coordinate }.map(\.stage) == left, "\(along)")
        }
        // Another turn is reported.
        announcer.start(Array(cues[2...]))
        #expect(announcer.announce(along: cues[2].along, speed: 5)?.cue == cues[2])
    }

    @Test("who goes back and comes again is told no cue twice")
    func back() throws {
        for cues in try cues(seed: 4) {
            var announcer = CueAnnouncer()
            announcer.start(cues)
            var generator = SeededGenerator(seed: 4)
            var reported: [Announcement] = []
            var along = 0.0
            while along < cues.last?.along ?? 0 {
                along = max(along + generator.next(in: -12...16), 0)
                if let announcement = announcer.announce(along: along, speed: generator.next(in: 0...10)) {
                    reported.append(announcement)
                }
            }
            for cue in cues {
                let stages = reported.filter { $0.cue == cue }.map(\.stage)
                #expect(stages.count <= 2 && Set(stages).count == stages.count, "\(cue.kind): \(stages)")
            }
        }
    }
}
