import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Support
import Testing

@testable import Scoring

/// Stays at a task, compared with a walk along the ride in steps of hundredths of a second.
@Suite("Stays at a task on invented rides")
struct RandomPresenceTests {
    private static let radius = 20.0
    private static let step = 0.01

    /// A ride around a task, with breaks too long to be joined and jumps too quick to be believed.
    private func ride(_ generator: inout SeededGenerator, accuracy: Double?) -> [Fix] {
        var (second, east, north) = (0.0, generator.next(in: -60.0...60), generator.next(in: -60.0...60))
        return (0..<40).map { _ in
            let pause = generator.pick([1.0, 1, 5, 15, 15.1, 40]) ?? 1
            second += pause
            let stride = generator.chance(0.1) ? 31 * pause : generator.next(in: 0.0...25)
            let angle = Double(generator.next(below: 4))
            east = min(max(east + stride * [1, -1, 0.6, -0.6][Int(angle)], -90), 90)
            north = min(max(north + stride * [0.2, -0.2, -0.8, 0.8][Int(angle)], -90), 90)
            return SmallQuest.fix(second, east: east, north: north, accuracy: accuracy).roundedForLog
        }
    }

    /// Stays within a distance, by the walk; each from when to when, in seconds after the start.
    private func stays(_ fixes: [Fix], within reach: Double, of task: Coordinate) -> [(from: Double, to: Double)] {
        let plane = LocalPlane(origin: task)
        var stays: [(from: Double, to: Double)] = []
        var isOpen = false
        func look(_ east: Double, _ north: Double, _ second: Double) {
            let isThere = east * east + north * north <= reach * reach
            if isThere {
                if isOpen { stays[stays.count - 1].to = second } else { stays.append((second, second)) }
            }
            isOpen = isThere
        }
        for (index, fix) in fixes.enumerated() {
            let (second, end) = (fix.time - SmallQuest.startTime, plane.point(fix.coordinate))
            guard index > 0 else {
                look(end.east, end.north, second)
                continue
            }
            let before = fixes[index - 1]
            let (begin, pause) = (plane.point(before.coordinate), fix.time - before.time)
            let isJoined = pause <= 15 && before.coordinate.distance(to: fix.coordinate) <= 30 * pause
            if !isJoined { isOpen = false }
            let count = isJoined ? Int((pause / Self.step).rounded()) : 1
            for step in 1...count {
                let share = Double(step) / Double(count)
                look(
                    begin.east + (end.east - begin.east) * share, begin.north + (end.north - begin.north) * share,
                    before.time - SmallQuest.startTime + pause * share)
            }
        }
        return stays
    }

    /// When a stay has lasted long enough; `nil` where none has.
    private func arrival(_ stays: [(from: Double, to: Double)], dwell: Double, opening: Double) -> Double? {
        stays.first { $0.to - max($0.from, opening) >= dwell }.map { max($0.from, opening) + dwell }
    }

    @Test("begin and end where the walk says, to hundredths of a second", arguments: 0..<40 as Range<UInt64>)
    func oracle(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var compared = 0
        for round in 0..<25 {
            let accuracy: Double? = generator.pick([nil, 0, 5, 20, 50]) ?? nil
            let (dwell, opening) = (
                generator.pick([0.5, 3, 10, 30]) ?? 3, generator.chance(0.3) ? Double(generator.next(below: 200)) : 0
            )
            let slow = generator.pick([0.0, 0, 100, -50]) ?? 0
            let fixes = ride(&generator, accuracy: accuracy)
            var task = Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.origin, radius: Self.radius)
            task.dwell = dwell
            var detector = PresenceDetector(tasks: [task], rule: PresenceRule())
            let candidate = PresenceDetector.Candidate(
                position: 0, opening: SmallQuest.startTime + opening + slow)
            var found: CheckIn?
            for fix in fixes where found == nil {
                found = detector.observe(fix, candidates: [candidate], slow: slow).first
            }
            let reach = PresenceRule().reach(radius: Self.radius, accuracy: accuracy)
            // What hangs on a few steps or centimetres may go either way.
            let answers = [(-0.2, 0.05), (0.2, 0.05), (-0.2, -0.05), (0.2, -0.05)].map { more, longer in
                arrival(
                    stays(fixes, within: reach + more, of: task.coordinate), dwell: dwell + longer, opening: opening
                )
                .map { $0 - longer }
            }
            let times = answers.compactMap { $0 }
            guard times.isEmpty || times.count == 4 && (times.max() ?? 0) - (times.min() ?? 0) < 2 else { continue }
            compared += 1
            let expected = arrival(
                stays(fixes, within: reach, of: task.coordinate), dwell: dwell, opening: opening)
            let place = "seed \(seed), round \(round)"
            #expect((found == nil) == (expected == nil), "\(place)")
            guard let found, let expected else { continue }
            #expect(abs(found.time - SmallQuest.startTime - expected) < 0.03, "\(place)")
            #expect(abs(found.reach - reach) < 0.0051 && found.distance <= found.reach, "\(place)")
            #expect(found.accuracy == accuracy, "\(place)")
            #expect(found.dwell >= dwell && (dwell > 0 || found.fixes.count <= 4), "\(place)")
            #expect(abs(found.coordinate.distance(to: SmallQuest.origin) - found.distance) < 0.02, "\(place)")
        }
        #expect(compared > 10, "seed \(seed)")
    }

    @Test("the accuracy at the nearest point is that between the two fixes, in proportion")
    func accuracyBetween() throws {
        let task = Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.place(east: 30), radius: 20)
        func accuracy(_ first: Double?, _ second: Double?) -> Double? {
            var detector = PresenceDetector(tasks: [task], rule: PresenceRule())
            let candidate = PresenceDetector.Candidate(position: 0, opening: nil)
            _ = detector.observe(SmallQuest.fix(0, east: 0, accuracy: first), candidates: [])
            let end = SmallQuest.fix(10, east: 120, accuracy: second)
            return detector.observe(end, candidates: [candidate]).first?.accuracy
        }
        let between = try #require(accuracy(10, 30))
        #expect(abs(between - 15) < 0.01)
        #expect(accuracy(nil, 30) == 30 && accuracy(10, nil) == 10 && accuracy(nil, nil) == nil)
    }
}
