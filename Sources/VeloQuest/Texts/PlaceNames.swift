internal import Support

/// What the places of a quest are called that have no name of their own.
enum PlaceNames {
    static let start = Message("place-names-start")
    static let finish = Message("place-names-finish")
}
