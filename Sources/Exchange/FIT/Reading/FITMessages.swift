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
