public import Languages

/// Why a referee does not take what a rider hands in.
public enum RefereeError: Error, Sendable, Hashable {
    /// The ride has not started.
    case notStarted
    /// The ride has started before.
    case alreadyStarted
    /// The ride is over.
    case finished
    /// The quest has no such task.
    case unknownTask(Quest.Task.ID)
    /// The rider has not been at the task yet.
    case notCheckedIn(number: Int, name: String)
    /// The task is solved.
    case alreadySolved(number: Int, name: String)
    /// A time is not a finite number of seconds.
    case notATime
}

extension RefereeError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .notStarted:
            LocalizedText("The ride has not started: start it first.", "Заезд не начат: сначала дайте старт.")
        case .alreadyStarted:
            LocalizedText("The ride has started already.", "Заезд уже начат.")
        case .finished:
            LocalizedText(
                "The ride is finished: nothing more is counted.", "Заезд завершён: больше ничего не засчитывается.")
        case .unknownTask(let id):
            LocalizedText(
                "The quest has no task “\(id)”: take an identifier from its list of tasks.",
                "В квесте нет задания «\(id)»: возьмите идентификатор из списка заданий.")
        case .notCheckedIn(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”, takes answers only after a check-in: ride there first.",
                "Задание \(number) «\(name)» принимает ответы только после отметки: сначала доезжайте до места.")
        case .alreadySolved(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”, is solved: ride on.",
                "Задание \(number) «\(name)» уже решено: езжайте дальше.")
        case .notATime:
            LocalizedText(
                "The time is not a finite number of seconds.", "Время должно быть конечным числом секунд.")
        }
    }
}
