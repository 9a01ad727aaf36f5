import Geodesy
import RoadMap
import Routing
import Support

@testable import Navigation

/// A rider on a drawn network, with a session and a router of their own: rides where told, whatever the session says.
struct TestRider: ~Copyable {
    var session = NavigationSession()
    var router: Router
    var time = 0.0
    /// All events so far but what was announced.
    private(set) var events: [NavigationEvent] = []
    /// What was announced.
    private(set) var announcements: [Announcement] = []
    private var generator: SeededGenerator

    init(_ network: consuming DrawnNetwork, to stops: [(Double, Double)] = [], seed: UInt64 = 1) throws {
        self.init(try network.graph(), to: stops.map { DrawnNetwork.coordinate($0.0, $0.1) }, seed: seed)
    }

    init(_ graph: RoadGraph, to stops: [Coordinate] = [], seed: UInt64 = 1) {
        router = Router(graph: graph)
        generator = SeededGenerator(seed: seed)
        session.setStops(stops)
    }

    /// Rides along straight lines; `every` is how many seconds lie between fixes.
    ///
    /// - Returns: the events of this piece, without what was announced.
    @discardableResult
    mutating func ride(
        _ corners: [(Double, Double)], speed: Double = 5, every seconds: Double = 1, noise: Double = 0
    ) -> [NavigationEvent] {
        receive(DrawnNetwork.places(along: corners, step: speed * seconds), every: seconds, noise: noise)
    }

    /// Rides along a line.
    @discardableResult
    mutating func ride(
        along line: Polyline, from: Double = 0, to: Double = .infinity, speed: Double = 5, noise: Double = 0
    ) -> [NavigationEvent] {
        let places = stride(from: from, through: min(line.length, to), by: speed).compactMap { line.coordinate(at: $0) }
        return receive(places, every: 1, noise: noise)
    }

    /// Stands still.
    @discardableResult
    mutating func stand(at place: (Double, Double), seconds: Int, noise: Double = 0) -> [NavigationEvent] {
        receive(
            Array(repeating: DrawnNetwork.coordinate(place.0, place.1), count: seconds), every: 1, noise: noise)
    }

    private mutating func receive(
        _ places: [Coordinate], every seconds: Double, noise: Double
    ) -> [NavigationEvent] {
        let fixes = KnownRide.fixes(at: places, every: seconds, noise: noise, from: time, using: &generator)
        let before = events.count
        for fix in fixes { receive(fix) }
        time += Double(fixes.count) * seconds
        return Array(events[before...])
    }

    mutating func receive(_ fix: Fix) {
        for event in session.receive(fix, router: &router) {
            if case .announced(let announcement) = event {
                announcements.append(announcement)
            } else {
                events.append(event)
            }
        }
    }
}

extension [NavigationEvent] {
    /// The kinds of deviations among the events, in order.
    var deviations: [Deviation.Kind] {
        compactMap { event in
            if case .deviated(let deviation) = event { deviation.kind } else { nil }
        }
    }

    /// The new routes among the events, in order; the first one to a stop is none.
    var reroutes: [RouteLeg] {
        compactMap { event in
            if case .rerouted(let leg) = event { leg } else { nil }
        }
    }

    /// The first routes to stops among the events.
    var routes: [RouteLeg] {
        compactMap { event in
            if case .routed(let leg) = event { leg } else { nil }
        }
    }

    /// In a word each.
    var words: [String] {
        map { event in
            switch event {
            case .refused(let refusal): "refused \(refusal)"
            case .routed: "routed"
            case .announced: "announced"
            case .deviated(let deviation): "\(deviation.kind)"
            case .rejoined: "rejoined"
            case .rerouted: "rerouted"
            case .failed: "failed"
            case .passed: "passed"
            case .arrived: "arrived"
            }
        }
    }
}

extension RouteLeg {
    /// The names of the streets ridden, each once as long as one stays on it.
    func names(in graph: RoadGraph) -> [String] {
        segments.reduce(into: []) { names, segment in
            let name = graph.name(of: segment.edge) ?? "–"
            if names.last != name { names.append(name) }
        }
    }
}
