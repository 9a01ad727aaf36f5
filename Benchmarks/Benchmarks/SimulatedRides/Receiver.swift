import Support

/// A satellite receiver: how often and how well it tells where a rider is.
package struct Receiver: Hashable, Sendable {
    /// Seconds from fix to fix.
    package var interval: Double
    /// The standard deviation of a fix in metres, to the east and to the north alike.
    package var noise: Double
    /// Whether most of the error drifts rather than being new with every fix.
    package var drifts: Bool
    /// Whether it falls silent now and then.
    package var hasOutages: Bool

    package init(interval: Double, noise: Double, drifts: Bool, hasOutages: Bool) {
        (self.interval, self.noise, self.drifts, self.hasOutages) = (interval, noise, drifts, hasOutages)
    }

    /// When it falls silent, on rides of up to three hours.
    package func outages(_ generator: inout SeededGenerator) -> [ClosedRange<Double>] {
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
