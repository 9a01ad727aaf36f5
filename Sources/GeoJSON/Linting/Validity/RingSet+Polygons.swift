package import Geodesy

extension RingSet {
    /// The rings of polygons on the plane of degrees, in the ways in which they have to be valid: as they are read, those around a
    /// pole closed along it, and also as they are written where a ring is no more than likely to go around a pole.
    ///
    /// - Complexity: O(*n*), and that of `RingReading` for rings with sides of more than 180°.
    package static func readings(of polygons: some Collection<Polygon>) -> [RingSet] {
        guard polygons.contains(where: { $0.mayCrossAntimeridian }) else { return [RingSet(asWritten: polygons)] }
        let unrolled = UnrolledPolygons(polygons)
        guard unrolled.isMoved else { return [RingSet(asWritten: polygons)] }
        // A ring across the antimeridian often runs along itself as it is written, and nobody means that.
        let isAroundPole = unrolled.polygons.contains { $0.contains { $0.turn != 0 } }
        return [RingSet(unrolled)] + (unrolled.isCertain || !isAroundPole ? [] : [RingSet(asWritten: polygons)])
    }

    private init(_ unrolled: UnrolledPolygons) {
        self.init()
        for (polygon, rings) in unrolled.polygons.enumerated() {
            for (number, ring) in rings.enumerated() {
                append(
                    ContiguousArray(ring.path(over: ring.pole)), polygon: polygon, ring: number,
                    positionCount: ring.path.count)
            }
        }
    }

    /// The rings as they are written.
    ///
    /// - Complexity: O(*n*).
    package init(asWritten polygons: some Collection<Polygon>) {
        self.init()
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
