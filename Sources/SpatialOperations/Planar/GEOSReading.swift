import CGEOS
import GeoJSON

/// Reads GEOS geometries back into GeoJSON. The caller keeps the ownership of the handles.
struct GEOSReading {
    let context: GEOSContext

    func geometry(_ handle: OpaquePointer?) throws(PlanarGeometryError) -> Geometry {
        let type = GEOSGeomTypeId_r(context.handle, handle)
        switch type < 0 ? nil : GEOSGeomTypes(rawValue: UInt32(type)) {
        case GEOS_POINT:
            return Geometry(try positions(handle).first.map { .point($0) } ?? .emptyPoint)
        case GEOS_LINESTRING, GEOS_LINEARRING: return .lineString(try positions(handle))
        case GEOS_POLYGON: return .polygon(try polygon(handle))
        case GEOS_MULTIPOINT:
            let points = try parts(handle) { part throws(PlanarGeometryError) in try positions(part) }
            return .multiPoint(Positions(points.compactMap(\.first)))
        case GEOS_MULTILINESTRING:
            return .multiLineString(
                PositionLists(try parts(handle) { part throws(PlanarGeometryError) in try positions(part) }))
        case GEOS_MULTIPOLYGON:
            return .multiPolygon(
                PolygonList(try parts(handle) { part throws(PlanarGeometryError) in try polygon(part) }))
        case GEOS_GEOMETRYCOLLECTION:
            return .geometryCollection(
                try parts(handle) { part throws(PlanarGeometryError) in try geometry(part) })
        default: throw context.failure(of: .conversion)
        }
    }

    private func parts<Part>(
        _ handle: OpaquePointer?, _ read: (OpaquePointer) throws(PlanarGeometryError) -> Part
    ) throws(PlanarGeometryError) -> [Part] {
        let count = GEOSGetNumGeometries_r(context.handle, handle)
        var result: [Part] = []
        result.reserveCapacity(Int(max(count, 0)))
        for index in 0..<max(count, 0) {
            guard let part = GEOSGetGeometryN_r(context.handle, handle, index) else {
                throw context.failure(of: .conversion)
            }
            result.append(try read(part))
        }
        return result
    }

    private func polygon(_ handle: OpaquePointer?) throws(PlanarGeometryError) -> Polygon {
        guard GEOSisEmpty_r(context.handle, handle) == 0 else { return .nothing }
        let exterior = try ring(GEOSGetExteriorRing_r(context.handle, handle), isCounterclockwise: true)
        var holes: [Positions] = []
        for index in 0..<max(GEOSGetNumInteriorRings_r(context.handle, handle), 0) {
            holes.append(try ring(GEOSGetInteriorRingN_r(context.handle, handle, index), isCounterclockwise: false))
        }
        return .made(of: PositionLists([exterior] + holes))
    }

    private func ring(
        _ handle: OpaquePointer?, isCounterclockwise: Bool
    ) throws(PlanarGeometryError) -> Positions {
        let ring = try positions(handle)
        // GEOS returns no rings of three positions; for a collapsed ring either direction is right.
        var counterclockwise: CChar = 0
        guard
            GEOSCoordSeq_isCCW_r(
                context.handle, GEOSGeom_getCoordSeq_r(context.handle, handle), &counterclockwise) == 1
        else { throw context.failure(of: .conversion) }
        return (counterclockwise == 1) == isCounterclockwise ? ring : Positions(Array(ring.reversed()))
    }

    private func positions(_ handle: OpaquePointer?) throws(PlanarGeometryError) -> Positions {
        guard GEOSisEmpty_r(context.handle, handle) == 0 else { return [] }
        let sequence = GEOSGeom_getCoordSeq_r(context.handle, handle)
        var count: UInt32 = 0
        guard sequence != nil, GEOSCoordSeq_getSize_r(context.handle, sequence, &count) == 1 else {
            throw context.failure(of: .conversion)
        }
        // The sequence's dimension is unreliable: GEOS 3.11 takes it from the first position alone.
        var numbers = [Double](repeating: 0, count: Int(count) * 3)
        guard GEOSCoordSeq_copyToBuffer_r(context.handle, sequence, &numbers, 1, 0) == 1 else {
            throw context.failure(of: .conversion)
        }
        return Positions(
            stride(from: 0, to: numbers.count, by: 3).map { start in
                let altitude = numbers[start + 2].isNaN ? nil : numbers[start + 2]
                return Position(longitude: numbers[start], latitude: numbers[start + 1], altitude: altitude)
            })
    }
}
