public import Quests
public import RideLogs

/// A decision of the organiser that applies to nothing, most likely because of a misspelt name.
public struct UnmatchedDecision: Sendable, Hashable {
    /// Why it changes nothing.
    public enum Cause: Sendable, Hashable {
        /// The log has no ride of the rider.
        case noRide
        /// The quest has no such task.
        case noTask(Quest.Task.ID)
        /// The rider gave no such answer to the task.
        case noAnswer(Quest.Task.ID)
    }

    /// The entry with the decision.
    public let entry: RideEntry
    /// Why it changes nothing.
    public let cause: Cause
}

extension RideLog {
    /// The decisions that apply to nothing, in the order of the log.
    /// - Complexity: O(*n*).
    public func idleDecisions(in quest: Quest) -> [UnmatchedDecision] {
        let decisions = entries.filter { $0.event.isDecision }
        guard !decisions.isEmpty else { return [] }
        let judged = Set(decisions.map { $0.rider })
        var riders: Set<RideEntry.Rider> = []
        var answers: Set<JudgedAnswer> = []
        for entry in entries where judged.contains(entry.rider) && !entry.event.isDecision && !entry.event.isOfDevice {
            riders.insert(entry.rider)
            guard case .answered(let task, _, _, _) = entry.event else { continue }
            answers.insert(JudgedAnswer(rider: entry.rider, task: task, entry: nil))
            answers.insert(JudgedAnswer(rider: entry.rider, task: task, entry: entry.digest))
        }
        return decisions.compactMap { entry in
            guard riders.contains(entry.rider) else { return UnmatchedDecision(entry: entry, cause: .noRide) }
            guard case .judged(let judgement) = entry.event else { return nil }
            let task = judgement.task
            if quest.task(task) == nil { return UnmatchedDecision(entry: entry, cause: .noTask(task)) }
            let isGiven = answers.contains(JudgedAnswer(rider: entry.rider, task: task, entry: judgement.answer))
            return isGiven ? nil : UnmatchedDecision(entry: entry, cause: .noAnswer(task))
        }
    }
}

/// An answer of a rider to a task: a certain one, or any (`nil`).
private struct JudgedAnswer: Hashable {
    let rider: RideEntry.Rider
    let task: Quest.Task.ID
    let entry: EntryDigest?
}
