import Support

/// Messages about the ground of a picture.
enum TileGroundTexts {
    static func tooManyTiles(count: Int, zoom: Int, limit: Int) -> Message {
        Message("tile-ground-too-many-tiles", ["count": .of(count), "zoom": .of(zoom), "limit": .of(limit)])
    }

    static func tooManyPoints(limit: Int) -> Message { Message("tile-ground-too-many-points", ["limit": .of(limit)]) }
}
