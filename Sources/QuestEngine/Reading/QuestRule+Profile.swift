internal import GeoJSON
internal import Languages

extension QuestRule {
    /// The rules about what the profile adds to the plainest file.
    static let profile = [
        newerVersion, unknownRole, unsuitableGeometry, twoPlaces, zoneWithoutArea, noTimeZone, emptyHint,
        unknownRequirement, requirementCycle, neverUnlocks, unsolvable, emptyWindow, missedWindow, forbiddenPlace,
        noEffect, missingTranslation,
    ]

    static let newerVersion = DiagnosticRule(
        "quest.newer-version", .error, title: LocalizedText("made for a newer version", "файл для более новой версии"))
    static let unknownRole = DiagnosticRule(
        "quest.unknown-role", .warning, title: LocalizedText("unknown role", "неизвестная роль"))
    static let unsuitableGeometry = DiagnosticRule(
        "quest.unsuitable-geometry", .error,
        title: LocalizedText("geometry that does not suit the role", "геометрия не подходит к роли"))
    static let twoPlaces = DiagnosticRule(
        "quest.two-places", .error, title: LocalizedText("two starts or finishes", "два старта или финиша"))
    static let zoneWithoutArea = DiagnosticRule(
        "quest.zone-without-area", .error, title: LocalizedText("zone without an area", "зона без площади"))
    static let noTimeZone = DiagnosticRule(
        "quest.no-time-zone", .warning, title: LocalizedText("time without a zone", "время без часового пояса"))
    static let emptyHint = DiagnosticRule(
        "quest.empty-hint", .warning, title: LocalizedText("hint without a text", "подсказка без текста"))
    static let unknownRequirement = DiagnosticRule(
        "quest.unknown-requirement", .error,
        title: LocalizedText("requirement of an unknown task", "требуется неизвестное задание"))
    static let requirementCycle = DiagnosticRule(
        "quest.requirement-cycle", .error,
        title: LocalizedText("tasks that require each other", "задания требуют друг друга"))
    static let neverUnlocks = DiagnosticRule(
        "quest.never-unlocks", .error, title: LocalizedText("task that never opens", "задание никогда не откроется"))
    static let unsolvable = DiagnosticRule(
        "quest.unsolvable", .error, title: LocalizedText("task that cannot be solved", "задание нельзя решить"))
    static let emptyWindow = DiagnosticRule(
        "quest.empty-window", .error, title: LocalizedText("closes before it opens", "закрывается до открытия"))
    static let missedWindow = DiagnosticRule(
        "quest.missed-window", .warning,
        title: LocalizedText("times that no rider can keep", "в это время никто не успеет"))
    static let forbiddenPlace = DiagnosticRule(
        "quest.forbidden-place", .warning,
        title: LocalizedText("place where riders may not be", "место, где участникам быть нельзя"))
    static let noEffect = DiagnosticRule(
        "quest.no-effect", .warning,
        title: LocalizedText("rule that needs a time limit", "правилу нужен лимит времени"))
    static let missingTranslation = DiagnosticRule(
        "quest.missing-translation", .warning, title: LocalizedText("text not translated", "нет перевода"))
}
