import Foundation
import Geodesy
import Support

/// What a receiver makes of one ride, fix by fix.
///
/// The drift is a first-order Gauss–Markov process; see Parkinson and Spilker, *Global Positioning System: Theory and
/// Applications* (1996).
package struct Reception {
    /// Seconds in which the drift forgets most of what it was.
    private static let memory = 30.0
    /// The share of the error's variance that drifts.
    private static let driftingShare = 0.7

    private let noise: Double
    private let share: Double
    private var drift: PlanePoint
    private var last: Double?

    package init(_ receiver: Receiver, _ generator: inout SeededGenerator) {
        noise = receiver.noise
        share = receiver.drifts ? Reception.driftingShare : 0
        drift = Reception.error(noise * share.squareRoot(), &generator)
    }

    /// The fix of a rider who is at a place, at a time later than the fix before.
    package mutating func fix(at place: Coordinate, time: Double, _ generator: inout SeededGenerator) -> Fix {
        let kept = exp(-(time - (last ?? time)) / Reception.memory)
        last = time
        let added = Reception.error(noise * (share * (1 - kept * kept)).squareRoot(), &generator)
        drift = PlanePoint(east: drift.east * kept + added.east, north: drift.north * kept + added.north)
        let fresh = Reception.error(noise * (1 - share).squareRoot(), &generator)
        let point = PlanePoint(east: drift.east + fresh.east, north: drift.north + fresh.north)
        return Fix(
            time: time, coordinate: LocalPlane(origin: place).coordinate(point),
            horizontalAccuracy: noise * Fix.accuracyPerDeviation)
    }

    private static func error(_ deviation: Double, _ generator: inout SeededGenerator) -> PlanePoint {
        let east = generator.nextNormal(deviation: deviation)
        return PlanePoint(east: east, north: generator.nextNormal(deviation: deviation))
    }
}
