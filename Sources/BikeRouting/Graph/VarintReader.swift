/// Reads varints of up to 32 bits from some bytes, and never past their end.
struct VarintReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    let end: Int

    /// Reads from one place to another; no further than there are bytes.
    @inline(__always)
    init(bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
        self.bytes = bytes
        self.end = min(max(end, 0), bytes.count)
        position = min(max(start, 0), self.end)
    }

    @inline(__always)
    var isAtEnd: Bool { position >= end }

    /// The next number; `nil` where none is left, and at one that is cut off or longer than 32 bits, behind which nothing
    /// more is read.
    @inline(__always)
    mutating func next() -> UInt32? {
        guard position < end else { return nil }
        let first = bytes[position]
        position += 1
        if first < 0x80 { return UInt32(first) }
        guard position < end else { return nil }
        let second = bytes[position]
        position += 1
        let number = UInt32(first & 0x7F) | UInt32(second & 0x7F) << 7
        return second < 0x80 ? number : rest(of: number)
    }

    /// A number of three bytes or more, of which two were read.
    private mutating func rest(of low: UInt32) -> UInt32? {
        var number = low
        var shift: UInt32 = 14
        while position < end, shift <= 28 {
            let byte = bytes[position]
            position += 1
            number |= UInt32(byte & 0x7F) << shift
            if byte < 0x80, shift < 28 || byte <= 0x0F { return number }
            shift += 7
        }
        position = end
        return nil
    }

    /// The difference that zigzag made a whole number from 0.
    @inline(__always)
    static func signed(_ number: UInt32) -> Int32 {
        Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
    }
}

/// Writes what `VarintReader` reads.
enum VarintWriter {
    static func append(_ number: UInt32, to bytes: inout ContiguousArray<UInt8>) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    static func zigzag(_ difference: Int32) -> UInt32 {
        UInt32(bitPattern: difference << 1 ^ difference >> 31)
    }
}
