/// Leaves out points of lines that nobody would miss (Douglas and Peucker 1973).
///
/// The value keeps its working space from line to line.
package struct LineSimplification {
    /// How far the line may move, in pixels.
    package let tolerance: Double
    private var keeps: ContiguousArray<Bool> = []
    private var open: ContiguousArray<(Int, Int)> = []

    package init(tolerance: Double) { self.tolerance = tolerance }

    /// The points that stay; the first and the last always do.
    package mutating func simplified(_ line: ContiguousArray<PicturePoint>) -> ContiguousArray<PicturePoint> {
        guard line.count > 2 else { return line }
        keeps.removeAll(keepingCapacity: true)
        keeps.append(contentsOf: repeatElement(false, count: line.count))
        keeps[0] = true
        keeps[line.count - 1] = true
        open.append((0, line.count - 1))
        while let (first, last) = open.popLast() {
            guard let farthest = farthest(line, first, last) else { continue }
            keeps[farthest] = true
            if farthest - first > 1 { open.append((first, farthest)) }
            if last - farthest > 1 { open.append((farthest, last)) }
        }
        var result = ContiguousArray<PicturePoint>()
        for index in line.indices where keeps[index] { result.append(line[index]) }
        return result
    }

    /// The point between two others that is farthest from the segment between them, if that is too far.
    private func farthest(_ line: ContiguousArray<PicturePoint>, _ first: Int, _ last: Int) -> Int? {
        guard last - first > 1 else { return nil }
        let (start, end) = (line[first], line[last])
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let squaredLength = dx * dx + dy * dy
        var worst = tolerance * tolerance
        var found: Int?
        for index in (first + 1)..<last {
            let (px, py) = (line[index].x - start.x, line[index].y - start.y)
            let along = squaredLength > 0 ? min(max((px * dx + py * dy) / squaredLength, 0), 1) : 0
            let (missX, missY) = (px - along * dx, py - along * dy)
            let squared = missX * missX + missY * missY
            if squared > worst {
                worst = squared
                found = index
            }
        }
        return found
    }
}
