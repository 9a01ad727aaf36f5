public import Support

/// Why a text does not say which place is meant.
public enum PlaceSearchError: Error, Sendable, Hashable {
    /// No name of the map is like it; with the names that are still nearest.
    case unknown(String, similar: [String])
    /// These places are equally like it.
    case ambiguous(String, [FoundPlace])

    /// How many places are listed at most.
    static let limit = 8
}

extension PlaceSearchError: LocalizedMessage {
    /// What to tell the person who typed it.
    public var message: Message {
        switch self {
        case .unknown(let text, let similar): PlaceSearchTexts.unknown(text, similar)
        case .ambiguous(let text, let places): PlaceSearchTexts.ambiguous(text, places)
        }
    }
}
