/// The grid of a tile's points.
struct TileGrid: Sendable {
    private let originX: Int64
    private let originY: Int64
    /// A unit of the grid is 2^shift units of the world; negative where it is less than one.
    private let shift: Int64

    init(tile: TileID) {
        originX = tile.box.minX
        originY = tile.box.minY
        shift = 32 - 12 - Int64(tile.zoom)
    }

    /// The nearest point of the grid, half a unit rounds up. Points more than some widths away are moved to there.
    func rounded(_ point: WorldPoint) -> TilePoint {
        TilePoint(x: rounded(point.x - originX), y: rounded(point.y - originY))
    }

    private func rounded(_ distance: Int64) -> Int32 {
        let limit: Int64 = 1 << 20
        let units = shift > 0 ? (distance + 1 << (shift - 1)) >> shift : distance << -shift
        return Int32(truncatingIfNeeded: min(max(units, -limit), limit))
    }

    /// A distance of the grid in units of the world.
    func worldDistance(_ units: Double) -> Double {
        shift >= 0 ? units * Double(Int64(1) << shift) : units / Double(Int64(1) << -shift)
    }
}
