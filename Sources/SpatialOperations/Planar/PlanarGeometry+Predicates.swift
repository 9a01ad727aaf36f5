import CGEOS

/// The questions of the Dimensionally Extended 9-Intersection Model, OGC Simple Features part 1, section 6.1.15.
extension PlanarGeometry {
    /// Whether they have any point in common.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func intersects(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSIntersects_r(context.handle, handle, other.handle))
    }

    /// Whether no point of the other lies outside, and some lie inside: a border alone is not contained.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func contains(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSContains_r(context.handle, handle, other.handle))
    }

    /// Whether no point of the other lies outside; its points may all lie on the border.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func covers(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSCovers_r(context.handle, handle, other.handle))
    }

    /// Whether the other contains this one.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func isWithin(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSWithin_r(context.handle, handle, other.handle))
    }

    /// Whether they meet at their borders only.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func touches(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSTouches_r(context.handle, handle, other.handle))
    }

    /// Whether a line passes through the other, or two lines cross at points.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func crosses(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSCrosses_r(context.handle, handle, other.handle))
    }

    /// Whether both are areas, or both lines, that share a part of their kind and neither holds the other.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func overlaps(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSOverlaps_r(context.handle, handle, other.handle))
    }

    /// Whether they are the same set of points, however it is written.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func isSamePlace(as other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try context.answer(GEOSEquals_r(context.handle, handle, other.handle))
    }
}

extension GEOSContext {
    /// GEOS answers 0, 1, or 2 for an error.
    func answer(
        _ code: CChar, _ operation: PlanarGeometryError.Operation = .predicate
    ) throws(PlanarGeometryError) -> Bool {
        guard code == 0 || code == 1 else { throw failure(of: operation) }
        return code == 1
    }
}
