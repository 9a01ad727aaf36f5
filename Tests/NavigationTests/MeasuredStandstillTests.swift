import Geodesy
import Testing

@testable import Navigation

@Suite("A receiver that measures no speed")
struct MeasuredStandstillTests {
    @Test("a rider whose receiver says that they stand has no speed at once, one of whom nothing is said later")
    func standing() throws {
        func speed(measured: Double?) throws -> Double {
            var filter = MotionFilter()
            let origin = Coordinate(longitude: 61.4, latitude: 55.1)
            for step in 0..<20 {
                let place = origin.destination(bearing: 90, distance: Double(step) * 6)
                filter.follow(Fix(time: Double(step), coordinate: place, horizontalAccuracy: 10))
            }
            let place = origin.destination(bearing: 90, distance: 19 * 6 + 1)
            var fix = Fix(time: 20, coordinate: place, horizontalAccuracy: 10)
            (fix.speed, fix.course, fix.speedAccuracy, fix.courseAccuracy) = (measured, 90, 0.3, 5)
            filter.follow(fix)
            return try #require(filter.motion).speed
        }
        let (said, unsaid) = (try speed(measured: 0), try speed(measured: nil))
        #expect(said < 1 && unsaid > 2, "\(said) \(unsaid)")
        #expect(try speed(measured: -1) == unsaid)
    }
}
