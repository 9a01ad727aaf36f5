/// The scalars of a text after folding.
package struct FoldedText: Sendable, Hashable {
    package private(set) var scalars: [UInt32]
    /// The foldings that changed anything.
    private(set) var effects: AnswerFolding = []

    package init(_ text: String, _ folding: AnswerFolding, _ language: AnswerLanguage = .any) {
        self.init(Self.scalars(of: text), folding, language)
    }

    package init(_ scalars: [UInt32], _ folding: AnswerFolding, _ language: AnswerLanguage = .any) {
        self.scalars = scalars
        apply(folding, language)
    }

    /// The scalars of a text; those of ASCII need no decoding.
    private static func scalars(of text: String) -> [UInt32] {
        var text = text
        let plain = text.withUTF8 { bytes -> [UInt32]? in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.map { UInt32($0) } : nil
        }
        return plain ?? text.unicodeScalars.map { $0.value }
    }

    private mutating func apply(_ folding: AnswerFolding, _ language: AnswerLanguage) {
        func note(_ change: Bool, _ folding: AnswerFolding, in effects: inout AnswerFolding) {
            if change { effects.insert(folding) }
        }
        if folding.contains(.compatibility) {
            note(CompatibilityFolding.apply(to: &scalars), .compatibility, in: &effects)
        }
        if folding.contains(.letterCase) { note(LetterCaseFolding.apply(to: &scalars), .letterCase, in: &effects) }
        if folding.contains(.yo) { note(AccentFolding.removeYo(from: &scalars), .yo, in: &effects) }
        if folding.contains(.accents) {
            note(AccentFolding.removeMarks(from: &scalars, language: language), .accents, in: &effects)
        }
        if folding.contains(.punctuation) {
            let (hasChanged, hasJoined) = PunctuationFolding.apply(
                to: &scalars, joins: folding.contains(.joinedPunctuation), elides: language.elides)
            note(hasChanged, .punctuation, in: &effects)
            note(hasJoined, .joinedPunctuation, in: &effects)
        }
        if folding.contains(.whiteSpace) { note(WordFolding.unifyWhiteSpace(in: &scalars), .whiteSpace, in: &effects) }
        if folding.contains(.article) {
            note(WordFolding.dropArticle(from: &scalars, language: language), .article, in: &effects)
        }
        if folding.contains(.lookAlikes) { note(LookAlikeFolding.apply(to: &scalars), .lookAlikes, in: &effects) }
    }

    package var isEmpty: Bool { scalars.isEmpty }

    package var text: String { String(scalars) }

    var hasDigit: Bool { ScalarClass.hasDigit(scalars[...]) }

    /// The scalars with every look-alike letter in Latin: a mistyped letter itself may decide which alphabet a word is in.
    package var letters: [UInt32] { scalars.map(LookAlikeFolding.latin(ofSmall:)) }

    /// Texts are equal if their scalars are, whichever foldings were needed.
    package static func == (left: FoldedText, right: FoldedText) -> Bool { left.scalars == right.scalars }

    package func hash(into hasher: inout Hasher) { hasher.combine(scalars) }
}

extension [FoldedText] {
    /// Whether one of these is among others.
    func hasAny(of others: [FoldedText]) -> Bool { contains(where: others.contains) }
}

extension String {
    /// A text of scalars; values that are not Unicode scalars are left out.
    package init(_ scalars: some Sequence<UInt32>) {
        var view = String.UnicodeScalarView()
        for scalar in scalars {
            if let scalar = Unicode.Scalar(scalar) { view.append(scalar) }
        }
        self.init(view)
    }
}
