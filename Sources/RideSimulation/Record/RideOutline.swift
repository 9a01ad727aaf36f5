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

    /// The places in the order of time; between two of them the party was at every moment within 10 m of where it would have been had it
    /// gone straight on, at a steady speed.
    public private(set) var points: [Point] = []
    /// The moments since the last point, as seconds and metres from it.
    private var since: [(seconds: Double, place: PlanePoint)] = []
    private var plane = LocalPlane(origin: Coordinate(longitude: 0, latitude: 0))
    private var last: Point?

    private static let tolerance = 10.0
    /// How many seconds lie between two points at the most.
    private static let longest = 60.0

    /// Nothing yet.
    public init() {}

    /// Two outlines are equal that have equal points.
    public static func == (left: RideOutline, right: RideOutline) -> Bool { left.points == right.points }

    /// Takes the points.
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }

    /// Adds a place if the line bends there, or time goes on.
    mutating func append(_ coordinate: Coordinate, at time: Double) {
        let point = Point(time: time, coordinate: coordinate)
        guard let anchor = points.last, let last else { return begin(with: point) }
        let seconds = time - anchor.time
        if seconds > Self.longest || strays(from: plane.point(coordinate), after: seconds) { begin(with: last) }
        self.last = point
        since.append((time - (points.last?.time ?? time), plane.point(coordinate)))
    }

    /// Adds where it ended.
    mutating func finish(_ coordinate: Coordinate, at time: Double) {
        append(coordinate, at: time)
        if let last, points.last != last { points.append(last) }
        since = []
    }

    private mutating func begin(with point: Point) {
        points.append(point)
        plane = LocalPlane(origin: point.coordinate)
        since.removeAll(keepingCapacity: true)
        last = point
    }

    /// Whether a straight way to a place would have led past one of the moments since the last point.
    private func strays(from end: PlanePoint, after seconds: Double) -> Bool {
        guard seconds > 0 else { return false }
        return since.contains { moment in
            let share = moment.seconds / seconds
            let (east, north) = (end.east * share - moment.place.east, end.north * share - moment.place.north)
            return east * east + north * north > Self.tolerance * Self.tolerance
        }
    }
}
