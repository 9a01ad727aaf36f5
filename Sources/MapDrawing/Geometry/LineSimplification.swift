import Geodesy

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
