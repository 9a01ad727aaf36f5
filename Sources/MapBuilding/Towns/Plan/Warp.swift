extension DemoCity {
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
