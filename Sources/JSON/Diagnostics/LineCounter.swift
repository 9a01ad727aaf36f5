#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Turns byte offsets into lines and columns, walking forward only.
///
/// Asked in ascending order it reads the file once, however many offsets are looked up; an offset before the last one
/// starts from the beginning.
package struct LineCounter {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Lines, columns and bytes that came before `bytes`, for a window of a longer text.
    private let origin: Place
    private var place: Place

    package struct Place: Sendable, Hashable {
        package var offset = 0
        package var line = 1
        package var column = 1
        /// Whether the last byte was a carriage return, so that a line feed after it does not count again.
        var isAfterReturn = false

        package init() {}
    }

    package init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Place = Place()) {
        self.bytes = bytes
        self.origin = origin
        place = origin
    }

    /// The place of a byte. Offsets past the end count as the end.
    package mutating func place(of offset: Int) -> Place {
        if offset < place.offset { place = origin }
        let end = min(offset, origin.offset + bytes.count)
        if place.offset < end {
            place.pass(
                UnsafeBufferPointer(rebasing: bytes[place.offset - origin.offset..<end - origin.offset]))
        }
        return place
    }

    package mutating func location(of range: Range<Int>) -> SourceLocation {
        let place = place(of: range.lowerBound)
        return SourceLocation(byteRange: range, line: place.line, column: place.column)
    }
}

extension LineCounter.Place {
    /// Steps over one byte.
    mutating func pass(_ byte: UInt8) {
        offset += 1
        switch byte {
        case 0x0A:
            if !isAfterReturn { line += 1 }
            column = 1
            isAfterReturn = false
        case 0x0D:
            line += 1
            column = 1
            isAfterReturn = true
        default:
            if byte & 0xC0 != 0x80 { column += 1 }
            isAfterReturn = false
        }
    }

    /// Steps over many bytes; the C library finds the line breaks, several dozen bytes at a time.
    package mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
        if isAfterReturn || memchr(base, 0x0D, bytes.count) != nil {
            for byte in bytes { pass(byte) }
            return
        }
        offset += bytes.count
        var start = UnsafeRawPointer(base)
        let end = start + bytes.count
        while start < end, let feed = memchr(start, 0x0A, end - start) {
            line += 1
            column = 1
            start = UnsafeRawPointer(feed) + 1
        }
        passCharacters(start, end)
    }

    /// Eight bytes at a time; a continuation byte has its highest bit set and the next one clear.
    private mutating func passCharacters(_ start: UnsafeRawPointer, _ end: UnsafeRawPointer) {
        var pointer = start
        while end - pointer >= 8 {
            let word = pointer.loadUnaligned(as: UInt64.self)
            let continuations = (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
            column += 8 - continuations.nonzeroBitCount
            pointer += 8
        }
        while pointer < end {
            if pointer.load(as: UInt8.self) & 0xC0 != 0x80 { column += 1 }
            pointer += 1
        }
    }
}
