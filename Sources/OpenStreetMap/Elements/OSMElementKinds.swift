/// A set of kinds of elements, for readers that need not decode the rest.
///
///     try reader.read(parts: [.ways, .relations]) { block in … }
public struct OSMElementKinds: OptionSet, Sendable, Hashable {
    /// One bit a kind.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Nodes.
    public static let nodes = OSMElementKinds(rawValue: 1)
    /// Ways.
    public static let ways = OSMElementKinds(rawValue: 2)
    /// Relations.
    public static let relations = OSMElementKinds(rawValue: 4)
    /// Beside the elements how new each is, in the columns `revisions`.
    public static let revisions = OSMElementKinds(rawValue: 8)
    /// All elements.
    public static let all: OSMElementKinds = [.nodes, .ways, .relations]
}
