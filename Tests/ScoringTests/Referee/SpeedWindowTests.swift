import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import Testing

@Suite("The window over which speeds are averaged")
struct SpeedWindowTests {
    /// What the rule says, with a list of all fixes.
    private func expected(_ fixes: [Fix], _ rule: FairnessRule) -> [Double] {
        var window: [Fix] = []
        var (fast, times) = (0, [Double]())
        for fix in fixes {
            window.append(fix)
            while window.count > 2, fix.time - window[1].time >= rule.span { window.removeFirst() }
            let seconds = fix.time - window[0].time
            guard seconds >= rule.span else { continue }
            guard seconds < 2 * rule.span else {
                fast = 0
                continue
            }
            let doubt = (window[0].horizontalAccuracy ?? 0) + (fix.horizontalAccuracy ?? 0)
            let metres = window[0].coordinate.distance(to: fix.coordinate) - doubt
            fast = metres / seconds > rule.highestSpeed ? fast + 1 : 0
            if fast == 3 { times.append(fix.time) }
        }
        return times
    }

    @Test("flags come when a list of all fixes says so", arguments: 1...20 as ClosedRange<UInt64>)
    func flags(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var rule = FairnessRule()
        rule.most = .max
        let plane = LocalPlane(origin: Coordinate(longitude: 37.6, latitude: 55.7))
        var (time, east, speed) = (1000.0, 0.0, 8.0)
        var fixes: [Fix] = []
        for _ in 0..<1500 {
            let pause = generator.chance(0.01) ? generator.next(in: 30...200) : generator.next(in: 0.2...3)
            if generator.chance(0.02) { speed = generator.next(in: 2...22) }
            time += pause
            east += pause * speed
            let place = plane.coordinate(PlanePoint(east: east, north: generator.next(in: -5...5)))
            fixes.append(
                Fix(
                    time: time, coordinate: place,
                    horizontalAccuracy: generator.chance(0.9) ? generator.next(in: 3...20) : nil))
        }
        var monitor = FairnessMonitor(rule: rule)
        let found = fixes.filter { fix in monitor.observe(fix).contains { $0.kind == .impliedSpeed } }.map(\.time)
        #expect(found == expected(fixes, rule), "seed \(seed)")
    }
}
