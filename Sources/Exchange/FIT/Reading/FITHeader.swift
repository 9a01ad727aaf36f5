/// The beginning of a FIT file, and where it ends.
///
/// Bytes: 0 size of the header, 1 version of the protocol, 2–3 of the profile, 4–7 size of the data, 8–11 `.FIT`,
/// and where the header has 14 bytes, 12–13 its checksum, which may be 0 for none. Little-endian.
struct FITHeader {
    /// Where the messages are.
    let messages: Range<Int>
    /// Where the next of several chained files begins.
    let next: Int
    /// Whether the file is as long as it says.
    let isWhole: Bool
    let hasWrongChecksum: Bool

    /// The header that begins at an offset; `nil` where none does.
    init?(_ bytes: [UInt8], at start: Int) {
        guard bytes.count - start >= 12, bytes[start] >= 12,
            bytes[start + 8..<start + 12].elementsEqual(".FIT".utf8)
        else { return nil }
        let size = min(Int(bytes[start]), bytes.count - start)
        let first = start + size
        let declared = Int(exactly: FITInteger.unsigned(bytes[start + 4..<start + 8], isBigEndian: false)) ?? .max
        let rest = bytes.count - first
        // The size is 0 as long as the device records; one that lost power never writes it.
        let isOpen = declared == 0 && rest > 2
        isWhole = !isOpen && declared <= rest - 2
        messages = first..<(isOpen ? bytes.count : first + min(declared, rest))
        next = isWhole ? messages.upperBound + 2 : bytes.count
        // The checksum of bytes and their checksum is 0.
        let told = size >= 14 ? FITInteger.unsigned(bytes[start + 12..<start + 14], isBigEndian: false) : 0
        let isHeaderWrong = told != 0 && FITChecksum.of(bytes[start..<start + 14]) != 0
        hasWrongChecksum = isHeaderWrong || isWhole && FITChecksum.of(bytes[start..<next]) != 0
    }
}

/// CRC-16 with the polynomial 0x8005, bits reversed, as in the FIT protocol.
enum FITChecksum {
    static func of(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        bytes.reduce(0) { sum, byte in
            var sum = sum ^ UInt16(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xA001 : 0) }
            return sum
        }
    }
}
