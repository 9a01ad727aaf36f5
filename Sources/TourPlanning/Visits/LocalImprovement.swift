/// A good order: nearest neighbour first, then 2-opt and Or-opt until neither helps.
///
/// Sources: Croes, *A method for solving traveling-salesman problems* (1958); Or, *Traveling salesman-type combinatorial
/// problems* (1976). Costs may differ by direction, so every change is priced as a whole tour.
enum LocalImprovement {
    static func order(_ problem: VisitProblem) -> [Int] {
        var best = nearestFirst(problem)
        var cost = problem.cost(of: problem.order(best))
        // Each pass costs less than the one before, so this ends; the limit only keeps it quick.
        for _ in 0..<50 {
            guard let (better, lower) = improvement(of: best, cost, problem) else { break }
            best = better
            cost = lower
        }
        return problem.order(best)
    }

    private static func nearestFirst(_ problem: VisitProblem) -> [Int] {
        var open = problem.free
        var order: [Int] = []
        var here = problem.start
        while let next = open.min(by: { problem.costs[here, $0] < problem.costs[here, $1] }) {
            order.append(next)
            open.removeAll { $0 == next }
            here = next
        }
        return order
    }

    /// The cheapest of all orders that one change leads to; `nil` if none is cheaper.
    private static func improvement(
        of order: [Int], _ cost: Int, _ problem: VisitProblem
    ) -> (order: [Int], cost: Int)? {
        var best: (order: [Int], cost: Int)?
        func consider(_ candidate: [Int]) {
            let total = problem.cost(of: problem.order(candidate))
            if total < (best?.cost ?? cost) { best = (candidate, total) }
        }
        for start in order.indices {
            for end in start..<order.count {
                var turned = order
                turned[start...end].reverse()
                consider(turned)
                guard end - start < 3 else { continue }
                var rest = order
                rest.removeSubrange(start...end)
                for place in 0...rest.count where place != start {
                    consider(Array(rest[..<place]) + order[start...end] + rest[place...])
                }
            }
        }
        return best
    }
}
