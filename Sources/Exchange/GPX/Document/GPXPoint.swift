public import Geodesy

/// A waypoint, or a point of a route or track.
public struct GPXPoint: Sendable, Hashable {
    /// The place.
    public var coordinate: Coordinate
    /// Metres above sea level.
    public var elevation: Double?
    /// Seconds since 1970-01-01 00:00 UTC.
    public var time: Double?
    /// What it is called.
    public var name: String?
    /// More about it.
    public var details: String?
    /// A note, which some devices show instead of `details`.
    public var comment: String?
    /// The symbol on the map, for example `Flag, Blue`.
    public var symbol: String?
    /// The kind of place.
    public var type: String?

    /// How well the receiver knew the place.
    public var reception: GPXReception

    /// Describes a point.
    public init(
        coordinate: Coordinate, elevation: Double? = nil, time: Double? = nil, name: String? = nil,
        details: String? = nil, comment: String? = nil, symbol: String? = nil, type: String? = nil,
        reception: GPXReception = GPXReception()
    ) {
        self.coordinate = coordinate
        self.elevation = elevation
        self.time = time
        self.name = name
        self.details = details
        self.comment = comment
        self.symbol = symbol
        self.type = type
        self.reception = reception
    }
}
