/// The best plan by dynamic programming over sets of visited stops.
///
/// Of all tours through the same stops that end at the same one, only the earliest matters: it can do everything that the others
/// can. A team's best plan is the partition of a set among its tours that ends first.
///
/// Source: Held and Karp, *A dynamic programming approach to sequencing problems*, J. SIAM 10 (1962), with optional stops.
struct SubsetSearch {
    /// The most visitable stops for which this search is used.
    static let mostStops = 15

    private let network: TourNetwork
    private let stops: ContiguousArray<Int>
    /// When a tour that visited a set (row) can leave its last stop (column).
    private var departures: ContiguousArray<Int64>
    /// The stop before the last one.
    private var previous: ContiguousArray<Int8>

    package init(_ network: TourNetwork) {
        self.network = network
        stops = network.candidates
        departures = ContiguousArray(repeating: .max, count: stops.count << stops.count)
        previous = ContiguousArray(repeating: -1, count: stops.count << stops.count)
        fill()
    }

    /// The best plan, proven optimal; of those with equal prizes one that ends first.
    /// - Complexity: O(2ⁿ n²) for n stops, and O(3ⁿ) for every tour beyond the first; more than n tours do not help.
    func plan() -> TourPlan {
        let single = bestTours()
        var ends = single.map { $0.finish }
        // parts[k][set]: the part of the set that the last of k + 2 tours takes.
        var parts: [[Int]] = []
        for _ in 1..<max(1, min(network.tourCount, stops.count)) {
            var next = ends
            var part = [Int](repeating: 0, count: ends.count)
            for set in ends.indices {
                next[set] = max(ends[set], single[0].finish)
                var rest = set
                while rest > 0 {
                    let end = max(ends[set ^ rest], single[rest].finish)
                    if end < next[set] {
                        next[set] = end
                        part[set] = rest
                    }
                    rest = (rest - 1) & set
                }
            }
            guard next != ends else { break }
            ends = next
            parts.append(part)
        }
        var best = (prize: Int64.min, end: Int64.max, set: 0)
        for set in ends.indices where ends[set] <= network.limit {
            let prize = single[set].prize - network.penalty(at: ends[set])
            if (prize, -ends[set]) > (best.prize, -best.end) { best = (prize, ends[set], set) }
        }
        var set = best.set
        var tours: [TourPlan.Tour] = []
        for part in parts.reversed() {
            tours.append(tour(through: part[set], single))
            set ^= part[set]
        }
        tours.append(tour(through: set, single))
        while tours.count < network.tourCount { tours.append(tour(through: 0, single)) }
        var plan = network.plan(tours)
        plan.bound = plan.prize
        return plan
    }

    /// The prize of visiting exactly a set, the earliest end of a tour that does so, and its last stop; `.max` if there is none.
    private typealias BestTour = (prize: Int64, finish: Int64, last: Int)

    private mutating func fill() {
        let count = stops.count
        let masks = stops.map { stop in
            network.requires[stop].map { requirement in
                (mask: mask(of: requirement.stops), count: requirement.count)
            }
        }
        func isOpen(_ place: Int, after set: Int) -> Bool {
            masks[place].allSatisfy { (set & $0.mask).nonzeroBitCount >= $0.count }
        }
        // Columns of the stops alone.
        let legs = ContiguousArray(stops.flatMap { from in stops.map { network.cost(from, $0) } })
        let opens = ContiguousArray(stops.map { network.opens[$0] })
        let closes = ContiguousArray(stops.map { network.closes[$0] })
        let durations = ContiguousArray(stops.map { network.durations[$0] })
        let home = ContiguousArray(stops.map { network.cost($0, network.end) })
        for place in 0..<count where isOpen(place, after: 0) {
            let begin = max(network.cost(network.start, stops[place]), opens[place])
            if begin <= closes[place] { departures[place + count << place] = begin + durations[place] }
        }
        guard count > 0 else { return }
        for set in 1..<(1 << count) {
            var open = 0
            for next in 0..<count where set >> next & 1 == 0 && isOpen(next, after: set) { open |= 1 << next }
            for last in 0..<count where set >> last & 1 == 1 {
                let departure = departures[set * count + last]
                guard departure < .max else { continue }
                var rest = open
                while rest > 0 {
                    let next = rest.trailingZeroBitCount
                    rest &= rest - 1
                    let begin = max(departure + legs[last * count + next], opens[next])
                    let end = begin + durations[next]
                    guard begin <= closes[next], end + home[next] <= network.limit else { continue }
                    let slot = (set | 1 << next) * count + next
                    if end < departures[slot] {
                        departures[slot] = end
                        previous[slot] = Int8(last)
                    }
                }
            }
        }
    }

    private func mask(of required: [Int]) -> Int {
        required.reduce(0) { mask, stop in stops.firstIndex(of: stop).map { mask | 1 << $0 } ?? mask }
    }

    private func bestTours() -> [BestTour] {
        let count = stops.count
        let straight = network.tour([])
        return (0..<(1 << count)).map { set in
            guard set > 0 else { return (0, straight?.finish ?? .max, -1) }
            var best: (finish: Int64, last: Int) = (.max, -1)
            var prizes: Int64 = 0
            for place in 0..<count where set >> place & 1 == 1 {
                prizes += network.prizes[stops[place]]
                let departure = departures[set * count + place]
                guard departure < .max else { continue }
                let finish = departure + network.cost(stops[place], network.end)
                if finish < best.finish { best = (finish, place) }
            }
            return best.finish <= network.limit ? (prizes, best.finish, best.last) : (prizes, .max, -1)
        }
    }

    private func tour(through set: Int, _ best: [BestTour]) -> TourPlan.Tour {
        var order: [Int] = []
        var set = set
        var last = best[set].last
        while last >= 0 {
            order.append(stops[last])
            let before = Int(previous[set * stops.count + last])
            set &= ~(1 << last)
            last = before
        }
        return network.tour(order.reversed()) ?? TourPlan.Tour(visits: [], finish: 0)
    }
}
