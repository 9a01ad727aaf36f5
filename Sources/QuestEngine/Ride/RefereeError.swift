public import Languages

/// Why a referee does not take what a rider hands in.
public enum RefereeError: Error, Sendable, Hashable {
    /// The ride has not started, or waits for the mass start.
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
    /// The task is not open at this time.
    case closed(number: Int, name: String)
    /// The task was given up, or its answer was shown.
    case givenUp(number: Int, name: String)
    /// All attempts are used up.
    case noAttemptsLeft(number: Int, name: String)
    /// After a wrong answer none is taken for so many more seconds.
    case lockedOut(number: Int, name: String, seconds: Double)
    /// There is no hint that was not taken.
    case noHintsLeft(number: Int, name: String)
    /// Riders may not start yet, or no longer: seconds since 1970-01-01 00:00 UTC.
    case outsideStartWindow(opens: Double?, closes: Double?)
    /// A time is not a finite number of seconds.
    case notATime
}

extension RefereeError {
    /// Whether an answer that is refused may be taken later, or could have been earlier: no reason not to show the right one.
    var isPassing: Bool {
        switch self {
        case .lockedOut, .noAttemptsLeft, .closed: true
        default: false
        }
    }
}

extension RefereeError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .notStarted:
            LocalizedText(
                "The ride has not started: start it first, or wait for the mass start.",
                "Заезд ещё не начат: дайте старт или дождитесь общего старта.")
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
        case .closed(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”, is not open now: look at its hours.",
                "Задание \(number) «\(name)» сейчас закрыто: посмотрите часы его работы.")
        case .givenUp(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”, was given up: ride on.",
                "От задания \(number) «\(name)» вы отказались: езжайте дальше.")
        case .noAttemptsLeft(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”: no attempts are left; ride on.",
                "Задание \(number) «\(name)»: попыток больше нет; езжайте дальше.")
        case .lockedOut(let number, let name, let seconds):
            LocalizedText(
                "Task \(number), “\(name)”, takes the next answer in \(Measures.duration(max(1, seconds)).english).",
                "Задание \(number) «\(name)» примет следующий ответ через "
                    + "\(Measures.duration(max(1, seconds)).russian).")
        case .noHintsLeft(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”, has no more hints.", "У задания \(number) «\(name)» больше нет подсказок.")
        case .outsideStartWindow(let opens, let closes):
            LocalizedText(
                "Riders may start only \(Self.window(opens, closes).english).",
                "Стартовать можно только \(Self.window(opens, closes).russian).")
        case .notATime:
            LocalizedText(
                "The time is not a finite number of seconds.", "Время должно быть конечным числом секунд.")
        }
    }

    private static func window(_ opens: Double?, _ closes: Double?) -> LocalizedText {
        let from = opens.flatMap(ISO8601.text)
        let until = closes.flatMap(ISO8601.text)
        return LocalizedText(
            [from.map { "from \($0)" }, until.map { "until \($0)" }].compactMap { $0 }.joined(separator: " "),
            [from.map { "с \($0)" }, until.map { "до \($0)" }].compactMap { $0 }.joined(separator: " "))
    }
}
