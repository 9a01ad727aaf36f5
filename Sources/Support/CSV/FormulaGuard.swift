/// Which texts a spreadsheet may take for a formula.
///
/// Those that begin with `=`, `+`, `-` or `@`, in any width, with a control character, or with one of these signs behind characters
/// that spreadsheets drop or do not show: white space of any kind, byte-order marks, zero-width and other invisible characters.
/// A plain number such as `-31.998559` is none: it computes nothing, and it has to stay a number.
enum FormulaGuard {
    static func isFormula(_ text: String) -> Bool {
        guard !isPlainNumber(text) else { return false }
        for (place, scalar) in text.unicodeScalars.enumerated() {
            if signs.contains(scalar) { return true }
            // A tab or a line break in front moves what follows into a cell of its own.
            if place == 0, scalar.properties.generalCategory == .control { return true }
            guard isSkipped(scalar) else { return false }
        }
        return false
    }

    /// The signs that begin a formula, with their full-width and small forms, which spreadsheets in East Asia take for the others.
    private static let signs: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{FE66}", "\u{FE62}", "\u{FE63}",
        "\u{FE6B}",
    ]

    /// Whether a spreadsheet may look past a character for the beginning of a formula.
    private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
        switch properties.generalCategory {
        case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }

    /// Digits, perhaps with a minus in front and a fraction behind a point.
    private static func isPlainNumber(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) } }
    }
}
