import Foundation
import Support
import Testing

@testable import Geodesy

@Suite("The azimuth between nearly opposite places")
struct AstroidTests {
    @Test("solves the equation of the astroid, near it and far from it")
    func equation() {
        var generator = SeededGenerator(seed: 26)
        for number in 0..<2000 {
            // From far inside to far outside: powers of ten on both axes.
            let x = -pow(10, -6 + 7 * generator.nextUnit())
            let y = -pow(10, -6 + 7 * generator.nextUnit())
            let azimuth = Astroid.azimuth(x: x, y: y)
            let (sine, cosine) = (azimuth.sine, azimuth.cosine)
            // With −x / sin α = 1 + κ and y / cos α = κ, equation (55) says that these differ by one.
            let error = (x * cosine + y * sine + sine * cosine).magnitude
            #expect(error < 1e-9 * (1 + x.magnitude + y.magnitude), "\(number): \(x), \(y)")
            #expect(sine > 0 && cosine <= 0)
        }
    }

    @Test("runs along the axis where the places are exactly opposite")
    func axis() {
        for (x, sine) in [(-2.0, 1.0), (-1, 1), (-0.5, 0.5), (0, 0)] {
            let azimuth = Astroid.azimuth(x: x, y: 0)
            #expect(azimuth.sine == sine && azimuth.cosine == -(1 - sine * sine).squareRoot())
        }
    }

}
