/// The middles of hot pixels, by column.
struct HotPixels {
    /// By x, then by y.
    private var points: [TilePoint]
    /// The columns in ascending order, each with its first point.
    private var columns: [(x: Int32, start: Int)] = []

    /// - Parameter points: in any order, also repeated.
    init(_ points: [TilePoint]) {
        self.points = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        var count = 0
        for point in self.points where count == 0 || self.points[count - 1] != point {
            if columns.last?.x != point.x { columns.append((point.x, count)) }
            self.points[count] = point
            count += 1
        }
        self.points.removeSubrange(count...)
    }

    /// Calls `body` with all points whose pixels a piece may pass, and with few others.
    ///
    /// - Complexity: O(*c* log *n*) for the *c* columns that the piece crosses, and the number of points.
    func forEach(near segment: TileSegment, _ body: (TilePoint) -> Void) {
        let (dx, dy) = (
            Double(segment.end.x) - Double(segment.start.x), Double(segment.end.y) - Double(segment.start.y)
        )
        let slope = dx == 0 ? 0 : dy / dx
        var column = firstColumn(from: segment.start.x)
        while column < columns.count, columns[column].x <= segment.end.x {
            let end = column + 1 < columns.count ? columns[column + 1].start : points.count
            var (low, high) = (segment.minY, segment.maxY)
            if dx != 0 {
                // The piece is within half a column's width times its slope of this, and a pixel reaches half a unit from its middle.
                let middle = Double(segment.start.y) + (Double(columns[column].x) - Double(segment.start.x)) * slope
                let reach = slope.magnitude / 2 + 1
                low = max(low, Int32((middle - reach).rounded(.down)))
                high = min(high, Int32((middle + reach).rounded(.up)))
            }
            var index = firstPoint(from: low, within: columns[column].start..<end)
            while index < end, points[index].y <= high {
                body(points[index])
                index += 1
            }
            column += 1
        }
    }

    private func firstColumn(from x: Int32) -> Int {
        var (low, high) = (0, columns.count)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle].x < x { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func firstPoint(from y: Int32, within range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if points[middle].y < y { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
