import Support
import TestSupport
import Testing

@testable import TourPlanning

@Suite("Plans as they were recorded")
struct RecordedPlanTests {
    /// Problems too large to be solved by trying all sets, with everything in them.
    private func problem(_ seed: UInt64) -> OrienteeringProblem {
        var random = RandomProblem(seed: seed &+ 7000)
        var problem = random.problem(stops: random.generator.next(in: 18...26))
        problem.limit += 150
        problem.tourCount = seed % 3 == 0 ? 2 : 1
        if seed % 4 == 1 {
            problem.decay = .init(after: 30, every: 20, loss: 2)
            for stop in problem.stops.indices { problem.stops[stop].least = 3 }
        }
        if seed % 5 == 2 {
            problem.lateness = (0..<12).map { .init(after: 40 + Int64($0) * 15, penalty: Int64($0 * $0)) }
        }
        return problem
    }

    @Test("the same problem and seed give the same plan and bound in every version")
    func recorded() throws {
        let lines = (1...20 as ClosedRange<UInt64>).map { seed in
            guard let plan = problem(seed).plan(effort: .init(steps: 120, boundRounds: 2), seed: seed) else {
                return "\(seed): none"
            }
            let tours = plan.tours.map { tour in
                tour.visits.map { "\($0.stop)@\($0.begin)" }.joined(separator: " ") + " – \(tour.finish)"
            }
            return "\(seed): \(plan.prize) of \(plan.bound ?? -1); " + tours.joined(separator: "; ")
        }
        let difference = try Recording("plans").difference(from: lines)
        #expect(difference == nil)
    }
}
