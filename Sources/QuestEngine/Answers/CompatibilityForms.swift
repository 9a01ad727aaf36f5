/// The part of Unicode's compatibility decomposition (UAX 15, NFKC) that answers meet in practice.
enum CompatibilityForms {
    /// A text with plain letters and digits in place of full-width forms, ligatures and other digits, and without
    /// characters that cannot be seen.
    static func plain(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            append(scalar, to: &result)
        }
        return String(result)
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        if scalar.properties.isDefaultIgnorableCodePoint { return }
        if let digit = decimalDigit(scalar) {
            result.append(digit)
            return
        }
        switch scalar.value {
        case 0xFF01...0xFF5E:
            // Full-width forms lie 0xFEE0 above their ASCII originals.
            if let narrow = Unicode.Scalar(scalar.value - 0xFEE0) { result.append(narrow) }
        case 0xFB00: result.append(contentsOf: "ff".unicodeScalars)
        case 0xFB01: result.append(contentsOf: "fi".unicodeScalars)
        case 0xFB02: result.append(contentsOf: "fl".unicodeScalars)
        case 0xFB03: result.append(contentsOf: "ffi".unicodeScalars)
        case 0xFB04: result.append(contentsOf: "ffl".unicodeScalars)
        case 0xFB05, 0xFB06: result.append(contentsOf: "st".unicodeScalars)
        case 0x2126: result.append("Ω")
        case 0x212A: result.append("K")
        default: result.append(scalar)
        }
    }

    /// Full-width, Arabic-Indic, mathematical and other decimal digits, superscripts and subscripts.
    private static func decimalDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let properties = scalar.properties
        guard properties.generalCategory == .decimalNumber || isRaisedOrLowered(scalar),
            let value = properties.numericValue, value >= 0, value <= 9
        else { return nil }
        return Unicode.Scalar(0x30 + UInt8(value))
    }

    private static func isRaisedOrLowered(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079, 0x2080...0x2089: true
        default: false
        }
    }
}
