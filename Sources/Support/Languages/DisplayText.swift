/// Texts as a terminal shows them.
///
/// Letters with their accents take one column, East Asian wide and full-width characters and emoji two, what cannot be seen none
/// (Unicode standard annex 11, coarsely: by blocks).
package enum DisplayText {
    /// How many columns a text takes.
    package static func width(of text: String) -> Int {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// A text that takes exactly so many columns, or more where it is longer.
    package static func padded(_ text: String, to columns: Int, isRight: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, columns - width(of: text)))
        return isRight ? blanks + text : text + blanks
    }

    /// A text for one line of a terminal: without characters that steer it or turn its direction, and at most so long.
    package static func sanitized(_ text: String, most columns: Int = .max) -> String {
        let shown = text.withoutSteering
        guard shown.reduce(0, { $0 + Self.width(of: $1) }) > columns else { return shown }
        var kept = ""
        // One column is for the dots.
        var taken = 1
        for character in shown {
            taken += width(of: character)
            guard taken <= columns else { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// How many columns a character takes.
    package static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        let properties = scalar.properties
        if character.unicodeScalars.contains(where: { $0 == "\u{FE0F}" }) || properties.isEmojiPresentation { return 2 }
        if isWide(scalar.value) { return 2 }
        if properties.isDefaultIgnorableCodePoint { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return 1
        }
    }

    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
