/// The colours of a picture of a search.
enum SearchColours {
    static let start = Colour(0x2B74D4)
    static let end = Colour(0xE2792B)
    package static let both = Colour(0x8F3FA6)
    static let background = Colour(0xFBFAF7)

    /// The path found: narrow, since the roads beneath were settled too.
    static let way = [Stroke(.ink, width: 1.6)]
}
