import Support

/// What is said about places that were not found, or found more than once.
enum PlaceSearchTexts {
    static func unknown(_ text: String, _ similar: [String]) -> LocalizedText {
        let names = (
            english: similar.map { "‘\($0)’" }.joined(separator: ", "),
            russian: similar.map { "«\($0)»" }.joined(separator: ", ")
        )
        return LocalizedText(
            "no street or place of this map is called ‘\(text)’"
                + (similar.isEmpty ? "" : "; similar names: \(names.english)"),
            "на этой карте нет улицы или места «\(text)»"
                + (similar.isEmpty ? "" : "; похожие названия: \(names.russian)"))
    }

    static func ambiguous(_ text: String, _ places: [FoundPlace]) -> LocalizedText {
        // A kind decides only where there are several.
        let hasKinds = Set(places.map { $0.kind }).count > 1
        let isCut = places.count > PlaceSearchError.limit
        let lines = places.prefix(PlaceSearchError.limit).map { place in
            let label = hasKinds ? place.labelWithKind : place.label
            return LocalizedText("\n  \(place.place)  \(label.english)", "\n  \(place.place)  \(label.russian)")
        }
        let kind = hasKinds ? LocalizedText(", or its name with the kind", " или название с видом места") : nil
        let rest = isCut ? "\n  …" : ""
        return LocalizedText(
            "‘\(text)’ may be several places; write the coordinates of the one that is meant\(kind?.english ?? ""):"
                + lines.map { $0.english }.joined() + rest,
            "«\(text)» — это может быть несколько мест; напишите координаты нужного\(kind?.russian ?? ""):"
                + lines.map { $0.russian }.joined() + rest)
    }
}
