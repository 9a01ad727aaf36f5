import Answers
import Support

/// A name, and what kinds of places are meant by it: `Central (station)`.
struct WantedKinds {
    /// The text without the kind in brackets.
    let name: String
    /// `nil` for all kinds.
    private let kinds: Set<PlaceKind>?
    private let hasStreets: Bool

    /// Reads the kind in brackets at the end in either language; brackets with anything else are a part of the name.
    init(_ text: String) {
        let trimmed = text.reversed().drop(while: { $0.isWhitespace }).reversed()
        if trimmed.last == ")", let open = trimmed.lastIndex(of: "(") {
            let word = WantedKinds.folded(String(trimmed[trimmed.index(after: open)...].dropLast()))
            let kinds = PlaceKind.allCases.filter { WantedKinds.isCalled($0.word, word) }
            let isStreet = WantedKinds.isCalled(Message("place-kind-street"), word)
            if isStreet || !kinds.isEmpty {
                (name, self.kinds, hasStreets) = (String(trimmed[..<open]), Set(kinds), isStreet)
                return
            }
        }
        (name, kinds, hasStreets) = (text, nil, true)
    }

    /// Whether the text ends with a kind in brackets.
    var isNarrowed: Bool { kinds != nil }

    /// Whether a place of a kind is meant; `nil` is a street.
    func contains(_ kind: PlaceKind?) -> Bool {
        guard let kinds else { return true }
        return kind.map(kinds.contains) ?? hasStreets
    }

    private static func isCalled(_ word: Message, _ folded: [UInt32]) -> Bool {
        Language.all.contains { WantedKinds.folded(word[$0]) == folded }
    }

    private static func folded(_ text: String) -> [UInt32] { NameWords(text).words.flatMap { $0.letters } }
}
