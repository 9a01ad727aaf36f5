import Support

/// What is said about places that were not found, or found more than once.
enum PlaceSearchTexts {
    static func unknown(_ text: String, _ similar: [String]) -> Message {
        Message(
            "place-search-unknown",
            [
                "text": .of(text),
                "names": similar.isEmpty ? .none : .of(similar.map { Message("place-search-name", ["name": .of($0)]) }),
            ])
    }

    static func ambiguous(_ text: String, _ places: [FoundPlace]) -> Message {
        // A kind decides only where there are several.
        let hasKinds = Set(places.map { $0.kind }).count > 1
        let isCut = places.count > PlaceSearchError.limit
        let lines = places.prefix(PlaceSearchError.limit).map { place in
            let label = hasKinds ? place.labelWithKind : place.label
            return Message("place-search-ambiguous", ["place": .of(place.place), "label": .of(label)])
        }
        return Message(
            "place-search-several",
            [
                "text": .of(text), "has-kinds": .of(hasKinds), "lines": .of(Message(joining: lines)),
                "is-cut": .of(isCut),
            ])
    }
}
