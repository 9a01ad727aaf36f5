extension Coverage {
    /// Covers what lies within an odd number of rings.
    ///
    /// Every edge leaves its signed area in the cells that it crosses; summed up along a row they give the coverage. This is the
    /// accumulation buffer of font rasterisers (R. Levien, *Inside the fastest font renderer in the world*, 2016).
    mutating func cover(_ rings: Paths) {
        var box: PictureBox?
        for point in rings.points {
            var grown = box ?? PictureBox(left: point.x, top: point.y, right: point.x, bottom: point.y)
            grown.left = min(grown.left, point.x)
            grown.right = max(grown.right, point.x)
            grown.top = min(grown.top, point.y)
            grown.bottom = max(grown.bottom, point.y)
            box = grown
        }
        guard let box else { return }
        let rows = Coverage.cells(box.top, box.bottom, below: height)
        let columns = Coverage.cells(box.left, box.right, below: width)
        guard !rows.isEmpty, !columns.isEmpty else { return }
        touch(rows: rows, columns: columns)
        var sums = AreaSums(rows: rows, columns: columns)
        for ring in 0..<rings.count {
            let points = rings.points[rings.range(of: ring)]
            guard points.count > 2, var previous = points.last else { continue }
            for point in points {
                sums.add(from: previous, to: point)
                previous = point
            }
        }
        for row in rows {
            var sum = 0.0
            for column in columns {
                sum += sums[row, column]
                // Coverage rises to 1 inside one ring and falls to 0 inside two.
                let folded = sum.magnitude.truncatingRemainder(dividingBy: 2)
                let covered = folded > 1 ? 2 - folded : folded
                let value = UInt8(min(covered * 255 + 0.5, 255))
                if value > values[row * width + column] { values[row * width + column] = value }
            }
        }
    }
}

/// Signed areas, each the difference to the cell on its left.
private struct AreaSums {
    let rows: Range<Int>
    let columns: Range<Int>
    // One cell more than there are columns takes what lies beyond the right edge.
    private var cells: ContiguousArray<Double>

    package init(rows: Range<Int>, columns: Range<Int>) {
        self.rows = rows
        self.columns = columns
        cells = ContiguousArray(repeating: 0, count: rows.count * (columns.count + 2))
    }

    subscript(row: Int, column: Int) -> Double {
        cells[(row - rows.lowerBound) * (columns.count + 2) + column - columns.lowerBound]
    }

    mutating func add(from start: PicturePoint, to end: PicturePoint) {
        guard start.y != end.y else { return }
        let sign = start.y < end.y ? 1.0 : -1.0
        let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let first = max(upper.y, Double(rows.lowerBound))
        let last = min(lower.y, Double(rows.upperBound))
        guard first < last else { return }
        let limit = Double(columns.count)
        var y = first
        for row in Int(first)..<min(Int(last.rounded(.up)), rows.upperBound) {
            let next = min(Double(row + 1), last)
            let x = upper.x + (y - upper.y) * slope - Double(columns.lowerBound)
            let nextX = upper.x + (next - upper.y) * slope - Double(columns.lowerBound)
            add(row, min(max(x, 0), limit), min(max(nextX, 0), limit), sign * (next - y))
            y = next
        }
    }

    /// Spreads the part of an edge within one row, from `x` to `nextX`, over the cells it crosses.
    private mutating func add(_ row: Int, _ x: Double, _ nextX: Double, _ height: Double) {
        let start = (row - rows.lowerBound) * (columns.count + 2)
        let (low, high) = (min(x, nextX), max(x, nextX))
        let first = Int(low)
        if high <= Double(first + 1) {
            let right = (low + high) / 2 - Double(first)
            cells[start + first] += height * (1 - right)
            cells[start + first + 1] += height * right
            return
        }
        var from = low
        for cell in first..<Int(high.rounded(.up)) {
            let to = min(Double(cell + 1), high)
            let part = height * (to - from) / (high - low)
            let right = (from + to) / 2 - Double(cell)
            cells[start + cell] += part * (1 - right)
            cells[start + cell + 1] += part * right
            from = to
        }
    }
}
