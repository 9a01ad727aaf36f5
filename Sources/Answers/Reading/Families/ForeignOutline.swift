/// How an accepted text begins in the other alphabet, and on the other keyboard.
struct ForeignOutline: Sendable, Hashable {
    /// Whether the text is in Russian letters, so that an answer of the other alphabet is in Latin ones.
    private var isCyrillic = false
    /// The first sound of each of its words.
    private var sounds: UInt64?
    /// What the key of its first character writes in the other layout.
    private var typed: Set<UInt32> = []

    /// `nil` for a text that has no keys of another alphabet or keyboard.
    init?(_ keys: [[UInt32]]) {
        for key in keys {
            switch Unicode.Scalar(key[0]) {
            case "x", "X":
                sounds = key.dropFirst().split(separator: 0x20).reduce(0) { $0 | WordOutline.bit($1[$1.startIndex]) }
            case "y", "Y": typed.insert(key[1])
            default: continue
            }
            isCyrillic = key[0] & 0x20 != 0
        }
        if sounds == nil, typed.isEmpty { return nil }
    }

    /// Whether an answer in the other alphabet can mean the same.
    func mayMean(_ answer: inout GivenOutline) -> Bool {
        guard isCyrillic ? answer.hasLatin : answer.hasCyrillic else { return false }
        if let first = answer.firstTyped, typed.contains(first) { return true }
        guard let sounds else { return false }
        return sounds & ~answer.sounds() == 0 || answer.hasWord()
    }
}
