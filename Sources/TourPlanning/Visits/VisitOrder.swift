/// An order in which to visit all stops of a matrix once.
///
///     let tour = VisitOrder.through(costs, from: 0, to: nil)
///     tour.stops  // 0, 3, 1, 2
///
/// This is the open travelling salesman problem with a fixed start and, if wanted, a fixed end.
public struct VisitOrder: Sendable, Hashable {
    /// All stops, in the order of visiting; the start is first.
    public let stops: [Int]
    /// What the whole tour costs.
    public let cost: Int
    /// Whether no order is cheaper; proven, not guessed.
    public let isProvenOptimal: Bool

    /// Up to this many stops the best order is found and proven.
    public static let exactLimit = 12

    /// Finds a good order: the best one up to `exactLimit` stops, beyond it the nearest unvisited stop each time, then
    /// improved by moving and turning stretches of the tour until that no longer helps.
    ///
    /// - Parameters:
    ///   - start: where the tour starts.
    ///   - end: where it ends; `nil` where that does not matter. The start itself makes it a round trip, which is counted
    ///     in the cost but not named twice in `stops`.
    /// - Returns: `nil` where the matrix has no such stop. Where no order avoids missing ways, the cost is
    ///   `CostMatrix.infinite` or more.
    /// - Complexity: O(2ⁿ n²) for n up to `exactLimit`; O(n³) a round of improvement beyond.
    public static func through(_ costs: CostMatrix, from start: Int, to end: Int? = nil) -> VisitOrder? {
        guard (0..<costs.count).contains(start), end.map({ (0..<costs.count).contains($0) }) ?? true else { return nil }
        let problem = VisitProblem(costs: costs, start: start, end: end)
        let isExact = costs.count <= exactLimit
        let order = isExact ? HeldKarp.order(problem) : LocalImprovement.order(problem)
        return VisitOrder(stops: order, cost: problem.cost(of: order), isProvenOptimal: isExact)
    }
}

/// What is to be solved: the stops between start and end are free.
struct VisitProblem {
    let costs: CostMatrix
    let start: Int
    let end: Int?

    /// The stops whose place in the order is to be found.
    var free: [Int] { (0..<costs.count).filter { $0 != start && $0 != end } }

    /// The whole order, the free stops being given in theirs.
    func order(_ free: [Int]) -> [Int] {
        [start] + free + (end.map { $0 == start ? [] : [$0] } ?? [])
    }

    func cost(of order: [Int]) -> Int {
        var total = zip(order, order.dropFirst()).reduce(0) { $0 + costs[$1.0, $1.1] }
        if end == start, let last = order.last { total += costs[last, start] }
        return total
    }
}
