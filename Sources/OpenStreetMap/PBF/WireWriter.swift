/// Writes Protocol Buffers fields.
///
/// Source: <https://protobuf.dev/programming-guides/encoding/>.
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    var isEmpty: Bool { bytes.isEmpty }

    mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A number with its sign in the lowest bit.
    mutating func zigzag(_ value: Int64) {
        varint(UInt64(bitPattern: (value &<< 1) ^ (value >> 63)))
    }

    mutating func field(_ number: UInt64, varint value: UInt64) {
        varint(number << 3)
        varint(value)
    }

    mutating func field(_ number: UInt64, zigzag value: Int64) {
        varint(number << 3)
        zigzag(value)
    }

    mutating func field(_ number: UInt64, _ content: some Collection<UInt8>) {
        varint(number << 3 | 2)
        varint(UInt64(content.count))
        bytes.append(contentsOf: content)
    }

    /// A list or message; nothing where it is empty.
    mutating func field(_ number: UInt64, _ content: WireWriter) {
        if !content.isEmpty { field(number, content.bytes) }
    }
}
