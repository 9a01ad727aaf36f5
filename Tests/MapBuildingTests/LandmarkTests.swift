import EngineTestSupport
import Testing

@testable import MapBuilding
@testable import RoadMap

@Suite("Landmarks")
struct LandmarkTests {
    @Test("each landmark is the farthest by road from those before it, and none is on an island", arguments: 1...5)
    func farthest(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: seed)
        let landmarks = Array(graph.landmarks.values)
        #expect(landmarks.count == LandmarkSelection.count && Set(landmarks).count == landmarks.count)
        let largestComponent = LargestComponent(
            firstArcs: ContiguousArray(graph.firstArcs.values), heads: ContiguousArray(graph.arcHeads.values),
            arcEdges: ContiguousArray(graph.arcs.map { graph.directedEdge(ofArc: $0) })
        ) { graph.ends(of: $0) }
        var nearest = [Int](repeating: .max, count: graph.nodeCount)
        for (number, landmark) in landmarks.enumerated() {
            #expect(largestComponent.contains(landmark), "seed \(seed)")
            if number > 0 {
                let reached = graph.nodes.filter {
                    largestComponent.contains($0) && nearest[$0.index] < .max
                }
                #expect(
                    nearest[landmark.index] == reached.map { nearest[$0.index] }.max(),
                    "seed \(seed), landmark \(number)")
            }
            for (node, distance) in distances(from: landmark, in: graph).enumerated() {
                nearest[node] = min(nearest[node], distance)
            }
        }
    }

    /// Centimetres by road, as Bellman and Ford have it.
    private func distances(from start: NodeID, in graph: RoadGraph) -> [Int] {
        var distances = [Int](repeating: .max, count: graph.nodeCount)
        distances[start.index] = 0
        var isChanged = true
        while isChanged {
            isChanged = false
            for node in graph.nodes where distances[node.index] < .max {
                for arc in graph.arcs(from: node) {
                    let length = max(Int(graph.edgeLengths[graph.edge(ofArc: arc).edge.index]) / 10, 1)
                    let head = graph.head(ofArc: arc).index
                    guard distances[node.index] + length < distances[head] else { continue }
                    distances[head] = distances[node.index] + length
                    isChanged = true
                }
            }
        }
        return distances
    }

    @Test("a map of few places has few landmarks, an empty one none")
    func small() throws {
        #expect(try RandomNetwork.graph(nodes: 0, seed: 1).landmarks.count == 0)
        var builder = RoadNetworkBuilder()
        let ends = (0..<2).map {
            builder.addNode(FixedCoordinate(longitude: 614_000_000 + Int32($0) * 9000, latitude: 0))
        }
        builder.addEdge(from: ends[0], to: ends[1], attributes: EdgeAttributes(roadClass: .residential))
        let graph = try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "")))
        #expect(graph.landmarks.count == 2)
    }
}
