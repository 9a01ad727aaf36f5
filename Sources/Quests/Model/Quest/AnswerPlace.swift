extension Quest {
    /// Where a rider must be to answer.
    public enum AnswerPlace: String, Sendable, Hashable, CaseIterable {
        /// Anywhere, once the rider has checked in.
        case anywhere
        /// At the task, as for a check-in.
        case task
    }

    /// Where a rider must be to answer a task: what the task says, else what the quest says.
    public func answerPlace(of task: Task) -> AnswerPlace { task.answerAt ?? settings.answerAt }

    /// The same for the task at a position, which is not copied.
    package func answerPlace(at position: Int) -> AnswerPlace { tasks[position].answerAt ?? settings.answerAt }

    /// Whether any task asks for presence at the answer.
    package var asksForPresence: Bool { tasks.contains { answerPlace(of: $0) == .task } }
}
