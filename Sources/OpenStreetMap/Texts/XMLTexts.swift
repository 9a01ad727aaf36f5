internal import Languages

/// What is wrong with a file in OSM XML.
enum XMLTexts {
    static func brokenOff(_ words: String) -> LocalizedText {
        LocalizedText(
            "the server broke off (\(words)): ask for a smaller area",
            "сервер прервал выдачу (\(words)): запросите область поменьше")
    }

    static func nodeWithoutPlace(_ id: Int64) -> LocalizedText {
        LocalizedText(
            "node \(id) has no lat and lon: ask Overpass for `out body` or `out meta`",
            "у точки \(id) нет lat и lon: запрашивайте у Overpass `out body` или `out meta`")
    }

    static func missingAttribute(_ element: String, _ attribute: String) -> LocalizedText {
        LocalizedText(
            "<\(element)> lacks the attribute \(attribute), or it is no number",
            "у <\(element)> нет атрибута \(attribute), или это не число")
    }
}
