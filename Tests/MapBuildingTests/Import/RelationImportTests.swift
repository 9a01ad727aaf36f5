import EngineTestSupport
import MapBuilding
import OpenStreetMap
import RoadMap
import TestSupport
import Testing

@Suite("Routes, squares and ferries")
struct RelationImportTests {
    private static let street: SmallTown.Tags = [("highway", "residential")]

    /// Five streets one after the other, the third of which names a route of its own.
    private func streets(
        _ relations: [(Int64, SmallTown.Tags, [(OSMBlock.Member.Kind, Int64, String)])]
    ) throws -> (routes: [BicycleRoute], summary: ImportSummary) {
        let (graph, summary) = try SmallTown.build { town in
            for id in 1...6 { town.node(Int64(id), Int32(id) * 100, 0) }
            for id in 1...5 as ClosedRange<Int64> {
                town.way(id, [id, id + 1], Self.street + (id == 3 ? [("rcn", "yes")] : []))
            }
            for (id, tags, members) in relations { town.relation(id, members, tags) }
        }
        let routes = (1...5 as ClosedRange<Int64>).flatMap { way in
            graph.edges(ofWay: way).map { graph.attributes(of: $0).route }
        }
        return (routes, summary)
    }

    @Test("a way belongs to the most important of the routes that name it")
    func routes() throws {
        let (routes, summary) = try streets([
            (
                1, [("type", "route"), ("route", "bicycle"), ("network", "lcn")],
                [(.way, 1, ""), (.way, 2, "forward"), (.way, 3, "")]
            ),
            (2, [("type", "route"), ("route", "bicycle"), ("network", "ncn")], [(.way, 2, ""), (.node, 4, "")]),
            (3, [("type", "route"), ("route", "mtb")], [(.way, 4, ""), (.way, 99, "")]),
            (4, [("type", "route"), ("route", "bus"), ("network", "ncn")], [(.way, 5, "")]),
            (5, [("type", "route"), ("route", "bicycle"), ("network", "ncn"), ("state", "proposed")], [(.way, 5, "")]),
        ])
        #expect(routes == [.local, .national, .regional, .mountain, .none])
        #expect(summary.routeWays == 4)
    }

    @Test("the sections of a long route belong to it, even if relations go round in a circle")
    func sections() throws {
        let tags: SmallTown.Tags = [("type", "route"), ("route", "bicycle")]
        let (routes, _) = try streets([
            (1, tags + [("network", "lcn")], [(.way, 1, ""), (.relation, 2, "")]),
            (2, tags, [(.way, 2, ""), (.relation, 3, ""), (.relation, 88, "")]),
            (
                3, [("type", "superroute"), ("route", "bicycle"), ("network", "icn")],
                [(.relation, 1, ""), (.relation, 3, "")]
            ),
        ])
        #expect(routes == [.international, .international, .regional, .none, .none])
    }

    @Test("a square that is a relation is gone round along the ways that have no tags of their own")
    func squares() throws {
        let (graph, summary) = try SmallTown.build { town in
            for (id, east, north) in [(1, 0, 0), (2, 100, 0), (3, 100, 100), (4, 0, 100), (5, -100, 0), (6, 200, 100)]
                as [(Int64, Int32, Int32)]
            {
                town.node(id, east, north)
            }
            town.way(1, [5, 1], Self.street)
            town.way(2, [3, 6], Self.street)
            town.way(10, [1, 2, 3], [])
            town.way(11, [3, 4, 1], [("barrier", "wall")])
            town.way(12, [5, 6], [])
            town.relation(
                1, [(.way, 10, "outer"), (.way, 11, "outer"), (.way, 77, "inner")],
                [("type", "multipolygon"), ("highway", "pedestrian"), ("name", "Market"), ("bicycle", "yes")])
            town.relation(2, [(.way, 12, "outer")], [("type", "multipolygon"), ("natural", "wood")])
            // The lanes of a yard are mapped for themselves; its outline leads nowhere.
            town.relation(
                3, [(.way, 12, "outer")], [("type", "multipolygon"), ("highway", "service"), ("area", "yes")])
        }
        #expect(graph.edgeCount == 3 && summary.waysKept == 3)
        #expect(graph.leads(from: 1, to: 2))
        let square = try #require(graph.edges(ofWay: 10).first)
        #expect(graph.name(of: square) == "Market")
        #expect(graph.attributes(of: square).roadClass == .pedestrian)
    }

    @Test("squares need neither places inside ways nor the other way round")
    func squaresWithPlaces() throws {
        let text = """
            <osm><way id='1'><nd ref='1' lat='55.1' lon='61.4'/><nd ref='2' lat='55.1' lon='61.41'/>
            <tag k='highway' v='service'/></way><way id='2'><nd ref='2'/><nd ref='3'/></way>
            <way id='4'><nd ref='3' lat='55.11' lon='61.42'/><nd ref='4' lat='55.12' lon='61.42'/></way>
            <relation id='1'><member type='way' ref='4' role='outer'/><member type='way' ref='2' role='outer'/>
            <tag k='type' v='multipolygon'/><tag k='highway' v='pedestrian'/></relation>
            <node id='3' lat='55.11' lon='61.42'/><node id='2' lat='55.1' lon='61.41'/></osm>
            """
        let folder = try TemporaryFolder()
        let path = try folder.write(Array(text.utf8), as: "a.osm")
        let result = try MapBuilder(program: "test").build(from: OSMFileReader(path: path))
        let graph = try RoadGraph(bytes: result.bytes)
        #expect(graph.edgeCount == 3 && result.summary.missingNodes == 0)
        #expect(graph.leads(from: 1, to: 4))
    }

    @Test("a ferry is as fast as its whole length and its duration make it")
    func ferries() throws {
        func ferry(_ duration: String, pier: Int64 = 3) throws -> [Double?] {
            let graph = try SmallTown.build { town in
                town.node(1, 0, 0)
                town.node(2, 1000, 0)
                town.node(3, 3000, 0)
                town.node(4, 1000, 1000)
                town.way(1, [1, 2, pier], [("route", "ferry"), ("duration", duration)])
                town.way(2, [2, 4], [("route", "ferry"), ("duration", "soon")])
                town.way(3, [4, 1], Self.street)
            }.graph
            return (1...3 as ClosedRange<Int64>).flatMap { way in
                graph.edges(ofWay: way).map { graph.attributes(of: $0).ferrySpeed }
            }
        }
        // 3 km in a quarter of an hour are 12 km/h.
        #expect(try ferry("00:15") == [12 / 3.6, 12 / 3.6, nil, nil])
        #expect(try ferry("PT30M") == [6 / 3.6, 6 / 3.6, nil, nil])
        // A ferry to a place outside the extract.
        #expect(try ferry("00:15", pier: 99) == [nil, nil, nil])
    }

    @Test("a ferry that is a relation of ways without tags is used, unless it takes no bicycles")
    func ferryRelation() throws {
        func leads(_ tags: SmallTown.Tags) throws -> Bool {
            try SmallTown.build { town in
                for id in 1...4 as ClosedRange<Int64> { town.node(id, Int32(id) * 1000, 0) }
                town.way(1, [1, 2], Self.street)
                town.way(2, [2, 3], [])
                town.way(3, [3, 4], Self.street)
                town.relation(1, [(.way, 2, "")], [("type", "route"), ("route", "ferry")] + tags)
            }.graph.leads(from: 1, to: 3)
        }
        #expect(try leads([]))
        #expect(try leads([("bicycle", "yes")]))
        #expect(try !leads([("bicycle", "no")]))
    }

    @Test("a ferry that is a relation has one speed, by the length of all its ways and its duration")
    func ferryRelationDuration() throws {
        func speeds(_ lastNode: Int64) throws -> [Double?] {
            let (graph, _) = try SmallTown.build { town in
                for id in 1...5 as ClosedRange<Int64> { town.node(id, Int32(id - 1) * 1000, 0) }
                town.way(1, [1, 2], Self.street)
                town.way(2, [2, 3], [])
                town.way(3, [3, lastNode], [])
                town.relation(
                    1, [(.way, 2, ""), (.way, 3, "")],
                    [("type", "route"), ("route", "ferry"), ("duration", "00:15")])
            }
            return [2, 3].flatMap { way in graph.edges(ofWay: way).map { graph.attributes(of: $0).ferrySpeed } }
        }
        // Three kilometres in a quarter of an hour.
        #expect(try speeds(5) == [12 / 3.6, 12 / 3.6])
        #expect(try speeds(99) == [nil])
    }

    @Test("a lift that is a relation of ways without tags is used, and one without bicycles is not")
    func elevatorRelation() throws {
        func leads(_ tags: SmallTown.Tags) throws -> Bool {
            try SmallTown.build { town in
                for (id, east, north) in [(1, 0, 0), (2, 100, 0), (3, 100, 100), (4, 200, 100)]
                    as [(Int64, Int32, Int32)]
                {
                    town.node(id, east, north)
                }
                town.way(1, [1, 2], Self.street)
                town.way(2, [2, 3, 2], [])
                town.way(3, [3, 4], Self.street)
                town.relation(1, [(.way, 2, "outer")], [("type", "multipolygon"), ("highway", "elevator")] + tags)
            }.graph.leads(from: 1, to: 3)
        }
        #expect(try leads([]))
        #expect(try leads([("bicycle", "yes")]))
        #expect(try !leads([("bicycle", "no")]))
    }

    @Test("relations, ways and nodes may come in any order, in blocks of any size")
    func order() throws {
        var nodes = OSMBlockBuilder()
        var ways = OSMBlockBuilder()
        var relations = OSMBlockBuilder()
        for id in 1...6 as ClosedRange<Int64> {
            nodes.addNode(
                id: id, longitude: 614_000_000 + Int32(id) * 10_000, latitude: 551_000_000,
                tags: id == 3 ? [("barrier", "gate"), ("access", "no")] : id == 4 ? [("barrier", "bollard")] : [])
        }
        for id in 1...4 as ClosedRange<Int64> { ways.addWay(id: id, nodes: [id, id + 1], tags: Self.street) }
        ways.addWay(id: 5, nodes: [5, 6])
        relations.addRelation(
            id: 1, members: [(.way, 5, "outer")], tags: [("type", "multipolygon"), ("highway", "pedestrian")])
        relations.addRelation(
            id: 2, members: [(.way, 2, "")], tags: [("type", "route"), ("route", "bicycle"), ("network", "rcn")])
        let folder = try TemporaryFolder()
        func map(_ blocks: [OSMBlock], _ name: String) throws -> Set<String> {
            let path = folder.path(name)
            try PBFWriter.write(blocks, header: OSMHeader(), to: path)
            let graph = try RoadGraph(bytes: MapBuilder(program: "test").build(from: OSMFileReader(path: path)).bytes)
            return Set(
                graph.edges.map {
                    "\(graph.osmWayID(of: $0)) \(graph.attributes(of: $0)) \(graph.shape(of: $0))"
                })
        }
        let usual = try map([nodes.block, ways.block, relations.block], "a.osm.pbf")
        #expect(usual.count == 5)
        #expect(try map([relations.block, nodes.block, ways.block], "b.osm.pbf") == usual)
        #expect(try map([relations.block, ways.block, OSMBlock(), nodes.block], "c.osm.pbf") == usual)
    }
}
