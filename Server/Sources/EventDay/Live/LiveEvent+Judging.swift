import EventAccounts
import Support
import VeloQuest

extension LiveEvent {
    /// Whether the quest has a task.
    public func hasTask(_ task: String) -> Bool { edition.organisers.task(.init(task)) != nil }

    /// Whether a photo is an answer to a task, which makes it one for the judge of the task.
    func isAnswer(_ photo: [UInt8], to task: String?) -> Bool {
        guard let task else { return false }
        let text = "photo:" + Hexadecimal.text(of: photo)
        return log.ridden.entries.contains { entry in
            if case .answered(let answered, text, _, _) = entry.event { answered.rawValue == task } else { false }
        }
    }
}
