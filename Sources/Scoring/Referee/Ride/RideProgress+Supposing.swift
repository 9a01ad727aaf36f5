public import Quests

extension RideProgress {
    /// The ride as it would be if more tasks were solved and it ended then: the worth of a plan.
    ///
    /// - Parameters:
    ///   - solved: tasks and when they are solved, in seconds since 1970-01-01 00:00 UTC; unknown ones are ignored.
    ///   - start: when the ride starts, if it has not yet.
    ///   - finish: when it ends; `nil` if it continues.
    public func supposing(
        _ solved: [(task: Quest.Task.ID, time: Double)], start: Double, finish: Double?
    ) -> RideProgress {
        var progress = self
        if progress.startedAt == nil { progress.startedAt = start }
        for (task, time) in solved {
            guard let position = quest.position(of: task) else { continue }
            if progress.tasks[position].checkInTime == nil { progress.tasks[position].checkInTime = time }
            progress.tasks[position].solvedAt = time
            progress.latestTime = max(time, progress.latestTime ?? time)
        }
        progress.finishTime = finish
        return progress
    }
}
