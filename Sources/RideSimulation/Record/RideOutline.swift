public import Geodesy

/// Where a party was, thinned out: what a picture of an event needs.
public struct RideOutline: Sendable, Hashable {
    /// One place.
    public struct Point: Sendable, Hashable, BitwiseCopyable {
        /// Seconds since 1970-01-01 00:00 UTC.
        public let time: Double
        /// The place.
        public let coordinate: Coordinate
    }

    /// The places in the order of time; between two of them the party rode straight on, to some 15 m, or rested.
    public private(set) var points: [Point] = []
    private var last: Point?

    /// How many seconds and metres lie between two points at the most, while riding.
    private static let seconds = 60.0
    private static let metres = 15.0

    /// Nothing yet.
    public init() {}

    /// Adds a place if the line bends there, or time goes on.
    mutating func append(_ coordinate: Coordinate, at time: Double) {
        let point = Point(time: time, coordinate: coordinate)
        defer { last = point }
        guard let anchor = points.last else { return points.append(point) }
        guard let last, last.time > anchor.time else { return }
        // Where the party would be now had it gone on as it did from the anchor to the last place.
        let share = (time - anchor.time) / (last.time - anchor.time)
        let plane = LocalPlane(origin: anchor.coordinate)
        let (there, now) = (plane.point(last.coordinate), plane.point(coordinate))
        let (east, north) = (there.east * share - now.east, there.north * share - now.north)
        if east * east + north * north > Self.metres * Self.metres || time - anchor.time >= Self.seconds {
            points.append(last)
        }
    }

    /// Adds where it ended.
    mutating func finish(_ coordinate: Coordinate, at time: Double) {
        guard points.last?.time != time else { return }
        points.append(Point(time: time, coordinate: coordinate))
    }
}
