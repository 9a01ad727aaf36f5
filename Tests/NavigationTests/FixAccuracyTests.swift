import Geodesy
import Testing

@testable import Navigation

@Suite("How much the motion filter believes a fix")
struct FixAccuracyTests {
    private let origin = Coordinate(longitude: 61.4, latitude: 55.1)

    private func fix(_ time: Double, east: Double = 0, accuracy: Double?) -> Fix {
        Fix(
            time: time, coordinate: LocalPlane(origin: origin).coordinate(PlanePoint(east: east, north: 0)),
            horizontalAccuracy: accuracy)
    }

    /// The deviation after fixes at one place.
    private func deviation(_ accuracies: Double?...) throws -> Double {
        var filter = MotionFilter()
        for (second, accuracy) in accuracies.enumerated() { filter.follow(fix(Double(second), accuracy: accuracy)) }
        return try #require(filter.motion).deviation
    }

    @Test("the first fix is as sure as it says, but no surer than a metre, and 6 m where it says nothing")
    func first() throws {
        #expect(abs(try deviation(20 * Fix.accuracyPerDeviation) - 20) < 1e-9)
        #expect(try deviation(0.01) == 1)
        #expect(try deviation(nil) == 6)
    }

    @Test("the next fix moves the place the more the surer it is, and makes it surer")
    func next() throws {
        func moved(_ accuracy: Double) throws -> Double {
            var filter = MotionFilter()
            filter.follow(fix(0, accuracy: 10))
            filter.follow(fix(1, east: 10, accuracy: accuracy))
            return try #require(filter.motion).coordinate.distance(to: origin)
        }
        #expect(try moved(2) > 9 && moved(100) < 6)
        #expect(try moved(2) > moved(10) && moved(10) > moved(100))
        #expect(try deviation(10, 10) < deviation(10))
        #expect(try deviation(10, 100) > deviation(10, 10))
    }
}
