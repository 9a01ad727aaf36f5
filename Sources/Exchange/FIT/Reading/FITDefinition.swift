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
