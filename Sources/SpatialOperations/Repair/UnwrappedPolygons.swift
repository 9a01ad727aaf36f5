import GeoJSON
import Geodesy

/// Polygons in a frame where their rings do not jump across the antimeridian, and the way back.
struct UnwrappedPolygons {
    private var polygons: [Polygon] = []
    /// The rings as corners.
    private(set) var rings: [EnclosedArea.Ring] = []
    /// Whether longitudes may leave −180…180.
    let isMoved: Bool
    /// Whether each ring can mean nothing else.
    let isCertain: Bool
    /// What was at a place, brought back between −180 and 180.
    private var originals: [SIMD2<Double>: Position] = [:]

    /// A ring that no one can mean the long way around is one across the antimeridian: with a defect in it, the direction of the
    /// ring says nothing.
    ///
    /// - Parameter isUnwrapping: whether a jump of more than half a turn is a step across the antimeridian.
    init(_ polygons: [Polygon], isUnwrapping: Bool) {
        let unrolled =
            isUnwrapping
            ? UnrolledPolygons(polygons, uncertain: .shortWay) : UnrolledPolygons(asWritten: polygons)
        isMoved = unrolled.isMoved
        isCertain = unrolled.isCertain
        for (index, polygon) in polygons.enumerated() {
            let lists = zip(unrolled.polygons[index], polygon.rings).map { positions(of: $0, $1) }
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

    private mutating func positions(of ring: UnrolledRing, _ original: Positions) -> Positions {
        var result: [Position] = []
        for (index, corner) in ring.path(over: ring.pole).enumerated() {
            guard index < original.count else {
                result.append(Position(corner))
                continue
            }
            result.append(original[index])
            result[index].longitude = corner.longitude
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
