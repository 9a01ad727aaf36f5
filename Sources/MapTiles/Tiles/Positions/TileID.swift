import Geodesy

/// A tile of the world's square, which zoom *z* divides into 2ᶻ columns from the west and 2ᶻ rows from the north.
///
/// Tiles are ordered by their number in an archive.
package struct TileID: Hashable, Sendable {
    /// 0 to `greatestZoom`.
    package let zoom: Int
    /// From the west, from 0 on.
    package let column: Int
    /// From the north, from 0 on.
    package let row: Int

    /// The deepest zoom whose tiles have numbers here.
    static let greatestZoom = 30

    /// Names a tile; `nil` where there is none of these numbers.
    package init?(zoom: Int, column: Int, row: Int) {
        guard (0...Self.greatestZoom).contains(zoom), column >= 0, row >= 0, column < 1 << zoom, row < 1 << zoom else {
            return nil
        }
        self.zoom = zoom
        self.column = column
        self.row = row
    }

    /// The tile in which a point lies, that of the edge for points beside the world's square.
    package init(containing point: WorldPoint, zoom: Int) {
        let zoom = min(max(zoom, 0), Self.greatestZoom)
        let last = (1 << zoom) - 1
        self.zoom = zoom
        column = min(max(Int(clamping: point.x >> (32 - Int64(zoom))), 0), last)
        row = min(max(Int(clamping: point.y >> (32 - Int64(zoom))), 0), last)
    }

    /// The tile of the zoom above in which this one lies; `nil` for the world.
    package var parent: TileID? { TileID(zoom: zoom - 1, column: column >> 1, row: row >> 1) }
}

extension TileID: Comparable {
    /// Whether the left tile is before the right one in an archive.
    package static func < (left: TileID, right: TileID) -> Bool { left.archiveNumber < right.archiveNumber }
}

extension TileID: CustomStringConvertible {
    /// `14/9903/5121`: zoom, column and row as in the addresses of tile servers.
    package var description: String { "\(zoom)/\(column)/\(row)" }
}

// MARK: - The Hilbert number

extension TileID {
    /// How many tiles all zooms above this one have.
    private static func tilesAbove(_ zoom: Int) -> UInt64 { ((1 << (2 * UInt64(zoom))) - 1) / 3 }

    /// The tile's number in an archive: zoom by zoom, within a zoom along the Hilbert curve (PMTiles version 3, section 4.1).
    var archiveNumber: UInt64 {
        Self.tilesAbove(zoom)
            + HilbertCurve.position(
                x: UInt32(truncatingIfNeeded: column), y: UInt32(truncatingIfNeeded: row), order: zoom)
    }

    /// The tile of a number; `nil` where it is deeper than `greatestZoom`.
    package init?(archiveNumber: UInt64) {
        guard archiveNumber < Self.tilesAbove(Self.greatestZoom + 1) else { return nil }
        var zoom = 0
        while archiveNumber >= Self.tilesAbove(zoom + 1) { zoom += 1 }
        let position = archiveNumber - Self.tilesAbove(zoom)
        var (x, y): (UInt64, UInt64) = (0, 0)
        for level in 0..<UInt64(zoom) {
            let quarter = position >> (2 * level) & 3
            let bitX = quarter >> 1
            let bitY = (quarter ^ bitX) & 1
            if bitY == 0 {
                if bitX == 1 {
                    x = (1 << level) - 1 - x
                    y = (1 << level) - 1 - y
                }
                swap(&x, &y)
            }
            x |= bitX << level
            y |= bitY << level
        }
        self.init(zoom: zoom, column: Int(x), row: Int(y))
    }
}

// MARK: - Where it lies

extension TileID {
    /// The tile's area with its edges.
    package var box: WorldBox { box(buffer: 0) }

    /// The tile's area and a margin around it.
    ///
    /// - Parameter buffer: in 1/4096 of the tile's width, at most one width.
    package func box(buffer: Int) -> WorldBox {
        let size = WorldPoint.worldSize >> Int64(zoom)
        let margin = Int64(min(max(buffer, 0), TileLayer.standardExtent)) * size / Int64(TileLayer.standardExtent)
        let (x, y) = (Int64(column) * size, Int64(row) * size)
        return WorldBox(minX: x - margin, minY: y - margin, maxX: x + size + margin, maxY: y + size + margin)
    }
}
