import JSON
import Scoring

/// Whole numbers in few bytes: seven bits a byte, lowest first; the eighth marks that more follow; the lowest is the sign.
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
