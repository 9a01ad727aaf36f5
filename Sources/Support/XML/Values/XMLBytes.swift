/// Classes of bytes.
enum XMLBytes {
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Bytes that do not end a name. The finer rules of XML 1.0 section 2.3 are not enforced.
    @inline(__always)
    static func isName(_ byte: UInt8) -> Bool {
        if byte >= 0x80 { return true }
        // Bits 0 to 63: `-`, `.`, digits, `:`.
        let low: UInt64 = 0x07FF_6000_0000_0000
        // Bits 64 to 127: letters and `_`.
        let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
        return byte < 64 ? (low >> UInt64(byte)) & 1 == 1 : (high >> UInt64(byte - 64)) & 1 == 1
    }

    /// Bytes of a decimal number: neither `inf`, `nan` nor hexadecimal.
    static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
