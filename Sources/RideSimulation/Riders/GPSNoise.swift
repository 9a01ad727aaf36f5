import Geodesy
import Randomness

/// The error of a satellite receiver: some that is new with every fix and some that drifts slowly.
///
/// The drifting part is a first-order Gauss–Markov process; see Parkinson and Spilker, *Global Positioning System: Theory
/// and Applications* (1996).
struct GPSNoise: Sendable {
    /// Seconds in which the drift forgets most of what it was.
    private static let memory = 30.0
    /// The share of the error's variance that drifts.
    private static let driftingShare = 0.7

    private let deviation: Double
    private var generator: SeededGenerator
    private var east: Double
    private var north: Double

    init(deviation: Double, generator: SeededGenerator) {
        self.deviation = deviation
        self.generator = generator
        let drifting = deviation * GPSNoise.driftingShare.squareRoot()
        east = self.generator.nextNormal(deviation: drifting)
        north = self.generator.nextNormal(deviation: drifting)
    }

    /// The fix that the receiver gives at a place, `seconds` after the one before.
    mutating func fix(at place: Coordinate, time: Double, after seconds: Double) -> Fix {
        let kept = exponential(-seconds / GPSNoise.memory)
        let drifting = deviation * (GPSNoise.driftingShare * (1 - kept * kept)).squareRoot()
        east = east * kept + generator.nextNormal(deviation: drifting)
        north = north * kept + generator.nextNormal(deviation: drifting)
        let fresh = deviation * (1 - GPSNoise.driftingShare).squareRoot()
        let point = PlanePoint(
            east: east + generator.nextNormal(deviation: fresh), north: north + generator.nextNormal(deviation: fresh))
        return Fix(
            time: time, coordinate: LocalPlane(origin: place).coordinate(point),
            horizontalAccuracy: deviation * Fix.accuracyPerDeviation)
    }
}
