public import Geodesy

/// A coordinate put onto an edge.
public struct Snap: Sendable, Hashable {
    /// The edge.
    public var edge: EdgeID
    /// How far along the edge's geometry the place lies: 0 its first node, 1 its last, by length.
    public var fraction: Double
    /// The place on the edge.
    public var coordinate: Coordinate
    /// Metres between the place and the coordinate that was asked about.
    public var distance: Double
    /// The bearing of the edge's geometry at the place, in degrees clockwise from north, 0 to 360.
    /// At a bend it is one of the two segments that counts. `nil` for an edge without length.
    public var bearing: Double?
    /// In which directions the edge may be travelled from there, riding or pushing; where a course was asked for, only
    /// those that follow it. Never empty.
    public var directions: TravelDirections
}

extension RoadGraph {
    /// The place at a share of an edge's length, from 0 its first node to 1 its last.
    public func snap(onto edge: EdgeID, at fraction: Double) -> Snap {
        let line = Polyline(shape(of: edge))
        let fraction = min(max(fraction, 0), 1)
        let place = line.coordinate(at: fraction * line.length) ?? coordinate(ofNode: ends(of: edge).first)
        return Snap(
            edge: edge, fraction: fraction, coordinate: place, distance: 0,
            bearing: line.length > 0 ? line.bearing(at: fraction * line.length) : nil,
            directions: TravelDirections(of: attributes(of: edge)))
    }
}

#if !hasFeature(Embedded)
    extension Snap: Codable {}
#endif
