import Support

/// Which stops to visit, and in which order, to collect the highest prize within a time limit.
///
///     var problem = OrienteeringProblem(costs: minutes, start: 0, end: 0, limit: 120)
///     problem.stops[3].prize = 40
///     let plan = problem.plan()
///     plan?.tours[0].visits.map(\.stop)  // 3, 7, 5
///
/// This is the orienteering problem with the extensions that a quest needs: service times, opening hours, requirements between stops,
/// prizes that fall with time, penalties for lateness, and several tours that share the stops (team orienteering).
///
/// Times and costs are whole numbers in one unit, such as milliseconds, counted from the departure; prizes are whole numbers in
/// another, such as thousandths of points.
///
/// Sources: Vansteenwegen, Souffriau and Van Oudheusden, *The orienteering problem: A survey*, European Journal of Operational
/// Research 209 (2011); Chao, Golden and Wasil, *The team orienteering problem*, ibid. 88 (1996).
public struct OrienteeringProblem: Sendable, Hashable {
    /// The prize and the constraints of a stop.
    public struct Stop: Sendable, Hashable {
        /// The prize for a visit; negative numbers count as 0.
        public var prize: Int64
        /// How long the visit takes.
        public var duration: Int64
        /// When the visit may begin at the earliest; the tour waits until then.
        public var opens: Int64
        /// When the visit may begin at the latest.
        public var closes: Int64
        /// What has to be visited before, on the same tour; all of these.
        public var requires: [Requirement]
        /// The lower bound of a falling prize.
        public var least: Int64
        /// How long after the begin of the visit a falling prize is determined.
        public var lead: Int64 = 0

        /// Describes a stop.
        public init(
            prize: Int64, duration: Int64 = 0, opens: Int64 = 0, closes: Int64 = .max, requires: [Requirement] = [],
            least: Int64 = 0
        ) {
            self.least = least
            self.prize = prize
            self.duration = duration
            self.opens = opens
            self.closes = closes
            self.requires = requires
        }
    }

    /// A number of stops of a group.
    public struct Requirement: Sendable, Hashable {
        /// The stops of the group.
        public var stops: [Int]
        /// The number of them.
        public var count: Int

        /// Requires `count` of the stops.
        public init(_ count: Int, of stops: [Int]) {
            self.stops = stops
            self.count = count
        }
    }

    /// How all prizes fall with time.
    public struct Decay: Sendable, Hashable {
        /// When they start to fall; may be before the departure.
        public var after: Int64
        /// The time between two losses.
        public var every: Int64
        /// The loss each time.
        public var loss: Int64

        /// Describes how prizes fall.
        public init(after: Int64, every: Int64, loss: Int64) {
            (self.after, self.every, self.loss) = (after, every, loss)
        }
    }

    /// A penalty for ending late.
    public struct Lateness: Sendable, Hashable {
        /// The penalty applies to an end after this time; of several tours the last one counts, and pays for all.
        public var after: Int64
        /// The total penalty; not in addition to earlier steps.
        public var penalty: Int64

        /// Describes a step.
        public init(after: Int64, penalty: Int64) {
            self.after = after
            self.penalty = penalty
        }
    }

    /// The travel costs; they must satisfy the triangle inequality (`TravelMatrix.takeShortcuts()`).
    public var costs: TravelMatrix
    /// The stops, as many as the matrix has. The prizes of start and end do not count.
    public var stops: [Stop]
    /// Where all tours start. Neither start nor end counts as visited for requirements.
    public var start: Int
    /// Where all tours end; `nil` for an open end.
    public var end: Int?
    /// When every tour must have ended.
    public var limit: Int64
    /// The penalties for lateness, in ascending order of time and penalty; empty if only the limit counts.
    public var lateness: [Lateness] = []
    /// How all prizes fall with time; `nil` if they do not.
    public var decay: Decay?
    /// The number of tours that share the stops.
    public var tourCount = 1

    /// A problem whose stops have no prizes yet.
    public init(costs: TravelMatrix, start: Int, end: Int?, limit: Int64) {
        self.costs = costs
        self.start = start
        self.end = end
        self.limit = limit
        stops = Array(repeating: Stop(prize: 0), count: costs.count)
    }

    /// The penalty for ending at a time.
    func penalty(at time: Int64) -> Int64 { lateness.last { $0.after < time }?.penalty ?? 0 }

    /// The prize of a visit that begins at a time.
    public func prize(of stop: Int, at begin: Int64) -> Int64 {
        let terms = stops[stop]
        let prize = max(0, terms.prize)
        return decay?.prize(prize, least: terms.least, at: begin.addingSaturating(terms.lead)) ?? prize
    }
}

extension Int64 {
    /// The sum, saturating at the greatest number.
    func addingSaturating(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}

extension OrienteeringProblem.Decay {
    /// The remaining prize at a time.
    func prize(_ prize: Int64, least: Int64, at begin: Int64) -> Int64 {
        let most = max(0, prize - max(0, least))
        guard every > 0, loss > 0, most > 0, begin > after else { return prize }
        let times = begin.addingSaturating(after == .min ? .max : -after) / every
        return prize - (times > most / loss ? most : times * loss)
    }
}

extension OrienteeringProblem {
    /// How long to search. Effort is counted in evaluated changes of plans and not by a clock, so that the same problem has the same
    /// plan on every machine.
    public struct Effort: Sendable, Hashable {
        /// The number of ruin-and-recreate steps with about 64 stops; with more stops a step takes longer, and fewer are made. The
        /// search ends early when it no longer finds anything better.
        public var steps: Int
        /// The number of rounds that tighten the bound with up to 64 stops; 0 for no bound.
        public var boundRounds: Int
        /// The number of moments that the bound divides the time into.
        var moments = 1500

        /// An effort of this many steps.
        public init(steps: Int, boundRounds: Int = 0) {
            self.steps = max(0, steps)
            self.boundRounds = max(0, boundRounds)
        }

        /// An effort of about this many seconds at most on one core of a usual computer, and about as much for the bound: up to two
        /// seconds; none for no seconds.
        public static func seconds(_ seconds: Double) -> Effort {
            let seconds = min(max(seconds, 0), 10_000)
            return Effort(steps: Int(seconds * 8_000), boundRounds: Int((min(seconds, 2) * 30).rounded(.up)))
        }

        /// For interactive use: some milliseconds for a quest of 40 tasks, without a bound.
        public static let quick = Effort(steps: 300)
        /// For an organiser: less than a second for a quest of 60 tasks, and some seconds for hundreds.
        public static let thorough = Effort.seconds(2)

        /// The work of the search. With more stops, what is counted as one change takes longer.
        func work(among stops: Int) -> Int64 {
            let work = min(Double(steps) * 3000, 1e18)
            return Int64(stops > 150 ? work * (150 / Double(stops)).squareRoot() : work)
        }

        /// The effort for the bound scaled to a number of stops.
        func sharingBound(among stops: Int) -> Effort {
            guard stops > Self.stops else { return self }
            let share = Double(Self.stops) / Double(stops)
            var effort = self
            effort.boundRounds = min(boundRounds, max(3, Int(Double(boundRounds) * share * share)))
            effort.moments = max(300, Int(Double(moments) * share))
            return effort
        }

        private static let stops = 64
    }

    /// The best plan if at most fifteen stops can be visited in time, marked as proven; else a good one. With falling prizes the
    /// limit is twelve stops and one tour. Of plans with equal prizes the one that ends first is chosen.
    ///
    /// - Parameters:
    ///   - tours: where the search starts: the stops of an earlier plan.
    /// - Returns: `nil` if the problem names stops that it does not have, or if even the direct path to the end takes longer than
    ///   the limit.
    /// - Complexity: O(2ⁿ n²) for n ≤ 15 reachable stops, and O(3ⁿ) for each further tour; beyond that a step of the search takes
    ///   O(n) to O(n²). The same seed gives the same plan.
    public func plan(effort: Effort = .thorough, from tours: [[Int]] = [], seed: UInt64 = 1) -> TourPlan? {
        guard let network = TourNetwork(self), network.tour([]) != nil else { return nil }
        if network.decay == nil, network.candidates.count <= SubsetSearch.mostStops {
            return SubsetSearch(network).plan()
        }
        if network.decay != nil, network.tourCount == 1, network.candidates.count <= FallingPrizeSearch.mostStops {
            var search = FallingPrizeSearch(network)
            return search.plan()
        }
        var plan = network.search(work: effort.work(among: network.candidates.count), from: tours, seed: seed)
        let effort = effort.sharingBound(among: network.candidates.count)
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
    /// A single stop may not pay for a step of lateness that several together do. So the search first looks for the best plans that
    /// end before some of the steps, and continues from the best of them.
    func search(work: Int64, from tours: [[Int]] = [], seed: UInt64) -> TourPlan {
        let ends = endsToTry(within: work)
        let share = work / Int64(ends.count + 1)
        var best = plan(orders: tours, work: 0, seed: seed, in: self)
        for end in ends {
            let narrow = ending(by: end)
            guard narrow.tour([]) != nil else { continue }
            let found = plan(orders: tours, work: share, seed: seed, in: narrow)
            if found.prize > best.prize { best = found }
        }
        let orders = best.tours.map { $0.visits.map { $0.stop } }
        let found = plan(orders: orders, work: work - share * Int64(ends.count), seed: seed, in: self)
        return found.isBetter(than: best) ? found : best
    }

    /// Some of the times after which lateness costs more, including the first, and the limit: at most eight, and fewer where little
    /// work is left for each.
    private func endsToTry(within work: Int64) -> [Int64] {
        guard !lateness.isEmpty else { return [] }
        let times = lateness.map { $0.after } + [limit]
        let most = work < 5000 * Int64(candidates.count) ? 3 : 8
        guard times.count > most else { return times }
        return (0..<most).map { times[$0 * (times.count - 1) / (most - 1)] }
    }

    /// The plan that the search finds in another network, evaluated in this one.
    private func plan(orders: [[Int]], work: Int64, seed: UInt64, in network: TourNetwork) -> TourPlan {
        var search = RuinAndRecreate(network, from: orders, using: SeededGenerator(seed: seed))
        search.run(work: work)
        return plan(search.bestOrders.compactMap { tour($0) })
    }
}

extension TourPlan {
    fileprivate func isBetter(than other: TourPlan) -> Bool {
        if prize != other.prize { return prize > other.prize }
        return (tours.map { $0.finish }.max() ?? 0) <= (other.tours.map { $0.finish }.max() ?? 0)
    }
}
