public import BikeRouting
public import RoadNetwork

/// What an event is like beyond the quest: weather, roads that are closed for a while, organisers at tasks.
///
/// Times are seconds after the first start.
public struct EventConditions: Sendable, Hashable {
    /// Weather that slows riders down, or speeds them up.
    public struct Weather: Sendable, Hashable {
        /// From when.
        public var from: Double
        /// Until when.
        public var until: Double
        /// By what speeds are multiplied: 0.8 for rain.
        public var speed: Double

        /// Describes weather.
        public init(from: Double, until: Double, speed: Double) {
            (self.from, self.until, self.speed) = (from, until, speed)
        }
    }

    /// What is closed from a time on beside what the quest closes, instead of what an earlier change closed.
    public struct ClosureChange: Sendable, Hashable {
        /// From when.
        public var from: Double
        /// The roads.
        public var closures: Closures

        /// Describes a change.
        public init(from: Double, closures: Closures) {
            (self.from, self.closures) = (from, closures)
        }
    }

    /// The weather; where several overlap, all of it.
    public var weather: [Weather] = []
    /// What is closed when, in the order of time.
    public var closures: [ClosureChange] = []
    /// For how many seconds an organiser who judges answers at a task is busy with one party; others wait in line.
    public var serviceTime = 30.0...90.0

    /// Fair weather and nothing closed.
    public init() {}

    func speed(at time: Double) -> Double {
        weather.reduce(1) { time >= $1.from && time < $1.until ? $0 * max(0.05, $1.speed) : $0 }
    }

    /// What is closed at a time; `nil` where that was never said.
    func closures(at time: Double) -> Closures? { closures.last { $0.from <= time }?.closures }
}
