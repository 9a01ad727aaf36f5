/// The best tour with falling prizes, by dynamic programming over sets of visited stops.
///
/// Of the tours through the same stops that end at the same one, only those not dominated in time and prize matter: an earlier tour
/// can do everything a later one can, for prizes that are at least as high.
///
/// Source: as `SubsetSearch`, with labels as in Martins, *On a multicriteria shortest path problem*, European Journal of Operational
/// Research 16 (1984).
struct FallingPrizeSearch {
    /// The most visitable stops for which this search is used.
    static let mostStops = 12

    private let network: TourNetwork
    private let stops: ContiguousArray<Int>
    private var labels: ContiguousArray<Label> = []
    /// For each set (row) and last stop (column), the labels that are not dominated.
    private var fronts: [[Int32]]

    private struct Label {
        /// When the tour leaves the last stop.
        let departure: Int64
        let prize: Int64
        let slot: Int
        let before: Int32
    }

    package init(_ network: TourNetwork) {
        self.network = network
        stops = network.candidates
        fronts = Array(repeating: [], count: stops.count << stops.count)
    }

    /// The best plan, proven optimal.
    /// - Complexity: O(2ⁿ n² f) for n stops and f labels of a set and its last stop.
    mutating func plan() -> TourPlan {
        let count = stops.count
        for next in 0..<count { extend(-1, to: next, set: 0) }
        var best = (
            prize: -network.penalty(at: network.cost(network.start, network.end)), finish: Int64(0), label: Int32(-1)
        )
        best.finish = network.cost(network.start, network.end)
        // Every set comes after all of its subsets.
        for set in 1..<max(1, 1 << count) {
            for last in 0..<count where set >> last & 1 == 1 {
                for label in fronts[set * count + last] {
                    let finish = labels[Int(label)].departure + network.cost(stops[last], network.end)
                    let prize = labels[Int(label)].prize - network.penalty(at: finish)
                    if (prize, -finish) > (best.prize, -best.finish) { best = (prize, finish, label) }
                    for next in 0..<count where set >> next & 1 == 0 { extend(label, to: next, set: set) }
                }
            }
        }
        var order: [Int] = []
        while best.label >= 0 {
            let label = labels[Int(best.label)]
            order.append(stops[label.slot % count])
            best.label = label.before
        }
        let tour = network.tour(order.reversed()) ?? TourPlan.Tour(visits: [], finish: 0)
        var plan = network.plan([tour])
        plan.bound = plan.prize
        return plan
    }

    private mutating func extend(_ label: Int32, to next: Int, set: Int) {
        let stop = stops[next]
        let before = label >= 0 ? labels[Int(label)] : nil
        let departure = before?.departure ?? 0
        let from = before.map { stops[$0.slot % stops.count] } ?? network.start
        let begin = max(departure + network.cost(from, stop), network.opens[stop])
        let end = begin + network.durations[stop]
        guard begin <= network.closes[stop], end + network.cost(stop, network.end) <= network.limit,
            network.isUnlocked(
                stop, by: { visited in stops.firstIndex(of: visited).map { set >> $0 & 1 == 1 } ?? false })
        else { return }
        let slot = (set | 1 << next) * stops.count + next
        let prize = (before?.prize ?? 0) + network.prize(stop, at: begin)
        guard !fronts[slot].contains(where: { labels[Int($0)].departure <= end && labels[Int($0)].prize >= prize })
        else { return }
        fronts[slot].removeAll { labels[Int($0)].departure >= end && labels[Int($0)].prize <= prize }
        fronts[slot].append(Int32(labels.count))
        labels.append(Label(departure: end, prize: prize, slot: slot, before: label))
    }
}
