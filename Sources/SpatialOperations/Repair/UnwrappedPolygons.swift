import GeoJSON
import Geodesy

/// Polygons in a frame where their rings do not jump across the antimeridian, and the way back.
struct UnwrappedPolygons {
    private var polygons: [Polygon] = []
    /// The rings as corners.
    private(set) var rings: [EnclosedArea.Ring] = []
    /// Whether longitudes may leave −180…180.
    private(set) var isMoved = false
    /// What was at a place, brought back between −180 and 180.
    private var originals: [SIMD2<Double>: Position] = [:]

    /// - Parameter isUnwrapping: whether a jump of more than half a turn is a step across the antimeridian.
    init(_ polygons: [Polygon], isUnwrapping: Bool) {
        var anchor: Double?
        for (index, polygon) in polygons.enumerated() {
            var unwrapped = polygon.rings.map { isUnwrapping ? UnwrappedRing($0) : UnwrappedRing(asWritten: $0) }
            for place in unwrapped.indices {
                unwrapped[place].close(overPole: unwrapped[place].nearerPole)
                if unwrapped[place].isMoved { isMoved = true }
            }
            if anchor == nil { anchor = unwrapped.first { $0.isMoved }?.middleLongitude }
            let lists = zip(unwrapped, polygon.rings).map { ring, original in
                let shift = anchor.map { (($0 - ring.middleLongitude) / 360).rounded() * 360 } ?? 0
                return shifted(ring.positions, by: shift, original)
            }
            self.polygons.append(Polygon(uncheckedRings: PositionLists(lists)))
            for (place, list) in lists.enumerated() {
                rings.append(
                    EnclosedArea.Ring(
                        corners: list.coordinates.map { SIMD2($0.longitude, $0.latitude) }, polygon: index,
                        isHole: place > 0))
            }
        }
    }

    /// The polygons in the frame.
    var shape: Geometry.Shape { polygons.count == 1 ? .polygon(polygons[0]) : .multiPolygon(PolygonList(polygons)) }

    private mutating func shifted(_ positions: [Position], by shift: Double, _ original: Positions) -> Positions {
        var result = positions
        for index in result.indices {
            result[index].longitude += shift
            guard index < original.count else { continue }
            guard isMoved else {
                originals[SIMD2(result[index].longitude, result[index].latitude)] = original[index]
                continue
            }
            let longitude = result[index].longitude
            let turns = ((longitude + 180) / 360).rounded(.down)
            // A place on the antimeridian is at the end of one turn and at the beginning of the next.
            for turn in [turns - 1, turns] where (longitude - 360 * turn).magnitude <= 180 {
                var position = original[index]
                if position.longitude.magnitude >= 180 { position.longitude = longitude - 360 * turn }
                originals[SIMD2(longitude - 360 * turn, position.latitude)] = position
            }
        }
        return Positions(result)
    }

    /// The geometry with all numbers of the positions that were there before.
    func restored(_ geometry: Geometry) -> Geometry {
        geometry.mapped { positions, _ in
            Positions(positions.map { originals[SIMD2($0.longitude, $0.latitude)] ?? $0 })
        }
    }
}
