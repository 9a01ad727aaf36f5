import Support

@testable import TourPlanning

/// Small problems with everything in them.
struct RandomProblem {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(in range: ClosedRange<Int>) -> Int64 { Int64(generator.next(in: range)) }

    /// Stop 0 is the start; the last may be the end.
    mutating func problem(stops count: Int) -> OrienteeringProblem {
        var costs = TravelMatrix(count: count + 2)
        for from in 0..<(count + 2) {
            for to in 0..<(count + 2) where from != to && !generator.chance(0.05) {
                costs[from, to] = number(in: 0...40)
            }
        }
        costs.takeShortcuts()
        let end: Int? = generator.pick([0, count + 1, nil]) ?? nil
        var problem = OrienteeringProblem(costs: costs, start: 0, end: end, limit: number(in: 20...150))
        let isTimed = generator.chance(0.5)
        let isLocked = generator.chance(0.5)
        for stop in problem.stops.indices {
            problem.stops[stop].prize = generator.chance(0.1) ? 0 : number(in: 1...20)
            problem.stops[stop].duration = generator.chance(0.5) ? 0 : number(in: 0...10)
            if isTimed, generator.chance(0.5) {
                problem.stops[stop].opens = number(in: 0...80)
                problem.stops[stop].closes = problem.stops[stop].opens + number(in: 0...60)
            }
            if isLocked, generator.chance(0.4) {
                let others = (0..<generator.next(in: 1...3)).map { _ in generator.next(in: 1...count) }
                problem.stops[stop].requires = [.init(generator.next(in: 0...2), of: Array(Set(others)).sorted())]
            }
        }
        if generator.chance(0.4) {
            problem.lateness = [
                .init(after: 60, penalty: 4), .init(after: 80, penalty: 9), .init(after: 100, penalty: 40),
            ]
        }
        problem.tourCount = count < 5 && generator.chance(0.4) ? 2 : 1
        return problem
    }
}
