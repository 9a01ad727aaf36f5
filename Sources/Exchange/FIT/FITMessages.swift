/// The data messages of one file, one after the other.
struct FITMessages {
    /// A data message.
    struct Message {
        let definition: FITDefinition
        let bytes: ArraySlice<UInt8>
        /// Where its header is.
        let offset: Int
        /// Seconds since 1989-12-31 00:00 UTC, of a header that has a few bits of it.
        fileprivate(set) var compressedTime: UInt32?

        /// The value of a field; `nil` where there is none.
        func integer(_ field: UInt8) -> Int64? {
            definition.fields.first { $0.number == field }.flatMap { field in
                field.type.value(
                    bytes[bytes.startIndex + field.range.lowerBound..<bytes.startIndex + field.range.upperBound],
                    isBigEndian: definition.isBigEndian)
            }
        }

        /// Seconds since 1989-12-31 00:00 UTC.
        var timestamp: UInt32? { integer(253).flatMap { UInt32(exactly: $0) } ?? compressedTime }
    }

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var definitions = [FITDefinition?](repeating: nil, count: 16)
    private var lastTimestamp: UInt32?
    /// Why reading ended early.
    private(set) var fault: FITFault?

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next data message; `nil` at the end, or where the bytes cannot be read on.
    mutating func next() -> Message? {
        while position < bytes.endIndex, fault == nil {
            let header = bytes[position]
            let start = position
            var next = position + 1
            // Bit 7: compressed timestamp; bit 6: definition, and then bit 5: with developer fields.
            if header & 0xC0 == 0x40 {
                guard let read = FITDefinition(bytes, at: &next, hasDeveloperFields: header & 0x20 != 0) else {
                    fault = FITFault(.torn, offset: start)
                    return nil
                }
                definitions[Int(header & 0x0F)] = read
                position = next
                continue
            }
            let isCompressed = header & 0x80 != 0
            guard let definition = definitions[Int(isCompressed ? header >> 5 & 3 : header & 0x0F)] else {
                fault = FITFault(.undefinedMessage, offset: start)
                return nil
            }
            guard definition.size <= bytes.endIndex - next else {
                fault = FITFault(.torn, offset: start)
                return nil
            }
            position = next + definition.size
            let message = Message(
                definition: definition, bytes: bytes[next..<position], offset: start,
                compressedTime: isCompressed ? lastTimestamp.map { Self.time(header & 0x1F, after: $0) } : nil)
            lastTimestamp = message.timestamp ?? lastTimestamp
            return message
        }
        return nil
    }

    /// The first time from another on that ends with five bits.
    private static func time(_ bits: UInt8, after time: UInt32) -> UInt32 {
        time &+ (UInt32(bits) &- time) & 0x1F
    }
}

/// What the messages of a local kind are like: the fields and their places.
struct FITDefinition {
    struct Field {
        let number: UInt8
        let type: FITInteger
        /// Its bytes within a message.
        let range: Range<Int>
    }

    /// The number of the message in the profile, such as 20 for *record*.
    let message: UInt16
    let isBigEndian: Bool
    /// The fields that are integers; others have room only.
    private(set) var fields: [Field] = []
    /// How many bytes a message has behind its header.
    private(set) var size = 0

    /// Reads a definition behind its header.
    ///
    /// - Parameter position: where it begins; moved to its end.
    /// - Returns: `nil` where the bytes end before it does.
    init?(_ bytes: ArraySlice<UInt8>, at position: inout Int, hasDeveloperFields: Bool) {
        guard bytes.endIndex - position >= 5 else { return nil }
        isBigEndian = bytes[position + 1] == 1
        message = UInt16(
            truncatingIfNeeded: FITInteger.unsigned(bytes[position + 2..<position + 4], isBigEndian: isBigEndian))
        let count = Int(bytes[position + 4])
        var next = position + 5
        guard bytes.endIndex - next >= count * 3 else { return nil }
        for _ in 0..<count {
            let end = size + Int(bytes[next + 1])
            if let type = FITInteger(baseType: bytes[next + 2]) {
                fields.append(Field(number: bytes[next], type: type, range: size..<end))
            }
            size = end
            next += 3
        }
        if hasDeveloperFields {
            guard next < bytes.endIndex else { return nil }
            let count = Int(bytes[next])
            next += 1
            guard bytes.endIndex - next >= count * 3 else { return nil }
            for _ in 0..<count {
                size += Int(bytes[next + 1])
                next += 3
            }
        }
        position = next
    }
}

/// An integer type of the protocol.
struct FITInteger {
    /// How many bytes it has.
    let width: Int
    let isSigned: Bool
    /// The value that stands for none.
    private let none: UInt64

    /// The type with a number in definitions; `nil` where it is no integer. Its highest bit only says that it has several bytes.
    init?(baseType: UInt8) {
        switch baseType & 0x1F {
        case 0x00, 0x02, 0x0D: (width, isSigned, none) = (1, false, 0xFF)
        case 0x01: (width, isSigned, none) = (1, true, 0x7F)
        case 0x03: (width, isSigned, none) = (2, true, 0x7FFF)
        case 0x04: (width, isSigned, none) = (2, false, 0xFFFF)
        case 0x05: (width, isSigned, none) = (4, true, 0x7FFF_FFFF)
        case 0x06: (width, isSigned, none) = (4, false, 0xFFFF_FFFF)
        case 0x0A: (width, isSigned, none) = (1, false, 0)
        case 0x0B: (width, isSigned, none) = (2, false, 0)
        case 0x0C: (width, isSigned, none) = (4, false, 0)
        default: return nil
        }
    }

    /// The value in some bytes, of several the first; `nil` where it is for none, or does not fill the bytes.
    func value(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> Int64? {
        guard !bytes.isEmpty, bytes.count.isMultiple(of: width) else { return nil }
        let pattern = Self.unsigned(bytes.prefix(width), isBigEndian: isBigEndian)
        guard pattern != none else { return nil }
        let bits = UInt64(width) * 8
        guard isSigned, pattern >> (bits - 1) == 1 else { return Int64(pattern) }
        return Int64(pattern) - (1 << bits)
    }

    /// Up to eight bytes as a number.
    static func unsigned(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> UInt64 {
        isBigEndian
            ? bytes.reduce(0) { $0 << 8 | UInt64($1) } : bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

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
