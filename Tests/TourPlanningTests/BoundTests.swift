import Support
import Testing

@testable import TourPlanning

/// The bound is never below what trying everything finds, however coarsely time is cut and however long it is tightened.
struct BoundTests {
    private static func problem(_ seed: UInt64, falls: Bool) -> OrienteeringProblem {
        var random = RandomProblem(seed: seed &+ 10_000)
        var problem = random.problem(stops: random.generator.next(in: 3...6))
        problem.tourCount = random.generator.pick([1, 1, 2, 3]) ?? 1
        if problem.tourCount > 1 {
            // Fewer stops, since everything is tried for every tour.
            for stop in problem.stops.indices.dropFirst(4) { problem.stops[stop].prize = 0 }
        }
        if falls {
            problem.decay = .init(
                after: random.number(in: -30...40), every: random.number(in: 1...9), loss: 1)
            for stop in problem.stops.indices { problem.stops[stop].lead = random.generator.pick([0, 0, 5]) ?? 0 }
        }
        return problem
    }

    /// The most that trying everything finds, over the stops that bring something or open others.
    private static func best(_ problem: OrienteeringProblem) -> Int64? {
        guard let network = TourNetwork(problem) else { return nil }
        return BruteForce(problem, stops: Array(network.candidates)).best()
    }

    @Test("no bound is below the optimum", arguments: [false, true])
    func bounds(falls: Bool) {
        for seed in UInt64(1)...60 {
            let problem = Self.problem(seed, falls: falls)
            guard let network = TourNetwork(problem), network.tour([]) != nil, let best = Self.best(problem) else {
                continue
            }
            for moments in [1, 2, 10, 33, 150] {
                for rounds in [1, 3, 25] {
                    let bound = PrizeBound(network, moments: moments).value(known: .min / 2, rounds: rounds)
                    #expect(bound >= best, "seed \(seed), \(moments) moments, \(rounds) rounds")
                }
            }
        }
    }

    @Test("a visit that begins at the very end counts, however finely time is cut")
    func lastMoment() throws {
        for limit in [7, 100, 1000] as [Int64] {
            var costs = TravelMatrix(count: 2)
            (costs[0, 1], costs[1, 0]) = (limit, limit)
            var problem = OrienteeringProblem(costs: costs, start: 0, end: nil, limit: limit)
            problem.stops[1].prize = 5
            let network = try #require(TourNetwork(problem))
            for moments in [1, 3, 7, 100, 1000] {
                #expect(PrizeBound(network, moments: moments).value(known: .min / 2, rounds: 3) == 5)
            }
            problem.limit = limit - 1
            let shorter = try #require(TourNetwork(problem))
            #expect(PrizeBound(shorter, moments: 100).value(known: 0, rounds: 3) == 0)
        }
    }

    @Test("what is known already is where the bound ends")
    func known() {
        for seed in UInt64(1)...30 {
            let problem = Self.problem(seed, falls: false)
            guard let network = TourNetwork(problem), network.tour([]) != nil, let best = Self.best(problem) else {
                continue
            }
            let bound = PrizeBound(network, moments: 100).value(known: best, rounds: 10)
            #expect(bound >= best, "seed \(seed)")
            #expect(PrizeBound(network, moments: 100).value(known: bound + 5, rounds: 3) == bound + 5, "seed \(seed)")
        }
    }

    @Test("a plan with its bound says how far it may be from the best")
    func gaps() throws {
        var network = try #require(
            TourNetwork(OrienteeringProblem(costs: TravelMatrix(count: 1), start: 0, end: 0, limit: 9)))
        network = network.ending(by: 5)
        var plan = network.plan([])
        #expect(plan.gap == nil && !plan.isProvenOptimal)
        plan.bound = 0
        #expect(plan.gap == 0 && plan.isProvenOptimal)
        plan.bound = 8
        #expect(plan.gap == 1 && !plan.isProvenOptimal)
        plan.bound = -3
        #expect(plan.gap == 0 && plan.isProvenOptimal)
    }
}
