import Geodesy
import RoadMap
public import Routing

/// How far a rider has come on one leg of a route.
///
/// Only the segment around the last known place is looked at, so a leg that crosses or repeats itself is ridden in its
/// order and never skipped ahead.
public struct RouteProgress: Sendable, Hashable {
    private let shared: SharedLeg
    /// The leg that is ridden.
    public var leg: RouteLeg {
        @inline(__always) _read { yield shared.leg }
    }
    /// Metres from the leg's start to the rider's place on it.
    public private(set) var along = 0.0
    /// Metres from the rider to that place.
    public private(set) var distanceFromRoute = 0.0
    /// The segment on which the rider's place lies.
    private(set) var segment = 0
    /// Seconds from the end of that segment to the end of the leg, at the profile's speeds.
    private var durationBeyond: Double

    /// Metres behind the last place that are looked at.
    private static let lookBehind = 60.0
    /// Metres ahead, besides what the rider may have ridden since.
    private static let lookAhead = 100.0

    /// Metres of the route behind and ahead of the rider that they may be on.
    private static let (behind, ahead) = (80.0, 200.0)

    /// Starts at the beginning of a leg.
    public init(leg: RouteLeg) {
        shared = SharedLeg(leg)
        durationBeyond = leg.duration - (leg.segments.first?.duration ?? 0)
    }

    /// Metres along the leg to its end.
    @inline(__always)
    public var remainingDistance: Double { max(leg.distance - along, 0) }
    /// Riding time in seconds to the end of the leg, at the profile's speeds.
    @inline(__always)
    public var remainingDuration: Double {
        guard segment < leg.segments.count else { return 0 }
        let (start, piece) = (start(of: segment), leg.segments[segment])
        let share = leg.remainingShare(at: along, from: start, to: piece.endsAt)
        return max(durationBeyond + share * piece.duration, 0)
    }

    /// Where the route leads at the rider's place, in degrees clockwise from true north.
    var bearing: Double { leg.line.bearing(at: along) }

    /// Whether the route leads in a direction at the rider's place, or so many metres before or behind it.
    func leads(_ course: Double, within metres: Double) -> Bool {
        func part(at place: Double) -> Int { leg.line.segment(at: min(max(place, 0), leg.distance)) }
        func leads(_ part: Int) -> Bool {
            Angle.between(course, leg.line.bearing(ofSegment: part)) < Deviation.parallel
        }
        // Often all three places lie on one part of the line, and a geodesic bearing takes long.
        let (here, before, after) = (part(at: along), part(at: along - metres), part(at: along + metres))
        return leads(here) || before != here && leads(before) || after != here && after != before && leads(after)
    }

    /// How many metres a coordinate lies to the right of the route, as it leads at the rider's place; negative to the left.
    func metresToTheRight(of coordinate: Coordinate) -> Double {
        guard let behind = leg.line.coordinate(at: along - 1), let ahead = leg.line.coordinate(at: along + 1) else {
            return 0
        }
        let plane = LocalPlane(origin: behind)
        let (point, way) = (plane.point(coordinate), plane.point(ahead))
        let length = (way.east * way.east + way.north * way.north).squareRoot()
        return length > 0 ? (point.east * way.north - point.north * way.east) / length : 0
    }

    /// Finds the rider's place again.
    /// - Parameters:
    ///   - ridden: metres that the rider may have come since the last fix.
    ///   - course: where the rider heads; `nil` where that is unknown.
    /// - Returns: how many seconds of riding less are left than before, at the profile's speeds.
    @discardableResult
    mutating func follow(_ coordinate: Coordinate, ridden: Double, course: Double?) -> Double {
        let before = remainingDuration
        let ridden = max(ridden, 0)
        move(
            to: coordinate, from: along, ahead: RouteProgress.lookAhead + ridden, expected: along + ridden,
            course: course)
        return before - remainingDuration
    }

    /// Finds the place at which a rider comes back to the leg.
    /// - Parameters:
    ///   - left: metres along the leg to where they left it.
    ///   - metres: how far ahead of that it may be.
    ///   - course: where the rider heads; `nil` where that is unknown.
    mutating func seek(_ coordinate: Coordinate, from left: Double, ahead metres: Double, course: Double?) {
        move(to: coordinate, from: left, ahead: metres, expected: left, course: course)
    }

    private mutating func move(
        to coordinate: Coordinate, from known: Double, ahead: Double, expected: Double, course: Double?
    ) {
        let search = PlaceOnRoute(
            line: leg.line, window: max(known - RouteProgress.lookBehind, 0)...(known + ahead), expected: expected,
            course: course)
        if let found = search.nearest(to: coordinate) {
            (along, distanceFromRoute) = found
        } else if leg.line.length == 0, coordinate.isOnEarth, let place = leg.line.coordinates.first {
            // A leg without length is one place.
            (along, distanceFromRoute) = (0, coordinate.distance(to: place))
        }
        moveSegment()
    }

    private mutating func moveSegment() {
        while segment + 1 < leg.segments.count, leg.segments[segment].endsAt <= along {
            segment += 1
            durationBeyond -= leg.segments[segment].duration
        }
        while segment > 0, start(of: segment) > along {
            durationBeyond += leg.segments[segment].duration
            segment -= 1
        }
    }

    /// Metres from the leg's start to the start of a segment.
    @inline(__always)
    package func start(of segment: Int) -> Double { segment > 0 ? leg.segments[segment - 1].endsAt : 0 }

    /// The edges and directions ridden around the rider.
    var route: ContiguousArray<DirectedEdge> {
        let near = segments(behind: RouteProgress.behind, ahead: RouteProgress.ahead)
        return ContiguousArray(
            leg.segments[near].lazy.map { DirectedEdge($0.edge, isReversed: $0.isReversed) })
    }

    /// The segments of which a part lies within some metres behind and ahead of the rider.
    func segments(behind: Double, ahead: Double) -> Range<Int> {
        var (first, end) = (segment, min(segment + 1, leg.segments.count))
        while first > 0, leg.segments[first - 1].endsAt > along - behind { first -= 1 }
        while end < leg.segments.count, start(of: end) < along + ahead { end += 1 }
        return min(first, end)..<end
    }
}

/// A leg behind one reference: it is large, and a session copies its progress with every fix.
private final class SharedLeg: Sendable, Hashable {
    let leg: RouteLeg

    init(_ leg: RouteLeg) { self.leg = leg }

    static func == (one: SharedLeg, other: SharedLeg) -> Bool { one === other || one.leg == other.leg }

    func hash(into hasher: inout Hasher) { hasher.combine(leg) }
}

// MARK: - Decoding

#if !hasFeature(Embedded)
    extension RouteProgress {
        /// Decodes how far a rider has come.
        ///
        /// - Throws: `DecodingError`, also where that is nowhere on the leg.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            shared = SharedLeg(try values.decode(RouteLeg.self, forKey: .leg))
            along = try values.decode(Double.self, forKey: .along)
            distanceFromRoute = try values.decode(Double.self, forKey: .distanceFromRoute)
            segment = try values.decode(Int.self, forKey: .segment)
            durationBeyond = try values.decode(Double.self, forKey: .durationBeyond)
            guard (0...leg.distance).contains(along), distanceFromRoute >= 0,
                segment == 0 || leg.segments.indices.contains(segment)
            else {
                throw DecodingError.dataCorruptedError(forKey: .along, in: values, debugDescription: "not on the leg")
            }
        }
    }

    extension RouteProgress: Codable {
        private enum CodingKeys: CodingKey {
            case leg, along, distanceFromRoute, segment, durationBeyond
        }

        /// Encodes the leg and how far a rider has come.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(leg, forKey: .leg)
            try values.encode(along, forKey: .along)
            try values.encode(distanceFromRoute, forKey: .distanceFromRoute)
            try values.encode(segment, forKey: .segment)
            try values.encode(durationBeyond, forKey: .durationBeyond)
        }
    }
#endif
