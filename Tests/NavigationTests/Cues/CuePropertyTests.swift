import EngineTestSupport
import Geodesy
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Cues on any route")
struct CuePropertyTests {
    private func check(_ graph: RoadGraph, legs: Int, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        var found = 0
        for _ in 0..<legs {
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let end = RandomNetwork.snap(in: graph, using: &generator)
            guard let leg = router.leg(from: start, to: end) else { continue }
            found += 1
            check(leg, in: graph, "seed \(seed): \(start.coordinate) → \(end.coordinate)")
        }
        #expect(found > legs / 4, "seed \(seed)")
    }

    private func check(_ leg: RouteLeg, in graph: RoadGraph, _ place: Comment) {
        let cues = leg.cues(in: graph)
        #expect(cues == leg.cues(in: graph), place)
        #expect(cues.first?.kind == .depart && cues.last?.kind == .arrive, place)
        #expect(!cues.dropFirst().dropLast().contains { $0.kind == .depart || $0.kind == .arrive }, place)
        #expect(cues.first?.along == 0 && cues.last?.along == leg.distance, place)
        for (cue, next) in zip(cues, cues.dropFirst()) {
            #expect(cue.along + cue.distance == next.along || abs(cue.along + cue.distance - next.along) < 1e-6, place)
            // An obstacle may stand where one turns.
            let isObstacle = cue.kind == .lift || cue.kind == .dismount
            #expect(
                next.along > cue.along || isObstacle && next.along == cue.along || next.kind == .arrive
                    || cue.kind == .depart, place)
            #expect(cue.distance >= 0 && cue.duration >= 0, place)
        }
        #expect(abs(cues.reduce(0) { $0 + $1.distance } - leg.distance) < 1e-3, place)
        #expect(abs(cues.reduce(0) { $0 + $1.duration } - leg.duration) < 1e-3, place)
        for cue in cues {
            #expect(leg.line.coordinate(at: cue.along) == cue.coordinate, place)
            guard let turn = cue.turn else { continue }
            #expect(range(of: cue.kind).contains(turn), "\(place): \(cue.kind) by \(turn)° at \(cue.along) m")
        }
    }

    /// The angles by which a kind may turn, in degrees to the right. A staggered crossing comes out up to 25° askew.
    private func range(of kind: Cue.Kind) -> ClosedRange<Double> {
        switch kind {
        case .slightLeft: -50...25
        case .slightRight: -25...50
        case .left: -120 ... -50
        case .right: 50...120
        case .sharpLeft: -180 ... -120
        case .sharpRight: 120...180
        case .keepLeft, .keepRight: -50...50
        default: -180...180
        }
    }

    @Test("on random networks cues are in order, add up and agree with the line", arguments: 1...12)
    func random(seed: UInt64) throws {
        check(try RandomNetwork.graph(nodes: 150, seed: seed), legs: 60, seed: seed)
    }

    @Test("in the generated town cues are in order, add up and agree with the line")
    func demoTown() throws {
        check(try TestMaps.demo(seed: 1), legs: 200, seed: 21)
    }

    @Test(
        "on real extracts cues are in order, add up and agree with the line",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["liechtenstein.osm.pbf", "moscow.osm.gz", "monaco.osm.gz"])
    func extracts(name: String) throws {
        check(try TestMaps.extract(name), legs: 100, seed: 22)
    }

    @Test(
        "a rider in Liechtenstein hears a few cues a kilometre, hardly ever two at once",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func calm() throws {
        var router = Router(graph: try TestMaps.extract("liechtenstein.osm.pbf"))
        var (cues, close, metres) = (0, 0, 0.0)
        let places = LiechtensteinPlaces.all.map(\.place)
        for (start, end) in zip(places, places.dropFirst()) {
            let route = try router.route(through: [start, end])
            let reported = route.cues(in: router.graph)
            metres += route.distance
            cues += reported.count
            close += reported.dropFirst().dropLast(2).count { $0.distance < 20 }
        }
        #expect((1.0...4.0).contains(Double(cues) / metres * 1000), "\(cues) in \(metres) m")
        #expect(close * 50 <= cues, "\(close) of \(cues) cues are followed by another within 20 m")
    }

    @Test("a route through stops arrives and departs at each, and counts on")
    func stops() throws {
        let graph = try TestMaps.demo(seed: 1)
        var generator = SeededGenerator(seed: 5)
        var router = Router(graph: graph)
        let places = (0..<4).map { _ in RandomNetwork.snap(in: graph, using: &generator).coordinate }
        let route = try router.route(through: places)
        let cues = route.cues(in: graph)
        #expect(cues.count { $0.kind == .depart } == 3 && cues.count { $0.kind == .arrive } == 3)
        #expect(zip(cues, cues.dropFirst()).allSatisfy { $0.along <= $1.along })
        #expect(abs((cues.last?.along ?? 0) - route.distance) < 1e-6)
    }

    @Test("whatever leaves a junction's copies leaves the junction itself, where cues look for arms")
    func arms() throws {
        let graph = try TestMaps.demo(seed: 1)
        for edge in graph.edges {
            for isReversed in [false, true] where !graph.arcs(of: edge, reversed: isReversed).isEmpty {
                #expect(graph.arc(of: edge, reversed: isReversed) != nil, "edge \(edge)")
            }
        }
    }

    @Test("a leg without length departs and arrives, and a leg of another map breaks nothing")
    func oddLegs() throws {
        let graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let snap = graph.snap(onto: 5, at: 0.5)
        let found = router.leg(from: snap, to: snap)
        let leg = try #require(found)
        #expect(leg.cues(in: graph).map(\.kind) == [.depart, .arrive])
        let other = router.leg(from: snap, to: graph.snap(onto: EdgeID(graph.edgeCount - 1), at: 0.5))
        let long = try #require(other)
        let small = try RandomNetwork.graph(nodes: 12, seed: 1)
        #expect(long.segments.contains { !small.edges.contains($0.edge) })
        #expect(long.cues(in: small).allSatisfy { $0.kind == .depart || $0.kind == .arrive })
    }
}
