import Quests
public import Support

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
        case .awayFromTask(let number, let name, let distance, let reach):
            LocalizedText(
                "Task \(number), “\(name)”, takes answers only there: you are \(Measures.distance(distance).english) away, "
                    + "go within \(Measures.distance(reach).english) of it.",
                "Задание \(number) «\(name)» принимает ответы только на месте: до него "
                    + "\(Measures.distance(distance).russian), подойдите не дальше чем на "
                    + "\(Measures.distance(reach).russian).")
        case .positionUnknown(let number, let name):
            LocalizedText(
                "Task \(number), “\(name)”, takes answers only there, and the receiver does not know where you are: wait for "
                    + "a position under the open sky.",
                "Задание \(number) «\(name)» принимает ответы только на месте, а приёмник не знает, где вы: дождитесь "
                    + "положения под открытым небом.")
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
