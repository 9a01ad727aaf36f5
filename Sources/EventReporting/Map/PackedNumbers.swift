import JSON
import QuestEngine

/// Whole numbers in few bytes: seven bits a byte, the lowest first, the eighth says that more follow; the sign is in the lowest bit.
///
/// Source: Protocol Buffers encoding, `sint64`.
struct PackedNumbers: Sendable {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: Int) {
        var rest = UInt(bitPattern: (number << 1) ^ (number >> (Int.bitWidth - 1)))
        while rest > 127 {
            bytes.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// The bytes as text (RFC 4648 section 4).
    var text: String { Base64.text(bytes) }
}
