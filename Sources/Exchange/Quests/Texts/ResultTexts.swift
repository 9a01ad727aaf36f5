internal import Quests
internal import RideLogs
internal import Support

/// The texts of result lists.
enum ResultTexts {
    static let openCategory = LocalizedText("Open", "Общий зачёт")

    static func disqualifiedFor(_ reason: String) -> LocalizedText {
        LocalizedText("disqualified: \(reason)", "дисквалификация: \(reason)")
    }

    static func log(_ authentication: RideAuthentication) -> LocalizedText {
        let keys = authentication.keys.map(\.description).joined(separator: ", ")
        return switch authentication {
        case .unsigned: LocalizedText("the log is not signed", "журнал не подписан")
        case .unchecked:
            LocalizedText(
                "the log is said to be signed with key \(keys), and nobody checked it",
                "журнал якобы подписан ключом \(keys), подпись никто не проверил")
        case .signed: LocalizedText("the log is signed with key \(keys)", "журнал подписан ключом \(keys)")
        }
    }

    static let noLogIsSigned = LocalizedText("No log is signed.", "Ни один журнал не подписан.")

    static func unsignedLogs(_ names: [String]) -> LocalizedText {
        let listed = names.prefix(10).joined(separator: ", ")
        let more = names.count - 10
        return LocalizedText(
            "Unsigned logs: \(listed)\(more > 0 ? " and \(more) more" : "").",
            "Неподписанные журналы: \(listed)\(more > 0 ? " и ещё \(more)" : "").")
    }

    static let signaturesNotChecked = LocalizedText(
        "The signatures of the logs were not checked.",
        "Подписи журналов не проверены.")

    static let worthALook = LocalizedText("worth a look", "стоит проверить")

    static let noted = LocalizedText("noted", "замечено")

    static let toBeJudged = LocalizedText("to be judged", "на проверку")

    static let disqualifiedByRule = LocalizedText(
        "disqualified by the rules of the quest",
        "дисквалификация по правилам квеста")

    static func asOf(_ time: String) -> LocalizedText {
        LocalizedText("As of \(time).", "По состоянию на \(time).")
    }

    static let nobodyHasRidden = LocalizedText("Nobody has ridden yet.", "Пока никто не стартовал.")
    static let withoutClass = LocalizedText("Without a class", "Без класса")
    static let name = LocalizedText("Name", "Имя")
    static let points = LocalizedText("Points", "Баллы")
    static let time = LocalizedText("Time", "Время")
    static let solved = LocalizedText("Solved", "Решено")
    static let status = LocalizedText("Status", "Статус")

    static func toJudge(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) to judge", "на оценке: \(count)")
    }

    static let notStarted = LocalizedText("not started", "не стартовал")
    static let underWay = LocalizedText("under way", "в пути")
    static let gaveUp = LocalizedText("gave up", "сошёл")
    static let overTime = LocalizedText("over time", "превышен лимит времени")
    static let controlMissing = LocalizedText("control missing", "пропущено задание")
    static let disqualified = LocalizedText("disqualified", "дисквалификация")
}
