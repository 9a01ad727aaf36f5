public import RoadMap
import Routing

/// The conditions of an event beyond the quest: weather, temporary closures, organisers at tasks.
///
/// Times are seconds after the first start.
public struct EventConditions: Sendable, Hashable {
    /// Weather that slows riders down, or speeds them up.
    public struct Weather: Sendable, Hashable {
        /// When it starts.
        public var from: Double
        /// When it ends.
        public var until: Double
        /// The factor on all speeds: 0.8 for rain.
        public var speed: Double

        /// Describes weather.
        public init(from: Double, until: Double, speed: Double) {
            (self.from, self.until, self.speed) = (from, until, speed)
        }
    }

    /// The closures from a time on, in addition to those of the quest and in place of those of an earlier change.
    public struct ClosureChange: Sendable, Hashable {
        /// When it starts.
        public var from: Double
        /// The roads.
        public var closures: Closures

        /// Describes a change.
        public init(from: Double, closures: Closures) {
            (self.from, self.closures) = (from, closures)
        }
    }

    /// The weather; overlapping factors are multiplied.
    public var weather: [Weather] = []
    /// The changes of closures, in the order of time.
    public var closures: [ClosureChange] = []
    /// For how many seconds an organiser who judges answers at a task needs for one party; others wait in line.
    public var serviceTime = 30.0...90.0

    /// Fair weather and nothing closed.
    public init() {}

    func speed(at time: Double) -> Double {
        weather.reduce(1) { time >= $1.from && time < $1.until ? $0 * max(0.05, $1.speed) : $0 }
    }

    /// The closures at a time; `nil` if none were set by then.
    func closures(at time: Double) -> Closures? { closures.last { $0.from <= time }?.closures }
}
