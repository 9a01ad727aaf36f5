/// The 64-bit hash XXH64 of bytes, with seed 0, taken in pieces.
///
///     var checksum = Checksum()
///     checksum.add(bytes)
///     checksum.value  // as `xxh64sum` prints it
///
/// It finds accidental damage, not forgery. Source: the xxHash specification,
/// <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.
package struct Checksum {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
    private static let stripe = 32

    private var lanes = (
        Checksum.prime1 &+ Checksum.prime2, Checksum.prime2, 0 as UInt64, 0 &- Checksum.prime1
    )
    private var count = 0
    /// What is left of the last piece, shorter than a stripe.
    private var rest: [UInt8] = []

    /// The hash of nothing yet.
    package init() {}

    /// The hash of bytes that are all at hand.
    package static func xxh64(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var checksum = Checksum()
        checksum.add(bytes)
        return checksum.value
    }

    /// Takes the next bytes.
    package mutating func add(_ piece: UnsafeRawBufferPointer) {
        count += piece.count
        var piece = piece[...]
        if !rest.isEmpty {
            let missing = piece.prefix(Checksum.stripe - rest.count)
            rest += missing
            piece = piece.dropFirst(missing.count)
            guard rest.count == Checksum.stripe else { return }
            rest.withUnsafeBytes { mix($0) }
            rest = []
        }
        let whole = piece.count / Checksum.stripe * Checksum.stripe
        mix(UnsafeRawBufferPointer(rebasing: piece.prefix(whole)))
        rest = Array(piece.dropFirst(whole))
    }

    /// Takes whole stripes into the lanes.
    private mutating func mix(_ stripes: UnsafeRawBufferPointer) {
        var lanes = lanes
        for offset in stride(from: 0, to: stripes.count, by: Checksum.stripe) {
            lanes.0 = Checksum.round(lanes.0, Checksum.word(stripes, offset))
            lanes.1 = Checksum.round(lanes.1, Checksum.word(stripes, offset + 8))
            lanes.2 = Checksum.round(lanes.2, Checksum.word(stripes, offset + 16))
            lanes.3 = Checksum.round(lanes.3, Checksum.word(stripes, offset + 24))
        }
        self.lanes = lanes
    }

    /// The hash of all bytes taken so far.
    package var value: UInt64 {
        var hash = Checksum.prime5
        if count >= Checksum.stripe {
            hash =
                Checksum.rotated(lanes.0, 1) &+ Checksum.rotated(lanes.1, 7) &+ Checksum.rotated(lanes.2, 12)
                &+ Checksum.rotated(lanes.3, 18)
            for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
                hash = (hash ^ Checksum.round(0, lane)) &* Checksum.prime1 &+ Checksum.prime4
            }
        }
        hash &+= UInt64(count)
        rest.withUnsafeBytes { hash = Checksum.finished(hash, $0) }
        hash = (hash ^ hash >> 33) &* Checksum.prime2
        hash = (hash ^ hash >> 29) &* Checksum.prime3
        return hash ^ hash >> 32
    }

    /// Takes what is shorter than a stripe.
    private static func finished(_ start: UInt64, _ rest: UnsafeRawBufferPointer) -> UInt64 {
        var hash = start
        var offset = 0
        while rest.count - offset >= 8 {
            hash = rotated(hash ^ round(0, word(rest, offset)), 27) &* prime1 &+ prime4
            offset += 8
        }
        if rest.count - offset >= 4 {
            let half = UInt64(UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            hash = rotated(hash ^ half &* prime1, 23) &* prime2 &+ prime3
            offset += 4
        }
        while offset < rest.count {
            hash = rotated(hash ^ UInt64(rest[offset]) &* prime5, 11) &* prime1
            offset += 1
        }
        return hash
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    @inline(__always)
    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotated(lane &+ input &* prime2, 31) &* prime1
    }

    @inline(__always)
    private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        value << bits | value >> (64 - bits)
    }
}
