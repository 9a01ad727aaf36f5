import Support
import Testing

@testable import TourPlanning

@Suite("The orienteering problem")
struct OrienteeringTests {
    @Test("for few stops no order of any stops brings more", arguments: 1...150 as ClosedRange<UInt64>)
    func isOptimal(seed: UInt64) throws {
        var random = RandomProblem(seed: seed)
        let problem = random.problem(stops: random.generator.next(in: 1...5))
        let best = BruteForce(problem).best()
        let plan = problem.plan()
        #expect(plan?.prize == best, "seed \(seed)")
        guard let plan else { return }
        #expect(plan.isProvenOptimal && plan.gap == 0, "seed \(seed)")
        #expect(plan.tours.map(\.finish).max() == BruteForce(problem).earliestEnd(bringing: plan.prize), "seed \(seed)")
        check(plan, problem, "seed \(seed)")
    }

    @Test(
        "the search finds what trying all sets finds, and no bound is below it",
        arguments: 1...40 as ClosedRange<UInt64>)
    func searchAndBound(seed: UInt64) throws {
        var random = RandomProblem(seed: seed)
        let problem = random.problem(stops: random.generator.next(in: 4...9))
        guard let network = TourNetwork(problem), let best = problem.plan() else { return }
        var search = RuinAndRecreate(network, using: SeededGenerator(seed: seed))
        search.run(work: 450_000)
        let found = network.plan(search.bestOrders.compactMap { network.tour($0) })
        check(found, problem, "seed \(seed)")
        #expect(found.prize == search.best.prize, "seed \(seed)")
        #expect(found.prize == best.prize, "seed \(seed)")
        for moments in [7, 200] {
            let bound = PrizeBound(network, moments: moments).value(known: 0, rounds: 15)
            #expect(bound >= best.prize, "seed \(seed), \(moments) moments")
        }
    }

    @Test("many stops: a plan that is allowed, the same for the same seed, and begun from an earlier one no worse")
    func many() throws {
        var random = RandomProblem(seed: 5)
        var problem = random.problem(stops: 30)
        problem.limit = 400
        problem.tourCount = 2
        let plan = try #require(problem.plan(effort: .init(steps: 60, boundRounds: 5)))
        check(plan, problem, "")
        #expect(try #require(plan.bound) >= plan.prize)
        #expect(try #require(plan.gap) < 1)
        #expect(problem.plan(effort: .init(steps: 60, boundRounds: 5)) == plan)
        let tours = plan.tours.map { $0.visits.map(\.stop) }
        #expect(try #require(problem.plan(effort: .init(steps: 0), from: tours)).prize >= plan.prize)
    }

    @Test(
        "where time does not matter all stops are visited, and no order of them is shorter",
        arguments: 1...20 as ClosedRange<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = RandomProblem(seed: seed)
        var problem = random.problem(stops: random.generator.next(in: 1...5))
        problem.limit = TravelMatrix.infinite - 1
        problem.lateness = []
        problem.tourCount = 1
        for stop in problem.stops.indices { problem.stops[stop] = .init(prize: 1) }
        let plan = try #require(problem.plan())
        check(plan, problem, "seed \(seed)")
        #expect(plan.tours[0].finish == BruteForce(problem).earliestEnd(bringing: plan.prize), "seed \(seed)")
    }

    /// A small problem whose prizes fall.
    private static func falling(_ seed: UInt64) -> OrienteeringProblem {
        var random = RandomProblem(seed: seed)
        var problem = random.problem(stops: random.generator.next(in: 1...6))
        problem.decay = .init(
            after: random.number(in: -20...60), every: random.number(in: 1...15), loss: random.number(in: 1...3))
        for stop in problem.stops.indices { problem.stops[stop].least = random.number(in: 0...12) }
        return problem
    }

    @Test("where prizes fall the search for many stops is mostly right for few")
    func fallingSearch() throws {
        var (found, best, hits, tries) = (Int64(0), Int64(0), 0, 0)
        for seed in 1...120 as ClosedRange<UInt64> {
            let problem = Self.falling(seed)
            guard let network = TourNetwork(problem), let most = BruteForce(problem).best() else { continue }
            var search = RuinAndRecreate(network, using: SeededGenerator(seed: seed))
            search.run(work: 450_000)
            let plan = network.plan(search.bestOrders.compactMap { network.tour($0) })
            check(plan, problem, "seed \(seed)")
            #expect(plan.prize == search.best.prize && plan.prize <= most, "seed \(seed)")
            (found, best, tries) = (found + plan.prize, best + most, tries + 1)
            hits += plan.prize == most ? 1 : 0
        }
        #expect(
            tries > 80 && Double(hits) > 0.95 * Double(tries) && Double(found) > 0.99 * Double(best),
            "\(hits) \(tries)")
    }

    @Test(
        "prizes that fall: no order of any stops brings more, and no bound is below it",
        arguments: 1...150 as ClosedRange<UInt64>)
    func decay(seed: UInt64) throws {
        let problem = Self.falling(seed)
        guard let network = TourNetwork(problem), let plan = problem.plan(effort: .init(steps: 500, boundRounds: 10))
        else { return }
        check(plan, problem, "seed \(seed)")
        let best = try #require(BruteForce(problem).best())
        #expect(plan.prize == best || problem.tourCount > 1 && plan.prize < best, "seed \(seed)")
        #expect(plan.isProvenOptimal || problem.tourCount > 1, "seed \(seed)")
        #expect(try #require(plan.bound) >= best, "seed \(seed)")
        for moments in [5, 70] {
            #expect(PrizeBound(network, moments: moments).value(known: 0, rounds: 5) >= best, "seed \(seed)")
        }
    }

    @Test("a prize falls in steps, from a time on, not below its least, whatever the numbers")
    func falling() {
        var problem = OrienteeringProblem(costs: TravelMatrix(count: 1), start: 0, end: 0, limit: 100)
        problem.stops[0] = .init(prize: 20, least: 5)
        problem.decay = .init(after: 10, every: 5, loss: 2)
        #expect(
            [0, 10, 14, 15, 24, 47, 48, 1000, .max].map { problem.prize(of: 0, at: $0) } == [
                20, 20, 20, 18, 16, 6, 6, 5, 5,
            ])
        problem.decay = .init(after: -10, every: 1, loss: .max)
        #expect(problem.prize(of: 0, at: 0) == 5)
        problem.decay = .init(after: 0, every: 0, loss: 1)
        #expect(problem.prize(of: 0, at: 50) == 20)
        problem.stops[0].least = 30
        problem.decay = .init(after: 0, every: 1, loss: 1)
        #expect(problem.prize(of: 0, at: 50) == 20)
    }

    @Test(
        "a year in milliseconds and ten million points in thousandths are planned exactly",
        arguments: [nil, 1] as [Int64?])
    func longTimes(every: Int64?) throws {
        let day: Int64 = 86_400_000
        let prize: Int64 = 10_000_000_000
        var costs = TravelMatrix(count: 3)
        for (from, to, days) in [(0, 1, 100), (1, 2, 50), (0, 2, 150)] as [(Int, Int, Int64)] {
            costs[from, to] = days * day
            costs[to, from] = days * day
        }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 365 * day)
        problem.stops[1].prize = prize
        problem.stops[2].prize = prize + 1
        problem.decay = every.map { .init(after: 400 * day, every: $0 * day, loss: 1) }
        let plan = try #require(problem.plan())
        #expect(plan.tours[0].finish == 300 * day && plan.prize == 2 * prize + 1 && plan.isProvenOptimal)
        let network = try #require(TourNetwork(problem))
        #expect(PrizeBound(network, moments: 365).value(known: 0, rounds: 20) >= plan.prize)
        problem.limit = 299 * day
        #expect(problem.plan()?.prize == prize)
    }

    @Test("being late pays where it brings more than it costs")
    func lateness() throws {
        // Out along a line and back: the far stop takes 40, the limit without a penalty is 30.
        var costs = TravelMatrix(count: 3)
        for (from, to, cost) in [(0, 1, 10), (1, 2, 10), (0, 2, 20)] as [(Int, Int, Int64)] {
            costs[from, to] = cost
            costs[to, from] = cost
        }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 60)
        problem.stops[1].prize = 5
        problem.stops[2].prize = 9
        problem.lateness = [.init(after: 30, penalty: 3), .init(after: 45, penalty: 30)]
        #expect(problem.plan()?.stops == [1, 2] || problem.plan()?.stops == [2, 1])
        #expect(problem.plan()?.prize == 11)
        problem.lateness[0].penalty = 10
        #expect(problem.plan()?.stops == [1])
        problem.lateness[0].penalty = 9
        #expect(problem.plan()?.prize == 5)
    }

    @Test("several stops together pay for a lateness that none of them pays for")
    func sharedLateness() throws {
        // Eight stops at home, and a nest of twelve far out.
        var costs = TravelMatrix(count: 21)
        for from in 0..<21 {
            for to in 0..<21 where from != to {
                costs[from, to] = from > 8 && to > 8 || from <= 8 && to <= 8 ? 2 : 40
            }
        }
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 1000)
        for stop in 1..<21 { problem.stops[stop].prize = 10 }
        problem.lateness = [.init(after: 60, penalty: 35)]
        let plan = try #require(problem.plan(effort: .init(steps: 200)))
        check(plan, problem, "")
        #expect(plan.prize == 200 - 35)
        problem.lateness[0].penalty = 125
        #expect(try #require(problem.plan(effort: .init(steps: 200))).prize == 80)
    }

    @Test("negative prizes are none, a stop named twice is one, and start and end open nothing")
    func agreement() throws {
        for count in [4, 20] {
            var costs = TravelMatrix(count: count)
            for from in 0..<count { for to in 0..<count where from != to { costs[from, to] = 1 } }
            var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 100)
            for stop in 1..<count { problem.stops[stop].prize = 1 }
            problem.stops[1].prize = -50
            problem.stops[2] = .init(prize: 10, requires: [.init(1, of: [1])])
            problem.stops[3] = .init(prize: 10, requires: [.init(2, of: [2, 2])])
            let plan = try #require(problem.plan(effort: .init(steps: 100)))
            #expect(plan.prize == 10 + count - 4 && !plan.stops.contains(3), "\(count) stops")
            problem.stops[2].requires = [.init(1, of: [0, 1])]
            #expect(try #require(problem.plan(effort: .init(steps: 100))).stops.contains(1), "\(count) stops")
        }
        #expect(OrienteeringProblem.Effort(steps: -1, boundRounds: -1) == .init(steps: 0))
        var problem = OrienteeringProblem(costs: TravelMatrix(count: 1), start: 0, end: 0, limit: 10)
        problem.lateness = [.init(after: -5, penalty: .max), .init(after: -1, penalty: .min)]
        #expect(problem.plan()?.prize == 0)
    }

    @Test("what cannot be is no plan; what brings nothing is not visited")
    func edges() throws {
        var costs = TravelMatrix(count: 2)
        #expect(OrienteeringProblem(costs: costs, start: 0, end: 1, limit: 100).plan() == nil)
        #expect(OrienteeringProblem(costs: costs, start: 2, end: 0, limit: 100).plan() == nil)
        #expect(OrienteeringProblem(costs: costs, start: 0, end: 0, limit: -1).plan() == nil)
        #expect(OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 0).plan()?.stops == [])
        costs[0, 1] = 5
        costs[1, 0] = 5
        var problem = OrienteeringProblem(costs: costs, start: 0, end: nil, limit: 5)
        #expect(problem.plan()?.stops == [])
        problem.stops[1].prize = 1
        #expect(problem.plan()?.tours.map(\.finish) == [5])
        problem.stops[1].opens = 6
        #expect(problem.plan()?.stops == [])
        problem.stops[1] = .init(prize: .max, duration: .max, opens: .min, closes: .min)
        #expect(problem.plan()?.stops == [])
        problem.stops[1] = .init(prize: 3, requires: [.init(1, of: [7])])
        #expect(problem.plan()?.stops == [])
        problem.stops = []
        #expect(problem.plan() == nil)
    }

    /// Follows the tours once more, by the words of the problem.
    private func check(_ plan: TourPlan, _ problem: OrienteeringProblem, _ comment: String) {
        #expect(plan.tours.count == problem.tourCount, "\(comment)")
        #expect(Set(plan.stops).count == plan.stops.count, "\(comment)")
        var prize: Int64 = 0
        for tour in plan.tours {
            var time: Int64 = 0
            var here = problem.start
            var visited: Set<Int> = []
            for visit in tour.visits {
                let stop = problem.stops[visit.stop]
                time += problem.costs[here, visit.stop]
                #expect(visit.arrival == time, "\(comment)")
                time = max(time, stop.opens)
                #expect(visit.begin == time && time <= stop.closes, "\(comment)")
                for requirement in stop.requires {
                    #expect(requirement.stops.count(where: visited.contains) >= requirement.count, "\(comment)")
                }
                visited.insert(visit.stop)
                prize += problem.prize(of: visit.stop, at: time)
                time += stop.duration
                here = visit.stop
            }
            time += problem.end.map { problem.costs[here, $0] } ?? 0
            #expect(tour.finish == time && time <= problem.limit, "\(comment)")
        }
        #expect(plan.penalty == problem.penalty(at: plan.tours.map(\.finish).max() ?? 0), "\(comment)")
        prize -= plan.penalty
        #expect(plan.prize == prize, "\(comment)")
    }
}
