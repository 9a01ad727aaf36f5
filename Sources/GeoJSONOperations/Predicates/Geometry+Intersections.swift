public import GeoJSON
public import Geodesy

extension Geometry {
    /// The places where lines and borders of two geometries meet, sorted by longitude and latitude; of a part that both have in
    /// common its two ends. Points are left aside.
    ///
    ///     route.intersections(with: river)
    ///
    /// On the plane of degrees. Whether and how two sides meet is decided without rounding errors; the place of a crossing is
    /// rounded to the precision of `Double`.
    ///
    /// - Complexity: as `intersects(_:)`.
    public func intersections(with other: Geometry) -> [Coordinate] {
        let shapes = PlanarShape.shapes(of: [self, other])
        let (segments, others) = (shapes[0].segments, shapes[1].segments)
        var places: Set<PlanePosition> = []
        SegmentSweep.forEachPair(segments, others) { index, place in
            guard segments[index].role != .point, others[place].role != .point else { return true }
            switch segments[index].intersection(with: others[place]) {
            case .nowhere: break
            case .crossing(let place), .touching(let place): places.insert(place)
            case .overlapping(let one, let two): places.formUnion([one, two])
            }
            return true
        }
        return places.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.map { $0.coordinate }
    }
}
