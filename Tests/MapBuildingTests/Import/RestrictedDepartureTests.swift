import EngineTestSupport
import MapBuilding
import OpenStreetMap
import RoadMap
import Routing
import Support
import Testing

@Suite("Turn restrictions at streets that are ridden at some times and pushed along at others")
struct RestrictedDepartureTests {
    /// A grid of streets, five by five, with restrictions at its crossings, all drawn.
    private struct Grid {
        static let side: Int64 = 5
        static let conditions = ["07:00-09:00", "22:00-06:00", "Mo-Fr", "Sa,Su 10:00-18:00"]

        /// A street between two nodes, and when it is ridden; people on foot may use it at all times.
        struct Street {
            var ends: [Int64]
            var isPedestrian: Bool
            /// When it is otherwise; `nil` for never.
            var condition: String?

            func isRidden(at time: LocalTime) -> Bool {
                let isOtherwise = condition.map { TimeCondition($0).truth(at: time) == .yes } ?? false
                return isPedestrian == isOtherwise
            }

            var tags: SmallTown.Tags {
                let times = condition.map { condition in
                    [(key: "bicycle:conditional", value: "\(isPedestrian ? "yes" : "dismount") @ (\(condition))")]
                }
                return [("highway", isPedestrian ? "pedestrian" : "residential")]
                    + [("motor_vehicle", "yes")] + (times ?? [])
            }
        }

        struct Rule {
            var isOnly: Bool
            /// Ways from, perhaps between, and to.
            var ways: [Int64]
            var node: Int64
            var condition: String?

            func holds(at time: LocalTime) -> Bool {
                condition.map { TimeCondition($0).truth(at: time) == .yes } ?? true
            }
        }

        private(set) var streets: [Int64: Street] = [:]
        private(set) var rules: [Rule] = []

        init(seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            let side = Grid.side
            for node in 1...side * side {
                for next in [node % side == 0 ? 0 : node + 1, node + side] where next > 0 && next <= side * side {
                    let condition = generator.chance(0.6) ? generator.pick(Grid.conditions) : nil
                    streets[Int64(streets.count) + 1] = Street(
                        ends: [node, next], isPedestrian: generator.chance(0.4), condition: condition)
                }
            }
            for _ in 0..<30 {
                let node = Int64(1 + generator.next(below: Int(side * side)))
                let arms = arms(of: node)
                guard let from = generator.pick(arms), let to = generator.pick(arms.filter { $0 != from }) else {
                    continue
                }
                let condition = generator.chance(0.4) ? generator.pick(Grid.conditions) : nil
                rules.append(
                    Rule(isOnly: generator.chance(0.3), ways: [from, to], node: node, condition: condition))
            }
        }

        func arms(of node: Int64) -> [Int64] {
            streets.keys.filter { streets[$0]?.ends.contains(node) ?? false }.sorted()
        }

        func fill(_ town: inout SmallTown) {
            for node in 1...Grid.side * Grid.side {
                town.node(node, Int32((node - 1) % Grid.side * 150), Int32((node - 1) / Grid.side * 150))
            }
            for (way, street) in streets.sorted(by: { $0.key < $1.key }) { town.way(way, street.ends, street.tags) }
            for (number, rule) in rules.enumerated() {
                let value = rule.isOnly ? "only_straight_on" : "no_left_turn"
                town.relation(
                    Int64(number) + 1,
                    [(.way, rule.ways[0], "from"), (.node, rule.node, "via"), (.way, rule.ways[1], "to")],
                    [
                        ("type", "restriction"),
                        rule.condition.map { ("restriction:conditional", "\(value) @ (\($0))") } ?? (
                            "restriction", value
                        ),
                    ])
            }
        }

        /// Whether the turn at a node from one street into another is forbidden: somebody rides both, and where only one turn
        /// is permitted, could ride into that.
        func forbids(_ from: Int64, _ to: Int64, at node: Int64, _ time: LocalTime) -> Bool {
            func isRidden(_ way: Int64) -> Bool { streets[way]?.isRidden(at: time) ?? false }
            return rules.contains { rule in
                guard rule.node == node, rule.ways[0] == from, rule.holds(at: time), isRidden(from), isRidden(to),
                    isRidden(rule.ways[1])
                else { return false }
                return rule.isOnly ? to != rule.ways[1] : to == rule.ways[1]
            }
        }
    }

    @Test(
        "hold at a departure for who rides then, and for nobody who pushes", arguments: 1...10 as ClosedRange<UInt64>)
    func byHand(seed: UInt64) throws {
        let grid = Grid(seed: seed)
        let map = try SmallTown.build(grid.fill).graph
        #expect(try MapFile(bytes: SmallTown.bytes(grid.fill)).findings().isEmpty)
        var (forbidden, lifted) = (0, 0)
        for text in ["2026-06-01T08:00", "2026-06-01T12:00", "2026-06-06T12:00", "2026-06-06T23:00"] {
            let time = try #require(LocalTime(text))
            let graph = map.departing(at: time)
            var router = Router(graph: graph)
            // Fifteen metres from the node: the direct turn is cheaper than any other way.
            func snap(_ way: Int64, near node: Int64) throws -> Snap {
                let edge = try #require(graph.edges(ofWay: way).first)
                let isLast = grid.streets[way]?.ends.last == node
                return graph.snap(onto: edge, at: isLast ? 0.9 : 0.1)
            }
            for node in 1...Grid.side * Grid.side {
                let arms = grid.arms(of: node)
                for from in arms {
                    for to in arms where to != from {
                        let leg = router.leg(from: try snap(from, near: node), to: try snap(to, near: node))
                        let ways = leg?.segments.map { graph.osmWayID(of: $0.edge) }
                        let isForbidden = grid.forbids(from, to, at: node, time)
                        #expect(
                            (ways == [from, to]) == !isForbidden,
                            "seed \(seed), \(text), node \(node), \(from) to \(to): \(ways ?? [])")
                        if isForbidden { forbidden += 1 }
                        if !isForbidden,
                            grid.rules.contains(where: { $0.node == node && $0.ways == [from, to] && !$0.isOnly })
                        {
                            lifted += 1
                        }
                    }
                }
            }
        }
        #expect(forbidden > 10 && lifted > 10, "\(forbidden) \(lifted)")
    }

    @Test("are at a departure those of a map that is built for the moment", arguments: 1...10 as ClosedRange<UInt64>)
    func builtForTheMoment(seed: UInt64) throws {
        let grid = Grid(seed: seed)
        let map = try SmallTown.build(grid.fill).graph
        for text in ["2026-06-01T08:00", "2026-06-06T12:00", "2026-06-06T23:00"] {
            let time = try #require(LocalTime(text))
            let departed = map.departing(at: time)
            let built = try SmallTown.build(at: time, grid.fill).graph
            var mine = Router(graph: departed)
            var other = Router(graph: built)
            for start in grid.streets.keys.sorted() {
                for end in grid.streets.keys.sorted() where (start + end) % 4 == 0 {
                    func leg(_ router: inout Router, _ graph: RoadGraph) throws -> RouteLeg? {
                        let edges = try [start, end].map { try #require(graph.edges(ofWay: $0).first) }
                        return router.leg(
                            from: graph.snap(onto: edges[0], at: 0.4), to: graph.snap(onto: edges[1], at: 0.5))
                    }
                    let (one, two) = (try leg(&mine, departed), try leg(&other, built))
                    #expect(
                        one.map { ($0.duration * 10).rounded() } == two.map { ($0.duration * 10).rounded() },
                        "seed \(seed), \(text), \(start) to \(end)")
                }
            }
        }
    }

    private static let road: SmallTown.Tags = [("highway", "residential")]

    /// Ways 1 west, 2 north, 3 east and 4 south of node 10; where the left turn from west to north is forbidden at a time.
    private static func crossing(
        _ tags: [Int64: SmallTown.Tags], _ restriction: SmallTown.Tags
    ) throws -> (graph: RoadGraph, summary: ImportSummary) {
        try SmallTown.build { town in
            town.node(10, 0, 0)
            for (id, east, north) in [(1, -100, 0), (2, 0, 100), (3, 100, 0), (4, 0, -100)] as [(Int64, Int32, Int32)] {
                town.node(id, east, north)
                town.way(id, [id, 10], tags[id] ?? Self.road)
            }
            town.way(5, [1, 2], Self.road)
            town.relation(
                9, [(.way, 1, "from"), (.node, 10, "via"), (.way, 2, "to")], [("type", "restriction")] + restriction)
        }
    }

    private static func turnsLeft(_ map: RoadGraph, _ time: String?) throws -> Bool {
        let graph = try time.map { map.departing(at: try #require(LocalTime($0))) } ?? map
        let edges = try [1, 2].map { try #require(graph.edges(ofWay: $0).first) }
        var router = Router(graph: graph)
        let leg = router.leg(from: graph.snap(onto: edges[0], at: 0.9), to: graph.snap(onto: edges[1], at: 0.9))
        return leg?.segments.map { graph.osmWayID(of: $0.edge) } == [1, 2]
    }

    @Test("count without a time where the streets are ridden without one")
    func standing() throws {
        let evening: SmallTown.Tags = [("highway", "pedestrian"), ("bicycle:conditional", "yes @ (19:00-07:00)")]
        let zone = try Self.crossing([1: evening], [("restriction", "no_left_turn")])
        #expect(try Self.turnsLeft(zone.graph, nil) && Self.turnsLeft(zone.graph, "2026-06-01T12:00"))
        #expect(try !Self.turnsLeft(zone.graph, "2026-06-01T20:00"))
        #expect(zone.summary.turnRestrictions == 0 && zone.summary.timedTurnRestrictions == 1)
        let market: SmallTown.Tags = Self.road + [("bicycle:conditional", "dismount @ (Sa 08:00-14:00)")]
        let street = try Self.crossing([2: market], [("restriction", "no_left_turn")])
        #expect(
            try !Self.turnsLeft(street.graph, "2026-06-01T12:00") && Self.turnsLeft(street.graph, "2026-06-06T12:00"))
    }

    /// Way 1 leads from the west to node 10, way 2 from there to the north, way 3 to node 30 in the east, and way 6 on from there and
    /// round to the end of way 2; where the left turn from west to north is forbidden.
    private static func ring(_ tags: [Int64: SmallTown.Tags], _ restriction: SmallTown.Tags) throws -> RoadGraph {
        try SmallTown.build { town in
            for (id, east, north) in [
                (10, 0, 0), (11, -300, 0), (12, 0, 200), (30, 80, 0), (31, 900, 0), (32, 900, 200),
            ] as [(Int64, Int32, Int32)] { town.node(id, east, north) }
            for (way, nodes) in [(1, [11, 10]), (2, [10, 12]), (3, [10, 30]), (6, [30, 31, 32, 12])]
                as [(Int64, [Int64])]
            {
                town.way(way, nodes, tags[way] ?? Self.road)
            }
            town.relation(
                9, [(.way, 1, "from"), (.node, 10, "via"), (.way, 2, "to")], [("type", "restriction")] + restriction)
        }.graph
    }

    private static func waysNorth(_ map: RoadGraph, _ time: String) throws -> [Int64]? {
        let graph = map.departing(at: try #require(LocalTime(time)))
        let edges = try [1, 2].map { try #require(graph.edges(ofWay: $0).first) }
        var router = Router(graph: graph)
        let leg = router.leg(from: graph.snap(onto: edges[0], at: 0.5), to: graph.snap(onto: edges[1], at: 0.1))
        return leg?.segments.map { graph.osmWayID(of: $0.edge) }
    }

    @Test(
        "cannot be dodged by turning round while there is another way on, and where there is none one may turn",
        arguments: [[("restriction", "no_left_turn")], [("restriction:conditional", "no_left_turn @ (06:00-23:59)")]]
            as [SmallTown.Tags])
    func turningRound(restriction: SmallTown.Tags) throws {
        let park = try Self.ring([6: Self.road + [("access:conditional", "no @ (22:00-06:00)")]], restriction)
        #expect(try Self.waysNorth(park, "2026-06-01T12:00") == [1, 3, 6, 2])
        #expect(try Self.waysNorth(park, "2026-06-01T23:00") == [1, 3, 3, 2])
        let yard = try Self.ring(
            [3: Self.road + [("access", "no"), ("access:conditional", "yes @ (19:00-07:00)")]], restriction)
        #expect(try Self.waysNorth(yard, "2026-06-01T12:00") == nil)
        #expect(try Self.waysNorth(yard, "2026-06-01T20:00") == [1, 3, 6, 2])
    }

    @Test("with more conditions of their own than a map keeps hold at every departure")
    func tooManyOfTheirOwn() throws {
        let hours = (0..<5).map { "no_left_turn @ (22:\($0)0-22:\($0)5)" }.joined(separator: "; ")
        let crossing = try Self.crossing([:], [("restriction:conditional", hours)])
        #expect(crossing.summary.unkeptTurnRestrictions.ids == [9])
        #expect(try Self.turnsLeft(crossing.graph, nil) && !Self.turnsLeft(crossing.graph, "2026-06-01T22:02"))
    }

    @Test("with more conditions than a map keeps hold in doubt, and are named")
    func tooMany() throws {
        let hours = ["06:00-07:00", "08:00-09:00", "10:00-11:00", "12:00-13:00", "14:00-15:00", "16:00-17:00"]
        func zone(_ hours: ArraySlice<String>) -> SmallTown.Tags {
            let clauses = hours.map { "yes @ (\($0))" }.joined(separator: "; ")
            return [("highway", "pedestrian"), ("bicycle:conditional", clauses)]
        }
        let few = try Self.crossing([1: zone(hours[..<2]), 2: zone(hours[..<2])], [("restriction", "no_left_turn")])
        #expect(few.summary.unkeptTimes == 0)
        #expect(try !Self.turnsLeft(few.graph, "2026-06-01T08:30") && Self.turnsLeft(few.graph, "2026-06-01T12:30"))
        let many = try Self.crossing([1: zone(hours[..<3]), 2: zone(hours[3...])], [("restriction", "no_left_turn")])
        #expect(many.summary.unkeptTurnRestrictions.ids == [9] && many.summary.unkeptTimes == 1)
        #expect(many.graph.metadata.unkeptTimes == 1)
        // Nobody rides both, so that it never holds; but that is not known.
        #expect(try !Self.turnsLeft(many.graph, "2026-06-01T08:30") && Self.turnsLeft(many.graph, nil))
    }
}
