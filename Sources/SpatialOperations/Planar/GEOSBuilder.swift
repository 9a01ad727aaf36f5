import CGEOS
import GeoJSON
import Geodesy

/// Makes GEOS geometries out of GeoJSON. Every handle it returns belongs to the caller.
struct GEOSBuilder {
    let context: GEOSContext

    func make(_ geometry: Geometry) throws(PlanarGeometryError) -> OpaquePointer {
        switch geometry.shape {
        case .emptyPoint:
            return try checked(GEOSGeom_createEmptyPoint_r(context.handle), .point)
        case .point(let position): return try point(position)
        case .lineString(let positions): return try line(positions)
        case .polygon(let polygon): return try area(polygon)
        case .multiPoint(let positions):
            return try collection(.multiPoint, GEOS_MULTIPOINT, positions) { position throws(PlanarGeometryError) in
                try point(position)
            }
        case .multiLineString(let lines):
            return try collection(.multiLineString, GEOS_MULTILINESTRING, lines) { line throws(PlanarGeometryError) in
                try self.line(line)
            }
        case .multiPolygon(let polygons):
            return try collection(.multiPolygon, GEOS_MULTIPOLYGON, polygons) { polygon throws(PlanarGeometryError) in
                try area(polygon)
            }
        case .geometryCollection(let parts):
            return try collection(.geometryCollection, GEOS_GEOMETRYCOLLECTION, parts) {
                part throws(PlanarGeometryError) in try make(part)
            }
        }
    }

    private func point(_ position: Position) throws(PlanarGeometryError) -> OpaquePointer {
        try checked(GEOSGeom_createPoint_r(context.handle, sequence([position])), .point)
    }

    private func line(_ positions: Positions) throws(PlanarGeometryError) -> OpaquePointer {
        try checked(GEOSGeom_createLineString_r(context.handle, sequence(positions)), .lineString)
    }

    private func ring(_ positions: Positions) throws(PlanarGeometryError) -> OpaquePointer {
        // GEOS lets three pass; RFC 7946 section 3.1.6 does not.
        guard positions.isEmpty || positions.count >= 4 else {
            throw .unusable(.polygon, reason: "a LinearRing of \(positions.count) positions; it needs four")
        }
        return try checked(GEOSGeom_createLinearRing_r(context.handle, sequence(positions)), .polygon)
    }

    private func area(_ polygon: Polygon) throws(PlanarGeometryError) -> OpaquePointer {
        guard let exterior = polygon.rings.first else {
            return try checked(GEOSGeom_createEmptyPolygon_r(context.handle), .polygon)
        }
        let shell = try ring(exterior)
        var holes: [OpaquePointer?]
        do throws(PlanarGeometryError) {
            holes = try handles(polygon.holes) { hole throws(PlanarGeometryError) in try ring(hole) }
        } catch {
            GEOSGeom_destroy_r(context.handle, shell)
            throw error
        }
        // GEOS owns the rings from here on, also where it fails.
        return try checked(GEOSGeom_createPolygon_r(context.handle, shell, &holes, UInt32(holes.count)), .polygon)
    }

    private func collection<Parts: Collection>(
        _ kind: Geometry.Kind, _ type: GEOSGeomTypes, _ parts: Parts,
        _ make: (Parts.Element) throws(PlanarGeometryError) -> OpaquePointer
    ) throws(PlanarGeometryError) -> OpaquePointer {
        var made = try handles(parts, make)
        return try checked(
            GEOSGeom_createCollection_r(
                context.handle, Int32(bitPattern: type.rawValue), &made, UInt32(made.count)), kind)
    }

    /// The parts' handles; where one cannot be made, those made before are given back.
    private func handles<Parts: Collection>(
        _ parts: Parts, _ make: (Parts.Element) throws(PlanarGeometryError) -> OpaquePointer
    ) throws(PlanarGeometryError) -> [OpaquePointer?] {
        var made: [OpaquePointer?] = []
        made.reserveCapacity(parts.count)
        do throws(PlanarGeometryError) {
            for part in parts { made.append(try make(part)) }
        } catch {
            for handle in made { GEOSGeom_destroy_r(context.handle, handle) }
            throw error
        }
        return made
    }

    /// The numbers of positions: two each, or three where any has an altitude, those without one not-a-number.
    private func sequence(_ positions: Positions) throws(PlanarGeometryError) -> OpaquePointer? {
        for index in positions.indices {
            let place = positions.coordinate(at: index)
            let altitude = positions.stride > 2 ? positions[index].altitude ?? 0 : 0
            guard place.longitude.isFinite, place.latitude.isFinite, altitude.isFinite else {
                throw .notFinite(positions[index])
            }
        }
        let count = UInt32(positions.count)
        guard positions.stride > 3 else {
            return positions.withFlatNumbers {
                GEOSCoordSeq_copyFromBuffer_r(
                    context.handle, $0.baseAddress, count, positions.stride == 3 ? 1 : 0, 0)
            }
        }
        let numbers = positions.flatMap { [$0.longitude, $0.latitude, $0.altitude ?? .nan] }
        return GEOSCoordSeq_copyFromBuffer_r(context.handle, numbers, count, 1, 0)
    }

    private func checked(_ handle: OpaquePointer?, _ kind: Geometry.Kind) throws(PlanarGeometryError) -> OpaquePointer {
        guard let handle else { throw .unusable(kind, reason: context.takeReason()) }
        return handle
    }
}
