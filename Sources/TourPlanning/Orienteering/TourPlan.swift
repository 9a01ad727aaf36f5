/// A solution of an orienteering problem.
public struct TourPlan: Sendable, Hashable {
    /// One stop of a tour.
    public struct Visit: Sendable, Hashable {
        /// The stop.
        public let stop: Int
        /// When the tour reaches it.
        public let arrival: Int64
        /// When the visit begins: later than the arrival if the stop is not open yet.
        public let begin: Int64
    }

    /// One path from the start to the end.
    public struct Tour: Sendable, Hashable {
        /// The stops between start and end.
        public let visits: [Visit]
        /// When the tour arrives at the end.
        public let finish: Int64
    }

    /// The tours, as many as the problem asks for; those without stops come last.
    public let tours: [Tour]
    /// The prizes of the stops, less the penalty for lateness.
    public let prize: Int64
    /// The penalty for lateness.
    public let penalty: Int64
    /// An upper bound on the prize of any plan; `nil` if it was not computed.
    public internal(set) var bound: Int64?

    /// Whether the plan is proven optimal.
    public var isProvenOptimal: Bool { bound.map { prize >= $0 } ?? false }

    /// By how much a better plan could exceed this one, as a share of the bound: 0 for a proven optimum; `nil` if there is no
    /// bound, or none above 0.
    public var gap: Double? {
        guard let bound, bound > prize else { return bound.map { _ in 0 } }
        return bound > 0 ? Double(bound - prize) / Double(bound) : nil
    }

    /// The same tours with the prizes of another problem, and without a bound.
    package func with(prizesOf problem: OrienteeringProblem) -> TourPlan {
        let prize = tours.reduce(-penalty) { sum, tour in
            tour.visits.reduce(sum) { $0 + problem.prize(of: $1.stop, at: $1.begin) }
        }
        return TourPlan(tours: tours, prize: prize, penalty: penalty, bound: nil)
    }

    /// All stops that are visited, tour by tour.
    public var stops: [Int] { tours.flatMap { $0.visits.map { $0.stop } } }
}
