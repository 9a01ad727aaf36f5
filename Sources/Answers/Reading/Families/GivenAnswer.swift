/// An answer, folded once for all comparisons.
package struct GivenAnswer {
    package let text: String
    package let language: AnswerLanguage
    /// After the folding of compatibility and white space.
    package let plain: FoldedText
    /// With words separated at punctuation, in each spelling of the language.
    package let separated: [FoldedText]
    /// With words joined at punctuation.
    package let joined: [FoldedText]

    package init(_ text: String, _ language: AnswerLanguage = .any) {
        self.init(text, FoldedText(text, .plain), language)
    }

    /// - Parameter plain: the text after the folding of compatibility and white space.
    package init(_ text: String, _ plain: FoldedText, _ language: AnswerLanguage) {
        self.text = text
        self.language = language
        self.plain = plain
        separated = Self.variants(plain.scalars, .separating, language)
        let hasPunctuation = plain.scalars.contains(where: ScalarClass.isPunctuation)
        joined = hasPunctuation ? Self.variants(plain.scalars, .joining, language) : separated
    }

    /// The numbers that it can be read as.
    package var numbers: [ExactDecimal] { WrittenNumber.readings(of: plain.scalars) }

    /// Whether it has no visible characters.
    package var isBlank: Bool { plain.isEmpty }

    /// Whether it is nothing but punctuation.
    var isBare: Bool { separated.allSatisfy { $0.isEmpty } }

    /// The foldings of a set that are needed for the answer to match this form.
    package func needed(of folding: AnswerFolding, for form: String) -> AnswerFolding {
        let answer = text.unicodeScalars.map { $0.value }
        let wanted = form.unicodeScalars.map { $0.value }
        let answers = Self.variants(answer, folding, language)
        let forms = Self.variants(wanted, folding, language)
        // A folding that changed neither text is not needed; the only one that changed them is.
        var needed = folding.intersection(
            (answers + forms).reduce(into: []) { $0.formUnion($1.effects) })
        guard needed.rawValue.nonzeroBitCount > 1 else { return needed }
        for one in AnswerFolding.each where needed.contains(one) {
            let fewer = needed.subtracting(one)
            let shorter = Self.variants(wanted, fewer, language)
            if Self.variants(answer, fewer, language).contains(where: shorter.contains) { needed = fewer }
        }
        return needed
    }

    /// A folded text, and if the language spells umlauts as ae, oe, ue, that spelling as well.
    private static func variants(
        _ scalars: [UInt32], _ folding: AnswerFolding, _ language: AnswerLanguage
    ) -> [FoldedText] {
        let folded = FoldedText(scalars, folding, language)
        guard language.spellsUmlauts, folding.contains(.accents) else { return [folded] }
        let composed = FoldedText(scalars, folding.intersection([.compatibility, .letterCase]))
        guard let spelled = AccentFolding.spellingUmlauts(composed.scalars) else { return [folded] }
        return [folded, FoldedText(spelled, folding, language)]
    }
}
