internal import Support

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

    static let noText = LocalizedText(
        "this tag has bytes that are no UTF-8 text: the file is damaged, get it again, or save it as UTF-8",
        "в этом теге есть байты, которые не являются текстом UTF-8: файл повреждён — получите его заново или сохраните "
            + "в UTF-8")

    static func unknownElement(_ name: String) -> LocalizedText {
        LocalizedText(
            "<\(name)> is no element of OSM XML here: the file is damaged or changed by hand, get it again",
            "<\(name)> — такого элемента в этом месте OSM XML нет: файл повреждён или изменён вручную, получите его заново"
        )
    }

    static func missingAttribute(_ element: String, _ attribute: String) -> LocalizedText {
        LocalizedText(
            "<\(element)> lacks the attribute \(attribute), or it is no number",
            "у <\(element)> нет атрибута \(attribute), или это не число")
    }
}
