internal import Geodesy
import QuestFile
import RideLogs

/// Looks at a whole ride for what no single fix shows.
///
/// - Pace: over no run of consecutive check-ins may the straight lines between them, less the accuracies, be longer than a bicycle
///   goes in that time, with an allowance for a descent. So teleports of any length and many tasks in a few seconds are found, and
///   what lies between two check-ins needs no evidence of its own.
/// - Perfection: a receiver's error puts a rider exactly at a task now and then, never at most of them.
///
/// - Complexity: O(*t* log *t*) for *t* check-ins.
struct RideAudit {
    let rule: FairnessRule

    func flags(of progress: RideProgress) -> [RideFlag] {
        let visits = zip(progress.quest.tasks, progress.tasks).compactMap { task, state in
            state.checkIn?.fixes.last.flatMap { fix in state.checkInTime.map { Visit(task: task, fix: fix, time: $0) } }
        }.sorted { ($0.time, $0.task.id.rawValue) < ($1.time, $1.task.id.rawValue) }
        return pace(of: visits) + [perfection(of: visits)].compactMap { $0 }
    }

    private struct Visit {
        let task: Quest.Task
        /// The last position that the log keeps of the check-in. What its line tells of place and accuracy proves nothing.
        let fix: Fix
        let time: Double

        /// No worse than a fix that checks in may be, so that nobody hides a teleport behind an accuracy of 1,000 km.
        var accuracy: Double { min(max(fix.horizontalAccuracy ?? 0, 0), PresenceRule().worstAccuracy) }
    }

    /// The run of check-ins whose distance exceeds what is possible the most (Kadane's algorithm), again and again after its end.
    private func pace(of visits: [Visit]) -> [RideFlag] {
        var flags: [RideFlag] = []
        var run = Run()
        for (before, visit) in zip(visits, visits.dropFirst()) {
            let doubt = before.accuracy + visit.accuracy
            let metres = max(0, before.fix.coordinate.distance(to: visit.fix.coordinate) - doubt)
            let seconds = max(0, visit.time - before.time)
            run.extend(metres: metres, seconds: seconds, rule.highestSpeed)
            guard run.excess > rule.descent else { continue }
            flags.append(RideFlag(.impossiblePace, task: visit.task.id, value: run.metres / max(run.seconds, 1)))
            run = Run()
        }
        return Array(flags.prefix(rule.most))
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

    private func perfection(of visits: [Visit]) -> RideFlag? {
        let perfect = visits.count {
            $0.fix.coordinate.distance(to: $0.task.coordinate) < rule.perfectDistance
                && ($0.fix.horizontalAccuracy ?? 1) > 0
        }
        guard perfect >= rule.perfectCheckIns, 2 * perfect > visits.count else { return nil }
        return RideFlag(.tooExact, value: Double(perfect))
    }
}
