internal import Languages

/// What a route and an area within reach say.
enum RouteTexts {
    static func reach(_ limit: LocalizedText, _ length: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(limit.english): \(length.english) of roads",
            "\(limit.russian): дорог — \(length.russian)")
    }

    static func route(_ number: Int) -> LocalizedText {
        LocalizedText(
            "way \(number)",
            "путь \(number)")
    }

    static let noName = LocalizedText(
        "(no name)",
        "(без названия)")

    static func kilometres(_ number: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(number.english) km",
            "\(number.russian) км")
    }

    static func leg(_ number: Int) -> LocalizedText {
        LocalizedText(
            "leg \(number)",
            "участок \(number)")
    }
}
