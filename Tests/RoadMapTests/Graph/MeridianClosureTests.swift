import Geodesy
import MapBuilding
import Testing

@testable import RoadMap

@Suite("Closures across the antimeridian")
struct MeridianClosureTests {
    /// Streets on both sides of the antimeridian on Taveuni, far from it, and one over it.
    private static func island() throws -> RoadGraph {
        var builder = RoadNetworkBuilder()
        for (name, ends) in [
            ("West", [(179.97, -16.8), (179.98, -16.8)]), ("East", [(-179.98, -16.8), (-179.97, -16.8)]),
            ("Far", [(0.0, -16.8), (0.01, -16.8)]),
        ] {
            let nodes = ends.map { end in
                builder.addNode(
                    FixedCoordinate(
                        longitude: Int32((end.0 * 1e7).rounded()), latitude: Int32((end.1 * 1e7).rounded())))
            }
            builder.addEdge(
                from: nodes[0], to: nodes[1],
                attributes: EdgeAttributes(roadClass: .residential), name: name)
        }
        return try RoadGraph(bytes: builder.finish(metadata: MapMetadata(attribution: "nobody")))
    }

    private func closed(_ rings: [[(Double, Double)]], _ graph: RoadGraph) -> [String] {
        var closures = Closures()
        closures.close(inside: rings.map { $0.map { Coordinate(longitude: $0.0, latitude: $0.1) } }, in: graph)
        return closures.edges.compactMap { graph.name(of: $0) }.sorted()
    }

    @Test("an area across the antimeridian closes the streets on both sides and none elsewhere")
    func across() throws {
        let graph = try Self.island()
        let area = [(179.9, -17.0), (-179.9, -17), (-179.9, -16.5), (179.9, -16.5), (179.9, -17)]
        #expect(closed([area], graph) == ["East", "West"])
        let hole = [(179.96, -16.9), (179.96, -16.7), (-179.99, -16.7), (-179.99, -16.9), (179.96, -16.9)]
        #expect(closed([area, hole], graph) == ["East"])
    }

    @Test("an area that ends between two nodes beyond the antimeridian closes the street it crosses")
    func crossing() throws {
        let graph = try Self.island()
        let area = [(179.99, -17.0), (-179.975, -17), (-179.975, -16.5), (179.99, -16.5), (179.99, -17)]
        #expect(closed([area], graph) == ["East"])
    }

    @Test("an area around the south pole, and one wider than half the Earth, close what is in them")
    func wide() throws {
        let graph = try Self.island()
        let cap = [(-180.0, -10.0), (90, -10), (0, -10), (-90, -10), (-180, -10)]
        #expect(closed([cap], graph) == ["East", "Far", "West"])
        let belt = [(-100.0, -20.0), (120, -20), (120, -10), (-100, -10), (-100, -20)]
        #expect(closed([belt], graph) == ["Far"])
    }
}
