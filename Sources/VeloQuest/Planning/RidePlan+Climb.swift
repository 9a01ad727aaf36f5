public import Geodesy
public import Quests
public import Routing

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
