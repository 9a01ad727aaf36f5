/// Where a rider is heading, and how far an edge may lead elsewhere.
///
///     graph.snaps(near: fix, within: 40, along: Course(degrees: 90, tolerance: 60))  // roads that lead east
public struct Course: Sendable, Hashable {
    /// Degrees clockwise from true north; any number, 450 is 90.
    public var degrees: Double
    /// The largest angle between the course and the direction of travel on the edge, in degrees: 0 to 180. From 180 on
    /// every direction will do.
    public var tolerance: Double

    /// Describes a course.
    public init(degrees: Double, tolerance: Double) {
        self.degrees = degrees
        self.tolerance = tolerance
    }
}

/// What to do with edges off the map's mainland, the largest strongly connected component: from an island most places
/// cannot be reached, or one cannot get back.
public enum IslandUse: Sendable, Hashable, CaseIterable {
    /// They come after all edges of the mainland that are near enough, however near they are.
    case last
    /// They are left out.
    case excluded
    /// They are edges like others.
    case alike
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
