import EngineTestSupport
import Geodesy
import RoadMap
import Routing
import Testing

/// The town of the tests and a route across it.
struct TownCrossing {
    let graph: RoadGraph
    let leg: RouteLeg

    init() throws {
        graph = try TestMaps.demo(seed: 1)
        var router = Router(graph: graph)
        let box = try #require(graph.bounds)
        let start = Coordinate(longitude: box.west * 0.7 + box.east * 0.3, latitude: box.south * 0.7 + box.north * 0.3)
        let end = Coordinate(longitude: box.west * 0.4 + box.east * 0.6, latitude: box.south * 0.4 + box.north * 0.6)
        leg = try router.route(through: [start, end]).legs[0]
    }
}
