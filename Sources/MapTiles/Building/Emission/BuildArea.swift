import Geodesy

/// The tiles that are built: all, or those that touch a box, which may lie on both sides of the 180th meridian.
struct BuildArea: Sendable {
    /// One box in the world's square, or one at either edge of it, of the same rows; `nil` for everything.
    let boxes: [WorldBox]?

    init(_ bounds: BoundingBox?) {
        boxes = bounds.map { bounds in
            guard bounds.west > bounds.east else { return [Self.box(bounds, bounds.west, bounds.east)] }
            return [Self.box(bounds, bounds.west, 180), Self.box(bounds, -180, bounds.east)]
        }
    }

    /// Grown to whole tiles of the deepest zoom, so that these are complete.
    init(_ bounds: BoundingBox?, wholeTilesOf zoom: Int) {
        let shift = Int64(32 - zoom)
        boxes = BuildArea(bounds).boxes?.map { box in
            let range = TileRange(touching: box, zoom: zoom, margin: 0)
            return WorldBox(
                minX: Int64(range.columns.lowerBound) << shift, minY: Int64(range.rows.lowerBound) << shift,
                maxX: Int64(range.columns.upperBound + 1) << shift - 1,
                maxY: Int64(range.rows.upperBound + 1) << shift - 1)
        }
    }

    private static func box(_ bounds: BoundingBox, _ west: Double, _ east: Double) -> WorldBox {
        let corner = WorldPoint(Coordinate(longitude: west, latitude: bounds.north))
        let opposite = WorldPoint(Coordinate(longitude: east, latitude: bounds.south))
        return WorldBox(minX: corner.x, minY: corner.y, maxX: opposite.x, maxY: opposite.y)
    }

    /// Where the sea is closed for a box that was asked for: around the whole tiles with their buffer, so that it does not end within
    /// them, or else in the box itself.
    func seaBoxes(asked bounds: BoundingBox) -> [[WorldBox]] {
        let margin = Int64(TileUnits.unit(TileBuilder.deepestZoom) * Double(TileUnits.buffer))
        let grown = (boxes ?? []).map { box in
            WorldBox(
                minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + 1 + margin,
                maxY: box.maxY + 1 + margin)
        }
        return [grown, BuildArea(bounds).boxes ?? []]
    }

    /// The tiles of a zoom, in ranges without a tile in common; none where a shape lies outside of the box.
    func ranges(zoom: Int, of shape: WorldBox, margin: Int64) -> [TileRange] {
        let touched = TileRange(touching: shape, zoom: zoom, margin: margin)
        guard let boxes else { return [touched] }
        var ranges = boxes.map { TileRange(touching: $0, zoom: zoom, margin: 0) }
        if ranges.count == 2, ranges[0].columns.overlaps(ranges[1].columns) {
            let columns = ranges.map(\.columns)
            ranges.removeLast()
            ranges[0].columns =
                min(columns[0].lowerBound, columns[1].lowerBound)...max(columns[0].upperBound, columns[1].upperBound)
        }
        return ranges.compactMap { touched.intersection($0) }
    }

    /// Whether something in a box is shown at all.
    func touches(_ shape: WorldBox) -> Bool { boxes?.contains { $0.intersects(shape) } ?? true }
}

/// Lengths of a zoom's tiles in units of `WorldPoint`.
enum TileUnits {
    /// How far geometry reaches beyond a tile, in 1/4096 of its width.
    static let buffer = 64

    /// 1/4096 of a tile's width.
    static func unit(_ zoom: Int) -> Double { Double(sign: .plus, exponent: 20 - zoom, significand: 1) }

    /// How far a line may be moved: half a pixel of 1/256 of a tile, or one unit at the deepest zoom, which is shown enlarged.
    static func tolerance(_ zoom: Int, isDeepest: Bool) -> Double { unit(zoom) * (isDeepest ? 1 : 8) }

    /// The least area that is shown: a pixel, or anything at the deepest zoom.
    static func leastArea(_ zoom: Int, isDeepest: Bool) -> Double { isDeepest ? 0 : 256 * unit(zoom) * unit(zoom) }

    /// Square metres of the Mercator projection of an area in square units.
    static func squareMetres(_ area: Double) -> Double {
        let metres = 40_075_016.685_578_5 / 4_294_967_296
        return area * metres * metres
    }
}
