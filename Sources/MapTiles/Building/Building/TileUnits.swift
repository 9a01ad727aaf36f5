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
