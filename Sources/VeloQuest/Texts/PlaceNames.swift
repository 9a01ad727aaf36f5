internal import Support

/// What the places of a quest are called that have no name of their own.
enum PlaceNames {
    static let start = LocalizedText("start", "старт")
    static let finish = LocalizedText("finish", "финиш")
}
