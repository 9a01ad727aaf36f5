import Quests
import RideLogs
import Scoring
import Support

extension QuestRide: CustomStringConvertible {
    /// `“Around the lake”, 12 tasks: 40 points, 3 of 12 tasks solved …, 9 entries`.
    public var description: String {
        "\(quest): \(result.message.english), \(Plural.english(log.entries.count, "entry", "entries"))"
    }
}

extension QuestRide.Target: CustomStringConvertible {
    /// `finish`, or the task's identifier.
    public var description: String {
        switch self {
        case .task(let task): "task \(task)"
        case .finish: "finish"
        }
    }
}
