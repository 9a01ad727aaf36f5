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
