import Quests

/// Which tasks of a fixed course were visited out of order.
enum CourseOrder {
    /// The positions of the solved tasks outside the most valuable sequence in course order.
    ///
    /// A rider who took one control too early is charged for that one, not for all after it. Tasks with the same order may be
    /// visited in any order among themselves; among sequences of equal value, the one whose last task came first is kept. A task
    /// that was solved too late to count puts no other out of order.
    /// - Complexity: O(*n*²) for *n* tasks.
    static func outOfOrder(_ progress: RideProgress, _ rules: ScoringRules) -> Set<Int> {
        guard progress.quest.hasOrder else { return [] }
        let visits: [(position: Int, order: Int, worth: Points)] = progress.quest.tasks.indices.compactMap { position in
            let task = progress.quest.tasks[position]
            guard let order = task.order, progress.tasks[position].isSolved, !progress.isTooLate(position)
            else { return nil }
            // A task that is worth nothing still belongs to the course.
            return (position, order, rules.value(of: task) + Points(thousandths: 1))
        }.sorted {
            let times = (progress.tasks[$0.position].checkInTime ?? 0, progress.tasks[$1.position].checkInTime ?? 0)
            return (times.0, $0.order, $0.position) < (times.1, $1.order, $1.position)
        }
        var best: [(sum: Points, before: Int?)] = []
        for (index, visit) in visits.enumerated() {
            var sum = visit.worth
            var before: Int?
            for earlier in 0..<index where visits[earlier].order <= visit.order && best[earlier].sum + visit.worth > sum
            {
                sum = best[earlier].sum + visit.worth
                before = earlier
            }
            best.append((sum, before))
        }
        guard let top = best.map({ $0.sum }).max() else { return [] }
        var place = best.firstIndex { $0.sum == top }
        var inOrder: Set<Int> = []
        while let index = place {
            inOrder.insert(visits[index].position)
            place = best[index].before
        }
        return Set(visits.map { $0.position }).subtracting(inOrder)
    }
}
