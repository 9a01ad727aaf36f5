internal import Support

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

    /// Metres up and down, and the steepest segment.
    static func heightsKnown(_ percent: Int) -> LocalizedText {
        LocalizedText("heights for \(percent) % of the way", "высоты известны для \(percent) % пути")
    }

    static func climb(_ ascent: Int, _ descent: Int, percent: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(ascent) m up, \(descent) m down, steepest \(percent.english) %",
            "подъём \(ascent) м, спуск \(descent) м, самый крутой уклон \(percent.russian) %")
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
