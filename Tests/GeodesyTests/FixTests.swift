import Geodesy
import Support
import Testing

@Suite("Fixes")
struct FixTests {
    @Test("68.27 % of normal errors are shorter than the accuracy that belongs to their deviation")
    func accuracyPerDeviation() {
        var generator = SeededGenerator(seed: 1)
        let (count, deviation) = (200_000, 4.0)
        let near = (0..<count).count { _ in
            let (east, north) = (
                generator.nextNormal(deviation: deviation), generator.nextNormal(deviation: deviation)
            )
            return (east * east + north * north).squareRoot() < deviation * Fix.accuracyPerDeviation
        }
        // Four standard deviations of a share of so many.
        #expect(abs(Double(near) / Double(count) - 0.6827) < 0.0042)
    }
}
