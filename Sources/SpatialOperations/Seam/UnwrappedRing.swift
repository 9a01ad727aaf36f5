import GeoJSON
import Geodesy

/// The positions of a line or ring with longitudes that go on across the antimeridian instead of jumping:
///
///     179, −179, 179    becomes    179, 181, 179
///
/// A step of more than half a turn counts as the short way across, except a step of a whole turn in a ring that crosses
/// nowhere else: such an edge runs along the whole map, as that of Antarctica does at the pole.
struct UnwrappedRing {
    /// The positions in their order.
    private(set) var positions: [Position] = []
    /// How far east of its beginning the line ends: a whole turn for a ring around a pole, otherwise 0 for rings.
    private(set) var turned = 0.0
    /// Whether any longitude differs from the one that was given.
    private(set) var isMoved = false

    /// - Complexity: O(*n*).
    init(_ line: Positions) {
        guard let first = line.first else { return }
        let crosses = zip(line.coordinates, line.coordinates.dropFirst()).contains { start, end in
            let step = (end.longitude - start.longitude).magnitude
            return step > 180 && step < 360 - Geometry.seamWidth
        }
        guard crosses else {
            positions = Array(line)
            turned = (line.last?.longitude ?? 0) - first.longitude
            return
        }
        var before = first.longitude
        // Whole turns are counted, so that longitudes keep every digit on the side where the line begins.
        var turns = 0.0
        for var position in line {
            let longitude = position.longitude
            let step = longitude - before
            if step.magnitude > 180 { turns -= (step / 360).rounded() }
            before = longitude
            position.longitude += 360 * turns
            isMoved = isMoved || turns != 0
            positions.append(position)
        }
        turned = 360 * turns + before - first.longitude
    }

    /// Takes a line as it is.
    init(asWritten line: Positions) {
        positions = Array(line)
    }

    /// Whether it goes around a pole, and so has no inside on the plane of degrees.
    var isAroundPole: Bool { turned.magnitude > 180 && isMoved }

    /// The ring closed along a meridian and the pole, if it goes around one; otherwise as it is.
    ///
    ///     ┌───────────┐ ±90
    ///     │           │
    ///     └──╲__╱‾‾╲──┘
    mutating func close(overPole latitude: Double) {
        guard isAroundPole, let first = positions.first, let last = positions.last else { return }
        positions.append(Position(longitude: last.longitude, latitude: latitude))
        positions.append(Position(longitude: first.longitude, latitude: latitude))
        positions.append(first)
        turned = 0
    }

    /// The pole that is nearer to the ring, as the mean of its latitudes says.
    var nearerPole: Double { positions.reduce(0) { $0 + $1.latitude } >= 0 ? 90 : -90 }

    /// Half way between its westernmost and easternmost position; 0 for an empty line.
    var middleLongitude: Double {
        let longitudes = positions.lazy.map(\.longitude)
        return ((longitudes.min() ?? 0) + (longitudes.max() ?? 0)) / 2
    }
}
