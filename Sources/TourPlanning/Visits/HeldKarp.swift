/// The best order by dynamic programming over sets of visited stops.
///
/// Source: Held and Karp, *A dynamic programming approach to sequencing problems*, J. SIAM 10 (1962).
enum HeldKarp {
    static func order(_ problem: VisitProblem) -> [Int] {
        let free = problem.free
        let count = free.count
        guard count > 0 else { return problem.order([]) }
        let costs = problem.costs
        let sets = 1 << count
        // best[set * count + last]: the cheapest way from the start through `set`, ending at its member `last`.
        var best = ContiguousArray(repeating: Int.max, count: sets * count)
        var previous = ContiguousArray<Int8>(repeating: -1, count: sets * count)
        for stop in 0..<count { best[(1 << stop) * count + stop] = costs[problem.start, free[stop]] }
        for set in 1..<sets {
            for last in 0..<count where set >> last & 1 == 1 {
                let soFar = best[set * count + last]
                guard soFar < .max else { continue }
                for next in 0..<count where set >> next & 1 == 0 {
                    let total = soFar + costs[free[last], free[next]]
                    let slot = (set | 1 << next) * count + next
                    if total < best[slot] {
                        best[slot] = total
                        previous[slot] = Int8(last)
                    }
                }
            }
        }
        func whole(_ last: Int) -> Int {
            best[(sets - 1) * count + last] + (problem.end.map { costs[free[last], $0] } ?? 0)
        }
        var order: [Int] = []
        var set = sets - 1
        var last = (0..<count).min { whole($0) < whole($1) } ?? 0
        while set != 0 {
            order.append(free[last])
            let before = Int(previous[set * count + last])
            set &= ~(1 << last)
            last = before
        }
        return problem.order(order.reversed())
    }
}
