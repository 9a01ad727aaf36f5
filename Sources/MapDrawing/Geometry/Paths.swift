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
}
