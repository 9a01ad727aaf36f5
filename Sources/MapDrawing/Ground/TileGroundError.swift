package import Support

/// Why there is no ground for a picture, although the archive is sound.
package enum TileGroundError: Error, Equatable, LocalizedMessage {
    /// Even at the archive's lowest zoom the frame touches more tiles than the limit.
    case tooManyTiles(count: Int, zoom: Int, limit: Int)
    /// Even at the archive's lowest zoom the areas have more points than the limit.
    case tooManyPoints(limit: Int)

    /// What to do about it.
    package var message: LocalizedText {
        switch self {
        case .tooManyTiles(let count, let zoom, let limit):
            TileGroundTexts.tooManyTiles(count: count, zoom: zoom, limit: limit)
        case .tooManyPoints(let limit): TileGroundTexts.tooManyPoints(limit: limit)
        }
    }
}
