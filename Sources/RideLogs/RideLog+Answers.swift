import Answers
public import Quests

extension RideLog.Ride {
    /// An answer as the rider gave it.
    public struct Answer: Sendable, Hashable {
        /// The digest of its entry.
        public let entry: EntryDigest
        /// What the rider wrote.
        public let text: String
    }

    /// The latest answer to a task that was reported as pending to the rider, else the latest of all; `nil` if there is none.
    /// - Complexity: O(*n*).
    public func latestAnswer(to task: Quest.Task.ID) -> Answer? {
        var latest: Answer?
        var waiting: Answer?
        for moment in moments {
            guard case .answered(task, let text, let reported, _) = moment.entry.event else { continue }
            latest = Answer(entry: moment.entry.digest, text: text)
            if reported == .pending { waiting = latest }
        }
        return waiting ?? latest
    }
}
