import Geodesy
import Routing
import Support

/// A ride along a leg, now faster, now slower.
package struct Ride {
    /// Seconds for which a rider keeps a speed.
    private static let steady = 20.0

    package let leg: RouteLeg
    /// Metres from the start after each `steady` seconds, from none on.
    private var progress: [Double] = [0]

    package init(leg: RouteLeg, generator: inout SeededGenerator) {
        self.leg = leg
        while let last = progress.last, last < leg.distance {
            progress.append(last + Ride.steady * generator.next(in: 3...7))
        }
    }

    /// Metres from the start after some seconds.
    package func distance(after seconds: Double) -> Double {
        let step = min(Int(seconds / Ride.steady), progress.count - 2)
        let share = (seconds - Double(step) * Ride.steady) / Ride.steady
        return progress[step] + share * (progress[step + 1] - progress[step])
    }

    /// The seconds at which a receiver tells where it is, every so many from the start to before the end.
    package func times(every interval: Double, outages: [ClosedRange<Double>]) -> [Double] {
        var times: [Double] = []
        var time = 0.0
        while distance(after: time) < leg.distance, Int(time / Ride.steady) < progress.count - 1 {
            if !outages.contains(where: { $0.contains(time) }) { times.append(time) }
            time += interval
        }
        return times
    }
}
