import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Routing
import Testing

@Suite("A navigation session that finds no way")
struct NoWayTests {
    private let graph: RoadGraph
    private let leg: RouteLeg

    init() throws {
        let town = try TownCrossing()
        (graph, leg) = (town.graph, town.leg)
    }

    /// The events of a ride along a line at 5 m/s with a fix a second.
    private func ride(
        _ line: Polyline, from startTime: Double, _ session: inout NavigationSession, _ router: inout Router
    ) -> [NavigationEvent] {
        stride(from: 0, through: line.length, by: 5).flatMap { along -> [NavigationEvent] in
            guard let place = line.coordinate(at: along) else { return [] }
            let fix = Fix(time: startTime + along / 5, coordinate: place, horizontalAccuracy: 4)
            return session.receive(fix, router: &router).withoutCues
        }
    }

    @Test("who has come to a stop from which no way leads to the next has not arrived there")
    func nextStop() throws {
        var router = Router(graph: graph)
        var session = NavigationSession()
        let far = leg.end.coordinate.destination(bearing: 0, distance: 100_000)
        session.setStops([leg.end.coordinate, far])
        var events = ride(leg.line, from: 0, &session, &router)
        let stay = Polyline([leg.end.coordinate, leg.end.coordinate.destination(bearing: 0, distance: 20)])
        events += ride(stay, from: 10_000, &session, &router)
        #expect(
            events.count == 3
                && events.suffix(2) == [
                    .passed(leg.end.coordinate), .failed(.offTheMap(far, limit: 500, bounds: graph.bounds)),
                ])
        #expect(!session.hasArrived && session.progress == nil && session.stops == [far])
    }

    @Test(
        "who has turned into a street that no way leads out of, with none beside it that is joined to others, hears of it once"
    )
    func island() throws {
        var checked = 0
        for edge in graph.edges where graph.attributes(of: edge).isIsland && graph.length(of: edge) > 100 {
            let street = graph.shape(of: edge)
            let near = graph.snaps(near: street[0], within: 500, limit: 200)
            let main = try #require(near.first { !graph.attributes(of: $0.edge).isIsland })
            for shape in [street, street.reversed()] {
                var router = Router(graph: graph)
                router.snapRadius = 8
                var session = NavigationSession()
                session.setDestination(leg.end.coordinate)
                let line = Polyline(graph.shape(of: main.edge) + shape)
                let events = ride(line, from: 0, &session, &router)
                guard let failed = events.firstIndex(where: { if case .failed = $0 { true } else { false } }) else {
                    continue
                }
                checked += 1
                #expect(events[(failed + 1)...].isEmpty, "edge \(edge): \(events[(failed + 1)...])")
            }
        }
        #expect(checked > 0)
    }
}
