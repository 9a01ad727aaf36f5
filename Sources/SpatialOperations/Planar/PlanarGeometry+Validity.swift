import CGEOS
public import Geodesy
public import Languages

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

    /// A valid geometry of the same points: areas that cross themselves fall into several, parts without width become
    /// lines.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    public borrowing func madeValid() throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSMakeValid_r(context.handle, handle), of: .repair, in: context)
    }
}
