internal import Geodesy

/// Watches fixes for the moments at which a rider is at a task.
///
/// It only looks; which tasks are still of interest is the referee's to say.
/// - Complexity: O(*t*) for each fix and *t* tasks asked for.
struct PresenceDetector: Sendable {
    private struct Fence: Sendable {
        let task: Quest.Task.ID
        let radius: Double
        let plane: LocalPlane
    }

    private let rule: PresenceRule
    private let fences: [Fence]
    private var last: Fix?

    init(tasks: [Quest.Task], rule: PresenceRule) {
        self.rule = rule
        fences = tasks.map { Fence(task: $0.id, radius: $0.radius, plane: LocalPlane(origin: $0.coordinate)) }
    }

    /// The tasks among `candidates` (positions in the quest) that the rider has reached with this fix, which must be
    /// usable, in the order in which they were passed.
    mutating func observe(_ fix: Fix, candidates: some Sequence<Int>) -> [CheckIn] {
        let start = last.flatMap { rule.joins($0, fix) ? $0 : nil } ?? fix
        last = fix
        let length = start.coordinate.distance(to: fix.coordinate)
        return candidates.compactMap { checkIn(at: fences[$0], from: start, to: fix, length: length) }
            .sorted { $0.time < $1.time }
    }

    private func checkIn(at fence: Fence, from start: Fix, to end: Fix, length: Double) -> CheckIn? {
        let center = PlanePoint(east: 0, north: 0)
        let segment = PlaneSegment(fence.plane.point(start.coordinate), fence.plane.point(end.coordinate))
        // No reach is longer than two radii. Beyond this the plane is no map: across the antimeridian from the task the two
        // ends would lie on either side of it.
        guard segment.end.distance(to: center) <= 2 * (length + fence.radius) else { return nil }
        let (fraction, squaredDistance) = segment.nearest(to: center)
        let accuracy = accuracy(at: fraction, from: start, to: end)
        let reach = rule.reach(radius: fence.radius, accuracy: accuracy)
        guard squaredDistance <= reach * reach else { return nil }
        return CheckIn(
            task: fence.task, time: start.time + (end.time - start.time) * fraction,
            coordinate: fence.plane.coordinate(segment.point(at: fraction)), distance: squaredDistance.squareRoot(),
            accuracy: accuracy, reach: reach)
    }

    private func accuracy(at fraction: Double, from start: Fix, to end: Fix) -> Double? {
        guard let first = start.horizontalAccuracy, let last = end.horizontalAccuracy else {
            return start.horizontalAccuracy ?? end.horizontalAccuracy
        }
        return first + (last - first) * fraction
    }
}
