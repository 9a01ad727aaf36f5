public import Geodesy
public import Quests
public import Routing
import Scoring

/// A plan: which tasks to ride to, in which order, and the points.
public struct RidePlan: Sendable, Hashable {
    /// One task of a plan. Times are seconds since 1970-01-01 00:00 UTC.
    public struct Stop: Sendable, Hashable {
        /// The task.
        public let task: Quest.Task.ID
        /// When the rider arrives.
        public let arrival: Double
        /// When the task begins: later than the arrival if it is not open yet.
        public let begin: Double
        /// When the rider leaves.
        public let departure: Double
        /// The points that it adds.
        public let points: Points
        /// Metres up and down since the stop before, or the start; `nil` where they are not known, or were not asked for.
        public internal(set) var climb: Climb?
    }

    /// One rider's tour.
    public struct Tour: Sendable, Hashable {
        /// The tasks, in the order of riding.
        public let stops: [Stop]
        /// When the rider is at the finish, or done if the quest has none: seconds since 1970-01-01 00:00 UTC.
        public let finish: Double
        /// Metres to ride.
        public let distance: Double
        /// Metres up and down from the last stop to the finish; `nil` where they are not known, or were not asked for.
        public internal(set) var climbHome: Climb?

        /// Metres up and down on the whole tour; `nil` where those of a part are not known, or were not asked for.
        public internal(set) var climb: Climb?
    }

    /// How much a ride goes up and down.
    public struct Climb: Sendable, Hashable {
        /// Metres climbed.
        public let ascent: Double
        /// Metres descended.
        public let descent: Double
        /// Of how much of the way heights are known, in whole percent; in between they count as changing evenly.
        public let knownPercent: Int
    }

    /// One tour for each rider; empty ones come last.
    public internal(set) var tours: [Tour]
    /// The total of the ride with the plan, including everything so far; less tolls after `addZones(of:from:terms:router:)`.
    public internal(set) var total: Points
    /// An upper bound on the additional points of any plan; `nil` if it was not computed.
    public internal(set) var bound: Points?
    /// The additional points of the plan, comparable with `bound`.
    public let gain: Points
    /// Whether the plan is proven optimal.
    public internal(set) var isProvenOptimal: Bool
    /// How many tasks were solved before.
    public let solvedBefore: Int
    /// By how many seconds the last rider is late; 0 in time.
    public let lateness: Double
    /// Tasks that bring points, or are missing for a bonus for all tasks, and are not part of the plan.
    public let left: [Quest.Task.ID]
    /// The forbidden zones and toll zones that it rides through, after `addZones(of:from:terms:router:)`.
    public internal(set) var crossings: [Crossing] = []

    /// When everybody is home: seconds since 1970-01-01 00:00 UTC.
    public var finish: Double { tours.map { $0.finish }.max() ?? 0 }
    /// By how much a better plan could exceed this one, as a share of the bound; `nil` where there is no bound, or none above 0.
    public var gap: Double? {
        guard let bound, bound > gain else { return bound.map { _ in 0 } }
        return bound > .zero ? Double(bound.thousandths - gain.thousandths) / Double(bound.thousandths) : nil
    }
}

extension RidePlan.Climb {
    init(_ profile: ElevationProfile) {
        self.init(ascent: profile.ascent, descent: profile.descent, knownPercent: profile.knownPercent)
    }
}

extension RidePlan {
    /// Finds the ways of the tours, and with them how much each stop has the rider climb and descend. Does nothing on a map without
    /// heights.
    ///
    /// - Parameter place: where the plan starts.
    /// - Throws: `RoutingError` if a place is off the map.
    /// - Complexity: one search of the map for each stop.
    public mutating func addClimbs(
        of quest: Quest, from place: Coordinate, router: inout Router
    ) throws(RoutingError) {
        guard router.graph.hasHeights else { return }
        let home = (quest.settings.finish ?? quest.settings.start).map { [$0] } ?? []
        tours = try tours.map { tour throws(RoutingError) in
            let places = [place] + tour.stops.compactMap { quest.task($0.task)?.coordinate } + home
            guard places.count > 1, places.count == tour.stops.count + 1 + home.count else { return tour }
            let route = try router.route(through: places)
            let climbs = route.legs.map { $0.elevation(graph: router.graph).map { Climb($0) } }
            let known = climbs.compactMap { $0 }
            let whole = Climb(
                ascent: known.reduce(0) { $0 + $1.ascent }, descent: known.reduce(0) { $0 + $1.descent },
                knownPercent: route.elevation(graph: router.graph)?.knownPercent ?? 0)
            var stops = tour.stops
            for (number, climb) in climbs.prefix(stops.count).enumerated() { stops[number].climb = climb }
            return Tour(
                stops: stops, finish: tour.finish, distance: tour.distance,
                climbHome: climbs.dropFirst(stops.count).first.flatMap { $0 },
                climb: known.count == climbs.count ? whole : nil)
        }
    }
}
