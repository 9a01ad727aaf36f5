import Support

/// The counts in reports of rides and events, in words.
enum EventCounts {
    static func wrongTurns(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "wrong turn", "wrong turns"),
            Plural.russian(count, "неверный поворот", "неверных поворота", "неверных поворотов"))
    }

    static func reroutes(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "re-route", "re-routes"),
            Plural.russian(count, "перестроение маршрута", "перестроения маршрута", "перестроений маршрута"))
    }

    static func fixes(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "fix", "fixes"),
            Plural.russian(count, "отметка положения", "отметки положения", "отметок положения"))
    }

    static func refusedFixes(_ count: Int) -> LocalizedText {
        LocalizedText("\(count) refused", "отброшено: \(count)")
    }
}
