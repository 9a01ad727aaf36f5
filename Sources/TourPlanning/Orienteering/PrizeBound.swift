/// An upper bound on the prize of any plan.
///
/// The relaxed tours may return to a stop, only not at once, which makes the best one easy to find: for every moment and stop the
/// highest prize collected, and the highest with another previous stop. A Lagrangian price per stop penalises returns: a tour pays
/// it at each visit, and the bound refunds it once. Prices rise where tours return and fall where none goes, until the bound no
/// longer decreases.
///
/// Moments are rounded so that every feasible tour stays feasible, which keeps the bound valid.
///
/// Sources: Christofides, Mingozzi and Toth, *State-space relaxation procedures for the computation of bounds to routing problems*,
/// Networks 11 (1981); Righini and Salani, *Decremental state space relaxation strategies and initialization heuristics for solving
/// the orienteering problem with time windows with dynamic programming*, Computers & Operations Research 36 (2009); Held, Wolfe and
/// Crowder, *Validation of subgradient optimization*, Mathematical Programming 6 (1974).
struct PrizeBound {
    private let network: TourNetwork
    private let stops: ContiguousArray<Int>
    /// The number of moments.
    private let horizon: Int
    /// By how many moments rounding may lengthen a tour.
    private let slack: Int
    private let unit: Int64
    /// The moments from the begin of a visit (row) to the arrival at another stop (column).
    private let legs: ContiguousArray<Int>
    private let starts: ContiguousArray<Int>
    private let homes: ContiguousArray<Int>
    private let opens: ContiguousArray<Int>
    private let closes: ContiguousArray<Int>

    /// - Parameter moments: the number of moments that the time is divided into.
    package init(_ network: TourNetwork, moments: Int) {
        self.network = network
        let stops = network.candidates
        self.stops = stops
        let unit = max(1, network.limit / Int64(max(1, moments)))
        self.unit = unit
        // A leg of no moments would be no step; it counts as one, and the horizon grows by the most there can be.
        func step(_ duration: Int64) -> Int { max(1, Int(duration / unit)) }
        let isShort = stops.contains { stop in
            stops.contains { $0 != stop && network.durations[stop] + network.cost(stop, $0) < unit }
        }
        let isShortStart = stops.contains { network.cost(network.start, $0) < unit }
        let isShortHome = stops.contains { network.durations[$0] + network.cost($0, network.end) < unit }
        // The legs from the start and to the end are ridden once.
        let slack = isShort ? stops.count + 1 : (isShortStart ? 1 : 0) + (isShortHome ? 1 : 0)
        self.slack = slack
        horizon = Int(network.limit / unit) + slack
        legs = ContiguousArray(
            stops.flatMap { from in stops.map { step(network.durations[from] + network.cost(from, $0)) } })
        starts = ContiguousArray(stops.map { step(network.cost(network.start, $0)) })
        homes = ContiguousArray(stops.map { step(network.durations[$0] + network.cost($0, network.end)) })
        opens = ContiguousArray(stops.map { Int(network.opens[$0] / unit) })
        closes = ContiguousArray(stops.map { Int(network.closes[$0] / unit) + slack })
    }

    /// The upper bound.
    ///
    /// - Parameters:
    ///   - known: the prize of a known plan; the bound is not tightened below it.
    ///   - rounds: how often prices are updated.
    /// - Complexity: O(*m* *n*²) a round for *m* moments and *n* stops.
    func value(known: Int64, rounds: Int) -> Int64 {
        // Lateness is charged for the last tour only, which is unknown in advance; subtract the unavoidable part once.
        let spared = network.penalty(at: network.cost(network.start, network.end))
        guard !stops.isEmpty else { return -spared }
        let straight = network.tourCount == 1 ? -Double(spared) : 0
        let shared = network.tourCount == 1 ? 0 : Double(spared)
        let tours = Double(network.tourCount)
        let step = max(1, Self.commonDivisor(network.prizeParts))
        var prices = ContiguousArray(repeating: 0.0, count: stops.count)
        var best = stops.reduce(-Double(spared)) { $0 + Double(network.prizes[$1]) }
        var boldness = 1.0
        var sinceBetter = 0
        for _ in 0..<rounds {
            let (prize, visits) = bestTour(prices)
            let bound = tours * max(prize, straight) + prices.reduce(0, +) - shared
            if bound < best - 1e-6 {
                sinceBetter = 0
                best = bound
            } else {
                sinceBetter += 1
                if sinceBetter >= 5 { (boldness, sinceBetter) = (boldness * 0.6, 0) }
            }
            guard best >= Double(known + step), boldness > 0.01 else { break }
            // Raise the price of a stop with more than one visit, lower it where there is none.
            let slopes = stops.indices.map { place in
                let slope = tours * Double(visits[place]) - 1
                return slope < 0 && prices[place] <= 0 ? 0 : slope
            }
            let length = slopes.reduce(0) { $0 + $1 * $1 }
            guard length > 0 else { break }
            let stride = boldness * max(1, bound - Double(known)) / length
            for place in stops.indices { prices[place] = max(0, prices[place] + stride * slopes[place]) }
        }
        // The prize of every plan is a multiple of the prizes' common divisor; the remainder is a fraction.
        let whole = Int64((best + 1e-4).rounded(.down))
        return max(known, whole - (whole % step + step) % step)
    }

    private static func commonDivisor(_ numbers: [Int64]) -> Int64 {
        numbers.reduce(0) { divisor, number in
            var (a, b) = (divisor, abs(number))
            while b != 0 { (a, b) = (b, a % b) }
            return a
        }
    }

    /// The best relaxed tour, and how often it visits each stop.
    private func bestTour(_ prices: ContiguousArray<Double>) -> (prize: Double, visits: ContiguousArray<Int>) {
        let count = stops.count
        let gains = ContiguousArray(stops.indices.map { Double(network.prizes[stops[$0]]) - prices[$0] })
        func gain(_ place: Int, at moment: Int) -> Double {
            guard network.decay != nil else { return gains[place] }
            return Double(network.prize(stops[place], at: Int64(max(0, moment - slack)) * unit)) - prices[place]
        }
        var labels = BeginLabels(moments: horizon + 1, stops: count)
        for place in 0..<count {
            let begin = max(starts[place], opens[place])
            guard begin <= closes[place], begin + homes[place] <= horizon else { continue }
            labels.offer(gain(place, at: begin), at: begin, place, before: -1, from: -1)
        }
        var best: (prize: Double, label: Int32) = (-.infinity, -1)
        // Labels no better than an earlier one at the same stop are not extended.
        var earlier = ContiguousArray(repeating: BeginLabels.Pair(), count: count)
        for moment in 0...horizon {
            for place in 0..<count {
                let slot = moment * count + place
                let pair = labels.pairs[slot]
                guard pair.first > -.infinity else { continue }
                if earlier[place].takeFirst(of: pair) {
                    let home = moment + homes[place]
                    let late = network.tourCount == 1 ? network.penalty(at: Int64(max(0, home - slack)) * unit) : 0
                    let total = pair.first - Double(late)
                    if total > best.prize { best = (total, Int32(slot << 1)) }
                    for next in 0..<count where next != place && next != pair.beforeFirst {
                        let begin = max(moment + legs[place * count + next], opens[next])
                        guard begin <= closes[next], begin + homes[next] <= horizon else { continue }
                        labels.offer(
                            pair.first + gain(next, at: begin), at: begin, next, before: place, from: slot << 1)
                    }
                }
                guard pair.second > -.infinity, earlier[place].takeSecond(of: pair) else { continue }
                // The first label reaches all other stops with a higher prize.
                let next = Int(earlier[place].beforeFirst)
                guard next >= 0 else { continue }
                let begin = max(moment + legs[place * count + next], opens[next])
                guard begin <= closes[next], begin + homes[next] <= horizon else { continue }
                labels.offer(pair.second + gain(next, at: begin), at: begin, next, before: place, from: slot << 1 | 1)
            }
        }
        var visits = ContiguousArray(repeating: 0, count: count)
        var label = best.label
        while label >= 0 {
            let slot = Int(label >> 1)
            visits[slot % count] += 1
            label = label & 1 == 0 ? labels.pairs[slot].fromFirst : labels.pairs[slot].fromSecond
        }
        return (best.prize, visits)
    }
}

/// For each moment and stop the highest prize when a visit begins, and the highest with another previous stop.
private struct BeginLabels {
    struct Pair {
        var first = -Double.infinity
        var second = -Double.infinity
        /// The previous stops; −1 for the start.
        var beforeFirst: Int32 = -1
        var beforeSecond: Int32 = -1
        /// The predecessor of a label: twice its slot, plus one if it was the second of its pair.
        var fromFirst: Int32 = -1
        var fromSecond: Int32 = -1
    }

    private(set) var pairs: ContiguousArray<Pair>
    private let stops: Int

    package init(moments: Int, stops: Int) {
        pairs = ContiguousArray(repeating: Pair(), count: moments * stops)
        self.stops = stops
    }

    @inline(__always)
    mutating func offer(_ prize: Double, at moment: Int, _ stop: Int, before: Int, from: Int) {
        let slot = moment * stops + stop
        guard prize > pairs[slot].second else { return }
        pairs[slot].offer(prize, before: Int32(truncatingIfNeeded: before), from: Int32(truncatingIfNeeded: from))
    }
}

extension BeginLabels.Pair {
    /// Keeps the two best labels with different previous stops.
    @discardableResult
    fileprivate mutating func offer(_ prize: Double, before: Int32, from: Int32) -> Bool {
        if prize > first {
            if before != beforeFirst || first == -.infinity {
                (second, beforeSecond, fromSecond) = (first, beforeFirst, fromFirst)
            }
            (first, beforeFirst, fromFirst) = (prize, before, from)
            return true
        }
        guard before != beforeFirst, prize > second else { return false }
        (second, beforeSecond, fromSecond) = (prize, before, from)
        return true
    }

    fileprivate mutating func takeFirst(of pair: Self) -> Bool {
        offer(pair.first, before: pair.beforeFirst, from: pair.fromFirst)
    }

    fileprivate mutating func takeSecond(of pair: Self) -> Bool {
        offer(pair.second, before: pair.beforeSecond, from: pair.fromSecond)
    }
}
