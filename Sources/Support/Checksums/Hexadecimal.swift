/// Hexadecimal digits in small letters, the one form in which logs and digests have them.
public enum Hexadecimal {
    /// Bytes as text, two digits for each.
    public static func text(of bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The bytes of a text; `nil` unless it has an even number of digits in small letters and nothing else.
    public static func bytes(of text: String) -> [UInt8]? {
        guard text.utf8.count % 2 == 0 else { return nil }
        var bytes: [UInt8] = []
        var high: UInt8?
        for byte in text.utf8 {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return bytes
    }

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
