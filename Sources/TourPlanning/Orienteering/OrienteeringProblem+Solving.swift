import Randomness

extension OrienteeringProblem {
    /// How long to look for a better plan.
    public struct Effort: Sendable, Hashable {
        /// How many times a part of the plan is torn down and built up again.
        public var steps: Int
        /// How often the bound is tightened; 0 for no bound.
        public var boundRounds: Int
        /// Into how many moments the bound cuts the time.
        var moments = 1500

        /// Tries so many times.
        public init(steps: Int, boundRounds: Int = 0) {
            self.steps = steps
            self.boundRounds = boundRounds
        }

        /// For a rider who waits: some milliseconds for a quest of 40 tasks, without a bound.
        public static let quick = Effort(steps: 300)
        /// For an organiser: a second or so for a quest of 60 tasks.
        public static let thorough = Effort(steps: 10_000, boundRounds: 60)
    }

    /// The best plan where at most fifteen stops can be visited in time, and says so; else a good one. Where prizes fall it is the best
    /// one up to twelve stops and for one tour.
    ///
    /// - Parameters:
    ///   - tours: where to begin to look: the stops of an earlier plan.
    /// - Returns: `nil` where the problem names stops that it does not have, or even the way straight to the end takes longer than
    ///   the limit.
    /// - Complexity: O(2ⁿ n²) for n ≤ 15 stops within reach; a step of the search beyond takes O(n²) or so. The same seed gives the
    ///   same plan.
    public func plan(effort: Effort = .thorough, from tours: [[Int]] = [], seed: UInt64 = 1) -> TourPlan? {
        guard let network = TourNetwork(self), network.tour([]) != nil else { return nil }
        if network.decay == nil, network.candidates.count <= SubsetSearch.mostStops {
            return SubsetSearch(network).plan()
        }
        if network.decay != nil, network.tourCount == 1, network.candidates.count <= FallingPrizeSearch.mostStops {
            var search = FallingPrizeSearch(network)
            return search.plan()
        }
        var search = RuinAndRecreate(network, from: tours, using: SeededGenerator(seed: seed))
        search.run(steps: effort.steps)
        var plan = network.plan(search.best.tours.compactMap { network.tour($0.order.dropFirst().dropLast()) })
        if effort.boundRounds > 0 {
            plan.bound = PrizeBound(network, moments: effort.moments).value(
                known: plan.prize, rounds: effort.boundRounds)
        }
        return plan
    }
}
