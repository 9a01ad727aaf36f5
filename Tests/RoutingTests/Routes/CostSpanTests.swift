import EngineTestSupport
import Geodesy
import MapBuilding
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Why a route costs what it costs")
struct CostSpanTests {
    private static let rules: BicycleProfile = {
        var profile = BicycleProfile.touring
        var paths = EdgeCondition()
        paths.classes = [.path, .footway, .service]
        var climbs = EdgeCondition()
        climbs.inclines = [.up, .steepUp]
        profile.rules = [ProfileRule([paths], .factor(0.7)), ProfileRule([climbs], .factor(2.5))]
        profile.name = "rules"
        return profile
    }()

    /// Routes between random places. The parts add up to the cost, and `base` is the time at the fastest speed, so that no other part
    /// has hidden in it: per arc only rounding, once along it and once by a rule, is left over.
    private static func compare(_ graph: RoadGraph, routes: Int, seed: UInt64) -> Set<CostPart> {
        var generator = SeededGenerator(seed: seed)
        var met: Set<CostPart> = []
        for profile in BicycleProfile.named + [rules] {
            var router = Router(graph: graph, profile: profile)
            for _ in 0..<routes {
                let start = RandomNetwork.snap(in: graph, using: &generator)
                let end = RandomNetwork.snap(in: graph, using: &generator)
                guard let leg = router.leg(from: start, to: end) else { continue }
                let spans = leg.costSpans(graph: graph, costs: router.costs)
                let whole = leg.costBreakdown(graph: graph, costs: router.costs)
                let about = "seed \(seed), \(profile.name), \(start) to \(end)"
                if leg.distance > 0 {
                    #expect(abs(whole.sum - Double(leg.cost) / 1000) < 1e-6, "\(about)")
                    #expect(abs(spans.reduce(0) { $0 + $1.costs.sum } - whole.sum) < 1e-6, "\(about)")
                }
                let level = leg.distance / profile.fastestSpeed
                #expect(
                    abs(whole[.base] - level) < 0.0025 * Double(leg.arcs.count) + 1e-6 * level, "\(about)")
                let streets = leg.streetSpans(graph: graph)
                #expect(spans.map(\.name) == streets.map(\.name), "\(about)")
                #expect(zip(spans, streets).allSatisfy { abs($0.distance - $1.distance) < 1e-6 }, "\(about)")
                for part in CostPart.allCases where whole[part].magnitude > 0.05 { met.insert(part) }
            }
        }
        return met
    }

    @Test("the parts are the cost of the route, with heights and without", arguments: 1...8 as ClosedRange<UInt64>)
    func sums(seed: UInt64) throws {
        let met = Self.compare(try RandomNetwork.graph(nodes: 120, seed: seed), routes: 40, seed: seed)
        let always: Set<CostPart> = [
            .base, .roadClass, .traffic, .surface, .pushing, .slope, .rules, .crossings, .signals, .barriers,
        ]
        #expect(met.isSuperset(of: always), "\(always.subtracting(met))")
    }

    @Test("the parts are the cost of the route in the invented town, turns across traffic among them")
    func town() throws {
        let met = Self.compare(try TestMaps.demo(seed: 1), routes: 60, seed: 5)
        #expect(met.isSuperset(of: [.turns, .signals, .bicycleRoute, .surface]), "\(met)")
    }

    @Test(
        "the parts are the cost of the route on real extracts",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["liechtenstein.osm.pbf", "moscow.osm.gz"])
    func extracts(name: String) throws {
        let met = Self.compare(try TestMaps.extract(name), routes: 30, seed: 6)
        #expect(met.isSuperset(of: [.turns, .roadClass, .traffic]), "\(met)")
    }

    @Test("the parts are the cost of onward routes and alternatives too, and a round trip has none")
    func otherRoutes() throws {
        var checked = 0
        for (graph, seed) in [
            (try TestMaps.demo(seed: 1), 3), (try RandomNetwork.graph(nodes: 300, seed: 1), 4),
        ] as [(RoadGraph, UInt64)] {
            var generator = SeededGenerator(seed: seed)
            var router = Router(graph: graph, profile: .safe)
            func check(_ leg: RouteLeg, _ kind: String) {
                let sum = leg.costBreakdown(graph: graph, costs: router.costs).sum
                #expect(abs(sum - Double(leg.cost) / 1000) < 1e-6, "\(kind), seed \(seed): \(leg)")
                checked += 1
            }
            for _ in 0..<25 {
                let snaps = (0..<4).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
                if let route = try? router.route(onwardThrough: snaps.map(\.coordinate)) {
                    for leg in route.legs { check(leg, "onward") }
                }
                for leg in router.alternatives(from: snaps[0], to: snaps[1], limit: 2) { check(leg, "alternative") }
            }
            let start = RandomNetwork.snap(in: graph, using: &generator)
            for loop in router.loops(from: start, LoopRequest(length: 4000)) {
                for leg in loop.route.legs { #expect(leg.costSpans(graph: graph, costs: router.costs).isEmpty) }
            }
        }
        #expect(checked > 100, "\(checked)")
    }

    @Test("each part is what its reason adds, worked out by hand")
    func byHand() throws {
        var builder = RoadNetworkBuilder()
        let nodes = [0, 20_000, 40_000].map { builder.addNode(FixedCoordinate(longitude: $0, latitude: 0)) }
        var street = EdgeAttributes(roadClass: .residential, surface: .cobbles)
        street.traffic = .moderate
        street.forwardNodeDelay = .signals
        builder.addEdge(from: nodes[0], to: nodes[1], attributes: street, name: "A", way: 1)
        let path = EdgeAttributes(roadClass: .footway, forward: .push, backward: .push)
        builder.addEdge(from: nodes[1], to: nodes[2], attributes: path, name: "B", way: 2)
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
        let profile = BicycleProfile(
            name: "hand", speeds: [.cycleway: 8, .residential: 5, .footway: 4], aversions: [.residential: 1.2],
            trafficAversions: [.moderate: 1.5], surfaces: [.cobbles: RidingFactors(speed: 0.5, aversion: 1.1)],
            pushingSpeed: 1, pushingAversion: 2, delays: [.signals: 10])
        var router = Router(graph: graph, profile: profile)
        let found = router.leg(from: graph.snap(onto: EdgeID(0), at: 0), to: graph.snap(onto: EdgeID(1), at: 0.5))
        let spans = try #require(found).costSpans(graph: graph, costs: router.costs)
        #expect(spans.map(\.name) == ["A", "B"])
        let (first, last) = (spans[0].distance, spans[1].distance)
        func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.003 }
        let byClass = first * 1.2 / 5
        #expect(isNear(spans[0].costs[.base], first / 8))
        #expect(isNear(spans[0].costs[.roadClass], byClass - first / 8))
        #expect(isNear(spans[0].costs[.traffic], byClass * 0.5))
        #expect(isNear(spans[0].costs[.surface], byClass * 1.5 * 1.2))
        #expect(spans[0].costs[.signals] == 10 && spans[0].costs[.pushing] == 0)
        #expect(isNear(spans[1].costs[.base], last / 8) && isNear(spans[1].costs[.roadClass], last / 8))
        #expect(isNear(spans[1].costs[.pushing], last * 2 - last / 4) && spans[1].costs[.surface] == 0)
        #expect(isNear(spans[1].costs.sum, last * 2))
    }
}
