import EngineTestSupport
import MapBuilding
import OpenStreetMap
import RoadMap
import Routing
import TestSupport
import Testing

@Suite("Turn restrictions")
struct TurnRestrictionImportTests {
    /// Which turns at a crossing remain: ways 1 west, 2 north, 3 east, 4 south meet at node 10; way 5 goes on from the
    /// north's far end to the west's.
    private func turns(
        _ tags: [(key: String, value: String)],
        members: [(kind: OSMBlock.Member.Kind, id: Int64, role: String)] = [
            (.way, 1, "from"), (.node, 10, "via"), (.way, 2, "to"),
        ], wayTags: [Int64: [(key: String, value: String)]] = [:], at time: LocalTime? = nil,
        departure: LocalTime? = nil
    ) throws -> (allowed: Set<String>, summary: ImportSummary, graph: RoadGraph) {
        var builder = OSMBlockBuilder()
        for (id, x, y) in [(1, -9_000, 0), (2, 0, 5_000), (3, 9_000, 0), (4, 0, -5_000), (10, 0, 0)]
            as [(Int64, Int32, Int32)]
        {
            builder.addNode(id: id, longitude: 614_000_000 + x, latitude: 551_000_000 + y)
        }
        for way in [1, 2, 3, 4] as [Int64] {
            builder.addWay(id: way, nodes: [way, 10], tags: wayTags[way] ?? [("highway", "residential")])
        }
        builder.addWay(id: 5, nodes: [2, 1], tags: [("highway", "residential")])
        builder.addRelation(id: 1, members: members, tags: [("type", "restriction")] + tags)
        let folder = try TemporaryFolder()
        let path = folder.path("a.osm.pbf")
        try PBFWriter.write([builder.finish()], header: OSMHeader(), to: path)
        let result = try MapBuilder(program: "test", time: time).build(from: OSMFileReader(path: path))
        let map = try RoadGraph(bytes: result.bytes)
        let graph = departure.map { map.departing(at: $0) } ?? map
        #expect(try MapFile(bytes: result.bytes).findings().isEmpty)

        func middle(_ way: Int64) -> Snap {
            graph.snap(onto: graph.edges.first { graph.osmWayID(of: $0) == way } ?? 0, at: 0.5)
        }
        var router = Router(graph: graph)
        var allowed: Set<String> = []
        for from in [1, 2, 3, 4] as [Int64] {
            for to in [1, 2, 3, 4] as [Int64] where from != to {
                let leg = router.leg(from: middle(from), to: middle(to))
                if leg?.segments.map({ graph.osmWayID(of: $0.edge) }) == [from, to] { allowed.insert("\(from)\(to)") }
            }
        }
        return (allowed, result.summary, graph)
    }

    @Test(
        "a restriction at certain times counts when it may hold, and without a time if that is by day",
        arguments: [
            ([("restriction:conditional", "no_left_turn @ (07:00-19:00)")], nil, true),
            ([("restriction:conditional", "no_left_turn @ (21:00-05:00)")], nil, false),
            ([("restriction:conditional", "no_left_turn @ (Mo-Fr 07:00-09:00)")], "2026-06-01T08:00", true),
            ([("restriction:conditional", "no_left_turn @ (Mo-Fr 07:00-09:00)")], "2026-06-01T09:00", false),
            ([("restriction:conditional", "no_left_turn @ (Mo-Fr 07:00-09:00)")], "2026-06-06T08:00", false),
            ([("restriction:conditional", "no_left_turn @ (PH 07:00-09:00)")], "2026-06-06T08:00", true),
            ([("restriction:conditional", "no_left_turn @ (07:00-19:00)"), ("except", "bicycle")], nil, false),
            ([("restriction:conditional", "no_left_turn @ (weight>7.5)")], "2026-06-01T08:00", false),
            (
                [("restriction", "no_left_turn"), ("restriction:conditional", "none @ (Sa,Su)")], "2026-06-06T08:00",
                false
            ),
            ([("restriction", "no_left_turn"), ("restriction:conditional", "none @ (Sa,Su)")], nil, true),
            (
                [
                    ("restriction", "no_left_turn"), ("day_on", "Monday"), ("day_off", "Friday"), ("hour_on", "07:30"),
                    ("hour_off", "09:30"),
                ], "2026-06-05T09:29", true
            ),
            (
                [
                    ("restriction", "no_left_turn"), ("day_on", "Monday"), ("day_off", "Friday"), ("hour_on", "07:30"),
                    ("hour_off", "09:30"),
                ], "2026-06-05T09:30", false
            ),
            ([("restriction", "no_left_turn"), ("hour_on", "22:00"), ("hour_off", "05:00")], nil, false),
            (
                [
                    ("restriction", "no_left_turn"), ("except", "bicycle"),
                    ("restriction:bicycle:conditional", "no_left_turn @ (10:00-14:00)"),
                ], "2026-06-01T12:00", true
            ),
            (
                [
                    ("restriction", "no_left_turn"), ("except", "bicycle"),
                    ("restriction:bicycle:conditional", "No_left_turn @ (10:00-14:00)"),
                ], "2026-06-01T15:00", false
            ),
        ] as [([(String, String)], String?, Bool)])
    func timed(tags: [(String, String)], time: String?, counts: Bool) throws {
        let allowed = try turns(tags, at: time.flatMap { LocalTime($0) }).allowed
        let expected = counts ? Self.all.subtracting(["12"]) : Self.all
        #expect(allowed == expected, "\(tags) \(time ?? "any time")")
        // The same from a map for any time.
        let departing = try turns(tags, departure: time.flatMap { LocalTime($0) })
        #expect(departing.allowed == expected, "\(tags) departing \(time ?? "at any time")")
    }

    @Test("a relation may forbid a turn at some times, and all others at other times")
    func noAndOnly() throws {
        let tags = [("restriction:conditional", "no_left_turn @ (07:00-09:00); only_left_turn @ (15:00-17:00)")]
        func allowed(_ time: String) throws -> Set<String> { try turns(tags, departure: LocalTime(time)).allowed }
        #expect(try allowed("2026-06-01T08:00") == Self.all.subtracting(["12"]))
        #expect(try allowed("2026-06-01T12:00") == Self.all)
        #expect(try allowed("2026-06-01T16:00") == Self.all.subtracting(["13", "14"]))
    }

    @Test("turning round behind a restricted turn is as free at other times as anywhere")
    func noDetour() throws {
        // Past the junction to the east, round on the road, and back to the north: free unless the left turn is restricted.
        let tags = [("restriction:conditional", "no_left_turn @ (07:00-09:00)")]
        for (time, copies) in [("2026-06-01T08:00", false), ("2026-06-01T12:00", true)] {
            let graph = try turns(tags, departure: LocalTime(time)).graph
            var router = Router(graph: graph)
            func edge(_ way: Int64) throws -> EdgeID {
                try #require(graph.edges.first { graph.osmWayID(of: $0) == way })
            }
            let (west, north) = (graph.snap(onto: try edge(1), at: 0.5), graph.snap(onto: try edge(2), at: 0.5))
            let ways = router.leg(from: west, to: north)?.segments.map { graph.osmWayID(of: $0.edge) }
            #expect((ways == [1, 2]) == copies, "\(time) \(ways ?? [])")
        }
    }

    private static let all: Set<String> = ["12", "13", "14", "21", "23", "24", "31", "32", "34", "41", "42", "43"]

    @Test("a turn that is forbidden is left out, the others stay")
    func no() throws {
        let (allowed, summary, _) = try turns([("restriction", "no_left_turn")])
        #expect(allowed == Self.all.subtracting(["12"]))
        #expect(summary.turnRestrictions == 1 && summary.unclearTurnRestrictions == 0)
    }

    @Test("where only one turn is permitted all others from that way are left out")
    func only() throws {
        #expect(try turns([("restriction", "only_left_turn")]).allowed == Self.all.subtracting(["13", "14"]))
    }

    @Test("several ways may be entered from or left to")
    func several() throws {
        let noEntry = try turns(
            [("restriction", "no_entry")],
            members: [(.way, 1, "from"), (.way, 3, "from"), (.node, 10, "via"), (.way, 2, "to")])
        #expect(noEntry.allowed == Self.all.subtracting(["12", "32"]))
        let noExit = try turns(
            [("restriction", "no_exit")],
            members: [(.way, 1, "from"), (.node, 10, "via"), (.way, 2, "to"), (.way, 4, "to")])
        #expect(noExit.allowed == Self.all.subtracting(["12", "14"]))
    }

    @Test("bicycles are excepted where the tags say so")
    func exceptions() throws {
        #expect(try turns([("restriction", "no_left_turn"), ("except", "psv;bicycle")]).allowed == Self.all)
        #expect(try turns([("restriction:hgv", "no_left_turn")]).allowed == Self.all)
        #expect(
            try turns([("restriction", "no_left_turn"), ("except", "psv")]).allowed == Self.all.subtracting(["12"]))
        let own = try turns([("restriction", "only_left_turn"), ("restriction:bicycle", "no_left_turn")])
        #expect(own.allowed == Self.all.subtracting(["12"]))
    }

    @Test("who pushes the bicycle walks, and turns as they like")
    func pushing() throws {
        let footway: [(key: String, value: String)] = [("highway", "footway")]
        #expect(try turns([("restriction", "no_left_turn")], wayTags: [2: footway]).allowed == Self.all)
    }

    @Test("a turn by way of another way is forbidden only to who comes from the first")
    func viaWay() throws {
        // From the south through the west way and on to way 5.
        let members: [(kind: OSMBlock.Member.Kind, id: Int64, role: String)] = [
            (.way, 4, "from"), (.way, 1, "via"), (.way, 5, "to"),
        ]
        let (allowed, summary, graph) = try turns([("restriction", "no_right_turn")], members: members)
        func ways(from start: Int64) throws -> [Int64] {
            func edge(_ way: Int64) throws -> EdgeID {
                try #require(graph.edges.first { graph.osmWayID(of: $0) == way })
            }
            var router = Router(graph: graph)
            let end = graph.snap(onto: try edge(5), at: 0.8)
            let leg = router.leg(from: graph.snap(onto: try edge(start), at: 0.5), to: end)
            return leg?.segments.map { graph.osmWayID(of: $0.edge) } ?? []
        }
        #expect(try ways(from: 3) == [3, 1, 5])
        #expect(try ways(from: 4) == [4, 2, 5])
        #expect(allowed == Self.all)
        #expect(summary.turnRestrictions == 1)
    }

    @Test("members that are missing or do not meet are counted and do no harm")
    func unclear() throws {
        for members in [
            [(.way, 1, "from"), (.node, 77, "via"), (.way, 2, "to")],
            [(.way, 1, "from"), (.node, 10, "via"), (.way, 99, "to")],
            [(.way, 5, "from"), (.node, 10, "via"), (.way, 2, "to")],
            [(.way, 3, "from"), (.way, 5, "via"), (.way, 2, "to")],
        ] as [[(OSMBlock.Member.Kind, Int64, String)]] {
            let (allowed, summary, _) = try turns([("restriction", "no_left_turn")], members: members)
            #expect(allowed == Self.all)
            #expect(summary.unclearTurnRestrictions == 1)
        }
        let without = try turns([("restriction", "no_left_turn")], members: [(.way, 1, "from"), (.way, 2, "to")])
        #expect(without.allowed == Self.all)
    }
}
