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
