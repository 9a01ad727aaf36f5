import Geodesy
import Navigation
import RoadMap
import Routing
import SimulatedRides
import Support

/// Rides led by sessions, of riders who go astray again and again, and before whom roads are closed.
struct LedRounds: ~Copyable {
    private(set) var first = Durations()
    private(set) var fix = Durations()
    private(set) var reroute = Durations()
    private(set) var closing = Durations()

    private let graph: RoadGraph
    private var router: Router
    private var generator = SeededGenerator(seed: 2)
    private let receiver = Receiver(interval: 1, noise: 3, drifts: false, hasOutages: false)

    private var session = NavigationSession()
    private var reception: Reception
    private var rider: Rider
    private var time = 0.0

    init(_ search: PreparedSearch) {
        graph = search.graph
        router = Router(search)
        reception = Reception(receiver, &generator)
        rider = Rider(at: Coordinate(longitude: 0, latitude: 0), &generator)
    }

    /// Sets out between two nodes, takes wrong turns, and finds a road ahead closed after each.
    mutating func ride(turns: Int) {
        let (start, target) = (node(), node())
        session = NavigationSession()
        session.setDestination(target.coordinate)
        reception = Reception(receiver, &generator)
        rider = Rider(at: start.coordinate, &generator)
        time = 0
        guard let fix = nextFix() else { return }
        let events = first.time { session.receive(fix, router: &router) }
        guard let leg = LedRounds.route(in: events) else { return }
        rider.take(Polyline(rider.way(onto: leg)))
        for _ in 0..<turns {
            guard takeWrongTurn(), follow(fixes: 10) else { return }
            guard closeRoadAhead(), follow(fixes: 10) else { return }
        }
    }

    private mutating func takeWrongTurn() -> Bool {
        guard let progress = session.progress else { return false }
        let turn = WrongTurn(
            from: progress.leg, between: progress.along + 50, and: progress.along + 1000, rider, threshold: 10,
            patience: 100, in: graph, &generator)
        guard let turn else { return false }
        rider.take(turn.way)
        while !rider.isAtEnd {
            guard let fix = nextFix() else { return false }
            let events = reroute.time({ session.receive(fix, router: &router) }, where: LedRounds.isRerouted)
            if obey(events) { return true }
        }
        return false
    }

    private mutating func closeRoadAhead() -> Bool {
        guard let progress = session.progress, let fix = nextFix(),
            let ahead = progress.leg.segments.first(where: { $0.endsAt > progress.along + 100 })
        else { return false }
        let closures = Closures(edges: [ahead.edge])
        let events = closing.time(
            {
                session.close(TimedClosure(closures))
                return session.receive(fix, router: &router)
            }, where: LedRounds.isRerouted)
        _ = obey(events)
        session.openRoads()
        return true
    }

    private mutating func follow(fixes: Int) -> Bool {
        for _ in 0..<fixes {
            guard let fix = nextFix() else { return false }
            _ = obey(
                self.fix.time({ session.receive(fix, router: &router) }, where: { LedRounds.route(in: $0) == nil }))
        }
        return !session.hasArrived && !rider.isAtEnd
    }

    /// Takes the new route, if there is one.
    private mutating func obey(_ events: [NavigationEvent]) -> Bool {
        guard let leg = LedRounds.route(in: events) else { return false }
        rider.take(Polyline(rider.way(onto: leg)))
        return true
    }

    private static func isRerouted(_ events: [NavigationEvent]) -> Bool { route(in: events) != nil }

    private static func route(in events: [NavigationEvent]) -> RouteLeg? {
        for event in events {
            switch event {
            case .routed(let leg), .rerouted(let leg): return leg
            default: break
            }
        }
        return nil
    }

    private mutating func nextFix() -> Fix? {
        time += receiver.interval
        rider.ride(until: time, &generator)
        return rider.place.map { reception.fix(at: $0, time: time, &generator) }
    }

    private mutating func node() -> Snap {
        while true {
            let edge = EdgeID(generator.next(below: graph.edgeCount))
            if !graph.attributes(of: edge).isIsland { return graph.snap(onto: edge, at: generator.chance(0.5) ? 0 : 1) }
        }
    }
}
