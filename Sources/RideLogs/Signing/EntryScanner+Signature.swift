import Quests

extension EntryScanner {
    /// A signature in base64, in the one form that has all bits beyond its end clear.
    mutating func signature() -> Signature? {
        guard rest.count >= Self.signatureDigits else { return nil }
        var words = SIMD8<UInt64>()
        let bytes = rest
        return Self.values.withUnsafeBufferPointer { values in
            var bits: UInt32 = 0
            var place = 0
            var invalid: UInt8 = 0
            // All but the last byte are 84 digits.
            for digit in 0..<84 {
                let value = values[Int(bytes[digit])]
                invalid |= value
                bits = bits << 6 | UInt32(value & 63)
                guard digit % 4 == 3 else { continue }
                for shift in stride(from: UInt32(16), through: 0, by: -8) {
                    words[place / 8] = words[place / 8] << 8 | UInt64(bits >> shift & 0xFF)
                    place += 1
                }
                bits = 0
            }
            let high = values[Int(bytes[84])]
            let low = values[Int(bytes[85])]
            guard (invalid | high | low) & 64 == 0, low & 15 == 0, bytes[86] == 0x3D, bytes[87] == 0x3D else {
                return nil
            }
            words[7] = words[7] << 8 | UInt64(high << 2 | low >> 4)
            advance(Self.signatureDigits)
            return Signature(words: words)
        }
    }

    /// How many digits a signature has in base64.
    static let signatureDigits = 88

    /// What a digit of base64 (RFC 4648 section 4) stands for; 64 for any other byte.
    private static let values: ContiguousArray<UInt8> = {
        var values = ContiguousArray<UInt8>(repeating: 64, count: 256)
        let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()
}
