/// Numbers as hexadecimal digits in small letters, the one form in which logs and digests have them.
package enum Hexadecimal {
    /// Adds the sixteen digits of a number.
    package static func append(_ word: UInt64, to bytes: inout [UInt8]) {
        for shift in stride(from: 60, through: 0, by: -4) {
            let value = UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 15
            bytes.append(value < 10 ? 0x30 + value : 0x61 + value - 10)
        }
    }

    /// The number that sixteen digits stand for; `nil` where one of them is none.
    package static func word(_ start: UnsafePointer<UInt8>) -> UInt64? {
        var word: UInt64 = 0
        for index in 0..<16 {
            let byte = start[index]
            if byte &- 0x30 < 10 {
                word = word << 4 | UInt64(byte &- 0x30)
            } else if byte &- 0x61 < 6 {
                word = word << 4 | UInt64(byte &- 0x61 &+ 10)
            } else {
                return nil
            }
        }
        return word
    }

    /// Numbers as text.
    package static func text(_ words: [UInt64]) -> String {
        var bytes: [UInt8] = []
        for word in words { append(word, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The numbers of a text; `nil` unless it has sixteen digits for each of this many.
    package static func words(_ text: String, count: Int) -> [UInt64]? {
        let bytes = Array(text.utf8)
        guard bytes.count == 16 * count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return [] }
            var words: [UInt64] = []
            for place in 0..<count {
                guard let word = word(start + 16 * place) else { return nil }
                words.append(word)
            }
            return words
        }
    }
}
