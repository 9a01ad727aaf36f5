import Support
import Testing

@testable import TourPlanning

/// What a change of the problem must do to the best plan.
struct ChangedProblemTests {
    private static func problem(_ seed: UInt64) -> OrienteeringProblem {
        var random = RandomProblem(seed: seed &+ 500)
        return random.problem(stops: random.generator.next(in: 3...9))
    }

    private static func compare(
        _ change: (inout OrienteeringProblem) -> Void, _ holds: (_ before: Int64, _ after: Int64) -> Bool,
        line: Int = #line
    ) {
        for seed in UInt64(1)...80 {
            let problem = problem(seed)
            var changed = problem
            change(&changed)
            guard let before = problem.plan()?.prize else { continue }
            guard let after = changed.plan()?.prize else {
                Issue.record("line \(line), seed \(seed): no plan any more")
                continue
            }
            #expect(holds(before, after), "line \(line), seed \(seed): \(before), then \(after)")
        }
    }

    @Test("more time, one tour more, dearer stops, fewer demands and smaller penalties never bring less")
    func relaxed() {
        Self.compare({ $0.limit += 25 }, <=)
        Self.compare({ $0.tourCount += 1 }, <=)
        Self.compare({ for stop in $0.stops.indices { $0.stops[stop].prize += 3 } }, <=)
        Self.compare({ for stop in $0.stops.indices { $0.stops[stop].requires = [] } }, <=)
        Self.compare({ for stop in $0.stops.indices { $0.stops[stop].closes = .max } }, <=)
        Self.compare({ for stop in $0.stops.indices { $0.stops[stop].duration = 0 } }, <=)
        Self.compare({ $0.lateness = [] }, <=)
        Self.compare({ $0.end = nil }, <=)
    }

    @Test("prizes that fall never bring more, and those that fall by nothing bring the same")
    func falling() {
        for seed in UInt64(1)...80 {
            var problem = Self.problem(seed)
            problem.tourCount = 1
            guard let before = problem.plan() else { continue }
            problem.decay = .init(after: 20, every: 7, loss: 0)
            let same = problem.plan()
            #expect(
                same?.prize == before.prize && same?.tours.first?.finish == before.tours.first?.finish, "seed \(seed)")
            problem.decay = .init(after: 20, every: 7, loss: 2)
            #expect((problem.plan()?.prize ?? .max) <= before.prize, "seed \(seed)")
        }
    }

    @Test("other units of time and points give the same plan in these units")
    func units() {
        for seed in UInt64(1)...60 {
            let problem = Self.problem(seed)
            var scaled = problem
            for from in 0..<problem.costs.count {
                for to in 0..<problem.costs.count where problem.costs[from, to] < TravelMatrix.infinite {
                    scaled.costs[from, to] = problem.costs[from, to] * 1_000
                }
            }
            scaled.limit *= 1_000
            scaled.lateness = problem.lateness.map { .init(after: $0.after * 1_000, penalty: $0.penalty * 7) }
            for stop in scaled.stops.indices {
                let terms = problem.stops[stop]
                scaled.stops[stop] = .init(
                    prize: terms.prize * 7, duration: terms.duration * 1_000, opens: terms.opens * 1_000,
                    closes: terms.closes == .max ? .max : terms.closes * 1_000, requires: terms.requires)
            }
            let (one, other) = (problem.plan(), scaled.plan())
            #expect(one.map { $0.prize * 7 } == other?.prize, "seed \(seed)")
            #expect(one?.tours.map { $0.finish * 1_000 } == other?.tours.map(\.finish), "seed \(seed)")
        }
    }

    @Test("the same stops under other numbers bring the same")
    func renumbered() {
        for seed in UInt64(1)...60 {
            let problem = Self.problem(seed)
            var generator = SeededGenerator(seed: seed)
            var numbers = Array(problem.stops.indices)
            generator.shuffle(&numbers)
            var other = OrienteeringProblem(
                costs: TravelMatrix(count: problem.costs.count), start: numbers[problem.start],
                end: problem.end.map { numbers[$0] }, limit: problem.limit)
            other.lateness = problem.lateness
            other.tourCount = problem.tourCount
            for from in problem.stops.indices {
                for to in problem.stops.indices { other.costs[numbers[from], numbers[to]] = problem.costs[from, to] }
                other.stops[numbers[from]] = problem.stops[from]
                other.stops[numbers[from]].requires = problem.stops[from].requires.map { requirement in
                    .init(requirement.count, of: requirement.stops.map { numbers[$0] })
                }
            }
            #expect(problem.plan()?.prize == other.plan()?.prize, "seed \(seed)")
        }
    }

    @Test("a stop that nobody reaches, or that brings and opens nothing, changes nothing")
    func needless() {
        for seed in UInt64(1)...60 {
            let problem = Self.problem(seed)
            let count = problem.costs.count
            var more = problem
            more.costs = TravelMatrix(count: count + 2)
            for from in 0..<count { for to in 0..<count { more.costs[from, to] = problem.costs[from, to] } }
            for stop in 0..<count {
                more.costs[stop, count + 1] = 0
                more.costs[count + 1, stop] = problem.costs[problem.start, stop]
            }
            more.stops += [.init(prize: 1_000), .init(prize: 0)]
            #expect(problem.plan() == more.plan(), "seed \(seed)")
        }
    }

    @Test("a prize below 0 is taken for 0 wherever it is asked for")
    func negative() {
        var problem = OrienteeringProblem(costs: TravelMatrix(count: 1), start: 0, end: 0, limit: 10)
        problem.stops[0].prize = -50
        #expect(problem.prize(of: 0, at: 5) == 0)
        problem.decay = .init(after: 0, every: 1, loss: 3)
        #expect(problem.prize(of: 0, at: 5) == 0)
    }
}
