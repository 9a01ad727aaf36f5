/// How even an edge is, whatever it is covered with.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Key:smoothness*; `very_horrible` is `horrible` here.
public enum Smoothness: UInt8, Sendable, Hashable, CaseIterable {
    /// The data does not say.
    case unknown = 0
    /// Good for roller blades.
    case excellent = 1
    /// Good for a racing bicycle.
    case good = 2
    /// Good for a city bicycle.
    case intermediate = 3
    /// Good for a trekking bicycle.
    case bad = 4
    /// Holes and stones: for thick tyres.
    case veryBad = 5
    /// For mountain bicycles.
    case horrible = 6
    /// Nothing on wheels passes.
    case impassable = 7
}
