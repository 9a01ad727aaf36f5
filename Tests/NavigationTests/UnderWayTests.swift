import EngineTestSupport
import Foundation
import Geodesy
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

/// The code of the article on navigation, compiled, run, and compared with the article.
@Suite("The article on navigation")
struct UnderWayTests {
    private let graph: RoadGraph
    private let leg: RouteLeg

    init() throws {
        let town = try TownCrossing()
        (graph, leg) = (town.graph, town.leg)
    }

    /// A ride along the route at 5 m/s with a fix a second.
    private func fixes(from: Double = 0, to: Double = .infinity) -> [Fix] {
        stride(from: from, through: min(leg.distance, to), by: 5).compactMap { along in
            leg.line.coordinate(at: along).map {
                Fix(time: 1_800_000_000 + along / 5, coordinate: $0, horizontalAccuracy: 4)
            }
        }
    }

    @Test("what is left of the way")
    func left() throws {
        var router = Router(graph: graph)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        for fix in fixes(to: 200) { _ = session.receive(fix, router: &router) }
        // snippet: left
        if let metres = session.remainingDistance, let time = session.estimatedArrival {
            print(Int(metres), "m to go, there at", time)  // seconds since 1970
        }
        if let cue = session.nextCue, let metres = session.distanceToNextCue {
            print(cue.announcement(in: metres)[.english])
        }
        // end
        #expect(abs(try #require(session.remainingDistance) - (leg.distance - 200)) < 20)
        #expect(try #require(session.estimatedArrival) > 1_800_000_040)
        #expect(session.nextCue != nil && session.distanceToNextCue != nil)
    }

    @Test("streets closed from some time on")
    func closed() throws {
        var router = Router(graph: graph)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let ride = fixes(to: leg.distance / 2)
        let market = try #require(leg.line.coordinate(at: leg.distance * 0.7))
        let noon = ride[ride.count / 2].time
        // snippet: closed
        var streets = Closures()
        streets.close(near: market, in: graph)
        session.close(TimedClosure(streets, from: noon, until: noon + 3_600))
        // end
        #expect(!streets.isEmpty)
        var rerouted: [Double] = []
        for fix in ride {
            for case .rerouted(let new) in session.receive(fix, router: &router) {
                rerouted.append(fix.time)
                #expect(new.segments.allSatisfy { !streets.edges.contains($0.edge) })
            }
        }
        #expect(rerouted == [noon])
    }

    @Test("a planned track is ridden as it is")
    func planned() throws {
        let tour = stride(from: 0, to: leg.distance, by: 20).compactMap { leg.line.coordinate(at: $0) }
        var router = Router(graph: graph)
        var session = NavigationSession()
        // snippet: plan
        let plan = try PlannedTrack(tour, router: &router)  // longitudes and latitudes, as of a GPX file
        session.follow(plan)
        // end
        let events = fixes().flatMap { session.receive($0, router: &router) }.withoutCues
        guard events.count == 2, case .routed(let way) = events[0] else {
            Issue.record("\(events)")
            return
        }
        #expect(abs(way.distance - leg.distance) < 30)
        #expect(events[1] == .arrived)
    }

    @Test("a ride is gone on with where it was saved, and gone through again from a recording")
    func recorded() throws {
        var router = Router(graph: graph)
        var session = NavigationSession()
        session.setDestination(leg.end.coordinate)
        let ride = fixes()
        let middle = ride.count / 2
        for fix in ride[..<middle] { _ = session.receive(fix, router: &router) }
        var unsaved = session
        let saved = try JSONEncoder().encode(session)
        session = try JSONDecoder().decode(NavigationSession.self, from: saved)
        var events: [[NavigationEvent]] = []
        // snippet: recorded
        var recording = NavigationRecording(session)
        for fix in ride[middle...] {
            recording.inputs.append(.fix(fix))
            events.append(session.receive(fix, router: &router))
        }
        let again = recording.replay(router: &router)  // equal to events
        // end
        #expect(again == events)
        #expect(ride[middle...].map { unsaved.receive($0, router: &router) } == events)
        #expect(events.last?.contains(.arrived) == true || session.hasArrived)
    }

    @Test("a whole track is put onto the roads")
    func matched() throws {
        let fixes = fixes()
        // snippet: matched
        let match = TrackMatch(of: fixes, in: graph)
        for road in match.roads {
            print(road.streetSpans(graph: graph).compactMap(\.name), Int(road.distance), "m", road.quality)
        }
        print(match.offNetworkDistance, "m off the roads,", match.refusedFixes, "fixes that cannot be true")
        // end
        #expect(match.roads.count == 1 && match.parts.count == 1)
        #expect(abs(match.distance - leg.distance) < 10)
    }

    @Test("the article shows the code of these tests and of the example; VELOQUEST_UPDATE_PAGES=1 writes it")
    func article() throws {
        let example = RealData.packageRoot.appending(
            path: "Examples/NavigateARide/Sources/NavigateARide/NavigateARide.swift")
        let sources = try [URL(filePath: #filePath), example].map { try Data(contentsOf: $0) }
        let folder = try TemporaryFolder()
        let both = try folder.write(sources.joined(), as: "sources.swift")
        let code = try ArticleCode(
            article: "Sources/Navigation/Navigation.docc/UnderWay.md", test: both)
        #expect(code.isCurrent && !code.page.isEmpty, "\(code.unmatched)")
    }
}
