import Support
import Testing

@testable import Geodesy

@Suite("Angles as sine and cosine")
struct DirectionTests {
    /// As defined: by the remainder of a quarter turn, for any angle.
    private static func defined(_ degrees: Double) -> (sine: Double, cosine: Double) {
        let rest = degrees.remainder(dividingBy: 90)
        let (sinus, cosinus) = (sine(rest.radians), cosine(rest.radians))
        switch ((degrees - rest) / 90).remainder(dividingBy: 4) {
        case 0: return (sinus, cosinus)
        case 1: return (cosinus, -sinus)
        case -1: return (-cosinus, sinus)
        default: return (-sinus, -cosinus)
        }
    }

    @Test("every angle has the sine and cosine of its quarter turn, to the last bit")
    func quarters() {
        var generator = SeededGenerator(seed: 7)
        var angles = [0, -0.0, 45, 90, 135, 180, 225, 270, 359.5, 1e-30].flatMap { [$0, -$0, $0.nextUp, $0.nextDown] }
        angles += (0..<20_000).map { _ in generator.next(in: -400.0...400) }
        for angle in angles {
            let direction = Direction(degrees: angle)
            let expected = Self.defined(angle)
            #expect(
                direction.sine.bitPattern == expected.sine.bitPattern
                    && direction.cosine.bitPattern == expected.cosine.bitPattern, "\(angle)")
        }
    }
}
