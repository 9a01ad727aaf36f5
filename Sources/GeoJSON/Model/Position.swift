public import Geodesy

/// One place of a geometry: longitude, latitude and perhaps altitude, in this order (RFC 7946 section 3.1.1).
///
///     let peak = Position(longitude: 10.9853, latitude: 47.4210, altitude: 2962)
///     peak.coordinate  // 10.9853,47.421
///
/// Longitude and latitude are degrees on WGS 84, altitude is metres above the ellipsoid. Numbers beyond the third, whose
/// meaning the RFC leaves open and advises against, are kept.
///
/// Not enforced: that the numbers are finite and in range. What the reader returns is finite.
public struct Position: Sendable {
    /// Degrees east of Greenwich.
    public var longitude: Double
    /// Degrees north of the equator.
    public var latitude: Double
    /// Not-a-number where there is no altitude: half the size of an optional in a file's millions of points.
    private var storedAltitude: Double
    /// The fourth number and those after it; written only where there is an altitude.
    public var furtherNumbers: [Double]

    /// Makes a position from degrees, and metres above the ellipsoid.
    public init(longitude: Double, latitude: Double, altitude: Double? = nil, furtherNumbers: [Double] = []) {
        self.longitude = longitude
        self.latitude = latitude
        storedAltitude = altitude ?? .nan
        self.furtherNumbers = furtherNumbers
    }

    /// Makes a position without altitude.
    public init(_ coordinate: Coordinate) {
        self.init(longitude: coordinate.longitude, latitude: coordinate.latitude)
    }

    /// Metres above the ellipsoid; `nil` where the file does not say.
    public var altitude: Double? {
        get { storedAltitude.isNaN ? nil : storedAltitude }
        set { storedAltitude = newValue ?? .nan }
    }

    /// The place without its altitude.
    public var coordinate: Coordinate {
        get { Coordinate(longitude: longitude, latitude: latitude) }
        set {
            longitude = newValue.longitude
            latitude = newValue.latitude
        }
    }

    /// How many numbers it is written with: 2, 3 or more.
    public var dimension: Int { storedAltitude.isNaN ? 2 : 3 + furtherNumbers.count }
}

extension Position: Hashable {
    /// Whether all numbers are equal and equally many.
    public static func == (left: Position, right: Position) -> Bool {
        left.longitude == right.longitude && left.latitude == right.latitude && left.altitude == right.altitude
            && left.furtherNumbers == right.furtherNumbers
    }

    /// Hashes all numbers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(longitude)
        hasher.combine(latitude)
        hasher.combine(altitude)
        hasher.combine(furtherNumbers)
    }
}
