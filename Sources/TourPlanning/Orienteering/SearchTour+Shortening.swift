extension SearchTour {
    /// Where a shorter order may be: the stops whose legs have changed.
    struct Changes {
        private(set) var queue: ContiguousArray<Int32> = []
        /// The stops added since insertions were last sought.
        private(set) var recent: ContiguousArray<Int32> = []
        private var isQueued: ContiguousArray<Bool>
        private var isRecent: ContiguousArray<Bool>

        init(_ network: borrowing SearchNetwork) {
            isQueued = ContiguousArray(repeating: false, count: network.width)
            isRecent = isQueued
        }

        @inline(__always)
        mutating func add(_ stop: Int32) {
            if !isRecent[Int(stop)] {
                isRecent[Int(stop)] = true
                recent.append(stop)
            }
            guard !isQueued[Int(stop)] else { return }
            isQueued[Int(stop)] = true
            queue.append(stop)
        }

        mutating func next() -> Int32? {
            guard let stop = queue.popLast() else { return nil }
            isQueued[Int(stop)] = false
            return stop
        }

        mutating func forgetRecent() {
            for stop in recent { isRecent[Int(stop)] = false }
            recent.removeAll(keepingCapacity: true)
        }
    }

    /// Reverses and moves segments next to changed stops until that no longer makes the tour end earlier.
    ///
    /// Costs may differ by direction, so sums of both are kept. With opening hours the times of a cheaper tour are recomputed.
    ///
    /// Sources: Croes, *A method for solving traveling-salesman problems* (1958); Or, *Traveling salesman-type combinatorial
    /// problems* (1976); Bentley, *Fast algorithms for geometric traveling salesman problems* (1992) for the queue.
    /// - Returns: whether it ends earlier than before.
    mutating func shorten(
        _ changes: inout Changes, places: inout ContiguousArray<Int32>, number: Int32,
        tourOf: ContiguousArray<Int32>, _ network: borrowing SearchNetwork, work: inout Int64
    ) -> Bool {
        let before = finish
        place(&places)
        while let stop = changes.next() {
            while improve(stop, &changes, &places, number, tourOf, network, &work) {}
        }
        return finish < before
    }

    private func place(_ places: inout ContiguousArray<Int32>) {
        for index in order.indices { places[Int(order[index])] = Int32(index) }
    }

    private static let breadth = 10

    private mutating func improve(
        _ stop: Int32, _ changes: inout Changes, _ places: inout ContiguousArray<Int32>, _ number: Int32,
        _ tourOf: ContiguousArray<Int32>, _ network: borrowing SearchNetwork, _ work: inout Int64
    ) -> Bool {
        let last = order.count - 2
        guard last >= 2 else { return false }
        let place = Int(places[Int(stop)])
        guard place < order.count, order[place] == stop else { return false }
        var longest: Int64 = 0
        if place > 0 { longest = network.leg(order[place - 1], stop) }
        if place <= last { longest = max(longest, network.leg(stop, order[place + 1])) }
        var seen = 0
        for rank in 0..<network.count {
            let other = network.neighbour(rank, of: Int(stop))
            guard tourOf[other] == number, Int32(other) != stop else { continue }
            let near = Int32(other)
            guard min(network.leg(stop, near), network.leg(near, stop)) < longest else { break }
            seen += 1
            if seen > Self.breadth { break }
            work += network.isChecked ? 20 : 12
            let at = Int(places[other])
            if turn(place, at, &changes, &places, network) || move(place, at, &changes, &places, network)
                || move(at, place, &changes, &places, network)
            {
                changes.add(stop)
                return true
            }
        }
        return false
    }

    /// The gain in travel of turning a segment round.
    @inline(__always)
    private func change(turning first: Int, _ last: Int, _ network: borrowing SearchNetwork) -> Int64 {
        network.leg(order[first - 1], order[last]) + network.leg(order[first], order[last + 1])
            + (back[last] - back[first]) - (forth[last + 1] - forth[first - 1])
    }

    /// Turns a segment so that the two places become neighbours.
    private mutating func turn(
        _ place: Int, _ other: Int, _ changes: inout Changes, _ places: inout ContiguousArray<Int32>,
        _ network: borrowing SearchNetwork
    ) -> Bool {
        let (low, high) = (min(place, other), max(place, other))
        let last = order.count - 2
        // low stays, the segment after it up to high is turned; or high stays.
        if high <= last, low + 1 < high, change(turning: low + 1, high, network) < 0,
            apply(turned: low + 1, high, &changes, &places, network)
        {
            return true
        }
        if low >= 1, low < high - 1, change(turning: low, high - 1, network) < 0,
            apply(turned: low, high - 1, &changes, &places, network)
        {
            return true
        }
        return false
    }

    private mutating func apply(
        turned first: Int, _ last: Int, _ changes: inout Changes, _ places: inout ContiguousArray<Int32>,
        _ network: borrowing SearchNetwork
    ) -> Bool {
        if network.isChecked {
            guard isEarlier(moving: first, last, to: last + 1, isTurned: true, network) else { return false }
            if network.hasRequirements {
                var candidate = order
                candidate[first...last].reverse()
                guard isUnlocked(candidate, network) else { return false }
            }
        }
        for index in [first - 1, first, last, last + 1] { changes.add(order[index]) }
        reverse(first, last, network)
        for index in first...last { places[Int(order[index])] = Int32(index) }
        return true
    }

    /// Moves up to three stops that begin or end at a place next to another one.
    private mutating func move(
        _ place: Int, _ other: Int, _ changes: inout Changes, _ places: inout ContiguousArray<Int32>,
        _ network: borrowing SearchNetwork
    ) -> Bool {
        let last = order.count - 2
        guard place >= 1, place <= last else { return false }
        for length in 1...3 {
            for isFront in [true, false] {
                if length == 1, !isFront { continue }
                let first = isFront ? place : place - length + 1
                let end = first + length - 1
                guard first >= 1, end <= last, other < first || other > end else { continue }
                let removal = network.leg(order[first - 1], order[end + 1]) - (forth[end + 1] - forth[first - 1])
                let (ahead, turned) = (forth[end] - forth[first], back[end] - back[first])
                guard removal + min(ahead, turned) < 0 else { continue }
                for isAfter in [true, false] {
                    // In front of this position.
                    let to = isAfter ? other + 1 : other
                    guard to >= 1, to <= last + 1, to != first, to != end + 1 else { continue }
                    // The stop at `place` is to be next to `other`.
                    let isTurned = length > 1 && isFront != isAfter
                    let (left, right) = isTurned ? (order[end], order[first]) : (order[first], order[end])
                    let change =
                        removal + (isTurned ? turned : ahead) + network.leg(order[to - 1], left)
                        + network.leg(right, order[to]) - (forth[to] - forth[to - 1])
                    guard change < 0 else { continue }
                    if network.isChecked, !isEarlier(moving: first, end, to: to, isTurned: isTurned, network) {
                        continue
                    }
                    let candidate = moved(first, end, to: to, isTurned: isTurned)
                    guard isUnlocked(candidate, network) else { continue }
                    for index in [first - 1, first, end, end + 1, to - 1, to] { changes.add(order[index]) }
                    set(candidate, network)
                    for index in min(first, to)...max(end, to - 1) { places[Int(order[index])] = Int32(index) }
                    return true
                }
            }
        }
        return false
    }

    /// Whether the order with a segment moved in front of a position outside of it, or turned where it is, keeps the hours and ends
    /// earlier.
    /// - Complexity: O(n), most often O(1), since times are followed only until they are as before.
    private func isEarlier(
        moving first: Int, _ last: Int, to place: Int, isTurned: Bool, _ network: borrowing SearchNetwork
    ) -> Bool {
        let start = min(first, place) - 1
        var (time, at) = (begins[start], order[start])
        if place > last + 1 {
            guard isInTime(last + 1, place - 1, &time, &at, network) else { return false }
        }
        let (from, to) = isTurned ? (last, first) : (first, last)
        guard isInTime(from, to, &time, &at, network) else { return false }
        if place < first {
            guard isInTime(place, first - 1, &time, &at, network) else { return false }
        }
        for next in max(place, last + 1)..<order.count {
            time = max(time + network.leg(at, order[next]), network.opens[Int(order[next])])
            guard time < begins[next] else { return false }
            at = order[next]
        }
        return true
    }

    /// Visits the stops from a place to another, which may be in front of it.
    @inline(__always)
    private func isInTime(
        _ first: Int, _ last: Int, _ time: inout Int64, _ at: inout Int32, _ network: borrowing SearchNetwork
    ) -> Bool {
        var place = first
        let step = first <= last ? 1 : -1
        while place != last + step {
            let stop = order[place]
            time = max(time + network.leg(at, stop), network.opens[Int(stop)])
            guard time <= network.closes[Int(stop)] else { return false }
            at = stop
            place += step
        }
        return true
    }

    func isUnlocked(_ candidate: ContiguousArray<Int32>, _ network: borrowing SearchNetwork) -> Bool {
        guard network.hasRequirements else { return true }
        var places = ContiguousArray(repeating: Int.max, count: network.width)
        for place in candidate.indices { places[Int(candidate[place])] = place }
        for place in candidate.indices {
            for requirement in network.requires[Int(candidate[place])] {
                var met = 0
                for stop in requirement.stops where places[stop] < place { met += 1 }
                if met < requirement.count { return false }
            }
        }
        return true
    }
}
