import Geodesy
import Support
import Testing

@Suite("Short distances")
struct ShortDistanceTests {
    @Test("are those of the geodesic to a millimetre, up to where the short formula ends, and near the poles")
    func exact() {
        var generator = SeededGenerator(seed: 11)
        var measure = StepMeasure()
        for number in 0..<4000 {
            let latitude = number % 4 == 0 ? 84.5 + 5.4 * generator.nextUnit() : 178 * generator.nextUnit() - 89
            let start = Coordinate(longitude: 360 * generator.nextUnit() - 180, latitude: latitude)
            let reach = number % 3 == 0 ? 0.22 : 0.01
            let end = Coordinate(
                longitude: start.longitude + reach * (2 * generator.nextUnit() - 1),
                latitude: min(max(latitude + reach * (2 * generator.nextUnit() - 1), -90), 90))
            let exact = Geodesic(from: start, to: end).distance
            #expect((start.distance(to: end) - exact).magnitude < 1e-3, "\(start), \(end)")
            #expect((measure.distance(from: start, to: end) - exact).magnitude < 1e-3, "\(start), \(end)")
        }
    }
}
