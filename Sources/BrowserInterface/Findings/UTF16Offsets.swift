/// Where places of a text lie in the string that a page has of it.
///
/// The string is what the Encoding Standard decodes (<https://encoding.spec.whatwg.org/#utf-8-decoder>): each maximal part of a
/// sequence that is no UTF-8 becomes one U+FFFD, and a byte order mark at the start is left out.
struct UTF16Offsets {
    /// The byte offsets that are asked about, rising, and the offsets of the same places in UTF-16 units.
    private var bytes: [Int]
    private var units: [Int] = []

    /// Looks places up; one within a character counts as its start.
    ///
    /// - Complexity: O(*n*) in the length of the text, O(*k* log *k*) in the number of places.
    init(of places: [Int], in text: [UInt8]) {
        bytes = places.sorted()
        units.reserveCapacity(bytes.count)
        text.withUnsafeBufferPointer { look(in: $0) }
    }

    /// The offset in UTF-16 units of one of the places.
    ///
    /// - Complexity: O(log *k*).
    subscript(place: Int) -> Int {
        var (low, high) = (0, bytes.count)
        while low < high {
            let middle = (low + high) / 2
            if bytes[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low < units.count ? units[low] : 0
    }

    private mutating func look(in text: UnsafeBufferPointer<UInt8>) {
        var place = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var unit = 0
        var next = 0
        while next < bytes.count, place < text.count {
            let (length, width) = Self.character(text, at: place)
            while next < bytes.count, bytes[next] < place + length {
                units.append(unit)
                next += 1
            }
            place += length
            unit += width
        }
        while units.count < bytes.count { units.append(unit) }
    }

    /// How many bytes the character at a place has, and how many UTF-16 units.
    private static func character(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> (length: Int, width: Int) {
        let lead = text[place]
        let (needed, first): (Int, ClosedRange<UInt8>)
        switch lead {
        case 0xC2...0xDF: (needed, first) = (1, 0x80...0xBF)
        case 0xE0: (needed, first) = (2, 0xA0...0xBF)
        case 0xED: (needed, first) = (2, 0x80...0x9F)
        case 0xE1...0xEF: (needed, first) = (2, 0x80...0xBF)
        case 0xF0: (needed, first) = (3, 0x90...0xBF)
        case 0xF1...0xF3: (needed, first) = (3, 0x80...0xBF)
        case 0xF4: (needed, first) = (3, 0x80...0x8F)
        default: return (1, 1)
        }
        for offset in 1...needed {
            let allowed = offset == 1 ? first : 0x80...0xBF
            guard place + offset < text.count, allowed.contains(text[place + offset]) else { return (offset, 1) }
        }
        return (needed + 1, needed == 3 ? 2 : 1)
    }
}
