/// How the codewords of a version are parted into blocks at error correction level M (ISO/IEC 18004 table 9).
struct Blocks {
    /// The number of blocks.
    let count: Int
    /// The error correction codewords of each.
    let correctionCount: Int
    /// All codewords of the symbol.
    let total: Int

    /// - Parameter version: 1 to 40.
    init(version: Int) {
        count = Blocks.counts[version - 1]
        correctionCount = Blocks.corrections[version - 1]
        total = Blocks.codewords(version: version)
    }

    /// The data codewords of all blocks.
    var dataCount: Int { total - count * correctionCount }

    /// The sizes of the blocks' data; the later ones may be longer by one.
    var dataSizes: [Int] {
        let short = count - total % count
        return (0..<count).map { total / count - correctionCount + ($0 < short ? 0 : 1) }
    }

    /// The modules that function patterns leave, in whole codewords (table 1).
    private static func codewords(version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version > 1 {
            let patterns = version / 7 + 2
            modules -= (25 * patterns - 10) * patterns - 55
        }
        if version > 6 { modules -= 36 }
        return modules / 8
    }

    private static let corrections = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    private static let counts = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]
}
