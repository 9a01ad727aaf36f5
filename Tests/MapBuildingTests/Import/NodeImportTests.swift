import EngineTestSupport
import MapBuilding
import OpenStreetMap
import RoadMap
import TestSupport
import Testing

@Suite("What stands on nodes")
struct NodeImportTests {
    private static let street: SmallTown.Tags = [("highway", "residential")]
    private static let cycleway: SmallTown.Tags = [("highway", "cycleway")]
    private static let mainRoad: SmallTown.Tags = [("highway", "primary")]

    /// A street of 300 m with something in its middle, and further streets at both ends.
    private func street(
        with tags: SmallTown.Tags, _ wayTags: SmallTown.Tags = street
    ) throws -> (graph: RoadGraph, summary: ImportSummary) {
        try SmallTown.build { town in
            town.node(1, -150, 0)
            town.node(2, 0, 0, tags)
            town.node(3, 150, 0)
            town.way(1, [1, 2, 3], wayTags)
            for (id, east) in [(4, -150), (5, 150)] as [(Int64, Int32)] {
                town.node(id, east, 150)
                town.node(id + 2, east, -150)
                town.way(id, [id, id == 4 ? 1 : 3, id + 2], Self.street)
            }
        }
    }

    @Test("what cannot be passed closes the way")
    func closed() throws {
        let (graph, summary) = try street(with: [("barrier", "gate"), ("access", "private")])
        #expect(graph.nodeDelays(onWay: 1) == ["none none", "none none"])
        #expect(!graph.leads(from: 1, to: 5) && graph.leads(from: 1, to: 4))
        #expect(summary.nodes == 8 && summary.closedBarriers == 1)
        // One of the halves is an island, although both have an end at the same place.
        #expect(summary.islandEdges == 3)
    }

    @Test("what hinders costs time at its place, from both sides")
    func nodeDelay() throws {
        let (graph, summary) = try street(with: [("barrier", "gate")])
        #expect(graph.nodeDelays(onWay: 1) == ["gate none", "none gate"])
        #expect(graph.leads(from: 1, to: 5))
        #expect(summary.obstacles == 1 && summary.closedBarriers == 0 && summary.islandEdges == 0)
    }

    @Test("what hinders nobody cuts no way")
    func free() throws {
        for tags in [("highway", "crossing"), ("traffic_calming", "bump"), ("barrier", "entrance"), ("note", "gate")] {
            #expect(try street(with: [tags]).graph.nodeDelays(onWay: 1) == ["none none"])
        }
        #expect(try street(with: [("traffic_calming", "chicane")]).graph.nodeDelays(onWay: 1) == ["none none"])
        #expect(
            try street(with: [("traffic_calming", "chicane")], Self.cycleway).graph.nodeDelays(onWay: 1)
                == ["narrowing none", "none narrowing"])
    }

    @Test("a sign is obeyed by those whom it is for")
    func directions() throws {
        func signals(_ direction: String) throws -> [String] {
            try street(with: [("highway", "traffic_signals"), ("traffic_signals:direction", direction)])
                .graph.nodeDelays(onWay: 1)
        }
        #expect(try signals("forward") == ["signals none", "none none"])
        #expect(try signals("backward") == ["none none", "none signals"])
        #expect(try signals("both") == ["signals none", "none signals"])
        let stop = try street(with: [("highway", "stop"), ("direction", "forward")]).graph
        #expect(stop.nodeDelays(onWay: 1) == ["crossing none", "none none"])
        #expect(try street(with: [("highway", "traffic_signals")]).summary.signals == 1)
    }

    @Test("a barrier on a junction bars the lesser way")
    func junctions() throws {
        func junction(_ tags: SmallTown.Tags) throws -> RoadGraph {
            try SmallTown.build { town in
                town.node(1, -150, 0)
                town.node(2, 0, 0, tags)
                town.node(3, 150, 0)
                town.node(4, 0, -150)
                town.way(1, [1, 2, 3], Self.street)
                town.way(2, [4, 2], [("highway", "service")])
            }.graph
        }
        let closed = try junction([("barrier", "gate"), ("access", "private")])
        #expect(closed.leads(from: 1, to: 1) && !closed.leads(from: 1, to: 2))
        let gate = try junction([("barrier", "gate")])
        #expect(gate.nodeDelays(onWay: 1) == ["none none", "none none"])
        #expect(gate.nodeDelays(onWay: 2) == ["gate none"])
    }

    /// A cycleway from south to north over a main road from west to east.
    private func crossing(_ tags: SmallTown.Tags, road: SmallTown.Tags = mainRoad) throws -> RoadGraph {
        try SmallTown.build { town in
            town.node(1, -150, 0)
            town.node(2, 0, 0, tags)
            town.node(3, 150, 0)
            town.node(4, 0, -150)
            town.node(5, 0, 150)
            town.way(1, [1, 2, 3], road)
            town.way(2, [4, 2, 5], Self.cycleway)
        }.graph
    }

    @Test("a crossing is for those who cross, whether it is mapped or not")
    func crossings() throws {
        let delayed = ["crossing none", "none crossing"]
        let free = ["none none", "none none"]
        for tags in [[], [("highway", "crossing")]] as [SmallTown.Tags] {
            let graph = try crossing(tags)
            #expect(graph.nodeDelays(onWay: 1) == free)
            #expect(graph.nodeDelays(onWay: 2) == delayed)
        }
        let zebra: SmallTown.Tags = [("highway", "crossing"), ("crossing", "zebra")]
        #expect(try crossing(zebra).nodeDelays(onWay: 2) == delayed)
        #expect(try crossing(zebra, road: [("highway", "secondary")]).nodeDelays(onWay: 2) == free)
        #expect(try crossing([], road: [("highway", "secondary")]).nodeDelays(onWay: 2) == delayed)
        #expect(try crossing([], road: Self.street).nodeDelays(onWay: 2) == free)
        let signals = try crossing([("highway", "crossing"), ("crossing", "traffic_signals")])
        #expect(signals.nodeDelays(onWay: 1) == free)
        #expect(signals.nodeDelays(onWay: 2) == ["signals none", "none signals"])
    }

    @Test("the signals of one junction count once, with two carriageways or with stop lines")
    func manySignals() throws {
        let signals: SmallTown.Tags = [("highway", "traffic_signals")]
        let carriageways = try SmallTown.build { town in
            for (id, north) in [(1, -150), (2, 0), (3, 20), (4, 150)] as [(Int64, Int32)] {
                town.node(id, 0, north, id == 2 || id == 3 ? signals : [])
            }
            for (id, north) in [(5, 0), (7, 20)] as [(Int64, Int32)] {
                town.node(id, -150, north)
                town.node(id + 1, 150, north)
                town.way(id, [id, id == 5 ? 2 : 3, id + 1], Self.mainRoad + [("oneway", "yes")])
            }
            town.way(1, [1, 2, 3, 4], Self.street)
        }.graph
        #expect(carriageways.nodeDelays(onWay: 1) == ["signals none", "none none", "none signals"])

        let stopLines = try SmallTown.build { town in
            for (id, east) in [(1, -150), (2, -15), (3, 0), (4, 15), (5, 150)] as [(Int64, Int32)] {
                town.node(id, east, 0, id == 2 || id == 4 ? signals : [])
            }
            town.node(6, 0, 150)
            town.way(1, [1, 2, 3, 4, 5], Self.mainRoad)
            town.way(2, [6, 3], Self.street)
        }.graph
        #expect(
            stopLines.nodeDelays(onWay: 1) == ["signals none", "none none", "none none", "none signals"])
    }

    @Test("nodes may come in any order, and of repeated ones the first counts")
    func order() throws {
        let (graph, _) = try SmallTown.build { town in
            town.node(3, 150, 0)
            town.node(2, 0, 0, [("barrier", "stile")])
            town.node(1, -150, 0, [("ele", "5")])
            town.node(2, 0, 0, [("barrier", "wall")])
            town.way(1, [1, 2, 3], Self.street)
        }
        #expect(graph.nodeDelays(onWay: 1) == ["carry none", "none carry"])
    }

    @Test(
        "real extracts have barriers, signals and crossings",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func extract() throws {
        let reader = try OSMFileReader(path: RealData.path("osm/heidelberg.osm.pbf"))
        let result = try MapBuilder(program: "test").build(from: reader)
        #expect(result.summary.closedBarriers > 100 && result.summary.obstacles > 1000)
        #expect(result.summary.signals > 300)
        let graph = try RoadGraph(bytes: result.bytes)
        let found = Set(graph.edges.map { graph.attributes(of: $0).forwardNodeDelay })
        #expect(found == Set(NodeDelay.allCases).subtracting([.acrossTraffic]))
    }
}
