package import Geodesy

/// What a PMTiles archive says about its tiles as a whole.
package struct TileArchiveHeader: Hashable, Sendable {
    /// The area that the tiles show.
    package var bounds: BoundingBox
    /// The zooms of which there are tiles.
    package var zooms: ClosedRange<Int>
    /// Where a map opens.
    package var center: Coordinate
    /// At which zoom a map opens.
    package var centerZoom: Int

    /// Makes a header. Zooms are moved into 0...`TileID.greatestZoom`.
    ///
    /// - Parameters:
    ///   - center: by default the middle of the area.
    ///   - centerZoom: by default the least zoom.
    package init(bounds: BoundingBox, zooms: ClosedRange<Int>, center: Coordinate? = nil, centerZoom: Int? = nil) {
        self.bounds = bounds
        self.zooms = zooms.clamped(to: 0...TileID.greatestZoom)
        self.center =
            center
            ?? Coordinate(
                longitude: (bounds.west + bounds.east) / 2, latitude: (bounds.south + bounds.north) / 2)
        self.centerZoom = centerZoom ?? self.zooms.lowerBound
    }
}
