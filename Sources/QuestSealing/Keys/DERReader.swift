/// Reads one element of DER (X.690) after the other.
struct DERReader {
    enum Tag: UInt8 {
        case integer = 0x02
        case bits = 0x03
        case octets = 0x04
        case sequence = 0x30
        /// [0] and [1], which have elements inside.
        case field0 = 0xA0
        case field1 = 0xA1
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The content of the next element, if it has a tag and is whole; otherwise nothing is read.
    mutating func next(_ tag: Tag) -> ArraySlice<UInt8>? {
        var bytes = rest
        guard bytes.popFirst() == tag.rawValue, let count = Self.length(&bytes), bytes.count >= count else {
            return nil
        }
        rest = bytes.dropFirst(count)
        return bytes.prefix(count)
    }

    /// The elements inside of the next one, a sequence.
    mutating func sequence() -> DERReader? { next(.sequence).map { DERReader($0) } }

    /// A length in its shortest form; `nil` from 65,536 on, which no key has.
    private static func length(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        switch bytes.popFirst() {
        case .some(let short) where short < 0x80: return Int(short)
        case 0x81:
            guard let length = bytes.popFirst(), length >= 0x80 else { return nil }
            return Int(length)
        case 0x82:
            guard let high = bytes.popFirst(), high > 0, let low = bytes.popFirst() else { return nil }
            return Int(high) << 8 | Int(low)
        default: return nil
        }
    }
}
