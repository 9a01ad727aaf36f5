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

        static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
        static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
        static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }

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

    /// The smooth displacement that turns the plan's straight lines into a city's bent ones.
    ///
    /// Streets, river and railway are all laid out straight and carried by the same displacement, so what did not cross
    /// on the plan does not cross on the map. That holds because every layer's slope stays well below 1.
    ///
    /// Each layer is value noise on a square lattice with the quintic ease curve of Perlin, *Improving Noise* (2002).
    struct Warp: Sendable {
        private let seed: UInt64
        private let wideSpacing: Double
        private let coreRadius: Double

        private static let middleSpacing = 420.0
        private static let middleReach = 34.0
        private static let fineSpacing = 95.0

        package init(seed: UInt64, scale: Scale) {
            self.seed = seed
            wideSpacing = scale.warpSpacing
            coreRadius = scale.coreRadius
        }

        /// No point is moved farther than this, in metres.
        var reach: Double { (0.12 * wideSpacing + Self.middleReach + 9) * 1.5 }

        func callAsFunction(_ point: Vector) -> Vector {
            let wide = noise(point, spacing: wideSpacing, layer: 1)
            let calm = noise(point, spacing: 1900, layer: 2)
            let middle = noise(point, spacing: Self.middleSpacing, layer: 3)
            let fine = noise(point, spacing: Self.fineSpacing, layer: 4)
            let ratio = point.dot(point) / (coreRadius * coreRadius)
            let fineReach = 1.2 + 6.5 / (1 + ratio * ratio)
            let middleReach = Self.middleReach * (0.5 + 0.5 * calm.x)
            return point + wide * (0.12 * wideSpacing) + middle * middleReach + fine * fineReach
        }

        /// Both components in −1…1.
        private func noise(_ point: Vector, spacing: Double, layer: UInt64) -> Vector {
            let x = point.x / spacing
            let y = point.y / spacing
            let column = x.rounded(.down)
            let row = y.rounded(.down)
            let east = Self.ease(x - column)
            let north = Self.ease(y - row)
            let i = Int64(column)
            let j = Int64(row)
            let south = lattice(i, j, layer).moved(toward: lattice(i + 1, j, layer), by: east)
            let top = lattice(i, j + 1, layer).moved(toward: lattice(i + 1, j + 1, layer), by: east)
            return south.moved(toward: top, by: north)
        }

        private static func ease(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

        private func lattice(_ column: Int64, _ row: Int64, _ layer: UInt64) -> Vector {
            var bits = seed &+ layer &* 0x9E37_79B9_7F4A_7C15
            bits = mixed(bits ^ UInt64(bitPattern: column) &* 0xD6E8_FEB8_6659_FD93)
            bits = mixed(bits ^ UInt64(bitPattern: row) &* 0xA076_1D64_78BD_642F)
            let unit = 0x1p-31
            return Vector(
                x: Double(Int32(truncatingIfNeeded: bits)) * unit,
                y: Double(Int32(truncatingIfNeeded: bits >> 32)) * unit)
        }
    }

    /// Bits that look unrelated to `bits` (the finaliser of SplitMix64).
    static func mixed(_ bits: UInt64) -> UInt64 {
        var mixed = bits
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

private func mixed(_ bits: UInt64) -> UInt64 { DemoCity.mixed(bits) }
