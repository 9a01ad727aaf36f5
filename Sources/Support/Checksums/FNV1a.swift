/// The hash FNV-1a of bytes with 64 bits: for tables and seeds, not against forgery.
///
///     FNV1a.hash("a".utf8)  // 0xAF63_DC4C_8601_EC8C
///
/// Source: Fowler, Noll, Vo and Eastlake, RFC 9923.
@usableFromInline
package enum FNV1a {
    /// The hash of bytes.
    ///
    /// - Complexity: O(*n*).
    @inlinable
    package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
