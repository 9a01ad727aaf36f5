/// Endings of Russian words, by rules that are right for most words.
enum RussianEndings {
    /// The words without their endings, with spaces between them; `nil` if no word is Russian.
    static func stems(of words: some Collection<AnswerWord>) -> [UInt32]? {
        var hasRussian = false
        var result: [UInt32] = []
        for word in words {
            if !result.isEmpty { result.append(0x20) }
            if word.written.contains(where: isCyrillic), word.kind == .word,
                word.place == nil || word.meaning?.plain == nil
            {
                hasRussian = true
                result += stem(word.written)
            } else {
                result += word.scalars
            }
        }
        return hasRussian ? result : nil
    }

    private static func isCyrillic(_ scalar: UInt32) -> Bool { (0x430...0x44F).contains(scalar) }

    private static func stem(_ word: [UInt32]) -> [UInt32] {
        for length in [3, 2, 1] where word.count >= length + 2 && endings.contains(Array(word.suffix(length))) {
            return word.dropLast(length).map(LookAlikeFolding.latin(ofSmall:))
        }
        return word.map(LookAlikeFolding.latin(ofSmall:))
    }

    /// The words with the masculine ending in place of that of another gender; `nil` where no word is a long adjective.
    static func masculine(_ words: [AnswerWord]) -> [UInt32]? {
        guard words.count <= 3, words.contains(where: { adjectiveEnd($0) != nil }) else { return nil }
        var result: [UInt32] = []
        for word in words {
            if !result.isEmpty { result.append(0x20) }
            if let end = adjectiveEnd(word) {
                result += word.written[..<end].map(LookAlikeFolding.latin(ofSmall:)) + [0x2A]
            } else {
                result += word.scalars
            }
        }
        return result
    }

    private static func adjectiveEnd(_ word: AnswerWord) -> Int? {
        guard word.kind == .word, word.written.count >= 5, adjectives.contains(Array(word.written.suffix(2))) else {
            return nil
        }
        return word.written.count - 2
    }

    /// Whether a word is a patronymic.
    static func isPatronymic(_ word: [UInt32]) -> Bool {
        patronymics.contains { word.count > $0.count && word.suffix($0.count).elementsEqual($0) }
            || shortPatronymics.contains(word)
    }

    private static func list(_ text: String) -> [[UInt32]] {
        text.split(separator: " ").map { $0.unicodeScalars.map { $0.value } }
    }

    private static let endings = Set(
        list(
            """
            ами ями ого его ому ему ыми ими ах ях ой ей ою ею ом ем ым им ую юю ая яя ое ее ый ий ые ие ых их а я о е ы и у ю ь й
            """))
    private static let adjectives = Set(list("ый ий ой ая яя ое ее"))
    private static let patronymics = list("ович евич овна евна ична инична")
    private static let shortPatronymics = Set(list("ильич лукич кузьмич фомич никитич саввич"))
}
