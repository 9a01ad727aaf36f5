import Geodesy
import Navigation
import RoadMap
import Routing
import SimulatedRides
import Support

/// One ride led by a navigation session, and what the session made of it.
struct GuidedRide {
    /// A deviation that was reported to a rider who followed the route.
    struct Alarm {
        var place: Coordinate
        var deviation: Deviation
    }

    /// How a wrong turn was noticed.
    struct Noticing {
        var place: Coordinate
        /// Metres ridden beyond where it began to show; infinite where it was not noticed.
        var delay = Double.infinity
        /// Fixes since then.
        var fixes = 0
        var kind: Deviation.Kind?

        var isInTime: Bool { delay <= GuidedRide.metresAllowed || kind != nil && fixes <= GuidedRide.fixesAllowed }
    }

    /// Within so many metres or fixes, whichever is more, a deviation should be noticed.
    static let (metresAllowed, fixesAllowed) = (40.0, 5)

    /// Metres of a route that are left alone at its ends.
    private static let margin = 300.0

    /// Seconds in which the rider followed the route.
    private(set) var seconds = 0.0
    private(set) var fixes = 0
    private(set) var alarms: [Alarm] = []
    /// `nil` where no wrong turn was taken.
    private(set) var noticing: Noticing?

    private let receiver: Receiver
    private let takesWrongTurn: Bool
    private var session = NavigationSession()
    private var rider: Rider
    private var generator: SeededGenerator
    private var turn: WrongTurn?

    /// Rides to the destination, or, with a wrong turn, until that was noticed.
    init(_ journey: Journey, _ receiver: Receiver, takesWrongTurn: Bool, _ router: inout Router, seed: UInt64) {
        (self.receiver, self.takesWrongTurn) = (receiver, takesWrongTurn)
        generator = SeededGenerator(seed: seed)
        rider = Rider(at: journey.start, &generator)
        session.setDestination(journey.end)
        var reception = Reception(receiver, &generator)
        let outages = receiver.outages(&generator)
        var time = 0.0
        repeat {
            if !outages.contains(where: { $0.contains(time) }), let place = rider.place {
                receive(reception.fix(at: place, time: time, &generator), at: place, &router)
            }
            if !isOff { seconds = time }
            time += receiver.interval
            rider.ride(until: time, &generator)
        } while !session.hasArrived && !rider.isAtEnd && noticing?.kind == nil
        // What an outage has hidden cannot be judged.
        if let noticing, noticing.kind == nil, noticing.fixes < GuidedRide.fixesAllowed { self.noticing = nil }
    }

    /// Whether the rider has left the route.
    private var isOff: Bool { turn.map { rider.along > $0.junction } ?? false }

    private mutating func receive(_ fix: Fix, at place: Coordinate, _ router: inout Router) {
        fixes += 1
        if let turn, rider.along > turn.onset { noticing?.fixes += 1 }
        for event in session.receive(fix, router: &router) {
            switch event {
            case .deviated(let deviation):
                if let turn, isOff {
                    noticing?.delay = rider.along - turn.onset
                    noticing?.kind = deviation.kind
                } else {
                    alarms.append(Alarm(place: place, deviation: deviation))
                    if let leg = session.progress?.leg { follow(leg) }
                }
            case .routed(let leg), .rerouted(let leg):
                follow(leg)
                if takesWrongTurn, !isOff { planWrongTurn(from: leg, router.graph) }
            default: break
            }
        }
    }

    /// Obeys, unless the rider is on the wrong way already.
    private mutating func follow(_ leg: RouteLeg) {
        guard !isOff else { return }
        (turn, noticing) = (nil, nil)
        rider.take(Polyline(rider.way(onto: leg)))
    }

    private mutating func planWrongTurn(from leg: RouteLeg, _ graph: RoadGraph) {
        let threshold = max(10, 1.5 * receiver.noise)
        let patience = max(100, Double(GuidedRide.fixesAllowed) * Rider.speeds.upperBound * receiver.interval)
        turn = WrongTurn(
            from: leg, between: GuidedRide.margin, and: leg.distance - GuidedRide.margin, rider, threshold: threshold,
            patience: patience, in: graph, &generator)
        guard let turn, let place = turn.way.coordinate(at: turn.junction) else { return }
        rider.take(turn.way)
        noticing = Noticing(place: place)
    }
}
