/// The stream cipher ChaCha20 (RFC 8439, sections 2.1 to 2.4).
struct ChaCha20 {
    private let key: [UInt32]
    private let nonce: [UInt32]

    /// A key of 32 bytes and a nonce of 12; the caller has checked the counts.
    init(key: [UInt8], nonce: some Collection<UInt8>) {
        self.key = Self.words(Array(key))
        self.nonce = Self.words(Array(nonce))
    }

    /// The 64 bytes of key stream at a place, counted in blocks.
    func block(_ counter: UInt32) -> [UInt8] {
        let start: [UInt32] = [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574] + key + [counter] + nonce
        var state = start
        for _ in 0..<10 {
            for column in 0..<4 { Self.quarterRound(&state, column, column + 4, column + 8, column + 12) }
            for column in 0..<4 {
                Self.quarterRound(&state, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
            }
        }
        return zip(state, start).flatMap { word, first in
            [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: (word &+ first) >> $0) }
        }
    }

    /// Bytes combined with the key stream from its second block on, as boxes have them: the first one makes the key of the tag.
    func combined(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        var counter: UInt32 = 1
        while !rest.isEmpty {
            result += zip(rest.prefix(64), block(counter)).map { $0 ^ $1 }
            rest = rest.dropFirst(64)
            counter &+= 1
        }
        return result
    }

    private static func words(_ bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { start in
            bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    private static func quarterRound(_ state: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
        state[a] &+= state[b]
        state[d] = rotated(state[d] ^ state[a], 16)
        state[c] &+= state[d]
        state[b] = rotated(state[b] ^ state[c], 12)
        state[a] &+= state[b]
        state[d] = rotated(state[d] ^ state[a], 8)
        state[c] &+= state[d]
        state[b] = rotated(state[b] ^ state[c], 7)
    }

    private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }
}
