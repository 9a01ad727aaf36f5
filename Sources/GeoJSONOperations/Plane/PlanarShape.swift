import GeoJSON
import Geodesy

/// The parts of a geometry on the plane of degrees, by dimension.
struct PlanarShape {
    var points: [PlanePosition] = []
    var lines: [[PlanePosition]] = []
    /// Polygons as lists of rings, the exterior one first.
    var areas: [[[PlanePosition]]] = []

    var isEmpty: Bool { points.isEmpty && lines.isEmpty && areas.isEmpty }

    /// All positions, closing ones of rings included.
    var positions: [PlanePosition] { points + lines.joined() + areas.joined().joined() }

    /// Lays a geometry onto the plane.
    init(_ geometry: Geometry) { self = Self.shapes(of: [geometry])[0] }

    /// Lays geometries onto one plane, without jumps in longitude.
    ///
    /// Where nothing crosses the antimeridian, x is the longitude as written. Otherwise parts that were cut at the antimeridian are
    /// joined, lists go on beyond ±180, and each begins within a turn east of the western edge of all:
    ///
    ///        written    179 ─→ | −179        on the plane    179 ─→ 181
    ///
    /// Where all together reach around the world (rings around a pole do), they are cut at the antimeridian instead.
    static func shapes(of geometries: [Geometry]) -> [PlanarShape] {
        let crosses = geometries.contains { Self.crosses($0) }
        let extent = Geometry.geometryCollection(geometries).computedExtent
        guard let extent, crosses || extent.west > extent.east else {
            return geometries.map {
                PlanarShape($0, lay: { $0.coordinates.map { PlanePosition(x: $0.longitude, y: $0.latitude) } })
            }
        }
        if extent.west <= -180, extent.east >= 180 {
            return geometries.map {
                PlanarShape(
                    $0.cutAtAntimeridian(),
                    lay: { $0.coordinates.map { PlanePosition(x: $0.longitude, y: $0.latitude) } })
            }
        }
        return geometries.map { geometry in
            PlanarShape(geometry.joinedAtAntimeridian(), lay: { Self.unrolled($0, eastOf: extent.west) })
        }
    }

    private static func unrolled(_ positions: Positions, eastOf west: Double) -> [PlanePosition] {
        guard let first = positions.first else { return [] }
        let start = first.longitude < west ? 360.0 : 0
        var turns = LongitudeTurns(at: first.longitude)
        return positions.coordinates.map { place in
            turns.add(place.longitude)
            return PlanePosition(x: place.longitude + start + turns.degrees, y: place.latitude)
        }
    }

    /// Whether a line or ring steps across the antimeridian.
    private static func crosses(_ geometry: Geometry) -> Bool {
        func crosses(_ positions: Positions) -> Bool {
            zip(positions.coordinates, positions.coordinates.dropFirst()).contains { from, to in
                let step = (to.longitude - from.longitude).magnitude
                return step > 180 && step < 360
            }
        }
        switch geometry.shape {
        case .point, .emptyPoint, .multiPoint: return false
        case .lineString(let line): return crosses(line)
        case .multiLineString(let lines): return lines.contains(where: crosses)
        case .polygon(let polygon): return polygon.rings.contains(where: crosses)
        case .multiPolygon(let polygons): return polygons.rings.contains(where: crosses)
        case .geometryCollection(let children): return children.contains { Self.crosses($0) }
        }
    }

    private init(_ geometry: Geometry, lay: (Positions) -> [PlanePosition]) { add(geometry, lay) }

    private mutating func add(_ geometry: Geometry, _ lay: (Positions) -> [PlanePosition]) {
        switch geometry.shape {
        case .emptyPoint: break
        case .point(let position): points += lay(Positions(CollectionOfOne(position)))
        case .multiPoint(let positions):
            for position in positions { points += lay(Positions(CollectionOfOne(position))) }
        case .lineString(let line): if !line.isEmpty { lines.append(lay(line)) }
        case .multiLineString(let parts): for part in parts where !part.isEmpty { lines.append(lay(part)) }
        case .polygon(let polygon): add(polygon, lay)
        case .multiPolygon(let polygons): for polygon in polygons { add(polygon, lay) }
        case .geometryCollection(let children): for child in children { add(child, lay) }
        }
    }

    /// The holes are laid beside their exterior ring, which may begin a turn away.
    private mutating func add(_ polygon: Polygon, _ lay: (Positions) -> [PlanePosition]) {
        var rings = polygon.rings.map(lay).filter { !$0.isEmpty }
        guard let exterior = rings.first else { return }
        let xs = exterior.map { $0.x }
        if let least = xs.min(), let most = xs.max() {
            for index in rings.indices.dropFirst() {
                guard let west = rings[index].map({ $0.x }).min(), let east = rings[index].map({ $0.x }).max() else {
                    continue
                }
                let shift = east > most && west - 360 >= least ? -360.0 : west < least && east + 360 <= most ? 360 : 0
                if shift != 0 { for place in rings[index].indices { rings[index][place].x += shift } }
            }
        }
        areas.append(rings)
    }
}
