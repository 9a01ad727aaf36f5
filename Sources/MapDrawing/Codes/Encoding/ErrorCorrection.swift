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
