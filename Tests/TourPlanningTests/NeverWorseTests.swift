import Support
import Testing

@testable import TourPlanning

/// What a longer search may never lose: greedy plans, its own starts, the rules.
struct NeverWorseTests {
    /// A problem too large to try all sets, with hours, requirements, lateness, falling prizes and several tours.
    private static func problem(_ seed: UInt64) -> OrienteeringProblem {
        var random = RandomProblem(seed: seed &+ 50_000)
        var problem = random.problem(stops: random.generator.next(in: 16...40))
        problem.limit += 80
        problem.tourCount = random.generator.pick([1, 1, 2]) ?? 1
        if seed % 3 == 0 { problem.decay = .init(after: 20, every: 9, loss: 1) }
        return problem
    }

    /// Always the stop with the highest prize for its detour, at the end of the tour.
    private static func greedy(_ problem: OrienteeringProblem, _ network: TourNetwork) -> TourPlan {
        var order: [Int] = []
        while true {
            let here = order.last ?? network.start
            let next = network.candidates.filter { !order.contains($0) && network.tour(order + [$0]) != nil }
                .max { first, second in
                    func value(_ stop: Int) -> Double {
                        Double(network.prizes[stop]) / Double(network.cost(here, stop) + 1)
                    }
                    return value(first) < value(second)
                }
            guard let next else { break }
            order.append(next)
        }
        let best = (0...order.count).map { length in
            let tours = [Array(order.prefix(length))] + Array(repeating: [], count: problem.tourCount - 1)
            return (tours, network.plan(tours.compactMap { network.tour($0) }))
        }
        return best.map { $0.1 }.max { $0.prize < $1.prize } ?? network.plan([])
    }

    @Test("the greatest effort is one as well, and ends when nothing better is found")
    func greatestEffort() throws {
        let plan = try #require(Self.problem(3).plan(effort: .init(steps: .max), seed: 3))
        let less = try #require(Self.problem(3).plan(effort: .init(steps: 40), seed: 3))
        #expect(plan.prize >= less.prize)
    }

    @Test("no plan is below a greedy one, nor below the plan that it starts from, nor is more effort in vain")
    func neverWorse() throws {
        var tries = 0
        for seed in UInt64(1)...60 {
            let problem = Self.problem(seed)
            guard let network = TourNetwork(problem), network.tour([]) != nil else { continue }
            let greedy = Self.greedy(problem, network)
            let quick = try #require(problem.plan(effort: .init(steps: 40), seed: seed))
            #expect(quick.prize >= greedy.prize, "seed \(seed)")
            let tours = quick.tours.map { $0.visits.map(\.stop) }
            let none = try #require(problem.plan(effort: .init(steps: 0), from: tours, seed: seed))
            let more = try #require(problem.plan(effort: .init(steps: 100), from: tours, seed: seed &+ 1))
            #expect(none.prize >= quick.prize && more.prize >= quick.prize, "seed \(seed)")
            for plan in [quick, none, more] {
                let ridden = plan.tours.compactMap { network.tour($0.visits.map(\.stop)) }
                #expect(ridden == plan.tours && network.plan(ridden).prize == plan.prize, "seed \(seed)")
            }
            tries += 1
        }
        #expect(tries > 40)
    }

    @Test("distant groups of stops that are worth more than those nearby are found")
    func distantGroups() throws {
        // Stops worth 2 round the start, and three groups far away of which only one can be visited, the last the best.
        var places: [(x: Int, y: Int, prize: Int64)] = [(0, 0, 0)]
        for number in 0..<20 { places.append((10 + number % 5 * 8, number / 5 * 8, 2)) }
        for (group, prize) in [(0, 9), (1, 10), (2, 11)] as [(Int, Int64)] {
            for number in 0..<10 {
                let (x, y) = [(-400, 0), (0, -400), (400, 300)][group]
                places.append((x + number % 5 * 6, y + number / 5 * 6, prize))
            }
        }
        var costs = TravelMatrix(count: places.count)
        for (from, a) in places.enumerated() {
            for (to, b) in places.enumerated() { costs[from, to] = Int64(abs(a.x - b.x) + abs(a.y - b.y)) }
        }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 1600)
        for (stop, place) in places.enumerated() { problem.stops[stop].prize = place.prize }
        let visited = Set(try #require(problem.plan(effort: .init(steps: 1000))).stops)
        #expect(visited.isSuperset(of: 41...50))
    }
}
