/// A point of a picture, in pixels: `x` to the right, `y` down, (0, 0) the upper left corner.
///
/// Not enforced: that it lies inside the picture, or is finite.
public struct PicturePoint: Hashable, Sendable, BitwiseCopyable {
    /// Pixels from the left edge.
    public var x: Double
    /// Pixels from the upper edge.
    public var y: Double

    /// Makes a point from pixels.
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether both coordinates are finite and below 10⁹, so that they can be drawn.
    var isDrawable: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }

    /// The straight distance to another point, in pixels.
    @inlinable
    public func distance(to other: PicturePoint) -> Double {
        let x = other.x - x
        let y = other.y - y
        return (x * x + y * y).squareRoot()
    }
}
