import Answers
import Quests

extension Quest {
    /// Whether answers or tasks are sealed, so that riders can carry it.
    var isRidersEdition: Bool {
        !lockedTasks.isEmpty
            || tasks.contains { task in
                if case .sealed? = task.answer?.kind { true } else { false }
            }
    }
}
