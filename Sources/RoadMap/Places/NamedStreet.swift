public import Geodesy

/// A street of a map: edges of one name that hang together.
///
/// Streets of the same name in two villages are two streets.
public struct NamedStreet: Sendable, Hashable {
    /// The name as the map has it.
    public let name: String
    /// Its edges, ascending.
    public let edges: [EdgeID]
    /// Length in metres, both carriageways counted.
    public let length: Double
    /// A place on it near its middle.
    public let coordinate: Coordinate
}
