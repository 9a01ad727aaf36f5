/// Removes the differences that `CASEI` and `ACCENTI` ignore (clauses 7.3 and 7.4).
extension TextFolding {
    /// The folded text.
    ///
    /// - `CASEI` is full case folding (Unicode Standard, section 5.18): ß becomes ss, final sigma becomes sigma. Dotless ı stays
    ///   itself, as in the default folding.
    /// - `ACCENTI` removes the combining marks: é becomes e, ё becomes е, й becomes и. Letters that Unicode does not decompose (ø, ł, æ)
    ///   and marks of Indic, Semitic and Japanese writing stay.
    func fold(_ text: String) -> String {
        switch self {
        case .letterCase: Self.foldCase(text)
        case .accents: Self.foldAccents(text)
        }
    }

    private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    /// Lower case of upper case of lower case is equal exactly for those scalars that
    /// CaseFolding.txt of Unicode 14 (statuses C and F) makes equal, except dotless ı.
    private static func foldCase(_ text: String) -> String {
        if let plain = CyrillicCase.lowercased(text) { return plain }
        guard text.unicodeScalars.contains("\u{131}") else { return text.lowercased().uppercased().lowercased() }
        var result = ""
        for scalar in text.unicodeScalars {
            let letter = String(scalar)
            result += scalar == "\u{131}" ? letter : letter.lowercased().uppercased().lowercased()
        }
        return result
    }

    private static func foldAccents(_ text: String) -> String {
        if isASCII(text) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !isMark(scalar.value) {
            result.append(baseLetters[scalar.value].flatMap { Unicode.Scalar($0) } ?? scalar)
        }
        return String(result)
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    private static let baseLetters: [UInt32: UInt32] = {
        var result: [UInt32: UInt32] = [:]
        var scalar: UInt32 = 0
        for pair in BaseLetterTable.pairs.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            let numbers = pair.split(separator: UInt8(ascii: ".")).map { digits in
                digits.reduce(UInt32(0)) { $0 * 36 + UInt32($1 <= 0x39 ? $1 - 0x30 : $1 - 0x61 + 10) }
            }
            guard let gap = numbers.first, let base = numbers.last else { continue }
            scalar += gap
            result[scalar] = base
        }
        return result
    }()
}
