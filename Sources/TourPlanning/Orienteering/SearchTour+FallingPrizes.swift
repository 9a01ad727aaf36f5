extension SearchTour {
    /// Reverses and moves segments of the tour, and leaves out stops, until that no longer raises the sum of falling prizes.
    /// - Returns: the stops that are left out.
    mutating func hurry(_ network: borrowing SearchNetwork, work: inout Int64) -> [Int32] {
        var prize = outcome(of: order, network) ?? .min
        var dropped: [Int32] = []
        while turnOrMove(&prize, network, &work) || drop(&dropped, &prize, network, &work) {}
        return dropped
    }

    /// Leaves out a stop that costs the others more than its prize.
    private mutating func drop(
        _ dropped: inout [Int32], _ prize: inout Int64, _ network: borrowing SearchNetwork, _ work: inout Int64
    ) -> Bool {
        for place in order.indices.dropFirst().dropLast() {
            let stop = order[place]
            var rest = order
            rest.remove(at: place)
            guard enrich(to: rest, &prize, network, &work) else { continue }
            dropped.append(stop)
            return true
        }
        return false
    }

    private mutating func turnOrMove(
        _ prize: inout Int64, _ network: borrowing SearchNetwork, _ work: inout Int64
    ) -> Bool {
        let last = order.count - 2
        guard last >= 2 else { return false }
        for first in 1...last {
            for end in first...last {
                if end > first {
                    var turned = order
                    turned[first...end].reverse()
                    if enrich(to: turned, &prize, network, &work) { return true }
                }
                guard end - first < 3 else { continue }
                for place in 1...(last + 1) where place < first || place > end + 1 {
                    let candidate = moved(first, end, to: place, isTurned: false)
                    if enrich(to: candidate, &prize, network, &work) { return true }
                }
            }
        }
        return false
    }

    /// Takes another order if it is feasible and has a higher prize.
    private mutating func enrich(
        to candidate: ContiguousArray<Int32>, _ prize: inout Int64, _ network: borrowing SearchNetwork,
        _ work: inout Int64
    ) -> Bool {
        work += Int64(candidate.count / 2)
        guard let outcome = outcome(of: candidate, network), outcome > prize, isUnlocked(candidate, network) else {
            return false
        }
        prize = outcome
        set(candidate, network)
        return true
    }

    /// The prize of another order; `nil` if it is not in time. Of one tour alone also less its penalty for lateness.
    private func outcome(of candidate: ContiguousArray<Int32>, _ network: borrowing SearchNetwork) -> Int64? {
        var time: Int64 = 0
        var prize: Int64 = 0
        for place in 1..<candidate.count {
            let stop = Int(candidate[place])
            time = max(time + network.leg(candidate[place - 1], candidate[place]), network.opens[stop])
            guard time <= network.closes[stop] else { return nil }
            if stop < network.count { prize += network.prize(candidate[place], at: time) }
        }
        guard time <= network.limit else { return nil }
        return prize - (network.tourCount == 1 ? network.network.penalty(at: time) : 0)
    }
}
