import Randomness

extension OrienteeringProblem {
    /// How long to look for a better plan, counted for 64 stops: where there are more each step takes longer, and fewer are made.
    public struct Effort: Sendable, Hashable {
        /// How many times a part of the plan is torn down and built up again.
        public var steps: Int
        /// How often the bound is tightened; 0 for no bound.
        public var boundRounds: Int
        /// Into how many moments the bound cuts the time.
        var moments = 1500

        /// Tries so many times.
        public init(steps: Int, boundRounds: Int = 0) {
            self.steps = max(0, steps)
            self.boundRounds = max(0, boundRounds)
        }

        /// For a rider who waits: some milliseconds for a quest of 40 tasks, without a bound.
        public static let quick = Effort(steps: 300)
        /// For an organiser: a second or so for a quest of 60 tasks.
        public static let thorough = Effort(steps: 10_000, boundRounds: 60)

        /// The same effort for so many stops.
        package func shared(among stops: Int) -> Effort {
            guard stops > Self.stops else { return self }
            let share = Double(Self.stops) / Double(stops)
            var effort = self
            effort.steps = Int((Double(steps) * share * share).rounded(.up))
            effort.boundRounds = min(boundRounds, max(3, Int(Double(boundRounds) * share * share)))
            effort.moments = max(300, Int(Double(moments) * min(1, 3 * share)))
            return effort
        }

        private static let stops = 64
    }

    /// The best plan where at most fifteen stops can be visited in time, and says so; else a good one. Where prizes fall it is the best
    /// one up to twelve stops and for one tour. Of plans that bring as much the one is taken that is over first.
    ///
    /// - Parameters:
    ///   - tours: where to begin to look: the stops of an earlier plan.
    /// - Returns: `nil` where the problem names stops that it does not have, or even the way straight to the end takes longer than
    ///   the limit.
    /// - Complexity: O(2ⁿ n²) for n ≤ 15 stops within reach, and O(3ⁿ) for each further tour; a step of the search beyond takes O(n²)
    ///   to O(n³). The same seed gives the same plan.
    public func plan(effort: Effort = .thorough, from tours: [[Int]] = [], seed: UInt64 = 1) -> TourPlan? {
        guard let network = TourNetwork(self), network.tour([]) != nil else { return nil }
        if network.decay == nil, network.candidates.count <= SubsetSearch.mostStops {
            return SubsetSearch(network).plan()
        }
        if network.decay != nil, network.tourCount == 1, network.candidates.count <= FallingPrizeSearch.mostStops {
            var search = FallingPrizeSearch(network)
            return search.plan()
        }
        let effort = effort.shared(among: network.candidates.count)
        var plan = network.search(steps: effort.steps, from: tours, seed: seed)
        if effort.boundRounds > 0 {
            plan.bound = PrizeBound(network, moments: effort.moments).value(
                known: plan.prize, rounds: effort.boundRounds)
        }
        return plan
    }
}

extension TourNetwork {
    /// A good plan.
    ///
    /// No single stop may pay for a step of lateness that several together do. So the best plans are looked for that end before some of
    /// the steps, and the search goes on from the best of them.
    func search(steps: Int, from tours: [[Int]] = [], seed: UInt64) -> TourPlan {
        let ends = endsToTry
        let share = steps / (ends.count + 1)
        var best = plan(orders: tours, steps: 0, seed: seed, in: self)
        for end in ends {
            let narrow = ending(by: end)
            guard narrow.tour([]) != nil else { continue }
            let found = plan(orders: tours, steps: share, seed: seed, in: narrow)
            if found.prize > best.prize { best = found }
        }
        let orders = best.tours.map { $0.visits.map { $0.stop } }
        let found = plan(orders: orders, steps: steps - share * ends.count, seed: seed, in: self)
        return found.isBetter(than: best) ? found : best
    }

    /// A few of the times after which lateness costs more, the first one among them, and the last of all.
    private var endsToTry: [Int64] {
        guard !lateness.isEmpty else { return [] }
        let times = lateness.map { $0.after } + [limit]
        let most = 8
        guard times.count > most else { return times }
        return (0..<most).map { times[$0 * (times.count - 1) / (most - 1)] }
    }

    /// What the search finds in a network, told in the terms of this one.
    private func plan(orders: [[Int]], steps: Int, seed: UInt64, in network: TourNetwork) -> TourPlan {
        var search = RuinAndRecreate(network, from: orders, using: SeededGenerator(seed: seed))
        search.run(steps: steps)
        return plan(search.best.tours.compactMap { tour($0.order.dropFirst().dropLast()) })
    }
}

extension TourPlan {
    fileprivate func isBetter(than other: TourPlan) -> Bool {
        if prize != other.prize { return prize > other.prize }
        return (tours.map { $0.finish }.max() ?? 0) <= (other.tours.map { $0.finish }.max() ?? 0)
    }
}
