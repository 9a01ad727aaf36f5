import Foundation

/// SHA-256 word for word as FIPS 180-4 puts it, with constants computed from primes.
package enum SlowSHA256 {
    /// The digest of a message as 64 hexadecimal digits.
    package static func digest(_ message: [UInt8]) -> String {
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            padded.append(UInt8(truncatingIfNeeded: (message.count * 8) >> shift))
        }
        var hash = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
        for start in stride(from: 0, to: padded.count, by: 64) {
            compress(Array(padded[start..<(start + 64)]), into: &hash)
        }
        return hash.map { String(format: "%08x", $0) }.joined()
    }

    /// A line of a log that ends with the digest of its body.
    package static func line(_ body: [UInt8]) -> [UInt8] {
        body + Array(",\"hash\":\"\(digest(body).prefix(32))\"}\n".utf8)
    }

    package static func line(_ body: String) -> [UInt8] { line(Array(body.utf8)) }

    private static let primes = (2...311).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }
    private static let constants = primes.map { fraction(cbrt(Double($0))) }

    /// The first 32 bits behind the point.
    private static func fraction(_ root: Double) -> UInt32 { UInt32((root - root.rounded(.down)) * 0x1p32) }

    private static func compress(_ block: [UInt8], into hash: inout [UInt32]) {
        func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }
        var words = (0..<16).map { index in block[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(second &+ words[index - 7] &+ first &+ words[index - 16])
        }
        var (a, b, c, d, e, f, g, h) = (hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7])
        for index in 0..<64 {
            let choice = (e & f) ^ (~e & g)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let first = h &+ sum1 &+ choice &+ constants[index] &+ words[index]
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
    }
}
