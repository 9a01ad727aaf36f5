internal import Answers

/// The key derivation function scrypt (RFC 7914).
enum Scrypt {
    /// Derives bytes from a text and a salt.
    ///
    /// Memory: 128 · *N* · *r* bytes, which `SealCost` bounds.
    /// - Complexity: O(*N* · *r* · *p*).
    static func derive(_ text: [UInt8], salt: [UInt8], cost: SealCost, count: Int) -> [UInt8] {
        let password = HMAC(key: text)
        var blocks = PBKDF2.derive(password, salt: salt, count: 128 * cost.r * cost.p)
        let words = 32 * cost.r
        var block = [UInt32](repeating: 0, count: words)
        var mixed = block
        var table = [UInt32](repeating: 0, count: words * cost.n)
        for part in 0..<cost.p {
            let start = part * words * 4
            for word in 0..<words {
                let place = start + word * 4
                block[word] = blocks[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
            }
            table.withUnsafeMutableBufferPointer { table in
                block.withUnsafeMutableBufferPointer { block in
                    mixed.withUnsafeMutableBufferPointer { mix(block, table: table, scratch: $0, cost: cost) }
                }
            }
            for word in 0..<words {
                for byte in 0..<4 {
                    blocks[start + word * 4 + byte] = UInt8(truncatingIfNeeded: block[word] >> UInt32(8 * byte))
                }
            }
        }
        return PBKDF2.derive(password, salt: blocks, count: count)
    }

    /// scryptROMix (section 5). The block and the scratch have 32 · *r* words, the table *N* times as many.
    private static func mix(
        _ block: UnsafeMutableBufferPointer<UInt32>, table: UnsafeMutableBufferPointer<UInt32>,
        scratch: UnsafeMutableBufferPointer<UInt32>, cost: SealCost
    ) {
        let words = block.count
        var (from, to) = (block, scratch)
        for row in 0..<cost.n {
            let start = row &* words
            for word in 0..<words { table[start &+ word] = from[word] }
            mixBlock(from, to)
            swap(&from, &to)
        }
        for _ in 0..<cost.n {
            // Integerify: the first word of the last part of 64 bytes; N is a power of two of at most 2²¹.
            let row = Int(from[words &- 16] & UInt32(cost.n - 1))
            let start = row &* words
            for word in 0..<words { from[word] ^= table[start &+ word] }
            mixBlock(from, to)
            swap(&from, &to)
        }
        // N is even, so that the blocks have changed places an even number of times and the result stands in the first.
    }

    /// scryptBlockMix (section 4) from one block into another: even parts to the front, odd ones behind them.
    private static func mixBlock(_ from: UnsafeMutableBufferPointer<UInt32>, _ to: UnsafeMutableBufferPointer<UInt32>) {
        let parts = from.count / 16
        var state = Salsa20(from, at: (parts &- 1) &* 16)
        for part in 0..<parts {
            state.mix(from, at: part &* 16)
            let place = part & 1 == 0 ? part / 2 : parts / 2 &+ part / 2
            state.store(to, at: place &* 16)
        }
    }
}
