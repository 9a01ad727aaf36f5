import Geodesy
import RideNavigation
import Testing

@Suite("The fix filter")
struct FixFilterTests {
    private func fix(_ time: Double, north metres: Double = 0, accuracy: Double? = 5) -> Fix {
        Fix(
            time: time, coordinate: Coordinate(longitude: 61.4, latitude: 55.1 + metres / 111_300),
            horizontalAccuracy: accuracy)
    }

    @Test("a rider's fixes are used")
    func usual() {
        var filter = FixFilter()
        for second in 0..<100 { #expect(filter.judge(fix(Double(second), north: Double(second) * 5)) == nil) }
    }

    @Test("what cannot be is refused, and why is said")
    func refusals() {
        var filter = FixFilter()
        #expect(filter.judge(fix(10)) == nil)
        #expect(filter.judge(fix(10)) == .notLater)
        #expect(filter.judge(fix(9)) == .notLater)
        #expect(filter.judge(fix(.nan)) == .notAPlace)
        #expect(filter.judge(fix(11, accuracy: 51)) == .inaccurate)
        #expect(filter.judge(fix(11, accuracy: -1)) == .inaccurate)
        #expect(filter.judge(fix(11, accuracy: .nan)) == .inaccurate)
        #expect(filter.judge(fix(11, accuracy: nil)) == nil)
        var nowhere = fix(12)
        nowhere.coordinate.latitude = .infinity
        #expect(filter.judge(nowhere) == .notAPlace)
    }

    @Test("one wild fix is refused, a rider who took the train is believed in the end")
    func jumps() {
        var filter = FixFilter()
        #expect(filter.judge(fix(0)) == nil)
        #expect(filter.judge(fix(1, north: 3_000)) == .jump)
        #expect(filter.judge(fix(2, north: 6)) == nil)
        #expect(filter.judge(fix(3, north: 3_000)) == .jump)
        #expect(filter.judge(fix(4, north: 3_005)) == .jump)
        #expect(filter.judge(fix(5, north: 3_010)) == nil)
        #expect(filter.judge(fix(6, north: 3_015)) == nil)
        // After a long tunnel far away is possible.
        #expect(filter.judge(fix(606, north: 6_000)) == nil)
    }

    @Test("jumps that contradict one another are never believed")
    func contradictions() {
        var filter = FixFilter()
        #expect(filter.judge(fix(0)) == nil)
        for second in 1..<20 {
            #expect(filter.judge(fix(Double(second), north: second.isMultiple(of: 2) ? 9_000 : -9_000)) == .jump)
        }
    }
}
