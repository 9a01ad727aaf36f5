import Geodesy
import Routing
import Support

/// A rider who follows a line, now faster, now slower.
package struct Rider {
    package static let speeds = 3.0...7.0
    /// Seconds for which a rider keeps a speed.
    private static let steady = 20.0
    /// Metres from a new route from which a rider comes to it.
    private static let farthestJoin = 100.0

    package private(set) var line: Polyline
    /// Metres ridden on this line.
    package private(set) var along = 0.0
    private var time = 0.0
    private var speed: Double
    private var changesSpeedAt = Rider.steady

    package init(at start: Coordinate, _ generator: inout SeededGenerator) {
        line = Polyline([start])
        speed = generator.next(in: Rider.speeds)
    }

    package var place: Coordinate? { line.coordinate(at: along) }
    package var isAtEnd: Bool { along >= line.length }

    /// Rides on to a moment.
    package mutating func ride(until end: Double, _ generator: inout SeededGenerator) {
        while time < end {
            let stop = min(end, changesSpeedAt)
            along += speed * (stop - time)
            time = stop
            guard time >= changesSpeedAt else { continue }
            speed = generator.next(in: Rider.speeds)
            changesSpeedAt += Rider.steady
        }
    }

    /// Takes a way that begins where they are.
    package mutating func take(_ way: Polyline) {
        line = way
        along = 0
    }

    /// The way from here onto a route and along it, up to so many metres from its start.
    package func way(onto leg: RouteLeg, upTo end: Double = .infinity) -> [Coordinate] {
        guard let place else { return [] }
        let join = leg.line.nearest(to: place, within: 0...Rider.farthestJoin)?.along ?? 0
        return [place] + leg.line.slice(from: join, to: min(end, leg.distance))
    }
}
