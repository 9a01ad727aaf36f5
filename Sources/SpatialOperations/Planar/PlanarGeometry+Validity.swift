import CGEOS
public import Geodesy
public import Support

/// What is wrong with an area, and where.
public struct Invalidity: Sendable, Hashable, LocalizedMessage {
    /// What is wrong, in GEOS's words, for example `Self-intersection`.
    public var reason: String
    /// A place where it shows; `nil` where there is none.
    public var coordinate: Coordinate?
}

extension PlanarGeometry {
    /// What is wrong with the geometry; `nil` where it is valid. Lines and points of finite numbers nearly always are.
    ///
    /// OGC Simple Features part 1, section 6.1.11: rings do not cross themselves or each other, holes lie inside, the
    /// interior is in one piece. GEOS names the first problem it finds.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O(n log n).
    public borrowing func validity() throws(PlanarGeometryError) -> Invalidity? {
        var reason: UnsafeMutablePointer<CChar>?
        var location: OpaquePointer?
        let answer = GEOSisValidDetail_r(context.handle, handle, 0, &reason, &location)
        defer {
            GEOSFree_r(context.handle, reason)
            if let location { GEOSGeom_destroy_r(context.handle, location) }
        }
        if try context.answer(answer, .validity) { return nil }
        var place = Coordinate(longitude: .nan, latitude: .nan)
        let isPlace =
            location != nil && GEOSGeomGetX_r(context.handle, location, &place.longitude) == 1
            && GEOSGeomGetY_r(context.handle, location, &place.latitude) == 1
        return Invalidity(
            reason: reason.map { String(cString: $0) } ?? "", coordinate: isPlace ? place : nil)
    }

    /// A valid geometry of the same points. Parts without width become lines, or are left out by `structure`.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O((n + k) log n), k the number of crossings.
    public borrowing func madeValid(
        by method: RepairMethod = .linework
    ) throws(PlanarGeometryError) -> PlanarGeometry {
        guard let parameters = GEOSMakeValidParams_create_r(context.handle) else { throw .outOfMemory }
        defer { GEOSMakeValidParams_destroy_r(context.handle, parameters) }
        let code = method == .linework ? GEOS_MAKE_VALID_LINEWORK : GEOS_MAKE_VALID_STRUCTURE
        _ = GEOSMakeValidParams_setMethod_r(context.handle, parameters, code)
        _ = GEOSMakeValidParams_setKeepCollapsed_r(context.handle, parameters, method == .linework ? 1 : 0)
        return try PlanarGeometry(
            GEOSMakeValidWithParams_r(context.handle, handle, parameters), of: .repair, in: context)
    }

    /// The borders of areas as lines, and the ends of lines as points.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it does for collections.
    public borrowing func boundary() throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSBoundary_r(context.handle, handle), of: .conversion, in: context)
    }
}
