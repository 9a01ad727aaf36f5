/// Neighbouring tiles of one zoom.
struct TileRange: Sendable, Hashable {
    let zoom: Int
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>

    /// The tiles that a box touches.
    ///
    /// - Parameter margin: how far beyond a tile's edges the box touches it, in units of the world.
    init(touching box: WorldBox, zoom: Int, margin: Int64) {
        self.zoom = zoom
        let last = (1 << zoom) - 1
        func place(_ value: Int64) -> Int { min(max(Int(clamping: value >> Int64(32 - zoom)), 0), last) }
        columns = place(box.minX - margin)...place(box.maxX + margin)
        rows = place(box.minY - margin)...place(box.maxY + margin)
    }

    /// The tiles in both; `nil` where there are none.
    func intersection(_ other: TileRange) -> TileRange? {
        guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
        var common = self
        common.columns = columns.clamped(to: other.columns)
        common.rows = rows.clamped(to: other.rows)
        return common
    }

    func contains(_ tile: TileID) -> Bool { columns.contains(tile.column) && rows.contains(tile.row) }
}
