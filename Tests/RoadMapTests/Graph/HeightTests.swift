import EngineTestSupport
import Geodesy
import MapBuilding
import Support
import Testing

@testable import RoadMap

@Suite("Heights in a map")
struct HeightTests {
    @Test("are those of the terrain, to half a decimetre, at nodes and along edges", arguments: [1, 5, 9] as [UInt64])
    func roundTrip(seed: UInt64) throws {
        let graph = try RandomNetwork.graph(nodes: 150, seed: seed)
        #expect(graph.hasHeights)
        var (samples, unknown) = (0, 0)
        for edge in graph.edges {
            let attributes = graph.attributes(of: edge)
            let heights = graph.heights(of: edge)
            let ends = graph.ends(of: edge)
            guard let first = graph.height(ofNode: ends.first), let last = graph.height(ofNode: ends.last) else {
                #expect(heights.isEmpty)
                unknown += 1
                continue
            }
            #expect(heights.first == first && heights.last == last && heights.count >= 2)
            let line = Polyline(graph.shape(of: edge))
            #expect(heights.count == max(Int(graph.length(of: edge) / 60) - 1, 0) + 2)
            guard attributes.ferrySpeed == nil else { continue }
            for (number, height) in heights.enumerated().dropFirst().dropLast() {
                let along = line.length * Double(number) / Double(heights.count - 1)
                guard let terrain = RandomNetwork.hills(try #require(line.coordinate(at: along))) else { continue }
                // Half a step, and what a rounding of the place of some centimetres does on a slope.
                #expect(abs(height - terrain) < 0.08, "seed \(seed), \(edge), \(number)")
                samples += 1
            }
        }
        #expect(samples > 100 && unknown > 0, "\(samples) \(unknown)")
    }

    @Test("without a terrain the bytes are those of a map without heights, of the version before")
    func without() throws {
        let builder = RandomNetwork.builder(nodes: 60, seed: 3)
        let metadata = MapMetadata(attribution: "nobody")
        let plain = builder.finish(metadata: metadata)
        let hilly = builder.finish(metadata: metadata, terrain: Terrain { RandomNetwork.hills($0) })
        #expect(plain[8] == 4 && hilly[8] == 5)
        #expect(try !RoadGraph(bytes: plain).hasHeights)
        #expect(try RoadGraph(bytes: plain).heights(of: EdgeID(0)).isEmpty)
        #expect(try MapFile(bytes: hilly).findings().isEmpty)
    }

    @Test("bridges, tunnels and ferries are straight from land to land, over all nodes between")
    func structures() throws {
        var builder = RoadNetworkBuilder()
        // A valley 30 m deep between two banks; a bridge of three edges over it with a stair down from the second node, and a
        // ferry below.
        let nodes = [0, 1, 2, 3, 4, 5].map { east in
            builder.addNode(FixedCoordinate(longitude: Int32(east * 10_000), latitude: 0))
        }
        let island = builder.addNode(FixedCoordinate(longitude: 20_000, latitude: 3_000))
        let road = EdgeAttributes(roadClass: .residential)
        var bridge = road
        bridge.isBridge = true
        builder.addEdge(from: nodes[0], to: nodes[1], attributes: road, way: 1)
        builder.addEdge(from: nodes[1], to: nodes[2], attributes: bridge, way: 2)
        builder.addEdge(from: nodes[2], to: nodes[3], attributes: bridge, way: 3)
        builder.addEdge(from: nodes[3], to: nodes[4], attributes: bridge, way: 4)
        builder.addEdge(from: nodes[4], to: nodes[5], attributes: road, way: 5)
        builder.addEdge(from: nodes[2], to: island, attributes: bridge, way: 6)
        let graph = try RoadGraph(
            bytes: builder.finish(
                metadata: MapMetadata(attribution: "nobody"),
                terrain: Terrain { place in
                    (0.0015...0.0035).contains(place.longitude) ? 70 : 100 + place.longitude * 1_000
                }))
        var heights: [Int64: [Double]] = [:]
        for edge in graph.edges { heights[graph.osmWayID(of: edge)] = graph.heights(of: edge) }
        func isNear(_ found: Double?, _ expected: Double) -> Bool { abs((found ?? .nan) - expected) < 0.11 }
        #expect(isNear(heights[2]?.first, 101) && isNear(heights[4]?.last, 104))
        #expect(isNear(heights[2]?.last, 102) && isNear(heights[3]?.last, 103))
        // A branch that ends in the air keeps the height that it leaves from.
        #expect(isNear(heights[6]?.first, 102) && isNear(heights[6]?.last, 102))
    }

    /// A grid of streets 50 m apart on a slope of 4 % to the north-east.
    private static func grid(_ height: @escaping (Coordinate) -> Double?, reach: Double) throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        let side = 12
        for number in 0..<side * side {
            _ = builder.addNode(
                FixedCoordinate(longitude: Int32(number % side * 4_500), latitude: Int32(number / side * 4_500)))
        }
        let road = EdgeAttributes(roadClass: .residential)
        for number in 0..<side * side {
            if number % side + 1 < side { builder.addEdge(from: number, to: number + 1, attributes: road) }
            // The last row are dead ends.
            if number / side + 1 < side { builder.addEdge(from: number, to: number + side, attributes: road) }
        }
        var terrain = Terrain(height)
        terrain.junctionReach = reach
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody"), terrain: terrain))
    }

    @Test("around a junction noise is averaged out, and an even slope stays as it is")
    func junctions() throws {
        func slope(_ place: Coordinate) -> Double { 100 + (place.longitude + place.latitude) * 111_000 * 0.04 }
        func noise(_ place: Coordinate) -> Double {
            let bits = UInt64(
                bitPattern: Int64((place.longitude * 1e7).rounded() * 7_919 + (place.latitude * 1e7).rounded()))
            var generator = SeededGenerator(seed: bits)
            return 4 * generator.nextUnit() - 2
        }
        func error(_ graph: RoadGraph) throws -> Double {
            let squares = try graph.nodes.map { node in
                let difference = try #require(graph.height(ofNode: node)) - slope(graph.coordinate(ofNode: node))
                return difference * difference
            }
            return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
        }
        #expect(try error(Self.grid({ slope($0) }, reach: 75)) < 0.06)
        let rough = try error(Self.grid({ slope($0) + noise($0) }, reach: 0))
        let smooth = try error(Self.grid({ slope($0) + noise($0) }, reach: 75))
        #expect(rough > 1 && smooth < rough * 0.5, "\(rough) \(smooth)")
        #expect(try Self.grid({ $0.longitude < 0.001 ? nil : slope($0) }, reach: 75).height(ofNode: NodeID(0)) == nil)
    }

    @Test("what is missing between known heights lies on straight lines")
    func filled() throws {
        var builder = RoadNetworkBuilder()
        let first = builder.addNode(FixedCoordinate(longitude: 0, latitude: 0))
        let last = builder.addNode(FixedCoordinate(longitude: 54_000, latitude: 0))
        builder.addEdge(from: first, to: last, attributes: EdgeAttributes(roadClass: .residential))
        let graph = try RoadGraph(
            bytes: builder.finish(
                metadata: MapMetadata(attribution: "nobody"),
                terrain: Terrain { place in
                    (0.0010...0.0030).contains(place.longitude) ? nil : place.longitude * 10_000
                }))
        let heights = graph.heights(of: EdgeID(0))
        #expect(heights.count == 11)
        for (number, height) in heights.enumerated() { #expect(abs(height - Double(number) * 5.4) < 0.1, "\(heights)") }
    }

    @Test("heights off the scale are the nearest on it, and no number is unknown")
    func scale() {
        #expect(HeightScale.level(-1e9) == 0 && HeightScale.level(1e9) == 65_534)
        #expect(HeightScale.level(.nan) == HeightScale.unknown && HeightScale.level(nil) == HeightScale.unknown)
        #expect(HeightScale.metres(Int32(HeightScale.level(-430.5))) == -430.5)
    }
}
