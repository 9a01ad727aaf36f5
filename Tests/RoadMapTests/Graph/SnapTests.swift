import EngineTestSupport
import Geodesy
import MapBuilding
import RoadMap
import Support
import Testing

@Suite("Snapping")
struct SnapTests {
    @Test("the index finds the same edges as looking at every edge", arguments: 1...8)
    func equalsBruteForce(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 200, seed: seed)
        var generator = SeededGenerator(seed: seed)
        let box = try #require(graph.bounds)
        for _ in 0..<60 {
            let place = Coordinate(
                longitude: generator.next(in: box.west - 0.01...box.east + 0.01),
                latitude: generator.next(in: box.south - 0.01...box.north + 0.01))
            let radius = generator.next(in: 10...600.0)
            let limit = 1 + generator.next(below: 5)
            let found = graph.snaps(near: place, within: radius, limit: limit)
            let expected = bruteForce(graph, place, radius, limit)
            // Edges that meet in the nearest junction are equally near, so distances are compared, not edges.
            #expect(found.count == expected.count, "seed \(seed) at \(place)")
            #expect(Set(found.map(\.edge)).count == found.count)
            for (snap, other) in zip(found, expected) {
                #expect(abs(snap.distance - other.distance) < 0.05, "seed \(seed) at \(place)")
                #expect(abs(snap.coordinate.distance(to: place) - snap.distance) < 0.05)
                #expect((0...1).contains(snap.fraction))
                let line = Polyline(graph.shape(of: snap.edge))
                let onLine = try #require(line.coordinate(at: snap.fraction * line.length))
                #expect(onLine.distance(to: snap.coordinate) < 0.05)
            }
        }
    }

    private func bruteForce(
        _ graph: RoadGraph, _ place: Coordinate, _ radius: Double, _ limit: Int
    ) -> [(edge: EdgeID, distance: Double)] {
        let all = graph.edges.compactMap { edge in
            Polyline(graph.shape(of: edge)).nearest(to: place).map { (edge: edge, distance: $0.distance) }
        }
        let near = all.filter { $0.distance <= radius }.sorted { ($0.distance, $0.edge) < ($1.distance, $1.edge) }
        let largestComponent = near.filter { !graph.attributes(of: $0.edge).isIsland }
        let islands = near.filter { graph.attributes(of: $0.edge).isIsland }
        return Array((largestComponent + islands).prefix(limit))
    }

    @Test("a place on a junction is put on the road that leads both ways", arguments: [0.0, 1e-9, -3e-8])
    func junction(offset: Double) throws {
        var builder = RoadNetworkBuilder()
        let places: [(Int32, Int32)] = [(0, 0), (10_000, 0), (20_000, 0), (10_000, 9_000), (3_000, 9_000)]
        let nodes = places.map {
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + $0.0, latitude: 551_000_000 + $0.1))
        }
        let away = EdgeAttributes(roadClass: .trunk, forward: .ride, backward: .forbidden)
        builder.addEdge(from: nodes[1], to: nodes[2], attributes: away, name: "away")
        builder.addEdge(from: nodes[1], to: nodes[3], attributes: EdgeAttributes(roadClass: .residential), name: "both")
        builder.addEdge(from: nodes[0], to: nodes[1], attributes: away, name: "hither")
        builder.addEdge(from: nodes[2], to: nodes[3], attributes: away)
        builder.addEdge(from: nodes[3], to: nodes[4], attributes: away)
        builder.addEdge(from: nodes[4], to: nodes[0], attributes: away)
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        let junction = Coordinate(longitude: 61.401 + offset, latitude: 55.1 + offset)
        let snaps = graph.snaps(near: junction, within: 100, limit: 2)
        #expect(snaps.first.flatMap { graph.name(of: $0.edge) } == "both")
        #expect(snaps.allSatisfy { $0.fraction == 0 || $0.fraction == 1 })
        #expect(snaps.allSatisfy { $0.coordinate == Coordinate(longitude: 61.401, latitude: 55.1) })
        let one = graph.snap(near: junction, within: 100)
        #expect(one.flatMap { graph.name(of: $0.edge) } == "both")
    }

    @Test("a nearer island gives way to the largestComponent")
    func mainlandFirst() throws {
        var builder = RoadNetworkBuilder()
        let places: [(Int32, Int32)] = [(0, 0), (10_000, 0), (20_000, 0), (0, 2_000), (5_000, 2_000)]
        let nodes = places.map {
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + $0.0, latitude: 551_000_000 + $0.1))
        }
        let street = EdgeAttributes(roadClass: .residential)
        builder.addEdge(from: nodes[0], to: nodes[1], attributes: street, name: "Main Street")
        builder.addEdge(from: nodes[1], to: nodes[2], attributes: street)
        builder.addEdge(from: nodes[3], to: nodes[4], attributes: street, name: "Yard")
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        let inYard = Coordinate(longitude: 61.4002, latitude: 55.1002)
        let snaps = graph.snaps(near: inYard, within: 100, limit: 3)
        #expect(snaps.map { graph.name(of: $0.edge) } == ["Main Street", nil, "Yard"])
        #expect(graph.snaps(near: inYard, within: 100, limit: 3, islands: .excluded).count == 2)
        #expect(graph.snaps(near: inYard, within: 100, islands: .equal).map { graph.name(of: $0.edge) } == ["Yard"])
        #expect(graph.snaps(near: inYard, within: 5).map { graph.name(of: $0.edge) } == ["Yard"])
        #expect(graph.snaps(near: Coordinate(longitude: .nan, latitude: 0), within: 100).isEmpty)
    }
}
