import EngineTestSupport
import Geodesy
import Support
import TestSupport
import Testing

@testable import RoadMap
@testable import Routing

@Suite("Places on streets, as map matching looks for them")
struct StreetPlaceTests {
    /// Compares with a query that remembers nothing, at a place drawn at will.
    private func compare(
        _ graph: RoadGraph, _ place: Coordinate, using generator: inout SeededGenerator,
        _ workspace: inout StreetWorkspace, seed: UInt64
    ) -> Int {
        let radius = generator.pick([0, 20, 40, 80, 300, 3_000.0]) ?? 0
        let limit = generator.pick([1, 2, 5, 24, .max]) ?? 1
        workspace.findPlaces(near: place, within: radius, limit: limit, in: graph)
        let snaps = graph.snaps(near: place, within: radius, limit: limit, islands: .equal)
        let places = workspace.places
        #expect(places.map(\.edge) == snaps.map(\.edge), "seed \(seed), \(radius) m around \(place)")
        for (street, snap) in zip(places, snaps) where street.edge == snap.edge {
            #expect(street.distance == snap.distance)
            #expect(
                street.length == graph.length(of: snap.edge) && street.attributes == graph.attributes(of: snap.edge))
            let both: TravelDirections = [.forward, .backward]
            #expect(street.isOneWay == (snap.directions != both))
            // What is within 1 cm of a junction is there for a snap.
            #expect((street.along - snap.fraction * street.length).magnitude < 0.02)
        }
        return places.count
    }

    private func near(
        _ place: Coordinate, _ metres: ClosedRange<Double>, using generator: inout SeededGenerator
    ) -> Coordinate {
        place.destination(bearing: generator.next(in: 0...360.0), distance: generator.next(in: metres))
    }

    @Test(
        "are those of a query that remembers nothing, on a walk with jumps from map to map",
        arguments: 1...6 as ClosedRange<UInt64>)
    func walk(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let graphs = [
            try RandomNetwork.graph(nodes: 400, seed: seed), try RandomNetwork.graph(nodes: 400, seed: seed + 100),
            try RandomNetwork.graph(nodes: 2, seed: seed),
        ]
        var workspace = StreetWorkspace()
        var graph = graphs[0]
        var place = graph.coordinate(ofNode: 0)
        var found = 0
        for _ in 0..<400 {
            switch generator.next(below: 20) {
            case 0:
                graph = generator.pick(graphs) ?? graph
                place = graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount)))
            case 1: place = near(place, 0...30_000, using: &generator)
            case 2: place = graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount)))
            default: place = near(place, 0...60, using: &generator)
            }
            found += compare(graph, place, using: &generator, &workspace, seed: seed)
        }
        #expect(found > 500)
    }

    @Test("are none off the Earth, and those of all the map within an endless radius, even at a pole")
    func ends() throws {
        let graph = try RandomNetwork.graph(nodes: 30, seed: 3)
        var workspace = StreetWorkspace()
        workspace.findPlaces(
            near: Coordinate(longitude: .nan, latitude: 0), within: 50, limit: 9, in: graph)
        #expect(workspace.places.isEmpty)
        for latitude in [-90, 0, 90.0] {
            let place = Coordinate(longitude: 180, latitude: latitude)
            workspace.findPlaces(near: place, within: 0, limit: 9, in: graph)
            #expect(workspace.places.isEmpty)
            workspace.findPlaces(near: place, within: .infinity, limit: .max, in: graph)
            #expect(workspace.places.count == graph.edgeCount)
        }
    }

    @Test(
        "are those of a query that remembers nothing in real places",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)),
        arguments: ["moscow.osm.gz", "liechtenstein.osm.pbf"])
    func extracts(name: String) throws {
        let seed: UInt64 = 4
        var generator = SeededGenerator(seed: seed)
        let graph = try TestMaps.extract(name)
        var workspace = StreetWorkspace()
        var place = graph.coordinate(ofNode: NodeID(graph.nodeCount / 2))
        for _ in 0..<500 {
            place =
                generator.chance(0.02)
                ? graph.coordinate(ofNode: NodeID(generator.next(below: graph.nodeCount)))
                : near(place, 0...60, using: &generator)
            _ = compare(graph, place, using: &generator, &workspace, seed: seed)
        }
    }

    @Test("A search along streets takes no directions from another map", arguments: 1...4 as ClosedRange<UInt64>)
    func directions(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // More edges than directions are kept of.
        let graphs = [
            try RandomNetwork.graph(nodes: 900, seed: seed), try RandomNetwork.graph(nodes: 900, seed: seed + 100),
        ]
        let surcharges = StreetSearch.Surcharges(pushing: 1, againstSign: 1, entering: 10, turning: 30)
        var search = StreetSearch()
        var found = 0
        for _ in 0..<100 {
            let graph = generator.pick(graphs) ?? graphs[0]
            let start = DirectedEdge(generator.next(below: 2 * graph.edgeCount))
            var fresh = StreetSearch()
            search.run(from: start, within: 800, contraflow: [], surcharges, in: graph)
            fresh.run(from: start, within: 800, contraflow: [], surcharges, in: graph)
            for packed in DirectedEdge(0)..<DirectedEdge(2 * graph.edgeCount) {
                let (one, other) = (search.reached(packed), fresh.reached(packed))
                #expect(one?.metres == other?.metres && one?.surcharge == other?.surcharge, "seed \(seed)")
                found += one == nil ? 0 : 1
            }
        }
        #expect(found > 500)
    }
}
