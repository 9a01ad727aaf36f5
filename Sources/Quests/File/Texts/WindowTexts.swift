internal import Support

/// The messages about opening times.
enum WindowTexts {
    static func closesBeforeItOpens(_ task: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(task.english): “closes” must be later than “opens” and than the start.",
            "\(task.russian): «closes» должно быть позже «opens» и позже старта.")
    }

    static let closesTooEarly = LocalizedText(
        "closes before any rider can be there",
        "закрывается раньше, чем кто-либо сможет доехать")
    static let closeTooEarly = LocalizedText(
        "close before any rider can be there",
        "закрываются раньше, чем кто-либо сможет доехать")
    static let opensTooLate = LocalizedText(
        "opens only when the time of every rider is up",
        "открывается, когда время у всех уже вышло")
    static let openTooLate = LocalizedText(
        "open only when the time of every rider is up",
        "открываются, когда время у всех уже вышло")
    static let emptyStartWindow = LocalizedText(
        "Nobody may start: the start window closes before it opens.",
        "Стартовать не сможет никто: окно старта закрывается раньше, чем открывается.")
    static let massStartOutsideOfWindow = LocalizedText(
        "The mass start lies outside of the start window.",
        "Массовый старт не попадает в окно старта.")
}
