import Geodesy

/// Follows the contour of a distance field from cell to cell, the inside on its left.
///
///     d ─ N ─ c      A side with one end inside is crossed once. Going round a cell counterclockwise, from S by E and N to
///     W       E      W, the contour runs from where one leaves the inside to where one had come into it.
///     a ─ S ─ b
///
/// In each cell at most two pieces of contour run, which do not meet; each crossed side belongs to two cells, ends a piece in
/// one and begins a piece in the other. So the pieces close to rings that neither cross nor touch.
struct ContourTracing {
    /// Each begins and ends with the same point.
    let rings: [[PlanePoint]]

    /// - Complexity: O(crossings of the field).
    package init(_ field: borrowing DistanceField) {
        var next: [Int: Int] = [:]
        var begins: [Int] = []
        for row in 0..<(field.rows - 1) {
            for column in 0..<(field.columns - 1) {
                let corners = [
                    field.isInside(column, row), field.isInside(column + 1, row),
                    field.isInside(column + 1, row + 1), field.isInside(column, row + 1),
                ]
                guard corners.contains(true), corners.contains(false) else { continue }
                let cell = 2 * (row * field.columns + column)
                let sides = [cell, cell + 3, cell + 2 * field.columns, cell + 1]
                for corner in 0..<4 where corners[corner] && !corners[(corner + 1) & 3] {
                    var first = corner
                    while corners[(first + 3) & 3] { first = (first + 3) & 3 }
                    next[sides[corner]] = sides[(first + 3) & 3]
                    begins.append(sides[corner])
                }
            }
        }
        var rings: [[PlanePoint]] = []
        for begin in begins where next[begin] != nil {
            var ring: [PlanePoint] = []
            var side = begin
            while let following = next.removeValue(forKey: side) {
                let crossing = side / 2
                ring.append(
                    field.place(
                        from: crossing % field.columns, crossing / field.columns, isNorthward: side & 1 == 1))
                side = following
            }
            if let first = ring.first { rings.append(ring + [first]) }
        }
        self.rings = rings
    }
}
