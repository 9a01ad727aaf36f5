internal import Languages

/// The texts of maps for riders.
enum MapTexts {
    static let start = LocalizedText(
        "Start",
        "Старт")
    static let finish = LocalizedText(
        "Finish",
        "Финиш")
    static let tasks = LocalizedText(
        "Tasks",
        "Задания")
    static let startAndFinish = LocalizedText(
        "Start and finish",
        "Старт и финиш")
    static let zones = LocalizedText(
        "Zones",
        "Зоны")
    static let stayInside = LocalizedText(
        "Stay inside.",
        "Не выезжайте за границу.")
    static let keepOut = LocalizedText(
        "Keep out.",
        "Въезд запрещён.")
    static let changesPoints = LocalizedText(
        "Riding through changes your points.",
        "Проезд меняет число баллов.")
    static let costsPoints = LocalizedText(
        "Riding through costs points.",
        "Проезд стоит баллов.")
}
