internal import Geodesy
import Quests
import RideLogs

/// Detects from fixes when a rider is at a task.
///
/// The referee decides which tasks are candidates.
/// - Complexity: O(*t*) for each fix and *t* candidates.
struct PresenceDetector: Sendable {
    /// How many fixes are kept as evidence where a task asks for no stay.
    private static let evidence = 4

    private struct Fence: Sendable {
        let task: Quest.Task.ID
        let radius: Double
        let dwell: Double
        let plane: LocalPlane
        /// The start of the present uninterrupted stay.
        var since: Double?
        /// The fixes of that stay, and the one before it: the evidence where the task asks for a stay.
        var fixes: [Fix] = []
    }

    /// The part of the segment between two fixes that lies within reach of a task.
    private struct Stay {
        let arrived: Double
        let left: Double
        /// Whether the rider was within reach at the end of the segment.
        let lasts: Bool
        let nearest: Double
        let point: PlanePoint
        let distance: Double
        let accuracy: Double?
        let reach: Double
    }

    private let rule: PresenceRule
    private var fences: [Fence]
    private var latest: [Fix] = []
    /// The reach that was computed last, and of what: most tasks have the same radius, and a receiver often reports the same accuracy.
    private var computed = (radius: 0.0, accuracy: 0.0, reach: 0.0)

    init(tasks: [Quest.Task], rule: PresenceRule) {
        self.rule = rule
        fences = []
        watch(tasks)
    }

    /// Watches these tasks; keeps the state of those watched before.
    mutating func watch(_ tasks: [Quest.Task]) {
        var known: [Quest.Task.ID: Fence] = [:]
        for fence in fences where known[fence.task] == nil { known[fence.task] = fence }
        fences = tasks.map {
            known[$0.id]
                ?? Fence(task: $0.id, radius: $0.radius, dwell: $0.dwell, plane: LocalPlane(origin: $0.coordinate))
        }
    }

    /// The time of the latest fix; `nil` where there is none.
    var latestTime: Double? { latest.last?.time }

    /// The last fixes before an answer, oldest first: the evidence of where it was given.
    func lastFixes(before time: Double) -> PackedFixes {
        PackedFixes(latest.suffix(CheckInEvidence.answerFixes).filter { time - $0.time <= CheckInEvidence.answerAge })
    }

    /// A task that the rider may check into.
    struct Candidate: Sendable {
        /// Its position in the quest.
        let position: Int
        /// When the task opens, by the log's clock: the dwell time counts from then on; `nil` for always open.
        let opening: Double?
    }

    /// The check-ins at `candidates` that this fix completes, in order of time. The fix must be usable.
    ///
    /// Decides on the rounded values the log stores, so that replay agrees.
    ///
    /// - Parameter slow: by how many seconds the clock of the fixes is behind the log's clock.
    mutating func observe(_ fix: Fix, candidates: [Candidate], slow: Double = 0) -> [CheckIn] {
        let fix = fix.roundedForLog
        let (start, length) = rule.line(from: latest.last, to: fix)
        latest.append(fix)
        if latest.count > Self.evidence { latest.removeFirst() }
        var checkIns: [CheckIn] = []
        for candidate in candidates {
            if let checkIn = visit(candidate, slow, from: start, to: fix, length: length) { checkIns.append(checkIn) }
        }
        return checkIns.count > 1 ? checkIns.sorted { $0.time < $1.time } : checkIns
    }

    private mutating func visit(
        _ candidate: Candidate, _ slow: Double, from start: Fix, to end: Fix, length: Double
    ) -> CheckIn? {
        let position = candidate.position
        guard isNear(position, end, length: length),
            let stay = stay(at: position, from: start, to: end, length: length)
        else {
            fences[position].since = nil
            return nil
        }
        let fence = fences[position]
        // An earlier stay continues only if the fixes were joined and the segment started within reach.
        let goesOn = start.time < end.time && stay.arrived <= start.time
        let arrived = goesOn ? fence.since ?? stay.arrived : stay.arrived
        fences[position].since = stay.lasts ? arrived : nil
        // If the rider arrives before the task opens, the dwell time counts from the opening.
        let opening = candidate.opening.map { $0 - slow }
        let since = fence.dwell > 0 ? max(arrived, opening ?? arrived) : arrived
        let evidence = fence.dwell > 0 ? keep(start, end, at: position, continuing: goesOn, until: opening) : latest
        guard stay.left - since >= fence.dwell else { return nil }
        let time = fence.dwell > 0 ? since + fence.dwell : stay.nearest
        return CheckIn(
            task: fence.task, time: time, coordinate: fence.plane.coordinate(stay.point), distance: stay.distance,
            accuracy: stay.accuracy, reach: stay.reach,
            probability: Presence.probability(
                distance: stay.distance, radius: fence.radius, accuracy: stay.accuracy ?? 0),
            dwell: stay.left - since, fixes: evidence)
    }

    /// The fixes of the present stay. While the rider waits for the task to open only the last is kept.
    private mutating func keep(
        _ start: Fix, _ end: Fix, at position: Int, continuing goesOn: Bool, until opening: Double?
    ) -> [Fix] {
        if !goesOn || fences[position].fixes.isEmpty {
            fences[position].fixes = start.time < end.time ? [start] : []
        }
        if let opening, end.time < opening { fences[position].fixes.removeAll(keepingCapacity: true) }
        fences[position].fixes.append(end)
        return fences[position].fixes
    }

    /// Whether the end of a segment is near enough to a task for a closer look.
    @inline(__always)
    private func isNear(_ position: Int, _ end: Fix, length: Double) -> Bool {
        let point = fences[position].plane.point(end.coordinate)
        let reach = 2 * (length + fences[position].radius)
        return point.east * point.east + point.north * point.north <= reach * reach
    }

    private mutating func stay(at position: Int, from start: Fix, to end: Fix, length: Double) -> Stay? {
        let center = PlanePoint(east: 0, north: 0)
        let (plane, radius) = (fences[position].plane, fences[position].radius)
        let segment = PlaneSegment(plane.point(start.coordinate), plane.point(end.coordinate))
        // No reach exceeds two radii. Farther away the projection is invalid (antimeridian).
        guard segment.end.distance(to: center) <= 2 * (length + radius) else { return nil }
        let (fraction, squaredDistance) = segment.nearest(to: center)
        guard squaredDistance <= 4 * radius * radius else { return nil }
        let accuracy = rule.accuracy(at: fraction, from: start, to: end)
        let reach = reach(radius: radius, accuracy: accuracy)
        guard squaredDistance <= reach * reach else { return nil }
        let within = segment.part(within: reach)
        func time(_ fraction: Double) -> Double { start.time + (end.time - start.time) * fraction }
        return Stay(
            arrived: time(within.lowerBound), left: time(within.upperBound),
            lasts: segment.end.distance(to: center) <= reach, nearest: time(fraction),
            point: segment.point(at: fraction),
            distance: squaredDistance.squareRoot(), accuracy: accuracy, reach: reach)
    }

    private mutating func reach(radius: Double, accuracy: Double?) -> Double {
        guard let accuracy else { return radius }
        if computed.radius != radius || computed.accuracy != accuracy {
            computed = (radius, accuracy, rule.reach(radius: radius, accuracy: accuracy))
        }
        return computed.reach
    }
}

extension PlaneSegment {
    /// The part of the segment, as shares of its length, within a circle around the origin. The segment must meet the circle.
    fileprivate func part(within radius: Double) -> ClosedRange<Double> {
        let along = PlanePoint(east: end.east - start.east, north: end.north - start.north)
        let square = along.east * along.east + along.north * along.north
        guard square > 0 else { return 0...1 }
        let middle = -(start.east * along.east + start.north * along.north) / square
        let distance = start.east * start.east + start.north * start.north - radius * radius
        let half = max(0, middle * middle - distance / square).squareRoot()
        let low = min(1, max(0, middle - half))
        return low...min(1, max(low, middle + half))
    }
}
