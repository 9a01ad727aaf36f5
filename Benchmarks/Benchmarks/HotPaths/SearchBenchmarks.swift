import Benchmark
import MallocCounting
import VeloQuest

/// One benchmark a method of searching: 1000 costs between random places, each with its time, so that the percentiles are
/// those of single queries.
func benchmarkSearches() {
    let settled = BenchmarkMetric.custom("Settled nodes", polarity: .prefersSmaller, useScalingFactor: true)
    let time = BenchmarkMetric.custom("Query, ns", polarity: .prefersSmaller, useScalingFactor: true)
    let allocations = BenchmarkMetric.custom("Allocations", polarity: .prefersSmaller, useScalingFactor: true)

    for method in SearchMethod.allCases {
        Benchmark(
            "Search by \(method.rawValue), 1000 queries",
            configuration: .init(
                metrics: [.wallClock, settled, time, allocations],
                units: [settled: .count, time: .count, allocations: .count], maxIterations: 3)
        ) { benchmark in
            let graph = try RoadGraph(path: BenchmarkData.map())
            var router = Router(graph: graph, method: method)
            let stops = BenchmarkData.snaps(in: graph, count: 2000, seed: 1)
            let clock = ContinuousClock()
            // The queues grow to their length.
            for pair in 0..<1000 { blackHole(router.cost(from: stops[2 * pair], to: stops[2 * pair + 1])) }
            benchmark.startMeasurement()
            for pair in 0..<1000 {
                let start = clock.now
                blackHole(router.cost(from: stops[2 * pair], to: stops[2 * pair + 1]))
                benchmark.measurement(time, Int((clock.now - start) / .nanoseconds(1)))
                benchmark.measurement(settled, router.settledNodes)
            }
            benchmark.stopMeasurement()
            let before = mallocCount()
            for pair in 0..<1000 { _ = router.cost(from: stops[2 * pair], to: stops[2 * pair + 1]) }
            let after = mallocCount()
            if before > 0 { benchmark.measurement(allocations, after - before) }
        }
    }
}
