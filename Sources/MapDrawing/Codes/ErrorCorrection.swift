/// Reed–Solomon codes over the field of 256 elements with the modulus x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004 section 7.5).
enum ErrorCorrection {
    /// The codewords of a symbol in their order of placement: those of all blocks in turn, data first.
    static func interleaved(_ data: [UInt8], version: Int) -> [UInt8] {
        let blocks = Blocks(version: version)
        let generator = generator(degree: blocks.correctionCount)
        var start = 0
        var parts: [(data: [UInt8], correction: [UInt8])] = []
        for size in blocks.dataSizes {
            let part = Array(data[start..<start + size])
            parts.append((part, remainder(of: part, by: generator)))
            start += size
        }
        var result: [UInt8] = []
        for index in 0..<(parts.map(\.data.count).max() ?? 0) {
            for part in parts where index < part.data.count { result.append(part.data[index]) }
        }
        for index in 0..<blocks.correctionCount {
            for part in parts { result.append(part.correction[index]) }
        }
        return result
    }

    /// The product of x − 2ⁱ for i below the degree, without its leading coefficient, which is 1.
    static func generator(degree: Int) -> [UInt8] {
        var generator = [UInt8](repeating: 0, count: degree)
        generator[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                generator[index] = product(generator[index], root)
                if index + 1 < degree { generator[index] ^= generator[index + 1] }
            }
            root = product(root, 2)
        }
        return generator
    }

    static func remainder(of data: [UInt8], by generator: [UInt8]) -> [UInt8] {
        var remainder = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for index in generator.indices { remainder[index] ^= product(generator[index], factor) }
        }
        return remainder
    }

    static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product = 0
        for shift in (0..<8).reversed() {
            product = (product << 1) ^ ((product >> 7) * 0x11D)
            if (other >> UInt8(shift)) & 1 == 1 { product ^= Int(one) }
        }
        return UInt8(truncatingIfNeeded: product)
    }
}

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

/// A text as the data codewords of the smallest version that holds it (ISO/IEC 18004 section 7.4).
enum DataCodewords {
    private static let byteMode = 0b0100
    private static let extendedInterpretation = 0b0111
    /// The assignment number of UTF-8.
    private static let utf8 = 26

    static func encoding(_ text: String) throws(QRCodeError) -> (version: Int, codewords: [UInt8]) {
        let bytes = Array(text.utf8)
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        for version in 1...40 {
            let lengthBits = version < 10 ? 8 : 16
            let capacity = Blocks(version: version).dataCount * 8
            let needed = (isASCII ? 0 : 12) + 4 + lengthBits + bytes.count * 8
            guard needed <= capacity else { continue }
            var bits = Bits()
            if !isASCII {
                bits.append(extendedInterpretation, count: 4)
                bits.append(utf8, count: 8)
            }
            bits.append(byteMode, count: 4)
            bits.append(bytes.count, count: lengthBits)
            for byte in bytes { bits.append(Int(byte), count: 8) }
            bits.append(0, count: min(4, capacity - bits.count))
            return (version, bits.codewords(padded: capacity / 8))
        }
        throw .tooLong(bytes: bytes.count)
    }
}

/// Bits, the most significant first.
private struct Bits {
    private var bits: [Bool] = []

    var count: Int { bits.count }

    mutating func append(_ value: Int, count: Int) {
        for shift in (0..<count).reversed() { bits.append((value >> shift) & 1 == 1) }
    }

    /// Bytes, filled up with zeros to a whole one and then with the two pad codewords in turn.
    func codewords(padded count: Int) -> [UInt8] {
        var codewords = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
        for (index, bit) in bits.enumerated() where bit { codewords[index / 8] |= 0x80 >> UInt8(index % 8) }
        var pad: UInt8 = 0xEC
        while codewords.count < count {
            codewords.append(pad)
            pad ^= 0xEC ^ 0x11
        }
        return codewords
    }
}
