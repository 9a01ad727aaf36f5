@testable import TourPlanning

/// Tries every order of all stops.
struct BruteForce {
    private let problem: OrienteeringProblem
    private let free: [Int]

    /// - Parameter stops: the stops that are tried; all of them where nothing is said.
    init(_ problem: OrienteeringProblem, stops: [Int]? = nil) {
        self.problem = problem
        free = (stops ?? Array(problem.stops.indices)).filter { $0 != problem.start && $0 != problem.end }
    }

    func best() -> Int64? { best(of: problem.tourCount, without: [], end: 0)?.prize }

    /// When at the earliest tours that bring so much are over.
    func earliestEnd(bringing prize: Int64) -> Int64? {
        best(of: problem.tourCount, without: [], end: 0).flatMap { $0.prize == prize ? $0.end : nil }
    }

    /// The best that some more tours bring, with what being late costs all, and when all are over.
    private func best(of tours: Int, without taken: Set<Int>, end: Int64) -> (prize: Int64, end: Int64)? {
        guard tours > 0 else { return (-problem.penalty(at: end), end) }
        var most: (prize: Int64, end: Int64)?
        func extend(_ visited: [Int], _ time: Int64, _ prize: Int64) {
            let here = visited.last ?? problem.start
            let finish = time + (problem.end.map { problem.costs[here, $0] } ?? 0)
            if finish <= problem.limit,
                let rest = best(of: tours - 1, without: taken.union(visited), end: max(end, finish))
            {
                let found = (prize: prize + rest.prize, end: rest.end)
                if let known = most, (known.prize, -known.end) >= (found.prize, -found.end) {
                } else {
                    most = found
                }
            }
            for stop in free where !taken.contains(stop) && !visited.contains(stop) {
                let terms = problem.stops[stop]
                let begin = max(time + problem.costs[here, stop], terms.opens)
                guard begin <= terms.closes, begin <= problem.limit,
                    terms.requires.allSatisfy({ $0.stops.count(where: visited.contains) >= $0.count })
                else { continue }
                extend(visited + [stop], begin + terms.duration, prize + problem.prize(of: stop, at: begin))
            }
        }
        extend([], 0, 0)
        return most
    }
}
