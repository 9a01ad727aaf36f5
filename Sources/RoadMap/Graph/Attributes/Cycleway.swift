/// What a road offers bicycles in one direction.
///
/// The raw values are part of the map file format. Source: OSM wiki, *Key:cycleway*.
public enum Cycleway: UInt8, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none = 0
    /// Markings on a lane for all, a bus lane, a pavement where riding is tolerated.
    case shared = 1
    /// A lane of its own on the carriageway.
    case lane = 2
    /// A track of its own beside the carriageway.
    case track = 3
    /// The whole street belongs to bicycles first.
    case street = 4
    /// A track that is an edge of its own; here one is on the carriageway beside it.
    case separate = 5
}
