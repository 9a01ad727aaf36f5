import Geodesy
import OpenStreetMap

extension DemoCity {
    /// A tile of invented heights.
    public struct ElevationTile: Sendable, Hashable {
        /// Such as `N55W032.hgt`.
        public let name: String
        /// The tile in the format of `HGT`, at 3″: 1201 × 1201 heights in whole metres above the sea.
        public let bytes: [UInt8]
    }

    /// Hands out the hills that the city lies on as tiles of one degree, which together hold the whole city: four for a town, since its
    /// centre is where four tiles meet.
    ///
    /// Equal seed and size give equal bytes on every platform. The language of names makes no difference, and neither do streets: they
    /// follow the ground.
    ///
    /// - Throws: what `consume` throws.
    /// - Complexity: some seconds for a metropolis; one tile (2.9 MB) is in memory at a time.
    public func generateElevation(_ consume: (ElevationTile) throws -> Void) rethrows {
        guard let bounds = header.bounds else { return }
        let hills = hills
        for latitude in Int(bounds.south.rounded(.down))...Int(bounds.north.rounded(.down)) {
            for longitude in Int(bounds.west.rounded(.down))...Int(bounds.east.rounded(.down)) {
                let bytes = HGT.tile(latitude: latitude, longitude: longitude, side: 1201) { coordinate in
                    Int16(hills.height(at: Self.place(of: coordinate)).rounded())
                }
                try consume(
                    ElevationTile(name: HGT.name(latitude: latitude, longitude: longitude) + ".hgt", bytes: bytes))
            }
        }
    }

    private static func place(of coordinate: Coordinate) -> Vector {
        place(
            longitude: Int32((coordinate.longitude * 1e7).rounded()),
            latitude: Int32((coordinate.latitude * 1e7).rounded()))
    }
}
