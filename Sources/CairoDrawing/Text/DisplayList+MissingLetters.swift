public import MapDrawing

extension DisplayList {
    /// The letters of the list that no font of this computer has, sorted; `png()` and `pdf()` draw boxes with their numbers instead.
    ///
    /// - Throws: `CairoDrawingError.noFonts`.
    public func missingLetters() throws(CairoDrawingError) -> [Character] {
        var letters: Set<Character> = []
        for case .text(let lettering) in groups.lazy.flatMap(\.items) { letters.formUnion(lettering.text.onOneLine) }
        let layout = try TextLayout(language: language)
        return letters.sorted().filter { letter in
            layout.set(String(letter), size: 12, isBold: false)
            return layout.missingLetters > 0
        }
    }
}
