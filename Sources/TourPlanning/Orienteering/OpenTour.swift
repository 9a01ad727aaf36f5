/// A tour under construction: its stops with start and end, and by how much each may be delayed.
///
///     order      start    a      b     end
///     departs        0   12     30      41      when the tour leaves the stop
///     latest             20     25      50      latest begin of the visit at which all later ones keep their times
struct OpenTour {
    private(set) var order: ContiguousArray<Int>
    private(set) var departs: ContiguousArray<Int64>
    private(set) var latest: ContiguousArray<Int64>

    package init(_ network: TourNetwork) {
        order = [network.start, network.end]
        departs = [0, 0]
        latest = [0, 0]
        update(network)
    }

    /// When the tour reaches the end.
    var finish: Int64 { departs[departs.count - 1] }
    /// The number of stops visited.
    var count: Int { order.count - 2 }

    /// The delay of everything after a position if the stop is inserted there; `nil` if infeasible. Position 1 follows the start.
    @inline(__always)
    func delay(_ stop: Int, at place: Int, _ network: TourNetwork) -> Int64? {
        let next = order[place]
        let begin = max(departs[place - 1] + network.cost(order[place - 1], stop), network.opens[stop])
        guard begin <= network.closes[stop] else { return nil }
        let arrival = begin + network.durations[stop] + network.cost(stop, next)
        guard arrival <= latest[place] else { return nil }
        return max(0, max(arrival, network.opens[next]) - (departs[place] - network.durations[next]))
    }

    mutating func insert(_ stop: Int, at place: Int, _ network: TourNetwork) {
        order.insert(stop, at: place)
        update(network)
    }

    mutating func remove(_ places: Range<Int>, _ network: TourNetwork) {
        order.removeSubrange(places)
        update(network)
    }

    /// Removes all stops for which the predicate is true.
    mutating func removeAll(_ network: TourNetwork, where isUnwanted: (Int) -> Bool) {
        order.removeAll { $0 != network.start && $0 != network.end && isUnwanted($0) }
        update(network)
    }

    /// The sum of the prizes of its visits.
    func prizes(_ network: TourNetwork) -> Int64 {
        order.indices.reduce(0) { sum, place in
            sum + network.prize(order[place], at: departs[place] - network.durations[order[place]])
        }
    }

    /// Takes another order if it is feasible and ends earlier.
    mutating func improve(to candidate: ContiguousArray<Int>, _ network: TourNetwork) -> Bool {
        guard let outcome = outcome(of: candidate, network), outcome.finish < finish,
            isUnlocked(candidate, network)
        else { return false }
        order = candidate
        update(network)
        return true
    }

    /// Takes another order if it is feasible and has a higher prize.
    mutating func enrich(to candidate: ContiguousArray<Int>, than prize: inout Int64, _ network: TourNetwork) -> Bool {
        guard let outcome = outcome(of: candidate, network), outcome.prize > prize, isUnlocked(candidate, network)
        else { return false }
        prize = outcome.prize
        order = candidate
        update(network)
        return true
    }

    /// The times of another order; `nil` if its opening hours make it infeasible.
    @inline(__always)
    private func outcome(of candidate: ContiguousArray<Int>, _ network: TourNetwork) -> (finish: Int64, prize: Int64)? {
        var time: Int64 = 0
        var prize: Int64 = 0
        for place in 1..<candidate.count {
            let stop = candidate[place]
            time = max(time + network.cost(candidate[place - 1], stop), network.opens[stop])
            guard time <= network.closes[stop] else { return nil }
            if network.decay != nil { prize += network.prize(stop, at: time) }
            time += network.durations[stop]
        }
        return (time, prize - (network.tourCount == 1 ? network.penalty(at: time) : 0))
    }

    private func isUnlocked(_ candidate: ContiguousArray<Int>, _ network: TourNetwork) -> Bool {
        guard network.hasRequirements else { return true }
        var visited: Set<Int> = []
        return candidate.allSatisfy { stop in
            defer { visited.insert(stop) }
            return network.isUnlocked(stop, by: visited.contains)
        }
    }

    private mutating func update(_ network: TourNetwork) {
        let count = order.count
        departs.reserveCapacity(count)
        while departs.count < count { departs.append(0) }
        while latest.count < count { latest.append(0) }
        departs.removeLast(departs.count - count)
        latest.removeLast(latest.count - count)
        departs[0] = 0
        for place in 1..<count {
            let stop = order[place]
            let arrival = departs[place - 1] + network.cost(order[place - 1], stop)
            departs[place] = max(arrival, network.opens[stop]) + network.durations[stop]
        }
        latest[count - 1] = network.limit
        for place in stride(from: count - 2, through: 1, by: -1) {
            let stop = order[place]
            let rest = network.durations[stop] + network.cost(stop, order[place + 1])
            latest[place] = min(network.closes[stop], latest[place + 1] - rest)
        }
    }
}
