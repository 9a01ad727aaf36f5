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

    /// The places in the order of time; between two of them the party rode straight on at one speed, to 15 m east or west and
    /// 15 m north or south, or rested.
    public private(set) var points: [Point] = []
    private var last: Point?
    /// Touches the ground at the last of `points`.
    private var plane = LocalPlane(origin: Coordinate(longitude: 0, latitude: 0))
    /// The speeds, east and north, at which a party that left the last of `points` passes near all places since.
    private var east = anySpeed
    private var north = anySpeed

    /// How many seconds and metres lie between two points at the most, while riding.
    private static let seconds = 60.0
    private static let metres = 15.0
    private static let anySpeed = -Double.infinity...Double.infinity

    /// Nothing yet.
    public init() {}

    /// Adds the place before if no straight line from the last point passes near all places since, or time goes on.
    mutating func append(_ coordinate: Coordinate, at time: Double) {
        let point = Point(time: time, coordinate: coordinate)
        guard let anchor = points.last else { return add(point) }
        guard time > anchor.time else { return }
        if let last, last.time > anchor.time, time - anchor.time > Self.seconds || !isAhead(point, anchor) { add(last) }
        narrow(to: point)
        last = point
    }

    private mutating func add(_ point: Point) {
        points.append(point)
        plane = LocalPlane(origin: point.coordinate)
        (east, north) = (Self.anySpeed, Self.anySpeed)
    }

    /// Whether the straight line to a place passes near all places since the last point.
    private func isAhead(_ point: Point, _ anchor: Point) -> Bool {
        let there = plane.point(point.coordinate)
        let span = point.time - anchor.time
        return east.contains(there.east / span) && north.contains(there.north / span)
    }

    /// Leaves only speeds that pass near a place as well.
    private mutating func narrow(to point: Point) {
        guard let anchor = points.last, point.time > anchor.time else { return }
        let there = plane.point(point.coordinate)
        let span = point.time - anchor.time
        func near(_ metres: Double) -> ClosedRange<Double> {
            (metres - Self.metres) / span...(metres + Self.metres) / span
        }
        east = east.clamped(to: near(there.east))
        north = north.clamped(to: near(there.north))
    }

    /// One outline of several that follow one another, each of which has ended.
    package init(joining parts: [RideOutline]) { points = parts.flatMap(\.points) }

    /// Ends it where the party was last.
    mutating func finish() {
        if let last, points.last?.time != last.time { points.append(last) }
    }

    /// Adds where it ended.
    mutating func finish(_ coordinate: Coordinate, at time: Double) {
        append(coordinate, at: time)
        guard points.last?.time != time else { return }
        points.append(Point(time: time, coordinate: coordinate))
    }
}
