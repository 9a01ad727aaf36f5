/// Turns byte offsets into lines and columns, walking forward only.
///
/// Asked in ascending order it reads the file once, whatever the number of questions; a question behind the last one
/// starts anew.
struct LineCounter {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Lines, columns and bytes that came before `bytes`, for a window of a longer text.
    private let origin: Place
    private var place: Place

    struct Place: Sendable, Hashable {
        var offset = 0
        var line = 1
        var column = 1
        /// Whether the last byte was a carriage return, so that a line feed after it does not count again.
        var isAfterReturn = false
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, origin: Place = Place()) {
        self.bytes = bytes
        self.origin = origin
        place = origin
    }

    /// The place of a byte. Offsets past the end are taken as the end.
    mutating func place(of offset: Int) -> Place {
        if offset < place.offset { place = origin }
        let end = min(offset, origin.offset + bytes.count)
        if place.offset < end {
            place.pass(
                UnsafeBufferPointer(rebasing: bytes[place.offset - origin.offset..<end - origin.offset]))
        }
        return place
    }

    mutating func location(of range: Range<Int>) -> SourceLocation {
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

    /// Steps over many bytes; loops without branches, which the compiler turns into vector instructions.
    mutating func pass(_ bytes: UnsafeBufferPointer<UInt8>) {
        let feeds = Self.count(in: bytes) { $0 == 0x0A ? 1 : 0 }
        let returns = Self.count(in: bytes) { $0 == 0x0D ? 1 : 0 }
        guard returns == 0, !isAfterReturn else {
            for byte in bytes { pass(byte) }
            return
        }
        offset += bytes.count
        var lastLine = bytes
        if feeds > 0 {
            line += feeds
            column = 1
            let last = bytes.lastIndex(of: 0x0A) ?? 0
            lastLine = UnsafeBufferPointer(rebasing: bytes[(last + 1)...])
        }
        column += Self.count(in: lastLine) { $0 & 0xC0 != 0x80 ? 1 : 0 }
    }

    @inline(__always)
    private static func count(in bytes: UnsafeBufferPointer<UInt8>, _ isCounted: (UInt8) -> UInt8) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        var total = 0
        var start = 0
        while bytes.count - start >= 128 {
            // At most 128 fit in a byte.
            var part: UInt8 = 0
            for offset in 0..<128 { part &+= isCounted(base[start + offset]) }
            total += Int(part)
            start += 128
        }
        for offset in start..<bytes.count { total += Int(isCounted(base[offset])) }
        return total
    }
}
