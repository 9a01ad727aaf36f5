/// An axis-parallel rectangle of a picture, in pixels.
public struct PictureBox: Hashable, Sendable, BitwiseCopyable {
    /// The left edge.
    public var left: Double
    /// The upper edge.
    public var top: Double
    /// The right edge.
    public var right: Double
    /// The lower edge.
    public var bottom: Double

    /// Makes a box from its edges.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// A square around a point.
    public init(around centre: PicturePoint, reach: Double) {
        self.init(left: centre.x - reach, top: centre.y - reach, right: centre.x + reach, bottom: centre.y + reach)
    }

    /// The least box that contains all points; `nil` without points.
    init?(around points: [PicturePoint]) {
        guard let first = points.first else { return nil }
        self.init(around: first, reach: 0)
        for point in points {
            (left, top) = (min(left, point.x), min(top, point.y))
            (right, bottom) = (max(right, point.x), max(bottom, point.y))
        }
    }

    /// From the left to the right edge.
    public var width: Double { right - left }
    /// From the upper to the lower edge.
    public var height: Double { bottom - top }

    /// Whether two boxes share more than an edge.
    public func overlaps(_ other: PictureBox) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether a point lies inside or on an edge.
    public func contains(_ point: PicturePoint) -> Bool {
        point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    }

    /// Whether another box lies inside.
    public func contains(_ other: PictureBox) -> Bool {
        other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
    }

    /// The box with every edge moved outwards.
    public func grown(by pixels: Double) -> PictureBox {
        PictureBox(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
    }
}

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
