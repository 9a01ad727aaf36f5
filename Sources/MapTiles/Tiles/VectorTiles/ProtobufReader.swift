/// Reads fields of Protocol Buffers from bytes of anybody.
struct ProtobufReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset: Int
    let end: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        offset = 0
        end = bytes.count
    }

    private init(_ bytes: UnsafeRawBufferPointer, from offset: Int, to end: Int) {
        self.bytes = bytes
        self.offset = offset
        self.end = end
    }

    var isAtEnd: Bool { offset >= end }

    func error(_ reason: VectorTileError.Reason) -> VectorTileError { VectorTileError(offset: offset, reason: reason) }

    mutating func varint() throws(VectorTileError) -> UInt64 {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            guard offset < end else { throw error(.truncated) }
            let byte = bytes[offset]
            // The tenth byte holds the last bit.
            guard shift < 63 || byte <= 1 else { throw error(.malformed) }
            offset += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    mutating func zigzag() throws(VectorTileError) -> Int64 { Self.signed(try varint()) }

    static func signed(_ value: UInt64) -> Int64 { Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }

    /// The next field's number and kind; `nil` at the end.
    mutating func field() throws(VectorTileError) -> (number: UInt64, kind: Kind)? {
        guard !isAtEnd else { return nil }
        let start = offset
        let key = try varint()
        guard let kind = Kind(rawValue: key & 7), key >> 3 > 0, key >> 3 < 1 << 29 else {
            throw VectorTileError(offset: start, reason: .malformed)
        }
        return (key >> 3, kind)
    }

    enum Kind: UInt64 {
        case varint = 0
        case fixed64 = 1
        case bytes = 2
        case fixed32 = 5
    }

    /// The message, text or packed numbers that begin here.
    mutating func nested() throws(VectorTileError) -> ProtobufReader {
        let length = try varint()
        guard length <= UInt64(end - offset) else { throw error(.truncated) }
        let nested = ProtobufReader(bytes, from: offset, to: offset + Int(length))
        offset = nested.end
        return nested
    }

    mutating func text() throws(VectorTileError) -> String {
        let nested = try nested()
        let raw = UnsafeRawBufferPointer(rebasing: bytes[nested.offset..<nested.end])
        guard let text = String(validating: raw, as: UTF8.self) else { throw nested.error(.text) }
        return text
    }

    mutating func fixed(_ size: Int) throws(VectorTileError) -> UInt64 {
        guard end - offset >= size else { throw error(.truncated) }
        var value: UInt64 = 0
        for index in 0..<size { value |= UInt64(bytes[offset + index]) << (8 * UInt64(index)) }
        offset += size
        return value
    }

    mutating func skip(_ kind: Kind) throws(VectorTileError) {
        switch kind {
        case .varint: _ = try varint()
        case .fixed64: _ = try fixed(8)
        case .bytes: _ = try nested()
        case .fixed32: _ = try fixed(4)
        }
    }

    /// Throws where a field is of another kind than it must be.
    func require(_ kind: Kind, _ wanted: Kind) throws(VectorTileError) {
        guard kind == wanted else { throw error(.malformed) }
    }
}
