/// A tour under construction: its stops with start and end, and by how much each may be delayed.
///
///     order      start    a      b     end
///     begins         0   12     30      55      when the visit begins
///     latest             20     25      60      the latest begin at which all later visits are in time
///     forth          0   12     29      54      the sum of the legs up to the stop
///     back           0   11     30      52      the same, ridden the other way round
struct SearchTour {
    private(set) var order: ContiguousArray<Int32>
    private(set) var begins: ContiguousArray<Int64>
    private(set) var latest: ContiguousArray<Int64>
    private(set) var forth: ContiguousArray<Int64>
    private(set) var back: ContiguousArray<Int64>
    /// When it has to end.
    private(set) var limit: Int64

    init(_ network: borrowing SearchNetwork) {
        limit = network.limit
        order = [Int32(network.start), Int32(network.end)]
        (begins, latest, forth, back) = ([0, 0], [0, 0], [0, 0], [0, 0])
        update(network)
    }

    /// When the tour reaches the end.
    var finish: Int64 { begins[begins.count - 1] }
    /// The number of stops visited.
    var count: Int { order.count - 2 }

    /// The delay of everything after a position if the stop is inserted there; negative if infeasible. Position 1 follows the start.
    @inline(__always)
    func delay(_ stop: Int32, at place: Int, _ network: borrowing SearchNetwork) -> Int64 {
        let next = order[place]
        let begin = max(begins[place - 1] + network.leg(to: stop, from: order[place - 1]), network.opens[Int(stop)])
        guard begin <= network.closes[Int(stop)] else { return -1 }
        let arrival = max(begin + network.leg(stop, next), network.opens[Int(next)])
        guard arrival <= latest[place] else { return -1 }
        return max(0, arrival - begins[place])
    }

    /// As `delay`, but without regard to later visits; the greatest number if the stop is closed by then.
    @inline(__always)
    func detour(_ stop: Int32, at place: Int, _ network: borrowing SearchNetwork) -> Int64 {
        let next = order[place]
        let begin = max(begins[place - 1] + network.leg(to: stop, from: order[place - 1]), network.opens[Int(stop)])
        guard begin <= network.closes[Int(stop)] else { return .max }
        return max(begin + network.leg(stop, next), network.opens[Int(next)]) - begins[place]
    }

    mutating func insert(_ stop: Int32, at place: Int, _ network: borrowing SearchNetwork) {
        order.insert(stop, at: place)
        update(network)
    }

    mutating func remove(_ places: Range<Int>, _ network: borrowing SearchNetwork) {
        order.removeSubrange(places)
        update(network)
    }

    mutating func removeAll(_ network: borrowing SearchNetwork, where isUnwanted: (Int32) -> Bool) {
        order.removeAll { $0 < Int32(network.count) && isUnwanted($0) }
        update(network)
    }

    mutating func set(_ candidate: ContiguousArray<Int32>, _ network: borrowing SearchNetwork) {
        order = candidate
        update(network)
    }

    /// Turns a segment round.
    mutating func reverse(_ first: Int, _ last: Int, _ network: borrowing SearchNetwork) {
        var (low, high) = (first, last)
        while low < high {
            order.swapAt(low, high)
            low += 1
            high -= 1
        }
        update(network)
    }

    /// The order with a segment moved in front of a position outside of it.
    func moved(_ first: Int, _ last: Int, to place: Int, isTurned: Bool) -> ContiguousArray<Int32> {
        var result = ContiguousArray<Int32>()
        result.reserveCapacity(order.count)
        func append(_ range: Range<Int>) { for index in range { result.append(order[index]) } }
        func appendSegment() {
            if isTurned {
                for index in stride(from: last, through: first, by: -1) { result.append(order[index]) }
            } else {
                append(first..<(last + 1))
            }
        }
        if place <= first {
            append(0..<place)
            appendSegment()
            append(place..<first)
            append((last + 1)..<order.count)
        } else {
            append(0..<first)
            append((last + 1)..<place)
            appendSegment()
            append(place..<order.count)
        }
        return result
    }

    /// Takes another time by which it has to end.
    mutating func end(by limit: Int64, _ network: borrowing SearchNetwork) {
        self.limit = limit
        update(network)
    }

    private mutating func update(_ network: borrowing SearchNetwork) {
        let count = order.count
        resize(&begins, count)
        resize(&latest, count)
        resize(&forth, count)
        resize(&back, count)
        (begins[0], forth[0], back[0]) = (0, 0, 0)
        var (begin, there, home): (Int64, Int64, Int64) = (0, 0, 0)
        for place in 1..<count {
            let (before, stop) = (order[place - 1], order[place])
            let leg = network.leg(before, stop)
            begin = max(begin + leg, network.opens[Int(stop)])
            there += leg
            home += network.leg(stop, before)
            begins[place] = begin
            forth[place] = there
            back[place] = home
        }
        var last = limit
        latest[count - 1] = last
        for place in stride(from: count - 2, through: 1, by: -1) {
            let stop = order[place]
            last = min(network.closes[Int(stop)], last - network.leg(stop, order[place + 1]))
            latest[place] = last
        }
    }

    private func resize(_ column: inout ContiguousArray<Int64>, _ count: Int) {
        if column.count > count { column.removeLast(column.count - count) }
        while column.count < count { column.append(0) }
    }
}

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
