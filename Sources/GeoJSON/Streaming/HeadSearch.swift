/// Looks for `"features": [` directly inside a text's outermost braces, piece by piece.
struct HeadSearch {
    private var depth = 0
    private var isInString = false
    private var isAfterBackslash = false
    /// The string that is being read at depth one, or the last one that was.
    private var name: [UInt8] = []
    private var isAfterColon = false
    /// Whether the bracket was found.
    private(set) var isInside = false

    /// How many bytes of the piece belong to the head, the bracket included; `nil` where it is not in this piece.
    mutating func end(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        for (offset, byte) in bytes.enumerated() {
            if isInString {
                passString(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                if depth == 1, !isAfterColon { name = [] }
            case UInt8(ascii: ":"): if depth == 1 { isAfterColon = true }
            case UInt8(ascii: ","): if depth == 1 { isAfterColon = false }
            case UInt8(ascii: "["):
                if depth == 1, isAfterColon, name.elementsEqual("features".utf8) {
                    isInside = true
                    return offset + 1
                }
                depth += 1
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return nil
    }

    private mutating func passString(_ byte: UInt8) {
        if isAfterBackslash {
            isAfterBackslash = false
        } else if byte == UInt8(ascii: "\\") {
            isAfterBackslash = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
            return
        }
        if depth == 1, !isAfterColon, name.count < 16 { name.append(byte) }
    }
}
