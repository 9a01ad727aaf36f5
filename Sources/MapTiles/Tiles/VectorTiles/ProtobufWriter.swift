/// Appends fields of Protocol Buffers.
struct ProtobufWriter {
    private(set) var bytes: [UInt8] = []

    mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Small differences of either sign as small numbers.
    mutating func zigzag(_ value: Int64) {
        varint(Self.zigzagged(value))
    }

    static func zigzagged(_ value: Int64) -> UInt64 { UInt64(bitPattern: value << 1 ^ value >> 63) }

    mutating func number(_ field: UInt64, _ value: UInt64) {
        varint(field << 3)
        varint(value)
    }

    mutating func fixed(_ field: UInt64, _ value: UInt64) {
        varint(field << 3 | 1)
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func text(_ field: UInt64, _ value: String) {
        varint(field << 3 | 2)
        varint(UInt64(value.utf8.count))
        bytes.append(contentsOf: value.utf8)
    }

    mutating func message(_ field: UInt64, _ value: ProtobufWriter) {
        varint(field << 3 | 2)
        varint(UInt64(value.bytes.count))
        bytes.append(contentsOf: value.bytes)
    }

    /// Appends fields that are written already.
    mutating func append(_ fields: ProtobufWriter) { bytes.append(contentsOf: fields.bytes) }

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}
