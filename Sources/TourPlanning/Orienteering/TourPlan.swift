/// A solution of an orienteering problem.
public struct TourPlan: Sendable, Hashable {
    /// One stop of a tour.
    public struct Visit: Sendable, Hashable {
        /// The stop.
        public let stop: Int
        /// When it is reached.
        public let arrival: Int64
        /// When the visit begins: later than the arrival where the stop is not open yet.
        public let begin: Int64
    }

    /// One way from the start to the end.
    public struct Tour: Sendable, Hashable {
        /// The stops between start and end.
        public let visits: [Visit]
        /// When it is over, having arrived at the end.
        public let finish: Int64
    }

    /// The tours, as many as the problem asks for; those that go straight to the end come last.
    public let tours: [Tour]
    /// What the stops bring, less what being late takes off.
    public let prize: Int64
    /// What being late takes off.
    public let penalty: Int64
    /// More than this no plan brings; `nil` where it was not computed.
    public internal(set) var bound: Int64?

    /// Whether it is proven that no plan brings more.
    public var isProvenOptimal: Bool { bound.map { prize >= $0 } ?? false }

    /// By how much a better plan could exceed this one, as a share of the bound: 0 for a proven optimum; `nil` where there is no bound, or
    /// none above 0.
    public var gap: Double? {
        guard let bound, bound > prize else { return bound.map { _ in 0 } }
        return bound > 0 ? Double(bound - prize) / Double(bound) : nil
    }

    /// All stops that are visited, tour by tour.
    public var stops: [Int] { tours.flatMap { $0.visits.map { $0.stop } } }
}
