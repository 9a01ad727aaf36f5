/// Whether an edge is lit at night.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Key:lit*.
public enum Lighting: UInt8, Sendable, Hashable, CaseIterable {
    /// The data does not say.
    case unknown = 0
    /// It is dark.
    case unlit = 1
    /// There are lamps.
    case lit = 2
}
