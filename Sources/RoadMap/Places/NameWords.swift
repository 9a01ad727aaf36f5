import Answers

/// The words of a name without letter case, accents and punctuation.
struct NameWords: Sendable, Hashable {
    /// A word as it is written, and in the spelling that Latin and Russian letters share.
    struct Word: Sendable, Hashable {
        let letters: [UInt32]
        let spelling: [UInt32]
    }

    let words: [Word]

    init(_ name: String) {
        let folded = FoldedText(name, [.compatibility, .letterCase, .yo, .accents, .punctuation, .whiteSpace])
        words = folded.scalars.split(separator: 0x20).map { word in
            Word(letters: Array(word), spelling: Transliteration.spelling(of: Array(word)))
        }
    }

    /// All letters without the spaces between words.
    var joined: [UInt32] { words.flatMap { $0.spelling } }
}
