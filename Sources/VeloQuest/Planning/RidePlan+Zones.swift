public import Geodesy
public import Quests
public import Routing

extension RidePlan {
    /// A zone that a plan rides through.
    public struct Crossing: Sendable, Hashable {
        /// The zone.
        public let zone: Quest.Zone.ID
        /// How often it is entered.
        public let entries: Int
        /// What that costs; negative where it brings points, and zero in forbidden zones, where it is a flag for the organiser.
        public let toll: Points
    }

    /// Finds the forbidden zones and toll zones on the ways of the tours, and subtracts the tolls from the total.
    ///
    /// - Parameters:
    ///   - place: where the plan starts.
    ///   - terms: the speeds on a bicycle and on foot, for the minutes inside.
    /// - Throws: `RoutingError` if a place is off the map.
    /// - Complexity: one search of the map for each stop, and O(*m* *n*) for *m* metres and *n* corners of zones.
    public mutating func addZones(
        of quest: Quest, from place: Coordinate, terms: PlanningAssumptions, router: inout Router
    ) throws(RoutingError) {
        var entries = [Int](repeating: 0, count: quest.zones.count)
        var seconds = [Double](repeating: 0, count: quest.zones.count)
        for tour in tours {
            let home = (quest.settings.finish ?? quest.settings.start).map { [$0] } ?? []
            let places = [place] + tour.stops.compactMap { quest.task($0.task)?.coordinate } + home
            guard places.count > 1 else { continue }
            let way = try Self.way(through: places, terms, router: &router)
            for (number, zone) in quest.zones.enumerated() where zone.kind != .bounds {
                var wasInside = false
                for piece in way {
                    let isInside = zone.contains(piece.middle)
                    if isInside {
                        seconds[number] += piece.seconds
                        if !wasInside { entries[number] += 1 }
                    }
                    wasInside = isInside
                }
                for stop in tour.stops {
                    guard let task = quest.task(stop.task), zone.contains(task.coordinate) else { continue }
                    seconds[number] += max(0, stop.departure - stop.arrival)
                }
            }
        }
        crossings = quest.zones.enumerated().compactMap { number, zone in
            guard entries[number] > 0 else { return nil }
            guard case .toll(let toll) = zone.kind else {
                return Crossing(zone: zone.id, entries: entries[number], toll: .zero)
            }
            let milliseconds = toll.counting.milliseconds(Int64(seconds[number] * 1000))
            let points = toll.perEntry * entries[number] + toll.perMinute.scaled(by: milliseconds, over: 60_000)
            return Crossing(zone: zone.id, entries: entries[number], toll: points)
        }
        total = crossings.reduce(total) { $0 - $1.toll }
    }

    /// A piece of a way: its middle, and how long it takes.
    private struct Piece {
        let middle: Coordinate
        let seconds: Double
    }

    /// The way from place to place, each with the walk to the road and from it.
    private static func way(
        through places: [Coordinate], _ terms: PlanningAssumptions, router: inout Router
    ) throws(RoutingError) -> [Piece] {
        let walking = max(terms.walkingSpeed, 0.1)
        var way: [Piece] = []
        for (from, to) in zip(places, places.dropFirst()) {
            let route = try router.route(through: [from, to])
            let line = route.coordinates
            guard let first = line.first, let last = line.last else { continue }
            let ridden = pieces(of: line)
            let length = ridden.reduce(0) { $0 + $1.metres }
            way += pieces(of: [from, first]).map { Piece(middle: $0.middle, seconds: $0.metres / walking) }
            way += ridden.map {
                Piece(
                    middle: $0.middle,
                    seconds: length > 0 ? route.duration / max(terms.pace, 0.01) * $0.metres / length : 0)
            }
            way += pieces(of: [last, to]).map { Piece(middle: $0.middle, seconds: $0.metres / walking) }
        }
        return way
    }

    /// The metres between two samples.
    private static let step = 10.0

    private static func pieces(of line: [Coordinate]) -> [(middle: Coordinate, metres: Double)] {
        zip(line, line.dropFirst()).flatMap { from, to in
            let plane = LocalPlane(origin: from)
            let end = plane.point(to)
            let metres = (end.east * end.east + end.north * end.north).squareRoot()
            let count = Int(min(1000, max(1, (metres / step).rounded(.up))))
            return (0..<count).map { index in
                let share = (Double(index) + 0.5) / Double(count)
                let middle = plane.coordinate(PlanePoint(east: end.east * share, north: end.north * share))
                return (middle: middle, metres: metres / Double(count))
            }
        }
    }
}
