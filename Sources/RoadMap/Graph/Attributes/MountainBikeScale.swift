/// How hard a path is to ride with a mountain bicycle.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Key:mtb:scale*, after the Singletrail-Skala S0 to S5.
public enum MountainBikeScale: UInt8, Sendable, Hashable, CaseIterable {
    /// The data does not say.
    case unknown = 0
    /// Firm and flowing.
    case s0 = 1
    /// Small roots and stones.
    case s1 = 2
    /// Loose ground, steps, narrow bends.
    case s2 = 3
    /// Boulders, high steps, hairpins.
    case s3 = 4
    /// Very steep, with hairpins in which the rear wheel is set over.
    case s4 = 5
    /// Only for artists.
    case s5 = 6
    /// Not to be ridden.
    case s6 = 7
}
