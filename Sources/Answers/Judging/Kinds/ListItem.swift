/// One item of a list, with the texts that stand for it.
public struct ListItem: Sendable, Hashable {
    /// The accepted texts; there is at least one.
    public let texts: [String]

    /// The normal forms of the item, each tagged as a number or as letters.
    let normals: Set<[UInt32]>
    private let spellings: [SpelledWords]

    /// `nil` if no text has a letter, a digit or any other significant sign.
    init?(_ texts: [String], _ language: AnswerLanguage) {
        let heard = texts.filter { !Self.normals(of: $0.unicodeScalars.map { $0.value }, language).isEmpty }
        guard !heard.isEmpty else { return nil }
        self.texts = heard
        normals = Set(heard.flatMap { Self.normals(of: $0.unicodeScalars.map { $0.value }, language) })
        spellings = heard.map { SpelledWords(FoldedText($0, .separating, language)) }
    }

    /// How many typing errors separate a text from this item; `nil` if it is another one.
    func slips(_ text: SpelledWords, forgiving errors: TypingErrors) -> Int? {
        spellings.compactMap { spelling -> Int? in
            switch spelling.likeness(text, forgiving: errors) {
            case .misspelled(let slips): slips
            case .respaced: 1
            case .nearly, .unlike: nil
            }
        }.min()
    }

    /// Whether the item accepts any text with typing errors.
    func forgives(_ errors: TypingErrors) -> Bool { spellings.contains { $0.forgives(errors) } }

    /// The normal forms of a text: numbers as such, in their English and their Russian reading, and everything else as its letters
    /// without spaces and punctuation.
    static func normals(of text: [UInt32], _ language: AnswerLanguage) -> [[UInt32]] {
        let plain = FoldedText(text, .plain).scalars
        let numbers = WrittenNumber.isCode(plain) ? [] : WrittenNumber.readings(of: plain)
        if !numbers.isEmpty { return numbers.map { [numberTag] + $0.normalForm.unicodeScalars.map { $0.value } } }
        let letters = FoldedText(plain, .joining, language).scalars.filter { $0 != 0x20 }
        return letters.isEmpty ? [] : [[letterTag] + letters]
    }

    private static let numberTag: UInt32 = 0x23
    private static let letterTag: UInt32 = 0x3D
}
