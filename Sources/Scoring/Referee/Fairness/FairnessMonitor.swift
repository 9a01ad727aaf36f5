public import Geodesy
import Quests
public import RideLogs

/// Looks for fixes that a bicycle with an ordinary receiver does not produce.
///
///     var monitor = FairnessMonitor()
///     for fix in track { for flag in monitor.observe(fix) { print(flag.message[.english]) } }
///
/// A flag is raised once for as long as its condition holds. Flags never cost points; the organiser decides.
/// - Complexity: O(1) for each fix, amortised, and the fixes of the last minute in memory.
public struct FairnessMonitor: Sendable {
    private let rule: FairnessRule
    private var window = Window()
    /// How many fixes in a row ended a window that was too fast.
    private var fast = 0
    private var identical = Run()
    private var speed = Run()
    private var course = Run()
    private var accuracy = Run()
    private var interval = Run()
    private var isEven = false
    private var counts: [RideFlag.Kind: Int] = [:]
    /// For how many seconds the rider has been heard since the last silence that was no outage.
    private var heard = 0.0
    /// The last fix before the latest silence, and for how long the rider had been heard until then.
    private var silence: (before: Fix, heard: Double)?
    private var latest: Fix?

    /// The fixes of the last span, of which only these numbers are needed: every rider of an event has them in memory.
    private struct Window: Sendable {
        struct Sample: Sendable {
            let time: Double
            let coordinate: Coordinate
            let accuracy: Double
        }

        private var samples: ContiguousArray<Sample> = []
        /// The place of the first; those before it are removed together, so that none is moved with every fix.
        private var start = 0

        var first: Sample? { start < samples.count ? samples[start] : nil }
        var last: Sample? { samples.last }

        /// Adds a fix, and removes the first ones as long as the second is at least so many seconds before it.
        mutating func append(_ fix: Fix, span: Double) {
            if start >= 32, 2 * start >= samples.count {
                samples.removeFirst(start)
                start = 0
            }
            samples.append(
                Sample(time: fix.time, coordinate: fix.coordinate, accuracy: fix.horizontalAccuracy ?? 0))
            while samples.count - start > 2, fix.time - samples[start + 1].time >= span { start += 1 }
        }
    }

    /// How often a value was repeated in a row.
    private struct Run: Sendable {
        var value: [Double] = []
        var count = 0

        mutating func take(_ next: [Double]?) {
            guard let next else {
                self = Run()
                return
            }
            count = next == value ? count + 1 : 1
            value = next
        }
    }

    /// A monitor for a new ride, or one that continues after the flags of a ride.
    public init(rule: FairnessRule = FairnessRule(), resuming flags: [RideFlag] = []) {
        self.rule = rule
        for flag in flags { counts[flag.kind, default: 0] += 1 }
    }

    /// Takes a usable position report.
    public mutating func observe(_ fix: Fix) -> [RideFlag] {
        let before = window.last?.time
        if let before, fix.time <= before { return [] }
        listen(to: fix)
        let (speed, identical, even) = (speedFlag(with: fix), identicalFlag(fix), evenFlag(fix, before))
        if speed == nil, identical == nil, even == nil { return [] }
        return [speed, identical, even].compactMap { $0 }.filter { count($0.kind) }
    }

    /// A flag where a check-in follows a long time without usable fixes.
    ///
    /// A receiver that was heard all the time and falls silent for a minute or two is in a tunnel or between high houses, and one that
    /// was near before had a rest: neither is remarkable. Positions that appear at a task and nowhere else are.
    ///
    /// - Parameter seenBefore: the time of the last usable fix before the one that checked in; `nil` where there was none.
    public mutating func remark(on checkIn: CheckIn, seenBefore: Double?) -> RideFlag? {
        guard let seenBefore, checkIn.time - seenBefore > rule.approach else { return nil }
        if let silence, silence.before.time == seenBefore {
            if silence.heard >= rule.heard, checkIn.time - seenBefore <= rule.outage { return nil }
            if silence.before.coordinate.distance(to: checkIn.coordinate) <= rule.rest { return nil }
        }
        let flag = RideFlag(.noApproach, task: checkIn.task, value: checkIn.time - seenBefore)
        return count(flag.kind) ? flag : nil
    }

    private mutating func listen(to fix: Fix) {
        if let latest {
            let pause = fix.time - latest.time
            if pause > rule.approach { silence = (latest, heard) }
            if pause <= rule.heard { heard += pause }
            if pause > rule.outage { heard = 0 }
        }
        latest = fix
    }

    /// Whether one more flag of a kind is to be recorded.
    mutating func count(_ kind: RideFlag.Kind) -> Bool {
        counts[kind, default: 0] += 1
        return counts[kind, default: 0] <= rule.most
    }

    /// The straight-line speed over the window, less the two accuracies.
    private mutating func speedFlag(with fix: Fix) -> RideFlag? {
        window.append(fix, span: rule.span)
        guard let first = window.first, fix.time - first.time >= rule.span else { return nil }
        // A gap proves nothing: a phone in a tunnel, a rider on a train to the start.
        guard fix.time - first.time < 2 * rule.span else {
            fast = 0
            return nil
        }
        let doubt = first.accuracy + (fix.horizontalAccuracy ?? 0)
        let speed = (first.coordinate.distance(to: fix.coordinate) - doubt) / (fix.time - first.time)
        fast = speed > rule.highestSpeed ? fast + 1 : 0
        // An outlier can spoil the window that it ends and the one that it starts, but not three in a row.
        return fast == 3 ? RideFlag(.impliedSpeed, value: speed) : nil
    }

    /// A moving receiver reports different digits with every fix; a phone that lies still may repeat itself.
    private mutating func identicalFlag(_ fix: Fix) -> RideFlag? {
        let moves = (fix.speed ?? 0) > 1
        identical.take(moves ? [fix.coordinate.longitude, fix.coordinate.latitude] : nil)
        guard identical.count == rule.identicalFixes else { return nil }
        return RideFlag(.identicalFixes, value: Double(identical.count))
    }

    /// Constant accuracy and interval are normal; constant speed or course as well is suspicious.
    private mutating func evenFlag(_ fix: Fix, _ before: Double?) -> RideFlag? {
        let moves = (fix.speed ?? 0) > 1
        speed.take(moves ? fix.speed.map { [$0] } : nil)
        course.take(moves ? fix.course.map { [$0] } : nil)
        accuracy.take(moves ? fix.horizontalAccuracy.map { [$0] } : nil)
        interval.take(moves ? before.map { [fix.time - $0] } : nil)
        let motion = max(speed.count, course.count)
        let others = [min(speed.count, course.count), accuracy.count, interval.count].max() ?? 0
        let count = min(motion, others)
        defer { isEven = count >= rule.evenFixes }
        return count >= rule.evenFixes && !isEven ? RideFlag(.accuracyPattern, value: Double(count)) : nil
    }
}
