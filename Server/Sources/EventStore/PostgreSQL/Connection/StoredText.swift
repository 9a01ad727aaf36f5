/// Texts as they are stored: PostgreSQL takes any character but U+0000.
///
/// U+0000 is stored as U+0001 and `0`, and U+0001 as U+0001 and `1`. That loses nothing and keeps the order by bytes, so that lists are in
/// the same order as in other engines.
enum StoredText {
    private static let mark: UInt8 = 1

    /// Adds the bytes to store.
    static func write(_ text: String, to block: inout [UInt8]) {
        var text = text
        text.withUTF8 { bytes in
            guard bytes.contains(where: { $0 <= mark }) else { return block.append(contentsOf: bytes) }
            for byte in bytes {
                if byte <= mark { block += [mark, UInt8(ascii: "0") + byte] } else { block.append(byte) }
            }
        }
    }

    /// The text that bytes stand for.
    static func text(of stored: UnsafeBufferPointer<UInt8>) -> String {
        guard stored.contains(mark) else { return String(decoding: stored, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(stored.count)
        var isMarked = false
        for byte in stored {
            if isMarked {
                bytes.append(byte &- UInt8(ascii: "0"))
                isMarked = false
            } else if byte == mark {
                isMarked = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
