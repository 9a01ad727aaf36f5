/// Reads Protocol Buffers fields out of bytes that nobody has checked.
///
/// Source: <https://protobuf.dev/programming-guides/encoding/>. The bytes must outlive the reader.
struct WireReader {
    private let bytes: UnsafeRawBufferPointer
    private var position: Int
    private let end: Int

    package init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    /// A field's number and how it is encoded.
    struct Key {
        var field: UInt64
        var wireType: UInt8
    }

    var isAtEnd: Bool { position >= end }

    /// The next field's key; `nil` at the end.
    @inline(__always)
    mutating func key() throws(OSMFileDamage) -> Key? {
        guard position < end else { return nil }
        let value = try varint()
        return Key(field: value >> 3, wireType: UInt8(truncatingIfNeeded: value & 7))
    }

    @inline(__always)
    mutating func varint() throws(OSMFileDamage) -> UInt64 {
        guard position < end else { throw .lengthBeyondEnd }
        let first = bytes[position]
        position &+= 1
        if first < 0x80 { return UInt64(first) }
        return try longVarint(UInt64(first & 0x7F))
    }

    /// The rest of a number of two to ten bytes.
    @inline(__always)
    private mutating func longVarint(_ low: UInt64) throws(OSMFileDamage) -> UInt64 {
        var result = low
        var shift: UInt64 = 7
        while position < end {
            let byte = bytes[position]
            position &+= 1
            result |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return result }
            shift &+= 7
            guard shift < 70 else { throw .endlessNumber }
        }
        throw .lengthBeyondEnd
    }

    /// A number with its sign in the lowest bit.
    @inline(__always)
    mutating func zigzag() throws(OSMFileDamage) -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value &>> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// A number in a field of its own.
    @inline(__always)
    mutating func varint(_ key: Key) throws(OSMFileDamage) -> UInt64 {
        guard key.wireType == 0 else { throw .wrongFieldType }
        return try varint()
    }

    /// A number with its sign in the lowest bit, in a field of its own.
    @inline(__always)
    mutating func zigzag(_ key: Key) throws(OSMFileDamage) -> Int64 {
        guard key.wireType == 0 else { throw .wrongFieldType }
        return try zigzag()
    }

    /// A text, message or packed list.
    @inline(__always)
    mutating func content(_ key: Key) throws(OSMFileDamage) -> UnsafeRawBufferPointer {
        guard key.wireType == 2 else { throw .wrongFieldType }
        let length = try varint()
        guard length <= UInt64(end &- position) else { throw .lengthBeyondEnd }
        let start = position
        position &+= Int(length)
        return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    }

    /// Steps over a field that is not needed.
    @inline(__always)
    mutating func skip(_ key: Key) throws(OSMFileDamage) {
        switch key.wireType {
        case 0: _ = try varint()
        case 1: try skip(bytes: 8)
        case 2: _ = try content(key)
        case 5: try skip(bytes: 4)
        default: throw .wrongFieldType
        }
    }

    private mutating func skip(bytes count: Int) throws(OSMFileDamage) {
        guard count <= end - position else { throw .lengthBeyondEnd }
        position += count
    }
}
