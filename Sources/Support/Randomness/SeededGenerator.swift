/// A small random number generator whose numbers are the same for the same seed on every machine and Swift version.
///
///     var generator = SeededGenerator(seed: 7)
///     generator.next(below: 6)  // always the same roll
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014): 64 bits
/// of state, period 2⁶⁴, good enough for simulation and tests and useless for secrets.
///
/// The standard library's `random(in:using:)` may change what it does with the numbers it draws, so everything that
/// promises the same bytes for the same seed draws through the methods below.
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
    private var state: UInt64

    /// Starts the sequence that belongs to `seed`; neighbouring seeds give unrelated sequences.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A generator whose sequence is independent of what this one draws later.
    ///
    /// Give each rider, block or thread its own, so that adding one changes nothing for the others.
    public mutating func split() -> SeededGenerator {
        SeededGenerator(seed: next())
    }
}
