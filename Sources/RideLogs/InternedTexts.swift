import Support

/// A cache of interned strings: the name of a device on a million lines is stored once.
struct InternedTexts {
    private var texts = ContiguousArray(repeating: "", count: 256)

    /// The text of bytes; `nil` where they are not UTF-8.
    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let hash = FNV1a.hash(bytes)
        let slot = Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 255)
        if Self.isSame(&texts[slot], bytes) { return texts[slot] }
        guard let text = Self.text(bytes) else { return nil }
        if bytes.count <= 64 { texts[slot] = text }
        return text
    }

    /// The same for a text that is not likely to be repeated.
    static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid UTF-8, so that the text differs.
        return isSame(&text, bytes) ? text : nil
    }

    private static func isSame(_ text: inout String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.utf8.count == bytes.count else { return false }
        return text.withUTF8 { $0.elementsEqual(bytes) }
    }
}
