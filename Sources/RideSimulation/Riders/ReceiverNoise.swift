import Geodesy
import Support

/// A model of a receiver's errors, fix by fix.
///
/// Part of the error is white noise, and part drifts slowly, a first-order Gauss–Markov process; see Parkinson and Spilker, *Global
/// Positioning System: Theory and Applications* (1996).
struct ReceiverNoise: Sendable {
    /// The time constant of the drift, in seconds.
    private static let memory = 30.0
    /// The factor on the drift after one second.
    private static let kept = exponential(-1 / memory)
    /// The share of the error's variance that drifts.
    private static let driftingShare = 0.7

    private let receiver: SatelliteReceiver
    private var generator: SeededGenerator
    /// Draws the outages; a generator of its own, so that outages do not change the errors.
    private var silences: SeededGenerator
    private var silentUntil = -Double.infinity
    private var lastFix = -Double.infinity
    private var east: Double
    private var north: Double

    package init(_ receiver: SatelliteReceiver, generator: SeededGenerator) {
        self.receiver = receiver
        self.generator = generator
        silences = self.generator
        let drifting = receiver.deviation * Self.driftingShare.squareRoot()
        east = self.generator.nextNormal(deviation: drifting)
        north = self.generator.nextNormal(deviation: drifting)
    }

    /// The fix at a place, a second after the one before; `nil` during an outage or while the phone sleeps.
    mutating func fix(at place: Coordinate, time: Double, isResting: Bool) -> Fix? {
        let kept = Self.kept
        let drifting = receiver.deviation * (Self.driftingShare * (1 - kept * kept)).squareRoot()
        east = east * kept + generator.nextNormal(deviation: drifting)
        north = north * kept + generator.nextNormal(deviation: drifting)
        let fresh = receiver.deviation * (1 - Self.driftingShare).squareRoot()
        let point = PlanePoint(
            east: east + generator.nextNormal(deviation: fresh), north: north + generator.nextNormal(deviation: fresh))
        guard isHeard(at: time, isResting: isResting) else { return nil }
        return Fix(
            time: time, coordinate: LocalPlane(origin: place).coordinate(point),
            horizontalAccuracy: receiver.deviation * Fix.accuracyPerDeviation)
    }

    private mutating func isHeard(at time: Double, isResting: Bool) -> Bool {
        if receiver.outagesPerHour > 0, time >= silentUntil, silences.chance(receiver.outagesPerHour / 3600),
            // Between two outages there is a fix: they would else be one that is longer than any.
            lastFix >= silentUntil
        {
            silentUntil = time + silences.next(in: receiver.outageLength)
        }
        // Looking at the phone wakes it.
        guard time >= silentUntil, isResting || time - lastFix >= receiver.interval - 0.5 else { return false }
        lastFix = time
        return true
    }
}

/// A rider's satellite receiver: its accuracy, interval and outages.
public struct SatelliteReceiver: Sendable, Hashable {
    /// Standard deviation of the error in metres, in each axis; most of it drifts.
    public var deviation = 4.0
    /// Seconds between fixes while riding; more than 1 for a phone that sleeps in a pocket. At a task it is awake.
    public var interval = 1.0
    /// Outages per hour, as in a tunnel.
    public var outagesPerHour = 0.0
    /// The length of an outage in seconds.
    public var outageLength = 20.0...90.0

    /// A good receiver that is always awake.
    public init() {}
}
