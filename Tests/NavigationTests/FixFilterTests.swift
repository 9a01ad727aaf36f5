import Geodesy
import Navigation
import Testing

@Suite("The fix filter")
struct FixFilterTests {
    private func fix(_ time: Double, north metres: Double = 0, accuracy: Double? = 5) -> Fix {
        Fix(
            time: time, coordinate: Coordinate(longitude: 61.4, latitude: 55.1 + metres / 111_300),
            horizontalAccuracy: accuracy)
    }

    /// The verdicts on fixes handed in one after another.
    private func verdicts(_ fixes: [Fix]) -> [FixFilter.Refusal?] {
        var filter = FixFilter()
        return fixes.map { filter.judge($0) }
    }

    @Test("a rider's fixes are used")
    func usual() {
        let ride = (0..<100).map { fix(Double($0), north: Double($0) * 5) }
        #expect(verdicts(ride).allSatisfy { $0 == nil })
    }

    @Test("what cannot be is refused, and why is said")
    func refusals() {
        var nowhere = fix(12)
        nowhere.coordinate.latitude = .infinity
        let fixes = [
            fix(10), fix(10), fix(9), fix(.nan), fix(11, accuracy: 51), fix(11, accuracy: -1), fix(11, accuracy: .nan),
            fix(11, accuracy: nil), nowhere,
        ]
        #expect(
            verdicts(fixes) == [
                nil, .notLater, .notLater, .notAPlace, .inaccurate, .inaccurate, .inaccurate, nil, .notAPlace,
            ])
    }

    @Test("one wild fix is refused, a rider who took the train is believed in the end")
    func jumps() {
        let fixes = [
            fix(0), fix(1, north: 3_000), fix(2, north: 6), fix(3, north: 3_000), fix(4, north: 3_005),
            fix(5, north: 3_010), fix(6, north: 3_015),
            // After a long tunnel far away is possible.
            fix(606, north: 6_000),
        ]
        #expect(verdicts(fixes) == [nil, .jump, nil, .jump, .jump, nil, nil, nil])
    }

    @Test("jumps that contradict one another are never believed")
    func contradictions() {
        let fixes = (0..<20).map { fix(Double($0), north: $0 == 0 ? 0 : $0.isMultiple(of: 2) ? 9_000 : -9_000) }
        #expect(verdicts(fixes).dropFirst().allSatisfy { $0 == .jump })
    }
}
