extension Unicode.Scalar {
    /// Whether a terminal or the layout of text does something at this character instead of showing it: control characters,
    /// line and paragraph separators, and marks that change the direction of the text around them (UAX 9, Bidi_Control).
    package var isSteering: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text with U+FFFD in place of every steering character, for words that come out of a file.
    package var withoutSteering: String {
        guard unicodeScalars.contains(where: { $0.isSteering }) else { return self }
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.isSteering ? "\u{FFFD}" : scalar) }
        return String(scalars)
    }
}
