import Geodesy
import OpenStreetMap

extension DemoCity {
    /// The invented hills that a city lies on: smooth, the same for the same seed and size, low along the river, and falling to the sea
    /// around the city.
    ///
    /// Value noise in two layers on square lattices with an ease curve whose second derivative is continuous, as in `Warp`; IEEE 754
    /// operations `+ - * /` and square root only. Streets rise by less than 5 % on most of their length, and on few by more than 10 %.
    struct Hills: Sendable {
        private let seed: UInt64
        private let warp: Warp
        private let river: Site.Strip
        /// Within this distance from the centre the land is as it is, and `shore` metres farther it has come down to the sea.
        private let radius: Double

        private static let shore = 4000.0
        /// Spacing of the lattice and how far its points are above or below the mean, in metres.
        private static let layers = [(spacing: 1000.0, height: 32.0), (spacing: 380.0, height: 4.0)]
        private static let plateau = 56.0
        /// The river's surface at the centre, and how much it falls with each metre.
        private static let riverHeight = 26.0
        private static let riverFall = 0.000_15
        /// How far from the river's bank the valley's floor and its flank end.
        private static let valleyFloor = 60.0
        private static let valleyEdge = 1100.0

        init(seed: UInt64, scale: Scale, warp: Warp, river: Site.Strip) {
            self.seed = seed
            self.warp = warp
            self.river = river
            radius = scale.radius + warp.reach
        }

        /// Metres above the sea; `place` is on the map, in metres from the centre.
        func height(at place: Vector) -> Double {
            let beyond = place.length - radius
            guard beyond < Self.shore else { return 0 }
            var hills = Self.plateau
            for (number, layer) in Self.layers.enumerated() {
                hills += layer.height * noise(place, spacing: layer.spacing, layer: UInt64(number))
            }
            let plan = planned(place) - river.middle
            let fromBank = plan.dot(river.direction.left).magnitude - river.width / 2
            let flank = min(max((fromBank - Self.valleyFloor) / (Self.valleyEdge - Self.valleyFloor), 0), 1)
            let level = Self.riverHeight - plan.dot(river.direction) * Self.riverFall
            let land = level + max(hills - level, 0) * Self.ease(flank)
            return max(land, 0) * (1 - Self.ease(min(max(beyond / Self.shore, 0), 1)))
        }

        /// Where a place of the map lies on the plan, on which the river is straight: the inverse of `Warp`, to a metre or so.
        private func planned(_ place: Vector) -> Vector {
            var plan = place
            for _ in 0..<8 { plan = plan + (place - warp(plan)) }
            return plan
        }

        /// −1…1.
        private func noise(_ place: Vector, spacing: Double, layer: UInt64) -> Double {
            let x = place.x / spacing
            let y = place.y / spacing
            let column = x.rounded(.down)
            let row = y.rounded(.down)
            let east = Self.ease(x - column)
            let north = Self.ease(y - row)
            func point(_ i: Double, _ j: Double) -> Double {
                var bits = seed &+ layer &* 0x9E37_79B9_7F4A_7C15
                bits = DemoCity.mixed(bits ^ UInt64(bitPattern: Int64(column + i)) &* 0xD6E8_FEB8_6659_FD93)
                bits = DemoCity.mixed(bits ^ UInt64(bitPattern: Int64(row + j)) &* 0xA076_1D64_78BD_642F)
                return Double(Int64(bitPattern: bits)) * 0x1p-63
            }
            let south = point(0, 0) + (point(1, 0) - point(0, 0)) * east
            let top = point(0, 1) + (point(1, 1) - point(0, 1)) * east
            return south + (top - south) * north
        }

        private static func ease(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
    }

    /// A tile of invented heights.
    public struct ElevationTile: Sendable, Hashable {
        /// Such as `N55W032.hgt`.
        public let name: String
        /// The tile in the format of `HGT`, at 3″: 1201 × 1201 heights in whole metres above the sea.
        public let bytes: [UInt8]
    }

    /// Hands out the hills that the city lies on as tiles of one degree, which together hold the whole city: four for a town, since its
    /// centre is where four tiles meet.
    ///
    /// Equal seed and size give equal bytes on every platform. The language of names makes no difference, and neither do streets: they
    /// follow the ground.
    ///
    /// - Throws: what `consume` throws.
    /// - Complexity: some seconds for a metropolis; one tile (2.9 MB) is in memory at a time.
    public func generateElevation(_ consume: (ElevationTile) throws -> Void) rethrows {
        guard let bounds = header.bounds else { return }
        let hills = hills
        for latitude in Int(bounds.south.rounded(.down))...Int(bounds.north.rounded(.down)) {
            for longitude in Int(bounds.west.rounded(.down))...Int(bounds.east.rounded(.down)) {
                let bytes = HGT.tile(latitude: latitude, longitude: longitude, side: 1201) { coordinate in
                    Int16(hills.height(at: Self.place(of: coordinate)).rounded())
                }
                try consume(
                    ElevationTile(name: HGT.name(latitude: latitude, longitude: longitude) + ".hgt", bytes: bytes))
            }
        }
    }

    private static func place(of coordinate: Coordinate) -> Vector {
        place(
            longitude: Int32((coordinate.longitude * 1e7).rounded()),
            latitude: Int32((coordinate.latitude * 1e7).rounded()))
    }
}
