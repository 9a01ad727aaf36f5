extension DisplayList {
    /// The letters of the list that no font of this computer has, sorted; `png()` and `pdf()` draw boxes with their numbers instead.
    ///
    /// - Throws: `CairoDrawingError.noFonts`.
    public func missingLetters() throws(CairoDrawingError) -> [Character] {
        try TextLayout(language: language).missing(among: letters)
    }

    /// The letters of all texts.
    var letters: Set<Character> {
        groups.lazy.flatMap(\.items).reduce(into: []) { letters, item in
            if case .text(let lettering) = item { letters.formUnion(lettering.text.onOneLine) }
        }
    }
}

extension TextLayout {
    /// Those of some letters that no font has, sorted.
    func missing(among letters: Set<Character>) -> [Character] {
        letters.sorted().filter { letter in
            set(String(letter), size: 12, isBold: false)
            return missingLetters > 0
        }
    }
}
