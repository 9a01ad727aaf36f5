public import AnswerJudging
public import BikeRouting
public import Geodesy
public import QuestEngine
public import QuestFile
public import RideLogs

// What `QuestRide` can do, each with its updates. Times are seconds since 1970-01-01 00:00 UTC, `uptime` as `QuestRide` says.
extension QuestGuide {
    /// Takes in a position report: sends the tasks reached, then what there is to say about the way.
    ///
    /// - Complexity: as `NavigationSession.receive(_:router:)`.
    public func receive(_ fix: Fix, uptime: Double? = nil) {
        reporting { ride, router, updates in
            for update in ride.receive(fix, uptime: uptime, router: &router) {
                switch update {
                case .guidance(let event): updates.append(.guidance(event))
                case .reached(let checkIn): updates.append(.reached(checkIn))
                }
            }
        }
    }

    /// Asks to be guided to a task. The route comes with the next fix.
    ///
    /// - Throws: `RefereeError.unknownTask` where the quest has no such task.
    public func head(for task: Quest.Task.ID) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.head(for: task) }
    }

    /// Asks to be guided to the finish; `false` where the quest has none.
    @discardableResult
    public func headForFinish() -> Bool {
        reporting { ride, _, _ in ride.headForFinish() }
    }

    /// Says who rides.
    ///
    /// - Throws: `RefereeError` where the ride is over.
    public func join(_ registration: Registration, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.join(registration, at: time, uptime: uptime) }
    }

    /// Starts the ride, where it should not start with the first fix.
    ///
    /// - Throws: `RefereeError` where it has started, or may not yet or no longer.
    public func start(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.start(at: time, uptime: uptime) }
    }

    /// Hands in an answer; the verdict is sent as well as returned.
    ///
    /// - Throws: `RefereeError` where no answer is due.
    @discardableResult
    public func submit(
        _ answer: String, to task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Verdict {
        try reporting { ride, _, updates throws(RefereeError) in
            let verdict = try ride.submit(answer, to: task, at: time, uptime: uptime)
            updates.append(.judged(verdict, task))
            return verdict
        }
    }

    /// Takes the next hint to a task.
    ///
    /// - Throws: `RefereeError` where there is none left.
    public func takeHint(
        for task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> Quest.Hint {
        try reporting { ride, _, _ throws(RefereeError) in try ride.takeHint(for: task, at: time, uptime: uptime) }
    }

    /// Gives a task up. The guidance to it ends.
    ///
    /// - Throws: `RefereeError` where it cannot be given up.
    public func skip(_ task: Quest.Task.ID, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.skip(task, at: time, uptime: uptime) }
    }

    /// Shows the rider the answer to a task, which brings nothing then.
    ///
    /// - Returns: a right answer; `nil` where only the organiser knows one.
    /// - Throws: `RefereeError` where it may not be shown.
    public func reveal(
        _ task: Quest.Task.ID, at time: Double, uptime: Double? = nil
    ) throws(RefereeError) -> String? {
        try reporting { ride, _, _ throws(RefereeError) in try ride.reveal(task, at: time, uptime: uptime) }
    }

    /// Notes something that the organiser should look at, such as a position that the device calls simulated.
    ///
    /// - Throws: `RefereeError` where the ride has not started or is over.
    public func note(_ flag: RideFlag, at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.note(flag, at: time, uptime: uptime) }
    }

    /// Ends the ride and the guidance.
    ///
    /// - Throws: `RefereeError` where the ride has not started or is over.
    public func end(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.end(at: time, uptime: uptime) }
    }

    /// Ends the ride and the guidance without a finish.
    ///
    /// - Throws: `RefereeError` where the ride has not started or is over.
    public func withdraw(at time: Double, uptime: Double? = nil) throws(RefereeError) {
        try reporting { ride, _, _ throws(RefereeError) in try ride.withdraw(at: time, uptime: uptime) }
    }
}
