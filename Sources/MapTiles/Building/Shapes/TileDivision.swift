package import Geodesy

/// Divides lines and areas among the tiles of a zoom: halves the range of tiles again and again, and the geometry with it, so that a
/// large area is not looked at as a whole for each of its tiles.
struct TileDivision {
    let isArea: Bool
    let buffer: Int
    /// A tile's width in units of the world.
    private let size: Int64
    private let margin: Int64

    /// - Parameter buffer: how far geometry reaches beyond a tile, in 1/4096 of its width.
    init(zoom: Int, isArea: Bool, buffer: Int) {
        self.isArea = isArea
        self.buffer = buffer
        size = WorldPoint.worldSize >> Int64(zoom)
        // A little more, so that cuts of areas run outside of what is shown.
        margin = size * Int64(buffer + 4) / 4096
    }

    /// Calls `body` with each tile that the parts may touch, and what of them lies about it.
    func divide(_ parts: [[WorldPoint]], within range: TileRange, _ body: (TileID, [[WorldPoint]]) -> Void) {
        guard let box = WorldBox(parts.lazy.joined()),
            let range = range.intersection(
                TileRange(touching: box, zoom: range.zoom, margin: size * Int64(buffer) / 4096))
        else { return }
        let (width, height) = (range.columns.count, range.rows.count)
        if width == 1, height == 1 {
            if let tile = TileID(zoom: range.zoom, column: range.columns.lowerBound, row: range.rows.lowerBound) {
                body(tile, parts)
            }
            return
        }
        var (low, high) = (range, range)
        let isVertical = width >= height
        let middle: Int
        if isVertical {
            middle = (range.columns.lowerBound + range.columns.upperBound) / 2
            low.columns = range.columns.lowerBound...middle
            high.columns = middle + 1...range.columns.upperBound
        } else {
            middle = (range.rows.lowerBound + range.rows.upperBound) / 2
            low.rows = range.rows.lowerBound...middle
            high.rows = middle + 1...range.rows.upperBound
        }
        let edge = Int64(middle + 1) * size
        divide(
            HalfPlane(isVertical: isVertical, limit: edge + margin, isBelow: true).cut(parts, isArea), within: low, body
        )
        divide(
            HalfPlane(isVertical: isVertical, limit: edge - margin, isBelow: false).cut(parts, isArea), within: high,
            body)
    }
}

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

/// How long and how large a shape is, from which follows about how many tiles it touches.
struct ShapeExtent: Sendable {
    /// The lengths in x and in y together, in units of the world.
    private var length = 0.0
    private var count = 0
    private let area: Double

    /// - Parameter area: of rings in square units of the world.
    init(_ paths: [Path], area: Double = 0) {
        self.area = area
        count = paths.count
        for path in paths {
            guard var before = path.points.first else { continue }
            for point in path.points {
                length += Double((point.x - before.x).magnitude) + Double((point.y - before.y).magnitude)
                before = point
            }
        }
    }

    /// About how many tiles of a zoom the shape touches, somewhat more rather than less.
    func tiles(zoom: Int) -> Int {
        let size = Double(WorldPoint.worldSize >> Int64(zoom))
        return Int(min(4 * Double(count) + length / size * 1.25 + area / size / size, 1e15))
    }
}

/// How steep a way is.
package struct Steepness: Sendable {
    /// Heights in metres along a line, this many metres apart or a little less; `nil` where a height is not known. Called on any
    /// thread, one at a time.
    private let heights: @Sendable (_ line: [Coordinate], _ spacing: Double) -> [Double?]

    /// The distance between heights, and so the shortest climb that counts, in metres: heights of single places are noisy.
    static let spacing = 50.0

    /// - Parameter heights: the heights along a line, its ends included, at most so many metres apart.
    package init(heights: @escaping @Sendable (_ line: [Coordinate], _ spacing: Double) -> [Double?]) {
        self.heights = heights
    }

    /// The steepest per cent along a line, in either direction; `nil` where no heights are known, or for a line that is too short.
    func percent(of line: [WorldPoint]) -> Int? {
        let coordinates = line.map(\.coordinate)
        let length = Polyline(coordinates).length
        guard length >= Self.spacing / 2, length.isFinite else { return nil }
        let heights = heights(coordinates, Self.spacing)
        guard heights.count > 1 else { return nil }
        let step = length / Double(heights.count - 1)
        var steepest: Double?
        for (one, other) in zip(heights, heights.dropFirst()) {
            guard let one, let other else { continue }
            steepest = max(steepest ?? 0, (other - one).magnitude / step * 100)
        }
        return steepest.map { Int(min($0, 100).rounded()) }
    }
}
