import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Testing

/// What is remarkable, exactly from where on.
@Suite("Limits of fairness")
struct FairnessLimitTests {
    /// A fix a second to the east, and what a test changes of it.
    private func ride(
        _ seconds: ClosedRange<Int>, speed: Double, _ change: (Int, inout Fix) -> Void = { _, _ in }
    ) -> [Fix] {
        seconds.map { second in
            var fix = SmallQuest.fix(Double(second), east: Double(second) * speed, accuracy: nil)
            change(second, &fix)
            return fix
        }
    }

    /// The flags and the seconds at which they were raised.
    private func flags(_ fixes: [Fix], _ monitor: inout FairnessMonitor) -> [(second: Double, flag: RideFlag)] {
        fixes.flatMap { fix in monitor.observe(fix).map { (fix.time - SmallQuest.startTime, $0) } }
    }

    private func rule(_ change: (inout FairnessRule) -> Void = { _ in }) -> FairnessRule {
        var rule = FairnessRule()
        change(&rule)
        return rule
    }

    @Test("who is faster over three minutes that end one after another is flagged with the third, nobody slower")
    func speed() throws {
        for (speed, isFlagged) in [(9.98, false), (10.02, true)] {
            var monitor = FairnessMonitor(rule: rule { $0.highestSpeed = 10 })
            let found = flags(ride(0...200, speed: speed), &monitor)
            #expect(found.map(\.second) == (isFlagged ? [62] : []), "\(speed)")
            #expect(found.allSatisfy { $0.flag.kind == .impliedSpeed && abs(($0.flag.value ?? 0) - speed) < 0.01 })
        }
    }

    @Test("two fast minutes in a row are none, and are counted anew after a slow one")
    func interrupted() {
        var monitor = FairnessMonitor(rule: rule { $0.highestSpeed = 10 })
        let fixes = ride(0...140, speed: 9) { second, fix in
            // Two fixes 100 m ahead, one where the rider is, and two ahead again.
            if [70, 71, 73, 74].contains(second) {
                fix.coordinate = SmallQuest.place(east: Double(second) * 9 + 100)
            }
        }
        #expect(flags(fixes, &monitor).isEmpty)
    }

    @Test("what the accuracies may have made up is taken off the way")
    func doubt() {
        for (accuracy, isFlagged) in [(4.0, true), (6.5, false)] {
            var monitor = FairnessMonitor(rule: rule { $0.highestSpeed = 10 })
            let fixes = ride(0...100, speed: 10.2) { $1.horizontalAccuracy = accuracy }
            #expect(flags(fixes, &monitor).isEmpty == !isFlagged, "\(accuracy)")
        }
    }

    @Test("two minutes without a fix prove nothing, a little less does")
    func gap() {
        // The second fix behind the gap is a second farther away.
        for (gap, isFlagged) in [(118, true), (119, false)] {
            var monitor = FairnessMonitor(rule: rule { $0.highestSpeed = 10 })
            // Fast before, in and shortly after the gap.
            let fixes = ride(0...60, speed: 20) + ride((60 + gap)...(61 + gap), speed: 20)
            #expect(flags(fixes, &monitor).isEmpty == !isFlagged, "\(gap)")
        }
    }

    @Test("the tenth fix in a row at the very same place is flagged once; a fix of the same second is not counted")
    func identical() {
        func fixes(_ seconds: ClosedRange<Int>) -> [Fix] {
            ride(seconds, speed: 0) { second, fix in
                fix.speed = 3 + Double(second) / 10
                fix.course = Double(second)
            }
        }
        var monitor = FairnessMonitor()
        let found = flags(fixes(0...30), &monitor)
        #expect(found.map(\.second) == [9] && found.map(\.flag) == [RideFlag(.identicalFixes, value: 10)])
        var other = FairnessMonitor()
        #expect(flags(fixes(0...8).flatMap { [$0, $0, $0] }, &other).isEmpty)
        #expect(flags(fixes(0...8), &other).isEmpty, "fixes that are older are passed over")
        #expect(flags(fixes(9...9), &other).count == 1)
    }

    @Test("standing still, or another place, begins the count of places anew")
    func movedOn() {
        var monitor = FairnessMonitor()
        let fixes = ride(0...60, speed: 0) { second, fix in
            fix.speed = second % 9 == 8 ? 1 : 3 + Double(second) / 10
            fix.course = Double(second)
        }
        #expect(flags(fixes, &monitor).isEmpty, "a speed of one metre a second is standing")
        var other = FairnessMonitor()
        let jumps = ride(0...60, speed: 0) { second, fix in
            fix.speed = 3 + Double(second) / 10
            fix.course = Double(second)
            if second % 9 == 8 { fix.coordinate = SmallQuest.place(east: 1) }
        }
        #expect(flags(jumps, &other).isEmpty)
    }

    @Test("two values of a moving rider that stay the same for thirty fixes are flagged, one alone is not")
    func even() {
        func fixes(speed: Bool, course: Bool, accuracy: Bool, interval: Bool) -> [Fix] {
            ride(0...80, speed: 4) { second, fix in
                let change = Double(second) / 100
                fix.speed = speed ? 4 : 4 + change
                fix.course = course ? 90 : 90 + change
                fix.horizontalAccuracy = accuracy ? 5 : 5 + change
                if !interval { fix.time += change * change }
            }
        }
        func seconds(_ fixes: [Fix]) -> [Double] {
            var monitor = FairnessMonitor()
            let found = flags(fixes, &monitor)
            #expect(found.allSatisfy { $0.flag == RideFlag(.accuracyPattern, value: 30) })
            return found.map { $0.second.rounded(.down) }
        }
        #expect(seconds(fixes(speed: true, course: true, accuracy: false, interval: false)) == [29])
        #expect(seconds(fixes(speed: true, course: false, accuracy: true, interval: false)) == [29])
        #expect(seconds(fixes(speed: false, course: true, accuracy: true, interval: false)) == [29])
        // The first interval is that of the second fix.
        #expect(seconds(fixes(speed: true, course: false, accuracy: false, interval: true)) == [30])
        #expect(seconds(fixes(speed: false, course: false, accuracy: true, interval: true)).isEmpty)
        #expect(seconds(fixes(speed: true, course: false, accuracy: false, interval: false)).isEmpty)
        #expect(seconds(fixes(speed: false, course: true, accuracy: false, interval: false)).isEmpty)
    }

    @Test("a pattern that ends and comes again is flagged again")
    func evenAgain() {
        var monitor = FairnessMonitor()
        let fixes = ride(0...100, speed: 4) { second, fix in
            fix.speed = second == 40 ? 5 : 4
            fix.course = second == 40 ? 95 : 90
            fix.time += Double(second * second) / 10_000
        }
        #expect(flags(fixes, &monitor).map { $0.second.rounded(.down) } == [29, 70])
    }

    @Test("nobody seen for more than a minute before a check-in is remarked on, as often as the rule says")
    func approach() {
        var monitor = FairnessMonitor(
            rule: rule { $0.most = 2 }, resuming: [RideFlag(.noApproach, task: "a", value: 90)])
        let checkIn = CheckIn(
            task: "oak", time: 1000, coordinate: SmallQuest.origin, distance: 0, accuracy: nil, reach: 20,
            probability: 1, dwell: 0, fixes: [])
        #expect(monitor.remark(on: checkIn, seenBefore: nil) == nil)
        #expect(monitor.remark(on: checkIn, seenBefore: 940) == nil)
        #expect(monitor.remark(on: checkIn, seenBefore: 939.5) == RideFlag(.noApproach, task: "oak", value: 60.5))
        #expect(monitor.remark(on: checkIn, seenBefore: 900) == nil, "two were recorded")
    }

    @Test("fast minutes before a gap are not counted with those after it")
    func fastAfterGap() {
        for (last, expected) in [(243, []), (244, [244.0])] {
            var monitor = FairnessMonitor(rule: rule { $0.highestSpeed = 10 })
            let fixes = ride(0...61, speed: 20) + ride(182...last, speed: 20)
            #expect(flags(fixes, &monitor).map(\.second) == expected, "\(last) s")
        }
    }

    @Test("a rider who was not heard for longer than an outage is listened to anew")
    func heardAnew() {
        func isRemarked(silence: Double, heard: Double, pause: Double) -> Bool {
            var monitor = FairnessMonitor()
            for second in 0...60 { _ = monitor.observe(SmallQuest.fix(Double(second), east: Double(second))) }
            var last = 60 + silence
            for second in stride(from: 0, through: heard, by: 5) {
                last = 60 + silence + second
                _ = monitor.observe(SmallQuest.fix(last, east: 100 + second))
            }
            let fix = SmallQuest.fix(last + pause, east: 2000)
            _ = monitor.observe(fix)
            let checkIn = CheckIn(
                task: "oak", time: fix.time, coordinate: fix.coordinate, distance: 0, accuracy: 5, reach: 20,
                fixes: [fix])
            return monitor.remark(on: checkIn, seenBefore: SmallQuest.startTime + last) != nil
        }
        #expect(!isRemarked(silence: 120, heard: 10, pause: 90), "a minute and ten seconds")
        #expect(isRemarked(silence: 121, heard: 10, pause: 90), "ten seconds")
        #expect(isRemarked(silence: 121, heard: 25, pause: 90))
        #expect(!isRemarked(silence: 121, heard: 30, pause: 90))
        #expect(!isRemarked(silence: 121, heard: 30, pause: 120))
        #expect(isRemarked(silence: 121, heard: 30, pause: 121))
        #expect(!isRemarked(silence: 500, heard: 0, pause: 60))
    }

    @Test("pauses of more than half a minute add nothing to what was heard")
    func pauses() {
        func isRemarked(interval: Double) -> Bool {
            var monitor = FairnessMonitor()
            for step in 0...5 { _ = monitor.observe(SmallQuest.fix(Double(step) * interval, east: Double(step))) }
            let fix = SmallQuest.fix(5 * interval + 90, east: 2000)
            _ = monitor.observe(fix)
            let checkIn = CheckIn(
                task: "oak", time: fix.time, coordinate: fix.coordinate, distance: 0, accuracy: 5, reach: 20,
                fixes: [fix])
            return monitor.remark(on: checkIn, seenBefore: SmallQuest.startTime + 5 * interval) != nil
        }
        #expect(!isRemarked(interval: 30) && isRemarked(interval: 31))
        #expect(!isRemarked(interval: 6) && isRemarked(interval: 5.9))
    }
}
