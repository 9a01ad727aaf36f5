/// Which stops to visit, and in which order, to bring home most within a time.
///
///     var problem = OrienteeringProblem(costs: minutes, start: 0, end: 0, limit: 120)
///     problem.stops[3].prize = 40
///     let plan = problem.plan()
///     plan?.tours[0].visits.map(\.stop)  // 3, 7, 5
///
/// This is the orienteering problem, with what a quest needs: time at stops, hours in which a visit may begin, stops that are worth
/// nothing before others were visited, prizes that fall with time or that being late costs, and several tours that share the stops (team orienteering).
///
/// Times and costs are whole numbers in one unit, such as milliseconds, counted from the departure; prizes are whole numbers in another,
/// such as thousandths of points.
///
/// Sources: Vansteenwegen, Souffriau and Van Oudheusden, *The orienteering problem: A survey*, European Journal of Operational
/// Research 209 (2011); Chao, Golden and Wasil, *The team orienteering problem*, ibid. 88 (1996).
public struct OrienteeringProblem: Sendable, Hashable {
    /// What a stop brings and asks for.
    public struct Stop: Sendable, Hashable {
        /// What the visit brings; numbers below 0 are taken for 0.
        public var prize: Int64
        /// How long the visit takes.
        public var duration: Int64
        /// When the visit may begin at the earliest; who comes before that waits.
        public var opens: Int64
        /// When the visit may begin at the latest.
        public var closes: Int64
        /// What has to be visited before, on the same tour; all of it.
        public var requires: [Requirement]
        /// What a falling prize does not fall below.
        public var least: Int64
        /// How long after the visit has begun a falling prize is counted.
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

    /// So many of some stops.
    public struct Requirement: Sendable, Hashable {
        /// The stops.
        public var stops: [Int]
        /// How many of them.
        public var count: Int

        /// Requires `count` of the stops.
        public init(_ count: Int, of stops: [Int]) {
            self.stops = stops
            self.count = count
        }
    }

    /// How prizes fall with time.
    public struct Decay: Sendable, Hashable {
        /// From when on; may lie before the departure.
        public var after: Int64
        /// In what time they fall once.
        public var every: Int64
        /// By how much.
        public var loss: Int64

        /// Describes how prizes fall.
        public init(after: Int64, every: Int64, loss: Int64) {
            (self.after, self.every, self.loss) = (after, every, loss)
        }
    }

    /// What it costs to come home late.
    public struct Lateness: Sendable, Hashable {
        /// Whoever ends after this time pays; of several tours the last one counts, and pays for all.
        public var after: Int64
        /// How much of the prizes, in all; not in addition to earlier steps.
        public var penalty: Int64

        /// Describes a step.
        public init(after: Int64, penalty: Int64) {
            self.after = after
            self.penalty = penalty
        }
    }

    /// What it takes to go from each stop to each other one, never less over a third one (`TravelMatrix.takeShortcuts()`).
    public var costs: TravelMatrix
    /// The stops, as many as the matrix has. What start and end bring does not count.
    public var stops: [Stop]
    /// Where all tours start. Neither start nor end counts as visited for what requires them.
    public var start: Int
    /// Where all tours end; `nil` for anywhere.
    public var end: Int?
    /// When every tour has to be over.
    public var limit: Int64
    /// What ending late costs, in ascending order of time and penalty; empty where only the limit counts.
    public var lateness: [Lateness] = []
    /// How all prizes fall with time; `nil` where they do not.
    public var decay: Decay?
    /// How many tours share the stops.
    public var tourCount = 1

    /// A problem whose stops bring nothing yet.
    public init(costs: TravelMatrix, start: Int, end: Int?, limit: Int64) {
        self.costs = costs
        self.start = start
        self.end = end
        self.limit = limit
        stops = Array(repeating: Stop(prize: 0), count: costs.count)
    }

    /// What ending at a time costs.
    func penalty(at time: Int64) -> Int64 { lateness.last { $0.after < time }?.penalty ?? 0 }

    /// What a visit that begins at a time brings.
    public func prize(of stop: Int, at begin: Int64) -> Int64 {
        let terms = stops[stop]
        let prize = max(0, terms.prize)
        return decay?.prize(prize, least: terms.least, at: begin.addingSaturating(terms.lead)) ?? prize
    }
}

extension Int64 {
    /// The sum, or the greatest number where it would be greater.
    func addingSaturating(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}

extension OrienteeringProblem.Decay {
    /// What is left of a prize.
    func prize(_ prize: Int64, least: Int64, at begin: Int64) -> Int64 {
        let most = max(0, prize - max(0, least))
        guard every > 0, loss > 0, most > 0, begin > after else { return prize }
        let times = begin.addingSaturating(after == .min ? .max : -after) / every
        return prize - (times > most / loss ? most : times * loss)
    }
}
