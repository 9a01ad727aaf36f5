import Quests
internal import Scoring

extension Quest {
    /// The tasks with their positions, in the order of the course; those without a place in it come last, in the order of the quest.
    var course: [(position: Int, task: Task)] {
        tasks.enumerated().map { (position: $0.offset, task: $0.element) }.sorted { left, right in
            (left.task.order ?? .max, left.position) < (right.task.order ?? .max, right.position)
        }
    }
}
