internal import Languages

/// The texts of result lists.
enum ResultTexts {
    static let openCategory = LocalizedText(
        "Open",
        "Общий зачёт")

    static func disqualifiedFor(_ reason: String) -> LocalizedText {
        LocalizedText(
            "disqualified: \(reason)",
            "дисквалификация: \(reason)")
    }

    static let worthALook = LocalizedText(
        "worth a look",
        "стоит проверить")

    static func asOf(_ time: String) -> LocalizedText {
        LocalizedText(
            "As of \(time).",
            "По состоянию на \(time).")
    }

    static let nobodyHasRidden = LocalizedText(
        "Nobody has ridden yet.",
        "Пока никто не стартовал.")
    static let withoutClass = LocalizedText(
        "Without a class",
        "Без класса")
    static let name = LocalizedText(
        "Name",
        "Имя")
    static let points = LocalizedText(
        "Points",
        "Баллы")
    static let time = LocalizedText(
        "Time",
        "Время")
    static let solved = LocalizedText(
        "Solved",
        "Решено")
    static let status = LocalizedText(
        "Status",
        "Статус")

    static func toJudge(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(count) to judge",
            "на оценке: \(count)")
    }

    static let notStarted = LocalizedText(
        "not started",
        "не стартовал")
    static let underWay = LocalizedText(
        "under way",
        "в пути")
    static let gaveUp = LocalizedText(
        "gave up",
        "сошёл")
    static let overTime = LocalizedText(
        "over time",
        "превышен лимит времени")
    static let controlMissing = LocalizedText(
        "control missing",
        "пропущено задание")
    static let disqualified = LocalizedText(
        "disqualified",
        "дисквалификация")
}
