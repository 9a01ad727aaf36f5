import Benchmark
import MapBuilding
import OpenStreetMap
import VeloQuest

let benchmarks: @Sendable () -> Void = {
    let settled = BenchmarkMetric.custom("Settled nodes", polarity: .prefersSmaller, useScalingFactor: true)
    Benchmark.teardown = BenchmarkData.removeScratch
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], units: [settled: .count], warmupIterations: 1,
        maxDuration: .seconds(5), maxIterations: 50)

    func benchmarkReading(_ name: String, _ path: @escaping @Sendable () throws -> String) {
        Benchmark(name) { benchmark in
            let reader = try OSMFileReader(path: path())
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                var elements = 0
                try reader.read { elements += $0.nodes.count + $0.ways.count + $0.relations.count }
                blackHole(elements)
            }
        }
    }
    benchmarkReading("Read a PBF file of roads") { try BenchmarkData.extract() }
    if let path = BenchmarkData.fullExtract { benchmarkReading("Read a PBF file of everything") { path } }

    Benchmark("Build a map") { benchmark in
        let reader = try OSMFileReader(path: BenchmarkData.extract())
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            blackHole(try MapBuilder(program: "benchmark", storesSearchOrder: false).build(from: reader).bytes.count)
        }
    }

    Benchmark("Open a map") { benchmark in
        let path = try BenchmarkData.map()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(try MapFile(path: path).edgeCount) }
    }

    Benchmark("Check a map that is open") { benchmark in
        let map = try MapFile(path: BenchmarkData.map())
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(try RoadGraph(map).edgeCount) }
    }

    Benchmark("Compute the costs of a profile") { benchmark in
        let graph = try RoadGraph(path: BenchmarkData.map())
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(ArcCosts(graph: graph, profile: .city)) }
    }

    benchmarkSearches()
    benchmarkJudging()

    Benchmark("Cues of 100 routes of about 10 km") { benchmark in
        var router = Router(graph: try RoadGraph(path: BenchmarkData.map()))
        let stops = BenchmarkData.snaps(in: router.graph, count: 2000, seed: 1)
        var legs: [RouteLeg] = []
        for pair in 0..<1000 where legs.count < 100 {
            let (start, end) = (stops[2 * pair], stops[2 * pair + 1])
            guard (5000...9000).contains(start.coordinate.distance(to: end.coordinate)) else { continue }
            if let leg = router.leg(from: start, to: end) { legs.append(leg) }
        }
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            for leg in legs { blackHole(leg.cues(in: router.graph)) }
        }
    }

    Benchmark(
        "Dijkstra one to many, 10 times 10",
        configuration: .init(metrics: [.wallClock, .cpuTotal, settled])
    ) { benchmark in
        var router = Router(graph: try RoadGraph(path: BenchmarkData.map()))
        let stops = BenchmarkData.snaps(in: router.graph, count: 20, seed: 2)
        var nodes = 0
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            nodes = 0
            for start in 0..<10 {
                blackHole(router.costs(from: stops[start], to: Array(stops[10...])))
                nodes += router.settledNodes
            }
        }
        benchmark.stopMeasurement()
        benchmark.measurement(settled, nodes / 10)
    }

    benchmarkRides()

    benchmarkSnapping("Snap 10,000 coordinates", BenchmarkData.map)
    benchmarkSnapping("Snap 10,000 coordinates of a metropolis", BenchmarkData.metropolisMap)

    Benchmark("Parse GeoJSON") { benchmark in
        let bytes = try BenchmarkData.geoJSON()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(GeoJSONReader().read(bytes)) }
    }

    Benchmark("Write GeoJSON") { benchmark in
        guard let object = GeoJSONReader().read(try BenchmarkData.geoJSON()).object else { return }
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(GeoJSONWriter().write(object)) }
    }
}
