/// A number of 256 bits in four words, the least significant first.
struct Words256: Equatable {
    var w0: UInt64
    var w1: UInt64
    var w2: UInt64
    var w3: UInt64

    init(_ w0: UInt64, _ w1: UInt64 = 0, _ w2: UInt64 = 0, _ w3: UInt64 = 0) {
        (self.w0, self.w1, self.w2, self.w3) = (w0, w1, w2, w3)
    }

    /// 32 bytes, the least significant first; the caller has checked the count.
    init(littleEndian bytes: some BidirectionalCollection<UInt8>) {
        var words: [UInt64] = []
        var word: UInt64 = 0
        for (place, byte) in bytes.reversed().enumerated() {
            word = word << 8 | UInt64(byte)
            if place % 8 == 7 { words.append(word) }
        }
        self.init(words[3], words[2], words[1], words[0])
    }

    /// 32 bytes, the most significant first; the caller has checked the count.
    init(bigEndian bytes: some BidirectionalCollection<UInt8>) { self.init(littleEndian: bytes.reversed()) }

    /// The 32 bytes, the least significant first.
    var littleEndianBytes: [UInt8] {
        [w0, w1, w2, w3].flatMap { word in
            stride(from: UInt64(0), to: 64, by: 8).map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    var isZero: Bool { w0 | w1 | w2 | w3 == 0 }

    /// The bit with a place value of 2 to this power.
    func bit(_ place: Int) -> Bool {
        let word =
            switch place / 64 {
            case 0: w0
            case 1: w1
            case 2: w2
            default: w3
            }
        return word >> UInt64(place % 64) & 1 == 1
    }

    /// The sum, and whether it needs a 257th bit.
    func adding(_ other: Words256) -> (sum: Words256, carry: Bool) {
        var carry = false
        let sum = Words256(
            Self.add(w0, other.w0, &carry), Self.add(w1, other.w1, &carry), Self.add(w2, other.w2, &carry),
            Self.add(w3, other.w3, &carry))
        return (sum, carry)
    }

    /// The difference modulo 2²⁵⁶, and whether it is negative.
    func subtracting(_ other: Words256) -> (difference: Words256, borrow: Bool) {
        var borrow = false
        let difference = Words256(
            Self.subtract(w0, other.w0, &borrow), Self.subtract(w1, other.w1, &borrow),
            Self.subtract(w2, other.w2, &borrow), Self.subtract(w3, other.w3, &borrow))
        return (difference, borrow)
    }

    static func < (left: Words256, right: Words256) -> Bool { left.subtracting(right).borrow }

    @inline(__always)
    private static func add(_ a: UInt64, _ b: UInt64, _ carry: inout Bool) -> UInt64 {
        let (first, over) = a.addingReportingOverflow(b)
        let (second, again) = first.addingReportingOverflow(carry ? 1 : 0)
        carry = over || again
        return second
    }

    @inline(__always)
    private static func subtract(_ a: UInt64, _ b: UInt64, _ borrow: inout Bool) -> UInt64 {
        let (first, under) = a.subtractingReportingOverflow(b)
        let (second, again) = first.subtractingReportingOverflow(borrow ? 1 : 0)
        borrow = under || again
        return second
    }
}
