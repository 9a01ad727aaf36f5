import Benchmark
import SimulatedRides
import Support
import VeloQuest

/// Rides of 5 km and more, a fix a second: led by sessions, with cues and deviations, and matched afterwards.
func benchmarkRides() {
    let rate = BenchmarkMetric.custom("Fixes a second", polarity: .prefersLarger, useScalingFactor: false)
    let each = BenchmarkMetric.custom("A fix, ns", polarity: .prefersSmaller, useScalingFactor: false)
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .cpuTotal, rate, each], units: [rate: .count, each: .count], maxIterations: 10)

    Benchmark("Lead 40 rides, noise of 5 m", configuration: configuration) { benchmark in
        var router = Router(graph: try RoadGraph(path: BenchmarkData.map()), method: .contractionHierarchy)
        let rides = recordedRides(&router, count: 40, noise: 5)
        // The queues grow to their length.
        lead(rides, &router)
        benchmark.startMeasurement()
        let start = ContinuousClock.now
        lead(rides, &router)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        benchmark.stopMeasurement()
        let fixes = Double(rides.reduce(0) { $0 + $1.fixes.count })
        benchmark.measurement(rate, Int(fixes / seconds))
        benchmark.measurement(each, Int(seconds / fixes * 1e9))
    }

    Benchmark("Re-plan 40 tasks on the way", configuration: configuration) { benchmark in
        var router = Router(graph: try RoadGraph(path: BenchmarkData.map()), method: .contractionHierarchy)
        let (quest, places) = try questOfForty(router.graph)
        let planner = try RidePlanner(quest: quest, router: router)
        var ride = QuestRide(quest: quest)
        _ = ride.receive(Fix(time: 0, coordinate: places[40], horizontalAccuracy: 4), router: &router)
        let first = try ride.plan(with: planner, from: places[40], at: 0, effort: .thorough, router: &router)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            // Twenty minutes later, somewhere else.
            let plan = try ride.plan(with: planner, from: places[41], at: 1200, after: first, router: &router)
            guard let plan, plan.tours[0].stops.count > 5 else { return benchmark.error("no plan") }
            blackHole(plan)
        }
    }

    for noise in [5.0, 20] {
        Benchmark("Match 40 tracks, noise of \(Int(noise)) m", configuration: configuration) { benchmark in
            var router = Router(graph: try RoadGraph(path: BenchmarkData.map()), method: .contractionHierarchy)
            let tracks = recordedRides(&router, count: 40, noise: noise)
            benchmark.startMeasurement()
            let start = ContinuousClock.now
            for track in tracks { blackHole(TrackMatch(of: track.fixes, in: router.graph).roads) }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            benchmark.stopMeasurement()
            let fixes = Double(tracks.reduce(0) { $0 + $1.fixes.count })
            benchmark.measurement(rate, Int(fixes / seconds))
            benchmark.measurement(each, Int(seconds / fixes * 1e9))
        }
    }
}

/// Forty tasks around the middle of the map with a limit of three hours, and two places more.
private func questOfForty(_ graph: RoadGraph) throws -> (quest: Quest, places: [Coordinate]) {
    let middle = graph.coordinate(ofNode: NodeID(graph.nodeCount / 2))
    let places = BenchmarkData.snaps(in: graph, count: 2000, seed: 40).map(\.coordinate)
        .filter { $0.distance(to: middle) < 5000 }
    var settings = Quest.Settings(start: middle, timeLimit: 3 * 3600)
    settings.scoring = ScoringRules(.bmbo)
    let tasks = places.prefix(40).enumerated().map { number, place in
        Quest.Task(id: .init("t\(number)"), name: "Task \(number)", coordinate: place, points: 10 + 5 * (number % 5))
    }
    return (try Quest(settings: settings, tasks: tasks), Array(places.prefix(42)))
}

private typealias RecordedRide = (fixes: [Fix], end: Coordinate)

private func lead(_ rides: [RecordedRide], _ router: inout Router) {
    for ride in rides {
        var session = NavigationSession()
        session.setDestination(ride.end)
        for fix in ride.fixes { blackHole(session.receive(fix, router: &router).count) }
    }
}

private func recordedRides(_ router: inout Router, count: Int, noise: Double) -> [RecordedRide] {
    var generator = SeededGenerator(seed: 1)
    let receiver = Receiver(interval: 1, noise: noise, drifts: false, hasOutages: false)
    let places = BenchmarkData.snaps(in: router.graph, count: 2000, seed: 1)
    var rides: [RecordedRide] = []
    for pair in 0..<1000 where rides.count < count {
        let (start, end) = (places[2 * pair], places[2 * pair + 1])
        guard (5000...9000).contains(start.coordinate.distance(to: end.coordinate)),
            let leg = router.leg(from: start, to: end)
        else { continue }
        let ride = Ride(leg: leg, generator: &generator)
        rides.append((receiver.fixes(along: ride, generator: &generator).fixes, leg.end.coordinate))
    }
    return rides
}
