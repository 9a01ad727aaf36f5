package import GeoJSON
package import Geodesy

extension RingSet {
    /// The rings of polygons on the plane of degrees, in one frame.
    ///
    /// Where no ring crosses the antimeridian, all numbers stay as they are. Otherwise each ring is moved by whole turns to
    /// where it is nearest to the first one, and longitudes are those of `UnrolledRing`. Rings around a pole are closed along it.
    ///
    /// - Complexity: O(*n*), and that of `RingReading` for rings that cross.
    package init(_ polygons: some Collection<Polygon>) {
        self.init()
        guard polygons.contains(where: { $0.mayCrossAntimeridian }) else {
            append(polygons)
            return
        }
        var unrolled: [(ring: UnrolledRing, polygon: Int, number: Int)] = []
        for (polygon, value) in polygons.enumerated() {
            let rings = zip(value.rings, value.readings).map { UnrolledRing($0.coordinates, $1) }
            for (number, ring) in UnrolledRing.settled(rings).enumerated() { unrolled.append((ring, polygon, number)) }
        }
        guard unrolled.contains(where: { $0.ring.longitudes == .shortWay }), let first = unrolled.first?.ring else {
            append(polygons)
            return
        }
        let middle = first.middleLongitude
        for (ring, polygon, number) in unrolled {
            var moved = ring
            moved.move(by: ring.shift(towards: middle))
            append(
                ContiguousArray(moved.path(over: moved.pole)), polygon: polygon, ring: number,
                positionCount: moved.path.count)
        }
    }

    /// Adds the rings as they are written.
    private mutating func append(_ polygons: some Collection<Polygon>) {
        for (polygon, value) in polygons.enumerated() {
            for (number, ring) in value.rings.enumerated() {
                let stride = ring.stride
                let corners = ring.withFlatNumbers { numbers in
                    ContiguousArray(
                        (0..<ring.count).lazy.map {
                            Coordinate(longitude: numbers[$0 * stride], latitude: numbers[$0 * stride + 1])
                        })
                }
                append(corners, polygon: polygon, ring: number)
            }
        }
    }
}

extension Polygon {
    /// Whether a side is longer than half a turn, and not a whole one.
    fileprivate var mayCrossAntimeridian: Bool {
        rings.contains { WideSteps.allowChoice(in: $0.coordinates) }
    }
}
