import EngineTestSupport
import Foundation
import Geodesy
import RoadMap
import Routing
import Support
import Testing

@testable import Navigation

extension PlannedTrackTests {
    @Test("a recorded ride, saved and read again, replays to the same events")
    func recording() throws {
        var router = Router(graph: graph)
        let plan = try PlannedTrack(line.coordinates, router: &router)
        var generator = SeededGenerator(seed: 11)
        var recording = NavigationRecording()
        recording.inputs = [.power(.foreground), .plan(plan)]
        for (number, along) in stride(from: 0, to: line.length, by: 5).enumerated() {
            guard let place = line.coordinate(at: along) else { continue }
            if number == 60 { recording.inputs.append(.stops([legs[1].end.coordinate])) }
            if number == 80 {
                let edges = Set(legs[1].segments.prefix(2).map(\.edge))
                recording.inputs.append(.closure(TimedClosure(Closures(edges: edges), until: 100)))
            }
            let error = PlanePoint(
                east: generator.nextNormal(deviation: 6), north: generator.nextNormal(deviation: 6))
            recording.inputs.append(
                .fix(
                    Fix(
                        time: Double(number), coordinate: LocalPlane(origin: place).coordinate(error),
                        horizontalAccuracy: 9)))
        }
        let first = recording.replay(router: &router)
        let text = try JSONEncoder().encode(recording)
        var other = Router(graph: graph)
        let second = try JSONDecoder().decode(NavigationRecording.self, from: text).replay(router: &other)
        #expect(first == second)
        #expect(first.joined().contains(.arrived))
    }

    @Test("a navigator hands out the events of a sequence of fixes")
    func sequence() async throws {
        let navigator = Navigator(PreparedSearch(graph: graph, costs: ArcCosts(graph: graph, profile: .city)))
        await navigator.receive(.stops([legs[0].end.coordinate]))
        let line = legs[0].line
        let fixes = AsyncStream<Fix> { stream in
            for (number, along) in stride(from: 0, to: line.length, by: 5).enumerated() {
                guard let place = line.coordinate(at: along) else { continue }
                stream.yield(Fix(time: Double(number), coordinate: place, horizontalAccuracy: 5))
            }
            stream.finish()
        }
        var events: [NavigationEvent] = []
        for await event in navigator.events(for: fixes) { events.append(event) }
        #expect(events.last == .arrived)
        #expect(events.contains { if case .announced = $0 { true } else { false } })
        #expect(await navigator.session.hasArrived)
    }
}
