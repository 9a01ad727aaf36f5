/// What an edge is covered with, as far as it matters to a bicycle.
///
/// The raw values are part of the map file format.
public enum Surface: UInt8, Sendable, Hashable, CaseIterable {
    /// The data does not say.
    case unknown = 0
    /// Asphalt, concrete and the like.
    case paved = 1
    /// Paving stones, sett, planks: firm but not smooth.
    case stones = 2
    /// Cobblestone and other rough pavement.
    case cobbles = 3
    /// Compacted or fine gravel.
    case compacted = 4
    /// Loose gravel, ground, earth.
    case unpaved = 5
    /// Grass, mud, sand: hard to ride.
    case soft = 6
}
