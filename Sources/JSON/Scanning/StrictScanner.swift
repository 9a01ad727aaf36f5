@usableFromInline
package typealias BytePointer = UnsafePointer<UInt8>

/// Checks JSON text of RFC 8259 at full speed, without a word: every function returns where its token ends, or `nil` at
/// the first thing that is not exactly right. What is wrong is then found by `RecoveringParser`, which takes its time.
///
/// The text must end with a closing bracket. Nothing but a string runs over a bracket, so that only strings, and what
/// follows a closing bracket, have to ask whether the text is at its end.
@usableFromInline
package struct StrictScanner {
    @usableFromInline package let end: BytePointer
    @usableFromInline package let depthLimit: Int
    /// Powers of ten, held here so that reading a number does not ask each time whether they were computed.
    @usableFromInline package let powers = DecimalPower.table

    /// `nil` unless the text, blank space at its end aside, finishes with a closing bracket.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        guard let start = bytes.baseAddress else { return nil }
        var end = start + bytes.count
        while end > start, Self.isSpace(end[-1]) { end -= 1 }
        guard end > start, end[-1] == UInt8(ascii: "}") || end[-1] == UInt8(ascii: "]") else { return nil }
        self.end = end
        self.depthLimit = depthLimit
    }

    @inlinable @inline(__always)
    package static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Eight bytes, the first one lowest; zeros past the end of the text.
    @inlinable @inline(__always)
    package func word(at pointer: BytePointer) -> UInt64 {
        if end - pointer >= 8 {
            return UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
        }
        return lastWord(at: pointer)
    }

    @usableFromInline @inline(never)
    func lastWord(at pointer: BytePointer) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<max(0, min(8, end - pointer)) { word |= UInt64(pointer[offset]) << UInt64(8 * offset) }
        return word
    }

    /// The byte here, or 0 at the end: for places behind a closing bracket.
    @inlinable @inline(__always)
    package func byte(at pointer: BytePointer) -> UInt8 {
        pointer < end ? pointer.pointee : 0
    }

    /// The first byte that is no blank space, the end included.
    @inlinable @inline(__always)
    package func skipSpace(_ pointer: BytePointer) -> BytePointer {
        guard pointer < end, pointer.pointee <= 0x20 else { return pointer }
        return skipSpaceRun(pointer)
    }

    @usableFromInline @inline(never)
    package func skipSpaceRun(_ start: BytePointer) -> BytePointer {
        var pointer = start
        while end - pointer >= 8, word(at: pointer) == 0x2020_2020_2020_2020 { pointer += 8 }
        while pointer < end, Self.isSpace(pointer.pointee) { pointer += 1 }
        return pointer
    }

    /// Whether the text continues with these bytes (at most eight, the first one lowest).
    @inlinable @inline(__always)
    package func matches(_ pointer: BytePointer, _ text: UInt64, count: Int) -> Bool {
        word(at: pointer) & (~0 >> UInt64(64 - 8 * count)) == text
    }
}

extension UInt64 {
    /// Up to eight ASCII characters as a word, the first one lowest.
    @inlinable @inline(__always)
    package init(ascii text: StaticString) {
        var word: UInt64 = 0
        for offset in 0..<text.utf8CodeUnitCount { word |= UInt64(text.utf8Start[offset]) << UInt64(8 * offset) }
        self = word
    }
}
