import Geodesy

/// A ring with longitudes that go on where it crosses the antimeridian, as plain numbers of a plane.
///
/// Steps of more than half a turn go the short way, except steps of exactly a turn in rings that cross the antimeridian
/// nowhere else: these run along the whole map. A ring around a pole is closed along the nearer one. Rings with a longitude
/// beyond ±360 are no degrees, and stay as they are, and so do those that are read as they are written (`RingReading`).
struct UnwrappedRing {
    private(set) var corners: ContiguousArray<Coordinate>
    /// How many corners are positions of the ring; others close it along a pole.
    let positionCount: Int
    /// Whether it crosses the antimeridian.
    private(set) var isWrapped = false

    /// - Parameter reading: how its longitudes are read; only asked where there is a step of more than half a turn.
    /// - Complexity: O(*n*), and that of the reading.
    init(_ ring: Positions, reading: () -> RingReading.Longitudes = { .shortWay }) {
        positionCount = ring.count
        let stride = ring.stride
        corners = ring.withFlatNumbers { numbers in
            ContiguousArray(
                (0..<ring.count).lazy.map {
                    Coordinate(longitude: numbers[$0 * stride], latitude: numbers[$0 * stride + 1])
                })
        }
        guard Self.jumps(corners), reading() == .shortWay else { return }
        isWrapped = true
        let closing = corners.last
        var turns = 0.0
        for index in corners.indices.dropFirst() {
            // The position before is unwrapped already.
            let step = corners[index].longitude + turns - corners[index - 1].longitude
            if step.magnitude > 180 { turns -= (step / 360).rounded(.toNearestOrAwayFromZero) * 360 }
            corners[index].longitude += turns
        }
        guard let first = corners.first, let last = corners.last, closing?.longitude == first.longitude,
            last.longitude != first.longitude
        else { return }
        let pole: Double = corners.reduce(0) { $0 + $1.latitude } >= 0 ? 90 : -90
        corners.append(Coordinate(longitude: last.longitude, latitude: pole))
        corners.append(Coordinate(longitude: first.longitude, latitude: pole))
        corners.append(first)
    }

    /// Whether there is a step of more than half a turn that is not a whole one.
    private static func jumps(_ corners: ContiguousArray<Coordinate>) -> Bool {
        var result = false
        for index in corners.indices.dropFirst() {
            let step = (corners[index].longitude - corners[index - 1].longitude).magnitude
            if step > 180 && step < 360 { result = true }
        }
        return result && corners.allSatisfy { $0.longitude.magnitude <= 360 }
    }

    /// The middle between its westernmost and its easternmost longitude.
    var middle: Double {
        let longitudes = corners.lazy.map { $0.longitude }
        return ((longitudes.min() ?? 0) + (longitudes.max() ?? 0)) / 2
    }

    /// Moves the ring by whole turns to where its middle is nearest to a longitude.
    mutating func move(towards longitude: Double) {
        let shift = ((longitude - middle) / 360).rounded() * 360
        guard shift != 0, shift.isFinite else { return }
        for index in corners.indices { corners[index].longitude += shift }
    }
}
