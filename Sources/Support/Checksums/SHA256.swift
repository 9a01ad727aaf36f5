/// The Secure Hash Algorithm with 256 bits (NIST, FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1 and 6.2.2).
///
/// Here so that an app needs no cryptographic library to keep a ride log. The keys of riders' editions pass through it too: how
/// long it takes does not depend on what the bytes are.
package enum SHA256 {
    /// The eight words of a digest, or of the state on the way to one.
    package typealias Words = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

    /// The digest of bytes as eight words, the most significant first.
    /// - Complexity: O(*n*).
    package static func digest(_ bytes: UnsafeRawBufferPointer) -> Words {
        var state: Words = (
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
        )
        let whole = bytes.count / 64 * 64
        // The rest, one bit that is set, zeros, and the length in bits as 64 bits: one block or two.
        let rest = bytes.count - whole
        let padded = rest < 56 ? 64 : 128
        withUnsafeTemporaryAllocation(byteCount: padded + 64 * 4, alignment: 8) { room in
            let tail = UnsafeMutableRawBufferPointer(rebasing: room[..<padded])
            let schedule = UnsafeMutableRawBufferPointer(rebasing: room[padded...]).bindMemory(to: UInt32.self)
            tail.initializeMemory(as: UInt8.self, repeating: 0)
            tail.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
            tail[rest] = 0x80
            tail.storeBytes(of: (UInt64(bytes.count) &* 8).bigEndian, toByteOffset: padded - 8, as: UInt64.self)
            constants.withUnsafeBufferPointer { constants in
                compress(UnsafeRawBufferPointer(rebasing: bytes[..<whole]), constants, schedule, &state)
                compress(UnsafeRawBufferPointer(tail), constants, schedule, &state)
            }
        }
        return state
    }

    /// Takes whole blocks of 64 bytes into the state.
    private static func compress(
        _ blocks: UnsafeRawBufferPointer, _ constants: UnsafeBufferPointer<UInt32>,
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ state: inout Words
    ) {
        for start in stride(from: 0, to: blocks.count, by: 64) {
            for word in 0..<16 {
                schedule[word] = UInt32(
                    bigEndian: blocks.loadUnaligned(fromByteOffset: start + word * 4, as: UInt32.self))
            }
            for word in 16..<64 {
                let early = schedule[word &- 15]
                let late = schedule[word &- 2]
                let s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
                let s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
                schedule[word] = schedule[word &- 16] &+ s0 &+ schedule[word &- 7] &+ s1
            }
            var (a, b, c, d, e, f, g, h) = state
            // Four rounds at a time, so that the words take turns instead of moving.
            for round in stride(from: 0, to: 64, by: 4) {
                turn(a, b, c, &d, e, f, g, &h, constants[round] &+ schedule[round])
                turn(h, a, b, &c, d, e, f, &g, constants[round &+ 1] &+ schedule[round &+ 1])
                turn(g, h, a, &b, c, d, e, &f, constants[round &+ 2] &+ schedule[round &+ 2])
                turn(f, g, h, &a, b, c, d, &e, constants[round &+ 3] &+ schedule[round &+ 3])
                (a, b, c, d, e, f, g, h) = (e, f, g, h, a, b, c, d)
            }
            state.0 = state.0 &+ a
            state.1 = state.1 &+ b
            state.2 = state.2 &+ c
            state.3 = state.3 &+ d
            state.4 = state.4 &+ e
            state.5 = state.5 &+ f
            state.6 = state.6 &+ g
            state.7 = state.7 &+ h
        }
    }

    /// One round, in which only `d` and `h` change.
    @inline(__always)
    private static func turn(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32, _ word: UInt32
    ) {
        let choice = (e & f) ^ (~e & g)
        let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ word
        let majority = (a & b) ^ (a & c) ^ (b & c)
        d = d &+ first
        h = first &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ bits: UInt32) -> UInt32 { (word >> bits) | (word << (32 &- bits)) }

    /// The fractional parts of the cube roots of the first 64 primes.
    private static let constants: ContiguousArray<UInt32> = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
