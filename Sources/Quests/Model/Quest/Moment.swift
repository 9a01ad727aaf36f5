extension Quest {
    /// A moment of a quest: by the clock, or counted from the rider's start.
    public enum Moment: Sendable, Hashable {
        /// Seconds since 1970-01-01 00:00 UTC.
        case clock(Double)
        /// Seconds after the start of the ride.
        case afterStart(Double)

        /// The moment by the clock, for a ride with this start time.
        public func time(start: Double) -> Double {
            switch self {
            case .clock(let time): time
            case .afterStart(let seconds): start + seconds
            }
        }
    }
}
