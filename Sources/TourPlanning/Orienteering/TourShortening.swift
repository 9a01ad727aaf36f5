extension OpenTour {
    /// Reverses and moves segments of the tour until that no longer makes it end earlier.
    ///
    /// Costs may differ by direction, so sums of both are kept. With opening hours, the times of a cheaper tour are recomputed.
    ///
    /// Sources: Croes, *A method for solving traveling-salesman problems* (1958); Or, *Traveling salesman-type combinatorial
    /// problems* (1976).
    /// - Returns: whether it ends earlier than before.
    mutating func shorten(_ network: TourNetwork) -> Bool {
        let before = finish
        while turn(network) || move(network) {}
        return finish < before
    }

    /// Reverses and moves segments of the tour, and leaves out stops, until that no longer raises the sum of falling prizes.
    /// - Returns: the stops that are left out.
    mutating func hurry(_ network: TourNetwork) -> [Int] {
        var prize = prizes(network) - (network.tourCount == 1 ? network.penalty(at: finish) : 0)
        var dropped: [Int] = []
        while turnOrMove(&prize, network) || drop(&dropped, &prize, network) {}
        return dropped
    }

    /// Leaves out a stop that costs the others more than its prize.
    private mutating func drop(_ dropped: inout [Int], _ prize: inout Int64, _ network: TourNetwork) -> Bool {
        for place in order.indices.dropFirst().dropLast() {
            let stop = order[place]
            var rest = order
            rest.remove(at: place)
            guard enrich(to: rest, than: &prize, network) else { continue }
            dropped.append(stop)
            return true
        }
        return false
    }

    private mutating func turnOrMove(_ prize: inout Int64, _ network: TourNetwork) -> Bool {
        let last = order.count - 2
        guard last >= 2 else { return false }
        for first in 1...last {
            for end in first...last {
                if end > first {
                    var turned = order
                    turned[first...end].reverse()
                    if enrich(to: turned, than: &prize, network) { return true }
                }
                guard end - first < 3 else { continue }
                for place in 1...(last + 1) where place < first || place > end + 1 {
                    let candidate = moved(first...end, to: place, isTurned: false)
                    if enrich(to: candidate, than: &prize, network) { return true }
                }
            }
        }
        return false
    }

    /// Reverses a segment.
    private mutating func turn(_ network: TourNetwork) -> Bool {
        let last = order.count - 2
        guard last >= 2 else { return false }
        for first in 1..<last {
            let before = order[first - 1]
            var there: Int64 = 0
            var back: Int64 = 0
            for end in (first + 1)...last {
                there += network.cost(order[end - 1], order[end])
                back += network.cost(order[end], order[end - 1])
                let old = network.cost(before, order[first]) + there + network.cost(order[end], order[end + 1])
                let new = network.cost(before, order[end]) + back + network.cost(order[first], order[end + 1])
                guard new < old else { continue }
                var candidate = order
                candidate[first...end].reverse()
                if improve(to: candidate, network) { return true }
            }
        }
        return false
    }

    /// Moves up to three stops to another position, reversed or not.
    private mutating func move(_ network: TourNetwork) -> Bool {
        let last = order.count - 2
        guard last >= 2 else { return false }
        for length in 1...min(3, last - 1) {
            for first in 1...(last - length + 1) {
                let end = first + length - 1
                var there: Int64 = 0
                var back: Int64 = 0
                for place in first..<end {
                    there += network.cost(order[place], order[place + 1])
                    back += network.cost(order[place + 1], order[place])
                }
                let gain =
                    network.cost(order[first - 1], order[first]) + network.cost(order[end], order[end + 1])
                    - network.cost(order[first - 1], order[end + 1])
                guard gain > min(0, back - there) else { continue }
                for place in 1...(last + 1) where place < first || place > end + 1 {
                    let open = network.cost(order[place - 1], order[place])
                    let ahead = network.cost(order[place - 1], order[first]) + network.cost(order[end], order[place])
                    let turned = network.cost(order[place - 1], order[end]) + network.cost(order[first], order[place])
                    guard min(ahead, turned + back - there) - open < gain else { continue }
                    let isTurned = turned + back - there < ahead
                    if improve(to: moved(first...end, to: place, isTurned: isTurned), network) { return true }
                }
            }
        }
        return false
    }

    /// The order with a segment moved in front of a position.
    private func moved(_ stretch: ClosedRange<Int>, to place: Int, isTurned: Bool) -> ContiguousArray<Int> {
        let stops = isTurned ? ContiguousArray(order[stretch].reversed()) : ContiguousArray(order[stretch])
        if place < stretch.lowerBound {
            return order[..<place] + stops + order[place..<stretch.lowerBound] + order[(stretch.upperBound + 1)...]
        }
        return order[..<stretch.lowerBound] + order[(stretch.upperBound + 1)..<place] + stops + order[place...]
    }
}
