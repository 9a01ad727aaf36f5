public import Geodesy

/// A simplified track of a party, for drawing an event.
public struct RideOutline: Sendable, Hashable {
    /// One place.
    public struct Point: Sendable, Hashable, BitwiseCopyable {
        /// Seconds since 1970-01-01 00:00 UTC.
        public let time: Double
        /// The place.
        public let coordinate: Coordinate
    }

    /// The points in the order of time; between two of them the party moved in a straight line at constant speed, to within 15 m in
    /// each axis, or rested.
    public private(set) var points: [Point] = []
    private var last: Point?
    /// Centred on the last of `points`.
    private var plane = LocalPlane(origin: Coordinate(longitude: 0, latitude: 0))
    /// The speeds, east and north, at which a straight line from the last of `points` passes near all positions since.
    private var east = anySpeed
    private var north = anySpeed

    /// The most seconds between two points while riding, and the tolerance in metres.
    private static let seconds = 60.0
    private static let metres = 15.0
    private static let anySpeed = -Double.infinity...Double.infinity

    /// An empty outline.
    public init() {}

    /// Adds the previous position if no straight line from the last point passes near all since, or too much time has passed.
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

    /// Whether the straight line to a position passes near all positions since the last point.
    private func isAhead(_ point: Point, _ anchor: Point) -> Bool {
        let there = plane.point(point.coordinate)
        let span = point.time - anchor.time
        return east.contains(there.east / span) && north.contains(there.north / span)
    }

    /// Restricts the speeds to those that pass near a position.
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

    /// One outline of several finished ones that follow each other.
    package init(joining parts: [RideOutline]) { points = parts.flatMap(\.points) }

    /// Adds the last position.
    mutating func finish() {
        if let last, points.last?.time != last.time { points.append(last) }
    }

    /// Adds the end.
    mutating func finish(_ coordinate: Coordinate, at time: Double) {
        append(coordinate, at: time)
        guard points.last?.time != time else { return }
        points.append(Point(time: time, coordinate: coordinate))
    }
}
