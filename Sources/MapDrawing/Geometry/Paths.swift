import Geodesy

/// Any number of lines or rings, in one array of points.
///
///     points  p0 p1 p2 p3 p4 p5 …
///     starts  0        3        …      line 0 is p0 p1 p2, line 1 starts at p3
public struct Paths: Hashable, Sendable {
    /// The points of all lines, one after the other.
    public private(set) var points: ContiguousArray<PicturePoint> = []
    private var starts: ContiguousArray<Int> = []

    /// No lines.
    public init() {}

    /// One line.
    public init(_ line: some Sequence<PicturePoint>) { append(line) }

    /// The number of lines.
    public var count: Int { starts.count }
    /// Whether there is no line.
    public var isEmpty: Bool { starts.isEmpty }

    /// Adds a line; points that are not finite, or 10⁹ pixels away, are ignored, and so is a line without points.
    public mutating func append(_ line: some Sequence<PicturePoint>) {
        let start = points.count
        for point in line where point.isDrawable { points.append(point) }
        if points.count > start { starts.append(start) }
    }

    /// Adds all lines of another value.
    public mutating func append(_ other: Paths) {
        for line in 0..<other.count { append(other.points[other.range(of: line)]) }
    }

    /// The indices of a line's points; at least one.
    public func range(of line: Int) -> Range<Int> {
        starts[line]..<(line + 1 < starts.count ? starts[line + 1] : points.count)
    }

    /// Lines joined and simplified to less than half a pixel; smaller ones are left out.
    func tidied() -> Paths {
        var simplification = LineSimplification(tolerance: 0.4)
        var joining = LineJoining(self)
        var result = Paths()
        joining.joined { line in
            let simple = simplification.simplified(line)
            if simple.count > 2 || simple[0].distance(to: simple[simple.count - 1]) > 0.5 { result.append(simple) }
        }
        return result
    }
}

/// Removes points of lines that make no visible difference (Douglas and Peucker 1973).
///
/// The value reuses its working memory from line to line.
package struct LineSimplification {
    /// How far the line may move, in pixels.
    package let tolerance: Double
    private var reduction = DouglasPeucker()

    package init(tolerance: Double) { self.tolerance = tolerance }

    /// The remaining points; the first and the last always remain.
    package mutating func simplified(_ line: ContiguousArray<PicturePoint>) -> ContiguousArray<PicturePoint> {
        guard line.count > 2 else { return line }
        var result = ContiguousArray<PicturePoint>()
        reduction.forEachKept(of: line.count, tolerance: tolerance) {
            PlanePoint(east: line[$0].x, north: line[$0].y)
        } _: {
            result.append(line[$0])
        }
        return result
    }
}
