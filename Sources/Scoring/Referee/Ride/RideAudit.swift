internal import Geodesy
import Quests
import RideLogs

/// Looks at a whole ride for what no single fix shows.
///
/// - Pace: over no run of consecutive check-ins may the straight lines between them, less the accuracies, be longer than a bicycle
///   goes in that time, with an allowance for a descent. So teleports of any length and many tasks in a few seconds are found, and
///   what lies between two check-ins needs no evidence of its own.
/// - Pace by road: the same along the shortest ways of a map, where one is given. Maps lack paths, so it takes many times the excess.
/// - Perfection: a receiver's error puts a rider exactly at a task now and then, never at most of them, nor is it the same at most.
/// - Evenness: no rider comes to most tasks along a straight line at a steady speed, to centimetres.
/// - Tolls: positions within a toll zone that the log does not tell of.
/// - Approach: the fixes of a check-in with a long silence before the last one, unless the phone itself has remarked on it.
///
/// - Complexity: O(*t* log *t*) for *t* check-ins.
struct RideAudit {
    let rule: FairnessRule
    var roads: RoadDistances?

    func flags(of progress: RideProgress) -> [RideFlag] {
        let tasks = progress.quest.tasks
        let visits = progress.tasks.indices.compactMap { Visit(at: $0, in: progress) }.sorted {
            $0.time == $1.time
                ? tasks[$0.position].id.rawValue < tasks[$1.position].id.rawValue : $0.time < $1.time
        }
        let pace = pace(of: visits, tasks)
        // What is impossible in a straight line need not be said of the road as well.
        return pace + (pace.isEmpty ? roadPace(of: visits, tasks) : []) + silences(in: progress)
            + [perfection(of: visits), evenness(of: visits)].compactMap { $0 } + unreportedZones(in: progress)
    }

    private struct Visit {
        /// Of the task in the quest: to copy tasks takes longer than to look at them.
        let position: Int
        /// The last position that the log keeps of the check-in. What its line tells of place and accuracy proves nothing.
        let fix: Fix
        let time: Double
        let fixes: PackedFixes
        /// The plane around the task.
        let plane: LocalPlane

        /// The visit of a task, if there is one of which a position is kept.
        init?(at position: Int, in progress: RideProgress) {
            let state = progress.tasks[position]
            guard let checkIn = state.checkIn, let fix = checkIn.lastFix, let time = state.checkInTime else {
                return nil
            }
            self.position = position
            self.fix = fix
            self.time = time
            fixes = checkIn.packed
            plane = progress.evidence.planes[position]
        }

        /// No worse than a fix that checks in may be, so that nobody hides a teleport behind an accuracy of 1,000 km.
        var accuracy: Double { min(max(fix.horizontalAccuracy ?? 0, 0), PresenceRule().worstAccuracy) }
    }

    /// The run of check-ins whose distance exceeds what is possible the most (Kadane's algorithm), again and again after its end.
    private func pace(of visits: [Visit], _ tasks: [Quest.Task]) -> [RideFlag] {
        var flags: [RideFlag] = []
        var run = Run()
        for (before, visit) in zip(visits, visits.dropFirst()) {
            let doubt = before.accuracy + visit.accuracy
            let metres = max(0, before.fix.coordinate.distance(to: visit.fix.coordinate) - doubt)
            let seconds = max(0, visit.time - before.time)
            run.extend(metres: metres, seconds: seconds, rule.highestSpeed)
            guard run.excess > rule.descent else { continue }
            let speed = run.metres / max(run.seconds, 1)
            flags.append(RideFlag(.impossiblePace, task: tasks[visit.position].id, value: speed))
            run = Run()
        }
        return Array(flags.prefix(rule.most))
    }

    /// As `pace`, along the roads.
    private func roadPace(of visits: [Visit], _ tasks: [Quest.Task]) -> [RideFlag] {
        guard let roads else { return [] }
        var flags: [RideFlag] = []
        var run = Run()
        for (before, visit) in zip(visits, visits.dropFirst()) {
            let seconds = max(0, visit.time - before.time)
            let (from, to) = (before.position, visit.position)
            guard let metres = roads[tasks[from].id, tasks[to].id] else {
                run = Run()
                continue
            }
            // Riders check in up to twice the radius from a task.
            let doubt = 2 * (tasks[from].radius + tasks[to].radius) + before.accuracy + visit.accuracy
            run.extend(metres: max(0, metres - doubt) / rule.shortCuts, seconds: seconds, rule.highestSpeed)
            guard run.excess > rule.descent else { continue }
            let road = run.metres * rule.shortCuts
            flags.append(
                RideFlag(.impossiblePace, task: tasks[to].id, value: road / max(run.seconds, 1), road: road))
            run = Run()
        }
        return Array(flags.prefix(rule.most))
    }

    /// Check-ins whose fixes fall silent right before them for longer than any outage, far away.
    private func silences(in progress: RideProgress) -> [RideFlag] {
        let remarked = Set(progress.flags.lazy.filter { $0.kind == .noApproach }.compactMap { $0.task })
        var flags: [RideFlag] = []
        for position in progress.tasks.indices where flags.count < rule.most {
            guard let fixes = progress.tasks[position].checkIn?.packed, let first = fixes.fromEnd(1),
                let last = fixes.last,
                last.time - first.time > rule.outage,
                first.coordinate.distance(to: last.coordinate) > rule.rest
            else { continue }
            let task = progress.quest.tasks[position].id
            guard !remarked.contains(task) else { continue }
            flags.append(RideFlag(.noApproach, task: task, value: last.time - first.time))
        }
        return flags
    }

    private struct Run {
        var metres = 0.0
        var seconds = 0.0
        /// How many metres more than a bicycle goes in that time.
        var excess = 0.0

        mutating func extend(metres: Double, seconds: Double, _ speed: Double) {
            if excess <= 0 { self = Run() }
            self.metres += metres
            self.seconds += seconds
            excess += metres - seconds * speed
        }
    }

    /// The most check-ins with the same error. Cells of 0.1 m: only an error of that size, or none, falls into one by chance.
    private func perfection(of visits: [Visit]) -> RideFlag? {
        guard visits.count >= rule.perfectCheckIns else { return nil }
        var cells: [SIMD2<Int32>: Int] = [:]
        for visit in visits where (visit.fix.horizontalAccuracy ?? 1) > 0 {
            let error = visit.plane.point(visit.fix.coordinate)
            let cell = (SIMD2(error.east, error.north) / (2 * rule.perfectDistance)).rounded(.toNearestOrAwayFromZero)
            guard abs(cell.x) < 1e6, abs(cell.y) < 1e6 else { continue }
            cells[SIMD2<Int32>(cell), default: 0] += 1
        }
        let perfect = cells[.zero] ?? 0
        let most = cells.values.max() ?? 0
        guard perfect >= rule.perfectCheckIns || most >= rule.evenCheckIns, 2 * most > visits.count else { return nil }
        return RideFlag(.tooExact, value: Double(most))
    }

    /// Approaches that a program drew: the last three fixes in a line, at a steady speed, at most of the tasks.
    private func evenness(of visits: [Visit]) -> RideFlag? {
        guard visits.count >= rule.evenCheckIns else { return nil }
        var count = 0
        for (place, visit) in visits.enumerated() {
            // No majority is left to be had.
            guard 2 * (count + visits.count - place) > visits.count else { return nil }
            if isEven(visit) { count += 1 }
        }
        guard count >= rule.evenCheckIns, 2 * count > visits.count else { return nil }
        return RideFlag(.accuracyPattern, value: Double(3 * count))
    }

    private func isEven(_ visit: Visit) -> Bool {
        guard let first = visit.fixes.fromEnd(2), let middle = visit.fixes.fromEnd(1) else { return false }
        let last = visit.fix
        let (before, after) = (middle.time - first.time, last.time - middle.time)
        guard before > 0, after > 0, (before - after).magnitude < 0.01, after < PresenceRule().longestGap else {
            return false
        }
        let (start, half) = (visit.plane.point(first.coordinate), visit.plane.point(middle.coordinate))
        let end = visit.plane.point(last.coordinate)
        let length = half.distance(to: end)
        let (east, north) = (start.east - 2 * half.east + end.east, start.north - 2 * half.north + end.north)
        return length > after && (east * east + north * north).squareRoot() < rule.evenDistance
    }

    /// Toll zones that kept positions lie in, deeper than they may err, and that the log never enters.
    private func unreportedZones(in progress: RideProgress) -> [RideFlag] {
        zip(progress.quest.zones, progress.zones).compactMap { zone, state in
            guard case .toll = zone.kind, state.entries == 0 else { return nil }
            let depths = progress.tasks.lazy.compactMap { $0.checkIn?.lastFix }.filter { zone.contains($0.coordinate) }
                .map { zone.distanceToEdge(from: $0.coordinate) - ($0.horizontalAccuracy ?? 0) }
            guard let depth = depths.max(), depth > 0 else { return nil }
            return RideFlag(.unreportedZone, zone: zone.id, value: depth)
        }
    }
}
