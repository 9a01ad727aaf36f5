import EngineTestSupport
import Testing

@testable import RoadMap

@Suite("Rules of profiles")
struct RuleTests {
    /// Each attribute with a value that it has, and one that it does not have forward.
    private static let cases: [(condition: @Sendable (inout EdgeCondition, Bool) -> Void, name: String)] = [
        ({ $0.classes = $1 ? [.track, .path] : [.path] }, "class"),
        ({ $0.traffic = $1 ? [.light] : [.heavy, .busy] }, "traffic"),
        ({ $0.surfaces = $1 ? [.unpaved] : [.paved] }, "surface"),
        ({ $0.smoothness = $1 ? [.bad] : [.good] }, "smoothness"),
        ({ $0.trackGrades = $1 ? [.grade3] : [.grade4] }, "trackGrade"),
        ({ $0.mountainBikeScales = $1 ? [.s1] : [.s2] }, "mountainBikeScale"),
        ({ $0.inclines = $1 ? [.steepUp] : [.steepDown] }, "incline"),
        ({ $0.lighting = $1 ? [.unlit] : [.lit, .unknown] }, "lighting"),
        ({ $0.routes = $1 ? [.local] : [.none] }, "route"),
        ({ $0.cycleways = $1 ? [.lane] : [.track] }, "cycleway"),
        ({ $0.travel = $1 ? [.ride] : [.push] }, "travel"),
        ({ $0.delays = $1 ? [.gate] : [.signals] }, "delay"),
        ({ $0.isDestinationOnly = $1 }, "destinationOnly"), ({ $0.isRoundabout = $1 }, "roundabout"),
        ({ $0.isBridge = $1 }, "bridge"), ({ $0.isTunnel = $1 }, "tunnel"),
    ]

    private static var edge: EdgeAttributes {
        var edge = EdgeAttributes(roadClass: .track, surface: .unpaved, forward: .ride, backward: .push)
        (edge.traffic, edge.smoothness, edge.trackGrade, edge.mountainBikeScale) = (.light, .bad, .grade3, .s1)
        (edge.incline, edge.lighting, edge.route) = (.steepUp, .unlit, .local)
        (edge.forwardCycleway, edge.backwardCycleway) = (.lane, .track)
        (edge.forwardNodeDelay, edge.backwardNodeDelay) = (.gate, .signals)
        (edge.isDestinationOnly, edge.isRoundabout, edge.isBridge, edge.isTunnel) = (true, true, true, true)
        return edge
    }

    @Test("each attribute decides alone, and all that are asked for together", arguments: cases.indices)
    func conditions(number: Int) {
        var (fitting, other, all) = (EdgeCondition(), EdgeCondition(), EdgeCondition())
        for one in Self.cases { one.condition(&all, true) }
        #expect(all.holds(for: Self.edge) && EdgeCondition().holds(for: Self.edge))
        Self.cases[number].condition(&fitting, true)
        Self.cases[number].condition(&other, false)
        Self.cases[number].condition(&all, false)
        #expect(fitting.holds(for: Self.edge))
        #expect(!other.holds(for: Self.edge))
        #expect(!all.holds(for: Self.edge))
        let hasSides = ["incline", "cycleway", "travel", "delay"].contains(Self.cases[number].name)
        #expect(other.holds(for: Self.edge, isReversed: true) == hasSides)
    }

    @Test("factors are multiplied within bounds, and one rule that forbids is enough")
    func factors() {
        var tunnel = EdgeCondition()
        tunnel.isTunnel = true
        func factor(_ effects: ProfileRule.Effect...) -> Double {
            var profile = BicycleProfile.city
            profile.rules = effects.map { ProfileRule([tunnel], $0) }
            return profile.ruleFactor(on: Self.edge)
        }
        #expect(factor() == 1 && factor(.factor(2), .factor(0.25)) == 0.5)
        #expect(factor(.factor(90), .factor(90)) == 100 && factor(.factor(0)) == 0.01 && factor(.factor(.nan)) == 1)
        #expect(factor(.factor(0.5), .forbid) == .infinity)
        var profile = BicycleProfile.city
        var bridge = EdgeCondition()
        bridge.isBridge = false
        profile.rules = [ProfileRule([bridge], .factor(3))]
        #expect(profile.ruleFactor(on: Self.edge) == 1)
        profile.rules[0].conditions.append(tunnel)
        #expect(profile.ruleFactor(on: Self.edge) == 3, "one condition of several is enough")
    }

    @Test(
        "the cost along an edge is stretched, what is lost at its end is not", arguments: 1...6 as ClosedRange<UInt64>)
    func costs(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
        var (steep, slow, steps) = (EdgeCondition(), EdgeCondition(), EdgeCondition())
        steep.inclines = [.steepUp, .up]
        slow.surfaces = [.soft, .cobbles]
        steps.classes = [.steps]
        var profile = BicycleProfile.city
        let plain = ArcCosts(graph: graph, profile: profile)
        profile.rules = [
            ProfileRule([steep, slow], .factor(2.5)), ProfileRule([slow], .factor(0.5)), ProfileRule([steps], .forbid),
        ]
        let ruled = ArcCosts(graph: graph, profile: profile)
        var seen: Set<Double> = []
        for arc in graph.arcs {
            let (edge, isReversed) = graph.edge(ofArc: arc)
            var attributes = graph.attributes(of: edge)
            let heights = graph.heights(of: edge)
            if let first = heights.first, let last = heights.last, graph.length(of: edge) > 0 {
                attributes.incline = Incline(percent: 100 * (last - first) / graph.length(of: edge))
            }
            let factor = profile.ruleFactor(on: attributes, isReversed: isReversed)
            seen.insert(factor)
            let before = plain.cost(ofArc: arc)
            if factor == .infinity {
                #expect(ruled.cost(ofArc: arc) == ArcCosts.infinite)
                continue
            }
            let (turning, after) = plain.delays(ofArc: arc, in: graph)
            let along = max(Double(before) - 1000 * (turning + after), 0)
            let expected = Double(before) - along + along * factor
            #expect(abs(Double(ruled.cost(ofArc: arc)) - expected) <= 1.01, "\(factor) \(before)")
        }
        #expect(seen.isSuperset(of: [1, 2.5, 0.5 * 2.5, .infinity]), "\(seen)")
    }
}
