import Support
import TestSupport
import Testing

@testable import TourPlanning

/// A bound that gets less tight is still one, so that only a recording shows it.
@Suite("Bounds and plans of small problems as they were recorded")
struct RecordedBoundTests {
    @Test("bounds are as tight, and plans as good, as in every version", arguments: [false, true])
    func recorded(falls: Bool) throws {
        var lines: [String] = []
        for seed in UInt64(1)...80 {
            var random = RandomProblem(seed: seed &+ 30_000)
            var problem = random.problem(stops: random.generator.next(in: 3...9))
            problem.tourCount = random.generator.pick([1, 1, 2, 3]) ?? 1
            if falls {
                problem.decay = .init(
                    after: random.number(in: -30...40), every: random.number(in: 1...9), loss: random.number(in: 1...3))
                for stop in problem.stops.indices { problem.stops[stop].lead = random.generator.pick([0, 0, 5]) ?? 0 }
            }
            guard let network = TourNetwork(problem) else {
                lines.append("\(seed): nothing to plan")
                continue
            }
            let bounds = [1, 7, 40, Int(problem.limit)].map { moments in
                [1, 4, 30].map { "\(PrizeBound(network, moments: moments).value(known: 0, rounds: $0))" }.joined(
                    separator: "/")
            }
            let plans = [1, 30].map { steps -> String in
                guard let plan = problem.plan(effort: .init(steps: steps, boundRounds: 3), seed: seed) else {
                    return "none"
                }
                let tours = plan.tours.map { tour in
                    tour.visits.map { "\($0.stop)@\($0.begin)" }.joined(separator: " ") + " – \(tour.finish)"
                }
                return "\(plan.prize) of \(plan.bound ?? -1): " + tours.joined(separator: "; ")
            }
            lines.append("\(seed): \(bounds.joined(separator: " ")), \(plans.joined(separator: " | "))")
        }
        let difference = try Recording("bounds-\(falls ? "falling" : "fixed")").difference(from: lines)
        #expect(difference == nil)
    }

    @Test("a tour whose way home is too long is none, be its stop the only one or the second")
    func wayHome() throws {
        var costs = TravelMatrix(count: 3)
        for from in 0..<3 { for to in 0..<3 { costs[from, to] = from == to ? 0 : 10 } }
        (costs[1, 0], costs[2, 0]) = (25, 15)
        var problem = OrienteeringProblem(costs: costs, start: 0, end: 0, limit: 30)
        (problem.stops[1], problem.stops[2]) = (.init(prize: 3), .init(prize: 5))
        let network = try #require(TourNetwork(problem))
        for moments in [30, 60, 300] {
            #expect(PrizeBound(network, moments: moments).value(known: 0, rounds: 20) == 5, "\(moments)")
        }
    }
}
