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

    /// The value in some bytes, of several the first; `nil` where it stands for none, or does not fill the bytes.
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
