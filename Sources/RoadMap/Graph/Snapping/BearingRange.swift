/// The bearing in which a rider travels, and by how much the bearing of an edge may differ from it.
///
///     graph.snaps(near: fix, within: 40, along: BearingRange(degrees: 90, tolerance: 60))  // roads that lead east
public struct BearingRange: Sendable, Hashable {
    /// Degrees clockwise from true north; any number, 450 is 90.
    public var degrees: Double
    /// The largest angle between that bearing and the direction of travel on the edge, in degrees: 0 to 180. From 180 on
    /// every direction is accepted.
    public var tolerance: Double

    /// Describes a range of bearings.
    public init(degrees: Double, tolerance: Double) {
        self.degrees = degrees
        self.tolerance = tolerance
    }
}

/// How to treat edges outside the map's largest strongly connected component. From such an island most places cannot be
/// reached, or there is no way back.
public enum IslandPolicy: Sendable, Hashable, CaseIterable {
    /// They come after all edges of the largest component within the radius, however near they are.
    case last
    /// They are left out.
    case excluded
    /// They are treated like all other edges.
    case equal
}

/// Directions in which an edge can be travelled.
public struct TravelDirections: OptionSet, Sendable, Hashable, BitwiseCopyable {
    /// One bit a direction.
    public let rawValue: UInt8

    /// Takes bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From the edge's first node to its last.
    public static let forward = TravelDirections(rawValue: 1)
    /// From the edge's last node to its first.
    public static let backward = TravelDirections(rawValue: 2)

    /// Those that an edge's attributes permit, riding or pushing.
    public init(of attributes: EdgeAttributes) {
        rawValue = (attributes.forward == .forbidden ? 0 : 1) | (attributes.backward == .forbidden ? 0 : 2)
    }
}

#if !hasFeature(Embedded)
    extension TravelDirections: Codable {}
#endif
