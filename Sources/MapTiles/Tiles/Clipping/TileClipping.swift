/// From geometry of the world to that of one tile: clipped, simplified, rounded to the tile's grid, and made valid.
///
///     let clipping = TileClipping(tile: tile, buffer: 64, tolerance: 0)
///     let areas = try clipping.polygon(rings)  // valid, or none
///
/// Lines and rings are simplified before they are clipped, so that neighbouring tiles agree at their seam; what lies in many tiles is
/// better simplified once for the zoom and clipped with a tolerance of zero. The same points always give the same result.
package struct TileClipping: Sendable {
    let area: WorldBox
    let grid: TileGrid
    let tolerance: Double

    /// Prepares for a tile.
    ///
    /// - Parameters:
    ///   - buffer: how far geometry reaches beyond the tile, in 1/4096 of its width, at most one width.
    ///   - tolerance: how far a simplified line may be from the original, in 1/4096 of the tile's width; 0 keeps every point.
    package init(tile: TileID, buffer: Int, tolerance: Double) {
        area = tile.box(buffer: buffer)
        grid = TileGrid(tile: tile)
        self.tolerance = tolerance.isFinite ? max(tolerance, 0) : 0
    }

    /// The point in the tile's units; `nil` where it is beyond the buffer.
    package func point(_ point: WorldPoint) -> TilePoint? {
        area.contains(point) ? grid.rounded(point) : nil
    }

    /// The parts of a line within the buffer, each of two different points or more. No point follows an equal one.
    ///
    /// - Complexity: O(*n*), and that of the simplification where there is a tolerance.
    package func line(_ points: [WorldPoint]) -> [[TilePoint]] {
        var points = points
        if tolerance > 0 {
            var simplification = WorldSimplification(tolerance: grid.worldDistance(tolerance))
            points = simplification.line(points)
        }
        return area.clipped(line: points).compactMap { part in
            var line: [TilePoint] = []
            line.reserveCapacity(part.count)
            for point in part {
                let rounded = grid.rounded(point)
                if line.last != rounded { line.append(rounded) }
            }
            return line.count > 1 ? line : nil
        }
    }

    /// What of an area lies within the buffer, as areas that are valid by the specification (section 4.3.4.4) and by OGC 06-103r4:
    /// rings do not cross or touch themselves, holes lie inside of their outer ring and meet it and each other in single points at most,
    /// and the interior of each area is connected. Empty where nothing is left.
    ///
    /// Rings without contact after rounding, nearly all, go straight out; the others are taken apart and put together again (see
    /// `SnapRounding` and `AreaAssembly`).
    ///
    /// - Parameter rings: of one area or several, closed or not, in any direction: what is inside of an odd number of them belongs to
    ///   the area.
    /// - Throws: `TangledArea` where rings cross each other so often that this would take too long.
    /// - Complexity: O(*n*²) for few points; near O(*n* log *n*) for usual areas of many.
    package func polygon(_ rings: [[WorldPoint]]) throws(TangledArea) -> [[[TilePoint]]] {
        var rounded: [[TilePoint]] = []
        for ring in rings {
            var open = ring
            while open.count > 1, open.first == open.last { open.removeLast() }
            guard open.count > 2 else { continue }
            if tolerance > 0 {
                var simplification = WorldSimplification(tolerance: grid.worldDistance(tolerance))
                open = simplification.ring(open)
            }
            let ring = RingRounding.ring(of: area.clipped(ring: open), on: grid)
            if ring.count > 2 { rounded.append(ring) }
        }
        return try TileArea.valid(of: rounded)
    }
}
