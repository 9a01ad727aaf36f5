public import Geodesy

/// One recording: the places of a rider.
public struct FITActivity: Sendable, Hashable {
    /// A moment of it, where the receiver knew the place (message *record*, number 20).
    public struct Record: Sendable, Hashable {
        /// Seconds since 1970-01-01 00:00 UTC; `nil` where the device did not know the time yet, or no time is told.
        public var time: Double?
        /// The place. Not enforced: that it is on Earth.
        public var coordinate: Coordinate
        /// Metres above sea level.
        public var altitude: Double?
        /// How sure the place is, in metres (`gps_accuracy`); the protocol does not say with what probability.
        public var accuracy: Double?
        /// Where it begins in the file, in bytes from its beginning.
        public var offset: Int

        /// Describes a moment.
        public init(
            time: Double?, coordinate: Coordinate, altitude: Double? = nil, accuracy: Double? = nil, offset: Int = 0
        ) {
            self.time = time
            self.coordinate = coordinate
            self.altitude = altitude
            self.accuracy = accuracy
            self.offset = offset
        }
    }

    /// The kind of file: 4 is an activity, 6 a course that was planned; `nil` where it is not told.
    public var type: Int?
    /// The moments whose place is known, in the order of the file.
    public var records: [Record] = []
    /// How many moments have no place: indoors, in tunnels, before the first fix.
    public var recordsWithoutPlace = 0

    /// Whether it is a way that was planned, not one that was ridden.
    public var isCourse: Bool { type == 6 }

    /// An empty recording.
    public init(type: Int? = nil) { self.type = type }
}
