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
        while place.offset < end {
            place.pass(bytes[place.offset - origin.offset])
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
}
