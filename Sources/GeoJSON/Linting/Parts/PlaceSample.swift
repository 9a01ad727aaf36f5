package import Geodesy

/// A sample of the first positions of Features, all or every 2nd, 4th, …, for the median position of a file.
package struct PlaceSample: Sendable {
    private static let most = 1 << 17
    private var longitudes: [Double] = []
    private var latitudes: [Double] = []
    private var stride = 1
    /// How many positions were added.
    package private(set) var count = 0

    package init() {}

    package mutating func add(_ place: Coordinate) {
        if count % stride == 0 {
            longitudes.append(place.longitude)
            latitudes.append(place.latitude)
        }
        count += 1
        guard longitudes.count > Self.most else { return }
        longitudes = longitudes.indices.filter { $0 % 2 == 0 }.map { longitudes[$0] }
        latitudes = latitudes.indices.filter { $0 % 2 == 0 }.map { latitudes[$0] }
        stride *= 2
    }

    /// The median, and the distance from it within which half of the places lie; `nil` where there are none.
    ///
    /// - Complexity: O(*n* log *n*) in the size of the sample.
    package var region: SwappedRule.Region? {
        SwappedRule.Region(longitudes: longitudes, latitudes: latitudes)
    }
}
