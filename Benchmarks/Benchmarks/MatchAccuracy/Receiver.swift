import Foundation
import Geodesy
import Randomness

/// What a satellite receiver makes of a ride.
struct Receiver: Hashable {
    /// Seconds from fix to fix.
    var interval: Double
    /// The standard deviation of a fix in metres, to the east and to the north alike.
    var noise: Double
    /// Whether most of the error drifts rather than being new with every fix.
    var drifts: Bool
    /// Whether it falls silent now and then.
    var hasOutages: Bool

    /// Seconds in which the drift forgets most of what it was.
    private static let memory = 30.0
    /// The share of the error's variance that drifts.
    private static let driftingShare = 0.7
    /// 68 % of a normal distribution in the plane lie within so many standard deviations.
    private static let radius = 1.515

    /// The fixes along a ride, and where on it the last was taken.
    ///
    /// The drift is a first-order Gauss–Markov process; see Parkinson and Spilker, *Global Positioning System: Theory and
    /// Applications* (1996).
    func fixes(along ride: Ride, generator: inout SeededGenerator) -> (fixes: [Fix], end: Double) {
        let share = drifts ? Receiver.driftingShare : 0
        var drift = PlanePoint(
            east: generator.nextNormal(deviation: noise * share.squareRoot()),
            north: generator.nextNormal(deviation: noise * share.squareRoot()))
        let fresh = noise * (1 - share).squareRoot()
        var fixes: [Fix] = []
        var end = 0.0
        for time in ride.times(every: interval, outages: outages(&generator)) {
            let kept = exp(-(time - (fixes.last?.time ?? time)) / Receiver.memory)
            let added = noise * (share * (1 - kept * kept)).squareRoot()
            drift.east = drift.east * kept + generator.nextNormal(deviation: added)
            drift.north = drift.north * kept + generator.nextNormal(deviation: added)
            end = ride.distance(after: time)
            guard let place = ride.leg.line.coordinate(at: end) else { continue }
            let point = PlanePoint(
                east: drift.east + generator.nextNormal(deviation: fresh),
                north: drift.north + generator.nextNormal(deviation: fresh))
            fixes.append(
                Fix(
                    time: time, coordinate: LocalPlane(origin: place).coordinate(point),
                    horizontalAccuracy: noise * Receiver.radius))
        }
        return (fixes, end)
    }

    private func outages(_ generator: inout SeededGenerator) -> [ClosedRange<Double>] {
        guard hasOutages else { return [] }
        var outages: [ClosedRange<Double>] = []
        var time = 0.0
        while time < 10_000 {
            let start = time + generator.next(in: 120...480)
            time = start + generator.next(in: 30...120)
            outages.append(start...time)
        }
        return outages
    }
}
