import Geodesy
import Scoring
import Support

/// What stops a rider on the way: breaks, punctures, and having had enough.
///
/// Each kind comes by chance, at a rate for every hour or kilometre ridden, so that the time or way until the next one is exponentially
/// distributed. All is drawn from a generator of its own: who has no mishaps rides as one for whom there are none.
struct RiderFortune: Sendable {
    /// What happens.
    enum Mishap: Equatable {
        /// The rider stops for so many seconds.
        case pause(Double)
        /// The tyre is flat, and is mended in so many seconds; `nil` if the rider cannot.
        case puncture(repair: Double?)
        /// The rider has had enough.
        case enough
    }

    private let rider: VirtualRider
    private var generator: SeededGenerator
    private var nextBreak: Double
    private var nextPuncture: Double
    private var enough: Double

    init(of rider: VirtualRider, generator: SeededGenerator) {
        self.rider = rider
        self.generator = generator
        nextBreak = Self.wait(rider.breaksPerHour, &self.generator) * 3600
        nextPuncture = Self.wait(rider.puncturesPerKilometre, &self.generator) * 1000
        enough = Self.wait(rider.givingUpPerHour, &self.generator) * 3600
    }

    /// How long until something that happens so often in a unit; infinite where it never does.
    private static func wait(_ rate: Double, _ generator: inout SeededGenerator) -> Double {
        let share = generator.nextUnit()
        return rate > 0 ? -logarithm(1 - share) / rate : .infinity
    }

    /// What happens to a rider on the road.
    ///
    /// - Parameters:
    ///   - seconds: since the start.
    ///   - metres: ridden so far.
    mutating func mishap(seconds: Double, metres: Double) -> Mishap? {
        if seconds >= enough { return .enough }
        if metres >= nextPuncture {
            nextPuncture = metres + Self.wait(rider.puncturesPerKilometre, &generator) * 1000
            let repair = generator.next(in: rider.repairTime)
            return .puncture(repair: generator.chance(rider.repairs) ? repair : nil)
        }
        guard seconds >= nextBreak else { return nil }
        let length = generator.next(in: rider.breakLength)
        nextBreak = seconds + length + Self.wait(rider.breaksPerHour, &generator) * 3600
        return .pause(length)
    }
}
