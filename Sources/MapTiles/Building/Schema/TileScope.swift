/// Which layers and zooms are built.
struct TileScope: Sendable {
    let layers: Set<MapLayer>
    let maxZoom: Int
    /// Tiles of a zoom that one shape may touch, about.
    var mostTiles = Int.max

    /// Whether anything of an object is built.
    func shows(_ object: MapObject) -> Bool { object.minZoom <= maxZoom && layers.contains(object.layer) }
}
