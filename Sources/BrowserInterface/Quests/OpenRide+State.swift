import JSON
import Quests
import Scoring
import VeloQuest

extension OpenRide {
    /// What a page shows of the ride.
    var state: JSONValue {
        let progress = ride.progress
        let status =
            progress.hasWithdrawn
            ? "withdrawn" : progress.finishTime != nil ? "finished" : progress.startedAt != nil ? "riding" : "ready"
        var object: JSONObject = [
            "status": .string(status), "points": ride.result.total.json,
            "tasks": .array(ride.quest.tasks.map { json(of: $0, progress) }),
        ]
        object["started"] = progress.startTime.map { .double($0) }
        object["finished"] = progress.finishTime.map { .double($0) }
        object["limit"] = progress.limitTime.map { .double($0) }
        switch ride.target {
        case .task(let id): object["target"] = ["task": .string(id.rawValue)]
        case .finish: object["target"] = ["finish": true]
        case nil: break
        }
        if let route = ride.navigation.progress {
            object["remaining"] = [
                "distance": .double(route.remainingDistance), "duration": .double(route.remainingDuration),
            ]
        }
        return .object(object)
    }

    private func json(of task: Quest.Task, _ progress: RideProgress) -> JSONValue {
        let known = progress[task.id]
        let state: String =
            if known?.isSolved ?? false {
                "solved"
            } else if known?.isPending ?? false {
                "pending"
            } else if known?.isRevealed ?? false {
                "revealed"
            } else if known?.isSkipped ?? false {
                "skipped"
            } else if !progress.isUnlocked(task) {
                "locked"
            } else if let latest = progress.latestTime, progress.isUnderWay, !progress.isOpen(task, at: latest) {
                "closed"
            } else {
                known?.checkInTime != nil ? "reached" : "open"
            }
        return [
            "id": .string(task.id.rawValue), "state": .string(state),
            "attempts": .integer(Int64(known?.attempts ?? 0)), "hintsTaken": .integer(Int64(known?.hints.count ?? 0)),
            "points": ride.quest.value(of: task).json,
        ]
    }
}
