/// Converts texts in ASCII and the Cyrillic of U+0400 to U+045F to lower case, byte by byte: there a capital and its small letter have
/// the same number of bytes, and case folding equals lower case.
///
///     А–П  D0 90–9F  →  D0 B0–BF
///     Р–Я  D0 A0–AF  →  D1 80–8F
///     Ѐ–Џ  D0 80–8F  →  D1 90–9F
enum CyrillicCase {
    /// The text in lower case; `nil` where it has other letters.
    static func lowercased(_ text: String) -> String? {
        var isKnown = true
        let result = text.utf8.withContiguousStorageIfAvailable { source in
            String(unsafeUninitializedCapacity: source.count) { target in
                isKnown = lowercase(source, to: target)
                return isKnown ? source.count : 0
            }
        }
        return isKnown ? result : nil
    }

    private static func lowercase(_ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>)
        -> Bool
    {
        var index = 0
        while index < source.count {
            let byte = source[index]
            if byte < 0x80 {
                target[index] = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
                index += 1
                continue
            }
            guard index + 1 < source.count else { return false }
            let next = source[index + 1]
            switch (byte, next) {
            case (0xD0, 0x80...0x8F): (target[index], target[index + 1]) = (0xD1, next + 0x10)
            case (0xD0, 0x90...0x9F): (target[index], target[index + 1]) = (0xD0, next + 0x20)
            case (0xD0, 0xA0...0xAF): (target[index], target[index + 1]) = (0xD1, next - 0x20)
            case (0xD0, _), (0xD1, 0x80...0x9F): (target[index], target[index + 1]) = (byte, next)
            default: return false
            }
            index += 2
        }
        return true
    }
}
