/// The work for one guess at a sealed answer: the parameters of scrypt (RFC 7914).
///
///     SealCost.standard                // N = 32,768, r = 8, p = 1: 32 MiB
///     SealCost(n: 1 << 30, r: 8, p: 1) // nil: 1 TiB
///
/// An untrusted file may choose these, so the cost is bounded: at most 256 MiB, and eight times the time of the standard.
public struct SealCost: Sendable, Hashable {
    /// N: how many blocks are kept in memory; a power of two.
    public let n: Int
    /// r: the size of a block, in 128 bytes.
    public let r: Int
    /// p: the number of repetitions.
    public let p: Int

    /// N · r · p of the largest cost: 256 MiB with p = 1.
    public static let most = 1 << 21

    /// Suits a phone: 32 MiB, and about a tenth of a second.
    public static let standard = SealCost(known: 1 << 15, 8, 1)

    /// Checks parameters; `nil` if N is not a power of two, one of them is out of the bounds of RFC 7914 section 2, r is above 16,
    /// or the product is too large.
    public init?(n: Int, r: Int, p: Int) {
        guard n >= 2, n <= Self.most, n & (n - 1) == 0, (1...16).contains(r), (1...Self.most).contains(p) else {
            return nil
        }
        // The product of the largest factors takes 46 bits, more than `Int` has on a watch.
        guard Int64(n) * Int64(r) * Int64(p) <= Self.most, r > 1 || n < 1 << 16 else { return nil }
        self.init(known: n, r, p)
    }

    private init(known n: Int, _ r: Int, _ p: Int) {
        self.n = n
        self.r = r
        self.p = p
    }
}
