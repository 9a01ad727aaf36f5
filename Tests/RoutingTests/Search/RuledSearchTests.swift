import EngineTestSupport
import Support
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Every method of searching, with rules of a profile")
struct RuledSearchTests {
    private static func rules(using generator: inout SeededGenerator) -> [ProfileRule] {
        func some<Value: CaseIterable & Hashable>(_ type: Value.Type) -> Set<Value>? {
            guard generator.chance(0.4) else { return nil }
            return Set(Value.allCases.filter { _ in generator.chance(0.4) })
        }
        return (0..<generator.next(in: 1...4)).map { number in
            let conditions = (0..<generator.next(in: 1...2)).map { _ in
                var condition = EdgeCondition()
                condition.classes = some(RoadClass.self)
                condition.surfaces = some(Surface.self)
                condition.traffic = some(Traffic.self)
                condition.cycleways = some(Cycleway.self)
                condition.travel = some(Travel.self)
                condition.inclines = some(Incline.self)
                if condition == EdgeCondition() { condition.surfaces = [.stones, .cobbles] }
                return condition
            }
            let effect = generator.pick([0.05, 0.3, 0.8, 1.7, 6.0, 40.0]) ?? 1.0
            return ProfileRule(conditions, number == 0 && generator.chance(0.6) ? .forbid : .factor(effect))
        }
    }

    @Test("finds what plain Dijkstra finds, and rides nothing forbidden", arguments: 1...8 as ClosedRange<UInt64>)
    func equalsDijkstra(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: seed &+ 900)
        var generator = SeededGenerator(seed: seed)
        var first: [SearchMethod: PreparedSearch] = [:]
        var (found, changed, forbidden) = (0, 0, 0)
        for round in 0..<5 {
            var profile = BicycleProfile.touring
            profile.rules = Self.rules(using: &generator)
            if round == 0 {
                var steps = EdgeCondition()
                steps.classes = [.steps, .ramp]
                profile.rules.append(ProfileRule([steps], .forbid))
            }
            let costs = ArcCosts(graph: graph, profile: profile)
            let plain = ArcCosts(graph: graph, profile: .touring)
            let start = RandomNetwork.snap(in: graph, using: &generator)
            let ends = (0..<10).map { _ in RandomNetwork.snap(in: graph, using: &generator) }
            let oracle = PlainDijkstra(graph: graph, arcCosts: costs, from: start)
            let free = PlainDijkstra(graph: graph, arcCosts: plain, from: start)
            for method in SearchMethod.allCases {
                let search =
                    first[method]?.replacing(costs: costs)
                    ?? PreparedSearch(graph: graph, costs: costs, method: method)
                first[method] = search
                var router = Router(search)
                for end in ends {
                    let leg = router.leg(from: start, to: end)
                    #expect(leg.map { Int($0.cost) } == oracle.cost(to: end), "seed \(seed), \(method)")
                    if oracle.cost(to: end) != free.cost(to: end) { changed += 1 }
                    guard let leg else { continue }
                    found += 1
                    for segment in leg.segments {
                        let arc = try #require(graph.arc(of: segment.edge, reversed: segment.isReversed))
                        #expect(costs.cost(ofArc: arc) < ArcCosts.infinite, "seed \(seed), \(method)")
                    }
                }
            }
            forbidden += costs.values.filter { $0 == ArcCosts.infinite }.count
        }
        #expect(found > 40 && changed > 40 && forbidden > 0, "\(found) \(changed) \(forbidden)")
    }

    @Test("a stop is put onto the nearest edge that the profile does not forbid")
    func snaps() throws {
        let graph = try TestMaps.demo(seed: 1)
        var profile = BicycleProfile.city
        var condition = EdgeCondition()
        condition.classes = [.residential]
        let edge = try #require(graph.edges.first { graph.attributes(of: $0).roadClass == .residential })
        let place = graph.snap(onto: edge, at: 0.5).coordinate
        #expect(try Router(graph: graph, profile: profile).snap(place).edge == edge)
        profile.rules = [ProfileRule([condition], .forbid)]
        let snap = try Router(graph: graph, profile: profile).snap(place)
        #expect(graph.attributes(of: snap.edge).roadClass != .residential)
        condition.classes = Set(RoadClass.allCases)
        profile.rules = [ProfileRule([condition], .forbid)]
        #expect(throws: RoutingError.closed(place, limit: 500)) {
            try Router(graph: graph, profile: profile).snap(place)
        }
    }
}
