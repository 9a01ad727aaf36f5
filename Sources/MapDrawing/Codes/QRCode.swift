/// A QR code: a square of dark and light modules that holds a text, with error correction level M (15 %).
///
///     let code = try QRCode("https://quest.example/r/?code=K7M3-9QTX")
///     code.side           // 29
///     code[row: 0, 0]     // true: the corner of a finder pattern is dark
///
/// The smallest version that holds the text is taken, from 1 to 40, and the mask with the least penalty. The text is written in byte
/// mode as UTF-8, announced by an ECI where it is more than ASCII. A quiet zone of `quietZone` light modules belongs around it when
/// drawn.
///
/// Source: ISO/IEC 18004:2015.
struct QRCode: Hashable, Sendable {
    /// The text.
    let text: String
    /// The version, 1 to 40.
    let version: Int
    /// The number of the mask pattern, 0 to 7.
    let mask: Int
    private let matrix: Matrix

    /// The light modules that belong around a code on each side (section 6.3.8).
    static let quietZone = 4
    /// The most bytes of UTF-8 that a code holds.
    static let mostBytes = 2_331

    /// Encodes a text.
    ///
    /// - Throws: `QRCodeError.tooLong` above `mostBytes`, a little earlier for a text that is not ASCII.
    /// - Complexity: O(modules); 177 × 177 for the largest.
    init(_ text: String) throws(QRCodeError) {
        let (version, data) = try DataCodewords.encoding(text)
        var drawn = Matrix(version: version)
        drawn.place(ErrorCorrection.interleaved(data, version: version))
        var best: (penalty: Int, mask: Int, matrix: Matrix)?
        for mask in 0..<8 {
            let masked = drawn.masked(by: mask)
            let penalty = masked.penalty
            if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, mask, masked) }
        }
        self.text = text
        self.version = version
        mask = best?.mask ?? 0
        matrix = best?.matrix ?? drawn
    }

    /// The modules on a side: 21 to 177.
    var side: Int { matrix.side }

    /// Whether a module is dark, by its row from the top and its column from the left, from 0.
    subscript(row row: Int, column: Int) -> Bool { matrix[row, column] }
}

/// Why a text cannot be a QR code.
public enum QRCodeError: Error, Sendable, Hashable {
    /// It has so many bytes, more than the largest code holds.
    case tooLong(bytes: Int)
}
