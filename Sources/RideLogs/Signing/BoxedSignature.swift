import Signatures

/// A signature on the heap: most entries of a large log are counted in words, and one has no room for eight more.
final class BoxedSignature: Sendable {
    // A vector would be aligned to 64 bytes, and take twice the memory.
    private let words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    init(_ signature: Signature) {
        let words = signature.words
        self.words = (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
    }

    var signature: Signature {
        Signature(words: SIMD8(words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7))
    }
}
