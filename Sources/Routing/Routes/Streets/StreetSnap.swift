package import RoadMap

/// The place on a street that is nearest to a coordinate, as map matching needs it.
package struct StreetSnap: Sendable, Hashable, BitwiseCopyable {
    /// The edge.
    package var edge: EdgeID
    package var attributes: EdgeAttributes
    /// Metres from the edge's first node, along its geometry.
    package var along: Double
    /// Metres of the edge.
    package var length: Double
    /// Metres to the coordinate.
    package var distance: Double
    /// Square metres.
    var squaredDistance: Double

    /// Whether it may be travelled in one direction only, riding or pushing.
    package var isOneWay: Bool { attributes.forward == .forbidden || attributes.backward == .forbidden }

    /// The order of `SnapCandidate`.
    @inline(__always)
    func isBefore(_ other: StreetSnap) -> Bool {
        let (near, otherNear) = (rounded, other.rounded)
        if near != otherNear { return near < otherNear }
        if isOneWay != other.isOneWay { return other.isOneWay }
        return edge < other.edge
    }

    @inline(__always)
    private var rounded: Double {
        squaredDistance <= SnapGeometry.resolution * SnapGeometry.resolution ? 0 : squaredDistance
    }
}
