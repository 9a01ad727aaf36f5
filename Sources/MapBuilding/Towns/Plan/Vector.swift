extension DemoCity {
    /// A point or a difference of points in metres, x east and y north of the city's centre.
    ///
    /// Only `+ - * /` and the square root, which IEEE 754 defines to the last bit, so that a city is the same bytes on
    /// every machine.
    struct Vector: Sendable, BitwiseCopyable {
        var x: Double
        var y: Double

        static let zero = Vector(x: 0, y: 0)

        var length: Double { (x * x + y * y).squareRoot() }
        /// Turned a quarter to the left.
        var left: Vector { Vector(x: -y, y: x) }
        /// The same direction, one metre long; east where there is no direction.
        var unit: Vector {
            let length = length
            return length > 0 ? self * (1 / length) : Vector(x: 1, y: 0)
        }

        func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
        /// Positive where `other` points to the left of this.
        func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
        func distance(to other: Vector) -> Double { (other - self).length }
        func moved(toward other: Vector, by share: Double) -> Vector { self + (other - self) * share }

        package static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
        package static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
        package static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }

        /// The unit vector that many turns counterclockwise from east, by Taylor's series instead of the C library's
        /// sine and cosine, whose last bits differ between platforms.
        static func direction(turns: Double) -> Vector {
            let quarters = (turns * 4).rounded()
            let angle = (turns * 4 - quarters) * (Double.pi / 2)
            let square = angle * angle
            let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
            let sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
            let base = Vector(x: cosine, y: sine).unit
            switch ((Int(quarters) % 4) + 4) % 4 {
            case 1: return base.left
            case 2: return base * -1
            case 3: return base.left * -1
            default: return base
            }
        }

        /// This vector turned by the angle between east and `direction`, a unit vector.
        func turned(by direction: Vector) -> Vector {
            Vector(x: x * direction.x - y * direction.y, y: x * direction.y + y * direction.x)
        }

        /// Grows counterclockwise from 0 in the east to 4, in the order of the true angle.
        var pseudoAngle: Double {
            let share = y / max(x.magnitude + y.magnitude, 1e-9)
            if x < 0 { return 2 - share }
            return y < 0 ? 4 + share : share
        }
    }
}
