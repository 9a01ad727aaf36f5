/// More than this no plan can bring.
///
/// Tours may come back to a stop here, only not at once, which makes the best tour easy to find: for every moment and stop the most that
/// can have been collected, and the most with another stop before. Coming back is then made dear: every stop has a price, which
/// a tour pays at each visit and which the bound gives back once. Prices rise where tours come back and fall where none goes, until
/// the bound no longer sinks.
///
/// Moments are rounded so that every tour that is allowed stays so, which keeps the bound a bound.
///
/// Sources: Christofides, Mingozzi and Toth, *State-space relaxation procedures for the computation of bounds to routing problems*,
/// Networks 11 (1981); Righini and Salani, *Decremental state space relaxation strategies and initialization heuristics for solving
/// the orienteering problem with time windows with dynamic programming*, Computers & Operations Research 36 (2009); Held, Wolfe and
/// Crowder, *Validation of subgradient optimization*, Mathematical Programming 6 (1974).
struct PrizeBound {
    private let network: TourNetwork
    private let stops: ContiguousArray<Int>
    /// How many moments there are.
    private let horizon: Int
    /// By how many moments a tour may seem longer than it is.
    private let slack: Int
    private let unit: Int64
    /// The moments from leaving a stop (row) to reaching another (column), the visit of the first one included.
    private let legs: ContiguousArray<Int>
    private let starts: ContiguousArray<Int>
    private let homes: ContiguousArray<Int>
    private let opens: ContiguousArray<Int>
    private let closes: ContiguousArray<Int>

    /// - Parameter moments: how finely time is cut.
    package init(_ network: TourNetwork, moments: Int) {
        self.network = network
        let stops = network.candidates
        self.stops = stops
        let unit = max(1, network.limit / Int64(max(1, moments)))
        self.unit = unit
        // A leg of no moments would be no step; it is taken for one, and the horizon grows by as many as there can be.
        func step(_ duration: Int64) -> Int { max(1, Int(duration / unit)) }
        let isShort = stops.contains { stop in
            stops.contains { $0 != stop && network.durations[stop] + network.cost(stop, $0) < unit }
        }
        let isShortStart = stops.contains { network.cost(network.start, $0) < unit }
        let isShortHome = stops.contains { network.durations[$0] + network.cost($0, network.end) < unit }
        // Start and home are ridden once.
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

    /// The bound.
    ///
    /// - Parameters:
    ///   - known: what a plan brings that is known; the bound ends there.
    ///   - rounds: how often prices change.
    /// - Complexity: O(*m* *n*²) a round for *m* moments and *n* stops.
    func value(known: Int64, rounds: Int) -> Int64 {
        // Of several tours the last one pays for all, and no tour knows which that is: all pay what nobody is spared.
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
            // Uphill where more than one visit is paid for, downhill where none is.
            let slopes = stops.indices.map { place in
                let slope = tours * Double(visits[place]) - 1
                return slope < 0 && prices[place] <= 0 ? 0 : slope
            }
            let length = slopes.reduce(0) { $0 + $1 * $1 }
            guard length > 0 else { break }
            let stride = boldness * max(1, bound - Double(known)) / length
            for place in stops.indices { prices[place] = max(0, prices[place] + stride * slopes[place]) }
        }
        // What tours bring is a multiple of what all prizes are multiples of; the rest was lost in fractions.
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

    /// The best tour that may come back to stops, and how often it visits each.
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
        // What can have been collected by a moment: a label that is no better than earlier ones is not followed.
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
                // The first one goes everywhere else with more.
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

/// At each moment and stop the most that was collected when a visit begins, and the most with another stop before.
private struct BeginLabels {
    struct Pair {
        var first = -Double.infinity
        var second = -Double.infinity
        /// The stops before; −1 for the start.
        var beforeFirst: Int32 = -1
        var beforeSecond: Int32 = -1
        /// Whence a label came: the slot of the one before, twice, and one more where that was the second of its pair.
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
    /// Keeps the two best labels with different stops before.
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
