/// The one-time authenticator Poly1305 (RFC 8439, section 2.5), with numbers in five limbs of 26 bits.
struct Poly1305 {
    private let r: [UInt64]
    private let pad: [UInt32]
    private var sum = [UInt64](repeating: 0, count: 5)

    private static let limb: UInt64 = 0x3FF_FFFF

    /// A key of 32 bytes; the caller has checked the count.
    init(key: [UInt8]) {
        let words = stride(from: 0, to: 32, by: 4).map { start in
            key[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        let clamped = [words[0] & 0x0FFF_FFFF] + words[1...3].map { $0 & 0x0FFF_FFFC }
        r = Self.limbs(clamped, 0)
        pad = Array(words[4...])
    }

    /// Takes bytes in, with zeros behind them up to a multiple of 16, as RFC 8439 section 2.8 pads them.
    mutating func addPadded(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            var block = Array(rest.prefix(16))
            block += [UInt8](repeating: 0, count: 16 - block.count)
            add(block)
            rest = rest.dropFirst(16)
        }
    }

    /// Takes one block of 16 bytes in.
    mutating func add(_ block: [UInt8]) {
        let words = stride(from: 0, to: 16, by: 4).map { start in
            block[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        let limbs = Self.limbs(words, 1)
        for place in 0..<5 { sum[place] += limbs[place] }
        multiply()
    }

    /// The sum times *r* modulo 2¹³⁰ − 5; limbs stay below 2²⁷.
    private mutating func multiply() {
        var product = [UInt64](repeating: 0, count: 5)
        for place in 0..<5 {
            for factor in 0..<5 {
                let (limb, wraps) = place + factor < 5 ? (place + factor, UInt64(1)) : (place + factor - 5, 5)
                product[limb] += sum[place] * r[factor] * wraps
            }
        }
        var carry: UInt64 = 0
        for place in 0..<5 {
            product[place] += carry
            carry = product[place] >> 26
            product[place] &= Self.limb
        }
        product[0] += carry * 5
        product[1] += product[0] >> 26
        product[0] &= Self.limb
        sum = product
    }

    /// The tag of 16 bytes.
    func tag() -> [UInt8] {
        var sum = sum
        var carry: UInt64 = 0
        for _ in 0..<2 {
            for place in 0..<5 {
                sum[place] += carry
                carry = sum[place] >> 26
                sum[place] &= Self.limb
            }
            carry *= 5
        }
        sum[0] += carry
        // The sum less 2¹³⁰ − 5, kept where it is not negative; chosen by a mask, so that time tells nothing.
        var reduced = sum
        reduced[0] += 5
        for place in 0..<4 {
            reduced[place + 1] += reduced[place] >> 26
            reduced[place] &= Self.limb
        }
        let isAbove = 0 &- (reduced[4] >> 26)
        reduced[4] &= Self.limb
        for place in 0..<5 { sum[place] = (sum[place] & ~isAbove) | (reduced[place] & isAbove) }

        let words = [
            sum[0] | sum[1] << 26, sum[1] >> 6 | sum[2] << 20, sum[2] >> 12 | sum[3] << 14, sum[3] >> 18 | sum[4] << 8,
        ]
        var over: UInt64 = 0
        return zip(words, pad).flatMap { word, pad in
            over += (word & 0xFFFF_FFFF) + UInt64(pad)
            let total = UInt32(truncatingIfNeeded: over)
            over >>= 32
            return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: total >> $0) }
        }
    }

    /// Four words, and a bit above them, as limbs.
    private static func limbs(_ words: [UInt32], _ top: UInt64) -> [UInt64] {
        let words = words.map { UInt64($0) }
        return [
            words[0] & limb, (words[0] >> 26 | words[1] << 6) & limb, (words[1] >> 20 | words[2] << 12) & limb,
            (words[2] >> 14 | words[3] << 18) & limb, words[3] >> 8 | top << 24,
        ]
    }
}
