/// The straight line between two points of a `LocalPlane`.
public struct PlaneSegment: Hashable, Sendable, BitwiseCopyable {
    /// Where it starts.
    public var start: PlanePoint
    /// Where it ends.
    public var end: PlanePoint

    /// Joins two points; they may be the same.
    @inlinable
    public init(_ start: PlanePoint, _ end: PlanePoint) {
        self.start = start
        self.end = end
    }

    /// The point of the segment that is nearest to another point.
    ///
    /// - Returns: how far along the segment it lies, from 0 to 1, and the squared distance to it in square metres. A
    ///   segment without length answers 0.
    @inlinable
    public func nearest(to point: PlanePoint) -> (fraction: Double, squaredDistance: Double) {
        let alongEast = end.east - start.east
        let alongNorth = end.north - start.north
        let squaredLength = alongEast * alongEast + alongNorth * alongNorth
        let toEast = point.east - start.east
        let toNorth = point.north - start.north
        var fraction = 0.0
        if squaredLength > 0 {
            fraction = min(max((toEast * alongEast + toNorth * alongNorth) / squaredLength, 0), 1)
        }
        let missEast = toEast - fraction * alongEast
        let missNorth = toNorth - fraction * alongNorth
        return (fraction, missEast * missEast + missNorth * missNorth)
    }

    /// The point at a share of the way, 0 the start and 1 the end.
    @inlinable
    public func point(at fraction: Double) -> PlanePoint {
        PlanePoint(
            east: start.east + (end.east - start.east) * fraction,
            north: start.north + (end.north - start.north) * fraction)
    }
}
