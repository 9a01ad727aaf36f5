public import Geodesy

/// A track as a device recorded it, whatever the format of its file.
///
///     let file = try TrackFile(parsing: bytes)
///     for track in file.tracks { print(track.points.count) }
///
/// Not enforced: that points are on Earth, that they have times, and that these go forward. `TrackFile.settled()` sees to it.
public struct RecordedTrack: Sendable, Hashable {
    /// A point of it.
    public struct Point: Sendable, Hashable {
        /// The place.
        public var coordinate: Coordinate
        /// Seconds since 1970-01-01 00:00 UTC; `nil` where it is not told.
        public var time: Double?
        /// Metres above sea level.
        public var elevation: Double?
        /// The radius in metres within which the true place lies with a probability of 68 %.
        public var accuracy: Double?
        /// The horizontal dilution of precision (HDOP); see `Fix`.
        public var dilution: Double?
        /// Where it stands in its file.
        public var source: SourcePlace

        /// Describes a point.
        public init(
            coordinate: Coordinate, time: Double? = nil, elevation: Double? = nil, accuracy: Double? = nil,
            dilution: Double? = nil, source: SourcePlace = .position(1)
        ) {
            self.coordinate = coordinate
            self.time = time
            self.elevation = elevation
            self.accuracy = accuracy
            self.dilution = dilution
            self.source = source
        }
    }

    /// What it is called.
    public var name: String?
    /// Whose it is, where the file says so.
    public var rider: String?
    /// The points, in the order of the file.
    public var points: [Point]

    /// Describes a track.
    public init(name: String? = nil, rider: String? = nil, points: [Point] = []) {
        self.name = name
        self.rider = rider
        self.points = points
    }
}
