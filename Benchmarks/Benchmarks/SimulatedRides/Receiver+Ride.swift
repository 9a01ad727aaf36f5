import Geodesy
import Support

extension Receiver {
    /// The fixes along a ride, and where on it the last was taken.
    package func fixes(along ride: Ride, generator: inout SeededGenerator) -> (fixes: [Fix], end: Double) {
        var reception = Reception(self, &generator)
        var fixes: [Fix] = []
        var end = 0.0
        for time in ride.times(every: interval, outages: outages(&generator)) {
            end = ride.distance(after: time)
            guard let place = ride.leg.line.coordinate(at: end) else { continue }
            fixes.append(reception.fix(at: place, time: time, &generator))
        }
        return (fixes, end)
    }
}
