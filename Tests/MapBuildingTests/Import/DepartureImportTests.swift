import EngineTestSupport
import MapBuilding
import RoadMap
import Routing
import Support
import Testing

@Suite("A map for any time, ridden at a departure")
struct DepartureImportTests {
    private static let road: SmallTown.Tags = [("highway", "residential")]

    private static func ways(_ graph: RoadGraph, from start: Int64, to end: Int64) throws -> [Int64] {
        let (first, last) = (try #require(graph.edges(ofWay: start).first), try #require(graph.edges(ofWay: end).last))
        var router = Router(graph: graph)
        let leg = router.leg(from: graph.snap(onto: first, at: 0.5), to: graph.snap(onto: last, at: 0.5))
        return leg?.segments.map { graph.osmWayID(of: $0.edge) } ?? []
    }

    /// Between ways 1 in the west and 5 in the east a short way 2 over node 20, and a long one of way 3 in the north.
    private static func town(
        way: SmallTown.Tags = road, node: SmallTown.Tags = [], at time: LocalTime? = nil
    ) throws -> (graph: RoadGraph, summary: ImportSummary) {
        try SmallTown.build(at: time) { town in
            for (id, east, north) in [(1, 0, 0), (2, 100, 0), (3, 300, 0), (4, 400, 0), (5, 200, 300)]
                as [(Int64, Int32, Int32)]
            {
                town.node(id, east, north)
            }
            town.node(20, 200, 0, node)
            town.way(1, [1, 2], road)
            town.way(2, [2, 20, 3], way)
            town.way(3, [2, 5, 3], road)
            town.way(5, [3, 4], road)
        }
    }

    @Test(
        "a street or a gate is used when it is open",
        arguments: [
            ([], [("access:conditional", "no @ (22:00-06:00)")], [nil: true, "12:00": true, "23:00": false]),
            (
                [("access", "no"), ("access:conditional", "yes @ (06:00-22:00)")], [],
                [nil: false, "12:00": true, "23:00": false]
            ),
            (
                [("bicycle", "no"), ("foot", "no"), ("bicycle:conditional", "yes @ (Mo-Fr 19:00-07:00)")], [],
                [nil: false, "12:00": false, "19:00": true]
            ),
            (
                [], [("barrier", "gate"), ("access", "no"), ("access:conditional", "yes @ (06:00-22:00)")],
                [nil: false, "05:59": false, "06:00": true, "21:59": true, "22:00": false]
            ),
            (
                [], [("barrier", "gate"), ("access:conditional", "no @ (22:00-06:00)")],
                [nil: true, "05:59": false, "06:00": true, "22:00": false]
            ),
            (
                [], [("barrier", "gate"), ("access", "no"), ("access:conditional", "yes @ (PH)")],
                [nil: false, "12:00": false]
            ),
            ([], [("barrier", "gate"), ("access", "private")], [nil: false, "12:00": false]),
            (
                [("oneway:conditional", "-1 @ (07:00-09:00)"), ("oneway:foot", "-1")], [],
                [nil: false, "08:00": false, "10:00": true]
            ),
            (
                [("oneway", "-1"), ("oneway:foot", "-1"), ("oneway:bicycle:conditional", "no @ (19:00-07:00)")], [],
                [nil: false, "12:00": false, "20:00": true]
            ),
            (
                [("access", "no"), ("access:forward:conditional", "yes @ (06:00-22:00)")], [],
                [nil: false, "12:00": true, "23:00": false]
            ),
            (
                [("access", "no"), ("access:backward:conditional", "yes @ (06:00-22:00)")], [],
                [nil: false, "12:00": false]
            ),
            (
                [("access:conditional", "no @ (08:00-20:00)"), ("access:forward:conditional", "yes @ (Su)")], [],
                [nil: false, "12:00": false, "21:00": true]
            ),
        ] as [(SmallTown.Tags, SmallTown.Tags, [String?: Bool])])
    func open(way: SmallTown.Tags, node: SmallTown.Tags, expected: [String?: Bool]) throws {
        // The fourth case's tags stand on the node, the first's on the way.
        let isBarrier = node.contains { $0.key == "barrier" }
        let (tags, nodeTags) = isBarrier ? (way, node) : (way + node, [])
        let map = try Self.town(way: Self.road + tags, node: nodeTags).graph
        for (time, isOpen) in expected {
            let moment = try time.map { try #require(LocalTime("2026-06-01T\($0)")) }
            let graph = moment.map { map.departing(at: $0) } ?? map
            let ways = try Self.ways(graph, from: 1, to: 5)
            #expect(ways.contains(2) == isOpen, "\(time ?? "any time"): \(ways)")
            #expect(!ways.isEmpty)
            // A map that was built for that time says the same.
            #expect(
                try Self.ways(try Self.town(way: Self.road + tags, node: nodeTags, at: moment).graph, from: 1, to: 5)
                    == ways)
        }
    }

    @Test("behind gates that are shut a park is an island; when they are open it is none")
    func park() throws {
        let gate: SmallTown.Tags = [
            ("barrier", "gate"), ("access", "no"), ("access:conditional", "yes @ (06:00-22:00)"),
        ]
        let night: SmallTown.Tags = [("barrier", "gate"), ("access:conditional", "no @ (22:00-06:00)")]
        for (tags, standing) in [(gate, true), (night, false)] {
            let map = try SmallTown.build { town in
                for (id, east) in [(1, 0), (2, 100), (5, 300), (6, 400)] as [(Int64, Int32)] { town.node(id, east, 0) }
                town.node(3, 150, 0, tags)
                town.node(4, 250, 0, tags)
                for (id, east) in [(7, 0), (8, 400)] as [(Int64, Int32)] { town.node(id, east, 200) }
                town.way(1, [1, 2], Self.road)
                town.way(2, [2, 3, 4, 5], [("highway", "cycleway")])
                town.way(3, [5, 6], Self.road)
                town.way(4, [1, 7, 8, 6], Self.road)
            }.graph
            func islands(_ time: String?) -> [Bool] {
                let graph = time.flatMap { LocalTime($0) }.map { map.departing(at: $0) } ?? map
                return graph.edges(ofWay: 2).map { graph.attributes(of: $0).isIsland }
            }
            #expect(islands(nil) == [false, standing, false])
            #expect(islands("2026-06-01T12:00") == [false, false, false])
            #expect(islands("2026-06-01T23:00") == [false, true, false])
            // A place in the park is put onto the park's road only when one gets there.
            let place = map.coordinate(ofNode: map.ends(of: map.edges(ofWay: 2)[1]).first)
            #expect(
                map.departing(at: try #require(LocalTime("2026-06-01T12:00"))).snap(near: place, within: 500) != nil)
        }
    }

    @Test("without a time all is as without the street that opens at certain times")
    func unchanged() throws {
        func town(_ isThere: Bool) throws -> (graph: RoadGraph, summary: ImportSummary) {
            try SmallTown.build { town in
                for (id, east, north) in [(1, 0, 0), (2, 200, 0), (3, 400, 0), (4, 200, 200), (5, 200, -200)]
                    as [(Int64, Int32, Int32)]
                {
                    town.node(id, east, north)
                }
                town.way(1, [1, 2, 3], [("highway", "primary")])
                if isThere {
                    town.way(
                        2, [4, 2, 5], Self.road + [("access", "no"), ("access:conditional", "yes @ (06:00-22:00)")])
                }
            }
        }
        let (with, without) = (try town(true), try town(false))
        #expect(with.summary.timedWays == 1 && with.summary.waysKept == without.summary.waysKept)
        #expect(with.graph.nodeDelays(onWay: 1) == ["none none", "none none"])
        #expect(with.summary.turnsAcrossTraffic == 0)
        let place = with.graph.coordinate(ofNode: with.graph.ends(of: with.graph.edges(ofWay: 2)[0]).first)
        let snap = try #require(with.graph.snap(near: place, within: 500))
        #expect(with.graph.osmWayID(of: snap.edge) == 1)
        #expect(snap.distance == without.graph.snap(near: place, within: 500)?.distance)
    }

    @Test("what becomes worse on the way is told")
    func changes() throws {
        let gate: SmallTown.Tags = [("barrier", "gate"), ("access:conditional", "no @ (22:00-06:00)")]
        func changes(_ way: SmallTown.Tags, _ node: SmallTown.Tags, _ time: String) throws -> [TimeChange] {
            let town = try SmallTown.build { town in
                for (id, east) in [(1, 0), (2, 1000), (4, 2000)] as [(Int64, Int32)] { town.node(id, east, 0) }
                town.node(3, 1500, 0, node)
                town.way(1, [1, 2], Self.road)
                town.way(2, [2, 3, 4], Self.road + way)
            }.graph
            let graph = town.departing(at: try #require(LocalTime(time)))
            var router = Router(graph: graph)
            let first = try #require(graph.edges(ofWay: 1).first)
            let last = try #require(graph.edges(ofWay: 2).last)
            let leg = router.leg(from: graph.snap(onto: first, at: 0.1), to: graph.snap(onto: last, at: 0.9))
            return Route(legs: [try #require(leg)]).timeChanges(on: graph)
        }
        let found = try changes([], gate, "2026-06-01T21:58")
        #expect(found.map(\.isClosed) == [true] && found.first?.time == LocalTime("2026-06-01T22:00"))
        #expect(try changes([], gate, "2026-06-01T21:00").isEmpty)
        let street = try changes([("vehicle:conditional", "no @ (22:00-06:00)")], [], "2026-06-01T21:59")
        #expect(street.map(\.isClosed) == [false] && street.first?.time == LocalTime("2026-06-01T22:00"))
        #expect(try changes([("vehicle:conditional", "no @ (06:00-21:59)")], [], "2026-06-01T21:59").isEmpty)
    }

    /// A grid of streets with tags and gates that are drawn: the map for any time says at a departure what a map
    /// says that is built for that moment.
    @Test("a departure is as a map that is built for the moment", arguments: 1...12 as ClosedRange<UInt64>)
    func builtForTheMoment(seed: UInt64) throws {
        func fill(_ town: inout SmallTown) {
            var generator = SeededGenerator(seed: seed)
            let all = ["07:00-09:00", "22:00-06:00", "Mo-Fr", "Sa,Su 10:00-18:00", "PH", "Mo-Fr; PH off", "weight>3"]
            // A way has no more different conditions than a decision table.
            var known = all
            func condition() -> String { generator.pick(known) ?? "24/7" }
            func access(
                _ keys: [String], _ values: [String] = ["no", "yes", "destination", "dismount", "private"]
            ) -> SmallTown.Tags {
                var tags: SmallTown.Tags = []
                for key in keys where generator.chance(0.25) {
                    if generator.chance(0.6) { tags.append((key, generator.pick(values) ?? "no")) }
                    let clauses = (0...generator.next(below: 2)).map { _ in
                        "\(generator.pick(values) ?? "no") @ (\(condition()))"
                    }
                    tags.append((key + ":conditional", clauses.joined(separator: "; ")))
                }
                return tags
            }
            let side: Int64 = 5
            for row in 0..<side {
                for column in 0..<side {
                    var tags: SmallTown.Tags = []
                    if generator.chance(0.3) {
                        // Those that delay nobody: delays do not depend on the time.
                        tags =
                            [("barrier", generator.pick(["entrance", "sally_port"]) ?? "entrance")]
                            + access(["access"], ["no", "yes", "private"])
                    }
                    town.node(row * side + column + 1, Int32(column * 150), Int32(row * 150), tags)
                }
            }
            var ways: [(id: Int64, ends: [Int64])] = []
            for node in 1...side * side {
                for next in [node % side == 0 ? 0 : node + 1, node + side] where next > 0 && next <= side * side {
                    known = Array(all.shuffled(using: &generator).prefix(4))
                    ways.append((Int64(ways.count) + 1, [node, next]))
                    // Alike in traffic, since that decides in which of the ways at a junction a barrier stands.
                    var tags =
                        Self.road + [("motor_vehicle", "yes")]
                        + access(["access", "vehicle", "bicycle", "foot", "bicycle:forward", "access:backward"])
                    if generator.chance(0.2) { tags.append(("oneway", "yes")) }
                    if generator.chance(0.2) {
                        tags.append(
                            ("oneway:conditional", "\(generator.chance(0.5) ? "yes" : "no") @ (\(condition()))"))
                    }
                    if generator.chance(0.1) { tags.append(("oneway:bicycle:conditional", "no @ (\(condition()))")) }
                    town.way(ways[ways.count - 1].id, [node, next], tags)
                }
            }
        }
        let map = try SmallTown.build(fill).graph
        var (found, lost) = (0, 0)
        for time in ["2026-06-01T08:00", "2026-06-01T12:00", "2026-06-06T23:00"] {
            let moment = try #require(LocalTime(time))
            let departed = map.departing(at: moment)
            let built = try SmallTown.build(at: moment, fill).graph
            var mine = Router(graph: departed)
            var other = Router(graph: built)
            // From the middle of ways, which are edges in both.
            for edge in built.edges {
                let own = departed.edges(ofWay: built.osmWayID(of: edge))
                try #require(own.count == 1)
                let (one, two) = (departed.attributes(of: own[0]), built.attributes(of: edge))
                #expect(one.forward == two.forward && one.backward == two.backward, "seed \(seed), \(time)")
                #expect(one.isDestinationOnly == two.isDestinationOnly)
                for end in built.edges where end.rawValue % 5 == edge.rawValue % 5 {
                    let goal = departed.edges(ofWay: built.osmWayID(of: end))[0]
                    let expected = other.leg(from: built.snap(onto: edge, at: 0.5), to: built.snap(onto: end, at: 0.5))
                    let leg = mine.leg(
                        from: departed.snap(onto: own[0], at: 0.5), to: departed.snap(onto: goal, at: 0.5))
                    #expect(
                        (leg == nil) == (expected == nil),
                        "seed \(seed), \(time), \(built.osmWayID(of: edge)) to \(built.osmWayID(of: end))")
                    if expected == nil { lost += 1 } else { found += 1 }
                    guard let leg, let expected else { continue }
                    #expect(
                        abs(leg.duration - expected.duration) < 0.1,
                        "seed \(seed), \(time), \(leg.segments.map { departed.osmWayID(of: $0.edge) }) \(expected.segments.map { built.osmWayID(of: $0.edge) })"
                    )
                }
            }
        }
        #expect(found > 300, "\(found) \(lost)")
    }
}
