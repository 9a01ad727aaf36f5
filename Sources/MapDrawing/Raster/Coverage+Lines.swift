extension Coverage {
    /// Covers what lies within half a width of a segment.
    ///
    /// A pixel is covered as far as its distance to the segment says: exactly that of a box for lines along the axes. Where
    /// segments meet the greater coverage counts, so a line's joins are round and nowhere darker than the line.
    /// - Parameters:
    ///   - isOpenAtStart: whether the line ends there and is cut off square.
    mutating func cover(
        from start: PicturePoint, to end: PicturePoint, width lineWidth: Double, isOpenAtStart: Bool = false,
        isOpenAtEnd: Bool = false
    ) {
        guard start.isDrawable, end.isDrawable, lineWidth > 0 else { return }
        let half = lineWidth / 2
        let reach = half + 0.5
        let rows = Coverage.cells(min(start.y, end.y) - reach, max(start.y, end.y) + reach, below: height)
        let columns = Coverage.cells(min(start.x, end.x) - reach, max(start.x, end.x) + reach, below: width)
        guard !rows.isEmpty, !columns.isEmpty else { return }
        touch(rows: rows, columns: columns)
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        // A dot is a segment of any direction.
        let (alongX, alongY) = length > 0 ? (dx / length, dy / length) : (1, 0)
        let width = width
        values.withUnsafeMutableBufferPointer { values in
            for row in rows {
                let y = Double(row) + 0.5 - start.y
                // The piece of the segment that can matter in this row, and the columns that it can reach.
                var (low, high) = (min(0, dx), max(0, dx))
                if dy != 0 {
                    let (a, b) = ((y - reach) / dy, (y + reach) / dy)
                    let (first, last) = (max(min(a, b), 0), min(max(a, b), 1))
                    if first > last { continue }
                    (low, high) = (min(first * dx, last * dx), max(first * dx, last * dx))
                }
                let cells = Coverage.cells(start.x + low - reach, start.x + high + reach, below: width)
                for column in cells {
                    let x = Double(column) + 0.5 - start.x
                    let along = x * alongX + y * alongY
                    var share = 1.0
                    var distance = (x * alongY - y * alongX).magnitude
                    if isOpenAtStart { share = min(share, max(along + 0.5, 0)) }
                    if isOpenAtEnd { share = min(share, max(length - along + 0.5, 0)) }
                    let beyond = max(-along, along - length, 0)
                    if beyond > 0, !(along < 0 ? isOpenAtStart : isOpenAtEnd) {
                        distance = (beyond * beyond + distance * distance).squareRoot()
                    }
                    let covered = (min(distance + 0.5, half) - max(distance - 0.5, -half)) * share
                    if covered > 0 {
                        let value = UInt8(min(covered * 255 + 0.5, 255))
                        let index = row * width + column
                        if value > values[index] { values[index] = value }
                    }
                }
            }
        }
    }

    /// The whole cells that a segment touches.
    static func cells(_ low: Double, _ high: Double, below limit: Int) -> Range<Int> {
        let first = Int(min(max(low, 0), Double(limit)))
        let end = Int(min(max(high.rounded(.up), 0), Double(limit)))
        return first..<max(first, end)
    }
}
