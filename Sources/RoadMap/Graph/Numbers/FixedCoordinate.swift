public import Geodesy

/// A coordinate in whole 10⁻⁷ degrees, the resolution of OpenStreetMap (about one centimetre): 8 bytes.
public struct FixedCoordinate: Sendable, Hashable, BitwiseCopyable {
    /// Degrees east of Greenwich times 10⁷.
    public var longitude: Int32
    /// Degrees north of the equator times 10⁷.
    public var latitude: Int32

    /// Takes both in 10⁻⁷ degrees.
    @inlinable
    public init(longitude: Int32, latitude: Int32) {
        self.longitude = longitude
        self.latitude = latitude
    }

    /// The coordinate in degrees.
    @inlinable
    public var coordinate: Coordinate {
        Coordinate(longitude: Double(longitude) / 1e7, latitude: Double(latitude) / 1e7)
    }

    /// Whether it lies within −180…180 and −90…90 degrees.
    package var isOnEarth: Bool {
        (-1_800_000_000...1_800_000_000).contains(longitude) && (-900_000_000...900_000_000).contains(latitude)
    }
}
