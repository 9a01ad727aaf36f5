package import Geodesy

extension RingSet {
    /// The rings of polygons on the plane of degrees, in one frame.
    ///
    /// Where no ring crosses the antimeridian, all numbers stay as they are. Otherwise each ring is moved by whole turns to
    /// where it is nearest to the first one.
    ///
    /// - Complexity: O(*n*).
    package init(_ polygons: some Collection<Polygon>) {
        self.init()
        var rings: [(ring: UnwrappedRing, polygon: Int, number: Int)] = []
        for (polygon, value) in polygons.enumerated() {
            var readings: [RingReading]?
            for (number, ring) in value.rings.enumerated() {
                let unwrapped = UnwrappedRing(ring) {
                    let known = readings ?? value.readings
                    readings = known
                    return known[number].longitudes
                }
                rings.append((unwrapped, polygon, number))
            }
        }
        if rings.contains(where: { $0.ring.isWrapped }), let middle = rings.first?.ring.middle {
            for index in rings.indices.dropFirst() { rings[index].ring.move(towards: middle) }
        }
        for (ring, polygon, number) in rings {
            append(ring.corners, polygon: polygon, ring: number, positionCount: ring.positionCount)
        }
    }
}
