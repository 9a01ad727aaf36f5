import Support
import Testing

@testable import Navigation

@Suite("The gauge of a receiver’s drift")
struct DriftGaugeTests {
    /// The mean share, from the first minute on, of an error of which some variance remembers 30 fixes.
    private func share(drifting: Double, deviation: Double, seed: UInt64) -> Double {
        var generator = SeededGenerator(seed: seed)
        var gauge = DriftGauge()
        var drift = generator.nextNormal(deviation: deviation * drifting.squareRoot())
        let kept = 29.0 / 30
        var sum = 0.0
        for number in 0..<660 {
            let fresh = generator.nextNormal(deviation: deviation * (1 - drifting).squareRoot())
            gauge.observe(drift + fresh, deviation: deviation)
            if number >= 60 { sum += gauge.share }
            let added = deviation * (drifting * (1 - kept * kept)).squareRoot()
            drift = drift * kept + generator.nextNormal(deviation: added)
        }
        return sum / 600
    }

    @Test("knows noise from drift, however great", arguments: [1, 5, 10, 40] as [Double])
    func share(deviation: Double) {
        for seed in 1...20 as ClosedRange<UInt64> {
            #expect(share(drifting: 0, deviation: deviation, seed: seed) < 0.1, "seed \(seed)")
            #expect(share(drifting: 0.7, deviation: deviation, seed: seed) > 0.5, "seed \(seed)")
        }
    }

    @Test("takes nobody who leaves the route for a drift")
    func leaving() {
        var generator = SeededGenerator(seed: 2)
        var gauge = DriftGauge()
        for _ in 0..<60 { gauge.observe(generator.nextNormal(deviation: 5), deviation: 5) }
        for metres in 1...4 { gauge.observe(Double(metres) * 10, deviation: 5) }
        #expect(gauge.share < 0.5)
    }

    @Test("knows nothing of a receiver that has given no fix, or an exact one")
    func nothing() {
        var gauge = DriftGauge()
        #expect(gauge.share == 0)
        for _ in 0..<100 { gauge.observe(0, deviation: 3) }
        #expect(gauge.share == 0)
    }
}
