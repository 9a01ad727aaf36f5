internal import Geodesy
import Quests
import RideLogs

/// Decides check-ins, and where answers were given, again from the positions that a log keeps of them.
///
/// The rule, the line between two fixes, and what counts as near enough are those with which the phone decided. Where a task asks
/// for a stay, the kept fixes are those of the whole stay, and a `PresenceDetector` watches them again.
struct CheckInEvidence {
    /// How many seconds the time of an entry may differ from that of its positions. Both are of one clock.
    private static let slack = 1.0
    /// How many seconds old the last position of an answer may be.
    static let answerAge = 60.0
    /// How many positions of an answer are kept: the ends of a line.
    static let answerFixes = 2

    let rule: PresenceRule
    /// The tasks by position in the quest, and the planes around them. A task is never copied here: that takes longer than to decide.
    private let tasks: [Quest.Task]
    let planes: [LocalPlane]

    init(quest: Quest, rule: PresenceRule) {
        self.rule = rule
        tasks = quest.tasks
        planes = quest.tables.planes
    }

    /// Why the positions of a check-in do not prove it; `nil` if they do.
    ///
    /// - Parameters:
    ///   - position: the task's position in the quest.
    ///   - deviceTime: the time of the entry by the clock of the device, in seconds since 1970-01-01 00:00 UTC.
    ///   - opening: when the task opens by the same clock, from when on a stay counts; `nil` for at once.
    func flag(on checkIn: CheckIn, at position: Int, deviceTime: Double, opening: Double?) -> CheckInFlag? {
        let fixes = checkIn.fixes
        guard !fixes.isEmpty else { return .noPositions }
        let radius = tasks[position].radius
        guard let passing = passing(of: fixes, radius: radius, planes[position]) else {
            return .inaccurate(fixes.lazy.compactMap { $0.horizontalAccuracy }.min() ?? 0)
        }
        guard passing.isNear else {
            return .elsewhere(
                distance: passing.distance, reach: rule.reach(radius: radius, accuracy: passing.accuracy))
        }
        var times = passing.times
        let dwell = tasks[position].dwell
        if dwell > 0 {
            guard let arrived = stay(of: fixes, at: tasks[position], opening: opening) else {
                let shown = (fixes.last?.time ?? 0) - max(fixes.first?.time ?? 0, opening ?? -.infinity)
                return .tooShort(seconds: max(0, min(shown, dwell)), asked: dwell)
            }
            times = arrived...arrived
        }
        let difference = deviceTime < times.lowerBound ? times.lowerBound - deviceTime : deviceTime - times.upperBound
        return difference > Self.slack ? .otherTime(seconds: difference) : nil
    }

    /// Why the positions of an answer do not show that it was given at the task; `nil` if they do.
    ///
    /// Only the line to the last of them counts: who has been there a minute ago may be elsewhere by now.
    ///
    /// - Parameters:
    ///   - fixes: the last before the answer, oldest first.
    ///   - deviceTime: the time of the answer by the clock of the device, in seconds since 1970-01-01 00:00 UTC.
    func flag(onAnswerFrom fixes: [Fix], at position: Int, deviceTime: Double) -> CheckInFlag? {
        guard !fixes.isEmpty else { return .noPositions }
        let usable = fixes.filter(rule.isUsable)
        guard let last = usable.last else {
            return .inaccurate(fixes.lazy.compactMap { $0.horizontalAccuracy }.min() ?? 0)
        }
        let (start, _) = rule.line(from: usable.dropLast().last, to: last)
        let passing = passing(from: start, to: last, planes[position])
        let radius = tasks[position].radius
        guard rule.isWithinReach(passing.distance, radius: radius, accuracy: passing.accuracy) else {
            return .elsewhere(
                distance: passing.distance, reach: rule.reach(radius: radius, accuracy: passing.accuracy))
        }
        let difference = (deviceTime - last.time).magnitude
        return difference > Self.answerAge + Self.slack ? .otherTime(seconds: difference) : nil
    }

    /// A line between two of the kept fixes, or a fix alone.
    private struct Passing {
        let distance: Double
        let accuracy: Double?
        /// When: the times of the two fixes that the rider passed between.
        let times: ClosedRange<Double>
        /// Whether it is near enough to the task.
        var isNear = false
    }

    /// The latest line between fixes that is near enough, else the nearest; `nil` if no fix is usable.
    ///
    /// The latest, since a rider who waits for the task to open may have been nearer before.
    private func passing(of fixes: [Fix], radius: Double, _ plane: LocalPlane) -> Passing? {
        let usable = fixes.filter(rule.isUsable)
        var nearest: Passing?
        for index in usable.indices.reversed() {
            let (start, _) = rule.line(from: index > 0 ? usable[index - 1] : nil, to: usable[index])
            var passing = passing(from: start, to: usable[index], plane)
            passing.isNear = rule.isWithinReach(passing.distance, radius: radius, accuracy: passing.accuracy)
            if passing.isNear { return passing }
            if nearest.map({ passing.distance < $0.distance }) ?? true { nearest = passing }
        }
        return nearest
    }

    private func passing(from start: Fix, to end: Fix, _ plane: LocalPlane) -> Passing {
        let last = plane.point(end.coordinate)
        let segment = PlaneSegment(start.time < end.time ? plane.point(start.coordinate) : last, last)
        let (fraction, squaredDistance) = segment.nearest(to: PlanePoint(east: 0, north: 0))
        let distance = squaredDistance.squareRoot()
        return Passing(
            // Far away the plane is no measure.
            distance: distance < 2_000 ? distance : end.coordinate.distance(to: plane.origin),
            accuracy: rule.accuracy(at: fraction, from: start, to: end), times: start.time...end.time)
    }

    /// When the kept fixes complete the stay that a task asks for; `nil` if they do not.
    private func stay(of fixes: [Fix], at task: Quest.Task, opening: Double?) -> Double? {
        var detector = PresenceDetector(tasks: [task], rule: rule)
        for fix in fixes where rule.isUsable(fix) {
            let reached = detector.observe(fix, candidates: [.init(position: 0, opening: opening)])
            if let first = reached.first { return first.time }
        }
        return nil
    }
}
