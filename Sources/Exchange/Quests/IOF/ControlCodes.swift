import Quests
internal import Scoring

/// The names of a quest's tasks in other programs.
///
/// The codes of the tasks (`Quest.Task.code`) if all differ, else their numbers in the quest: orienteering programs require unique
/// numbers. The start is S1, the finish F1.
struct ControlCodes {
    static let start = "S1"
    static let finish = "F1"

    private let tasks: [String]
    private let positions: [Quest.Task.ID: Int]

    package init(_ quest: Quest) {
        let codes = quest.tasks.map(\.code)
        let areDifferent = Set(codes).count == codes.count
        tasks = quest.tasks.map { String(areDifferent ? $0.code : $0.number) }
        var positions: [Quest.Task.ID: Int] = [:]
        for (position, task) in quest.tasks.enumerated() { positions[task.id] = position }
        self.positions = positions
    }

    /// The code of the task at a position in the quest.
    subscript(position: Int) -> String { tasks[position] }

    /// The code of a task; its identifier for one that the quest does not have.
    subscript(id: Quest.Task.ID) -> String { positions[id].map { tasks[$0] } ?? id.rawValue }
}
