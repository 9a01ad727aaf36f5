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
