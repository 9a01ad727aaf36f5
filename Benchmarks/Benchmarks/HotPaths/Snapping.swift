import Benchmark
import VeloQuest

/// Times nearest-edge queries one by one: 10,000 places within 50 m of a road, the same on every run.
func benchmarkSnapping(_ name: String, _ path: @escaping @Sendable () throws -> String) {
    let median = BenchmarkMetric.custom("Median of a query (ns)")
    let percentile = BenchmarkMetric.custom("p99 of a query (ns)")
    Benchmark(name, configuration: .init(metrics: [.wallClock, .cpuTotal, median, percentile])) { benchmark in
        let graph = try RoadGraph(path: path())
        let places = BenchmarkData.placesNearRoads(of: graph, count: 10_000, seed: 3)
        var workspace = SnapWorkspace()
        var times: [Double] = []
        let clock = ContinuousClock()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            times.removeAll(keepingCapacity: true)
            for place in places {
                let start = clock.now
                graph.findSnaps(near: place, within: 500, workspace: &workspace)
                times.append((clock.now - start) / .nanoseconds(1))
                blackHole(workspace.snaps.count)
            }
        }
        benchmark.stopMeasurement()
        times.sort()
        benchmark.measurement(median, Int(times[times.count / 2]))
        benchmark.measurement(percentile, Int(times[times.count * 99 / 100]))
    }
}
