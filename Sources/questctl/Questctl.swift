import ArgumentParser
import BikeRouting
import Geodesy
import FileAccess
import MapBuilding
import OpenStreetMap
import Randomness

@main
struct Questctl: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "questctl")
    @Argument var file: String
    @Argument var out: String

    func run() async throws {
        let clock = ContinuousClock()
        let t0 = clock.now
        let result = try MapBuilder(program: "x").build(from: OSMFileReader(path: file))
        try OutputFile.write(result.bytes, to: out)
        let t1 = clock.now
        print(result.summary, t1 - t0)
        let g = try RoadGraph(path: out)
        let t2 = clock.now
        print("open", t2 - t1, g.byteCount)
        var router = Router(graph: g)
        let t3 = clock.now
        print("costs", t3 - t2)
        var r = SeededGenerator(seed: 1)
        var n = 0, settled = 0, d = 0.0
        let pairs = (0..<1000).map { _ in (g.snap(onto: r.next(below: g.edgeCount), at: r.nextUnit()), g.snap(onto: r.next(below: g.edgeCount), at: r.nextUnit())) }
        let t4 = clock.now
        for (a, b) in pairs { if let leg = router.leg(from: a, to: b) { n += 1; d += leg.distance }; settled += router.settledNodes }
        let t5 = clock.now
        print("astar", (t5 - t4) / 1000, n, settled / 1000, d / Double(n))
        settled = 0
        for (a, b) in pairs.prefix(100) { _ = router.costs(from: a, to: [b]); settled += router.settledNodes }
        print("dijkstra", (clock.now - t5) / 100, settled / 100)
        let t6 = clock.now
        for (a, _) in pairs { _ = g.snaps(near: Coordinate(longitude: a.coordinate.longitude + 0.0003, latitude: a.coordinate.latitude), within: 500) }
        print("snap", (clock.now - t6) / 1000)
    }
}
