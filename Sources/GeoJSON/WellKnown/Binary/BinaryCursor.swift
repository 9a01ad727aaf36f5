/// Numbers of either byte order out of bytes.
struct BinaryCursor {
    private let bytes: UnsafeRawBufferPointer
    /// The place of the next byte.
    private(set) var offset = 0
    var isBigEndian = false

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// How many bytes are left.
    var remaining: Int { bytes.count - offset }

    mutating func byte() throws(WellKnownGeometryError) -> UInt8 {
        guard remaining >= 1 else { throw WellKnownGeometryError(.truncated, offset: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func integer() throws(WellKnownGeometryError) -> UInt32 {
        guard remaining >= 4 else { throw WellKnownGeometryError(.truncated, offset: offset) }
        let number = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        offset += 4
        return isBigEndian ? UInt32(bigEndian: number) : UInt32(littleEndian: number)
    }

    mutating func number() throws(WellKnownGeometryError) -> Double {
        guard remaining >= 8 else { throw WellKnownGeometryError(.truncated, offset: offset) }
        let bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
        return Double(bitPattern: isBigEndian ? UInt64(bigEndian: bits) : UInt64(littleEndian: bits))
    }

    /// A count of parts, each of at least so many bytes, that the rest can hold.
    mutating func count(ofParts size: Int) throws(WellKnownGeometryError) -> Int {
        let place = offset
        let count = try integer()
        guard UInt64(count) * UInt64(size) <= UInt64(remaining) else {
            throw WellKnownGeometryError(.countTooLarge(count), offset: place)
        }
        return Int(count)
    }
}
