import EngineTestSupport
import GeoJSON
import Geodesy
import JSON
import Navigation
import RoadMap
import Routing
import Support
import TestSupport
import Testing

@Suite("Reach as GeoJSON")
struct ReachGeoJSONTests {
    @Test("is valid: the linter finds nothing, whatever the place, the limits and the resolution", arguments: 1...6)
    func valid(seed: UInt64) throws {
        try check(try TestMaps.demo(seed: 1), seed: seed, limits: [30, 120, 300], resolution: Double(seed) * 5)
    }

    @Test(
        "is valid in Porto",
        .enabled(if: RealData.isAvailable, Comment(rawValue: RealData.reason)))
    func porto() throws {
        try check(try TestMaps.extract("porto.osm.pbf"), seed: 9, limits: [240, 600], resolution: 20)
    }

    private func check(_ graph: RoadGraph, seed: UInt64, limits: [Double], resolution: Double) throws {
        var generator = SeededGenerator(seed: seed)
        var router = Router(graph: graph)
        let start = graph.snap(onto: EdgeID(generator.next(below: graph.edgeCount)), at: generator.nextUnit())
        let reach = router.reach(from: start, within: limits[limits.count - 1], by: .duration)
        let collection = reach.collection(within: limits, resolution: resolution, attribution: "test")
        #expect(
            collection.features.compactMap { $0.properties?["minutes"]?.doubleValue }
                == limits.reversed().map { $0 / 60 })
        let bytes = GeoJSONWriter(options: .init(layout: .compact, decimals: 7)).write(.featureCollection(collection))
        let findings = Linter().lint(bytes)
        #expect(findings.isEmpty, "seed \(seed): \(findings.prefix(3))")
        #expect(collection.features.allSatisfy { $0.geometry?.contains(start.coordinate) == true }, "seed \(seed)")
    }
}
