internal import Support

/// What `questctl plan` says.
enum PlanTexts {
    static let inseparableTeam = Message("plan-inseparable-team")
    static let outOfTime = Message("plan-out-of-time")
    /// The same for the riders of some classes.
    static func outOfTime(in classes: Message) -> Message {
        Message("plan-out-of-time-2", ["classes": .of(classes), "out-of-time": .of(outOfTime)])
    }

    static let badMoment = Message("plan-bad-moment")
    static let departureZone = Message("plan-departure-zone")
    static let noStartTime = Message("plan-no-start-time")
    static let noStart = Message("plan-no-start")

    static func unknownTask(_ name: String, _ count: Int) -> Message {
        Message("plan-unknown-task", ["name": .of(name), "count": .of(count)])
    }

    static let badPace = Message("plan-bad-pace")
    static let badEffort = Message("plan-bad-effort")
    static let badTeamSize = Message("plan-bad-team-size")
    static let noTable = Message("plan-no-table")
    static let severalPlans = Message("plan-several-plans")

    /// The classes that a plan is for.
    static func classes(_ names: [String?]) -> Message {
        Message(
            joining: names.map {
                $0.map { Message(verbatim: DisplayText.sanitized($0)) } ?? Message("reached-tasks-without-class")
            }, separator: ", ")
    }
}

/// What is said about tasks that nobody can ride to.
enum ReachedTasksTexts {
    static func unreachable(_ names: String) -> Message { Message("reached-tasks-unreachable", ["names": .of(names)]) }
    static let noTaskReachable = Message("reached-tasks-no-task-reachable")
}
