import CGEOS

extension PlanarGeometry {
    /// The part that both have in common.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for invalid areas.
    /// - Complexity: O((n + k) log n), k the number of crossings; so are the other overlays.
    public borrowing func intersection(
        _ other: borrowing PlanarGeometry
    ) throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSIntersection_r(context.handle, handle, other.handle), of: .intersection, in: context)
    }

    /// Both together, common borders dissolved.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for invalid areas.
    public borrowing func union(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSUnion_r(context.handle, handle, other.handle), of: .union, in: context)
    }

    /// All parts of a collection together, common borders dissolved.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for invalid areas.
    public borrowing func dissolved() throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSUnaryUnion_r(context.handle, handle), of: .union, in: context)
    }

    /// All areas of a collection together, which have to share their borders position by position and not overlap: shared sides
    /// are left out and no number changes. Nothing is checked: the result for others is not valid.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for other areas.
    /// - Complexity: O(n).
    borrowing func coverageUnion() throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSCoverageUnion_r(context.handle, handle), of: .union, in: context)
    }

    /// Lines joined where exactly two of them end.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    borrowing func mergingLines() throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSLineMerge_r(context.handle, handle), of: .union, in: context)
    }

    /// This one without the other.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for invalid areas.
    public borrowing func difference(
        _ other: borrowing PlanarGeometry
    ) throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSDifference_r(context.handle, handle, other.handle), of: .difference, in: context)
    }

    /// What is in one of them but not in both.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails, as it may for invalid areas.
    public borrowing func symmetricDifference(
        _ other: borrowing PlanarGeometry
    ) throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(
            GEOSSymDifference_r(context.handle, handle, other.handle), of: .symmetricDifference, in: context)
    }

    /// Everything within a distance in units of the plane; a negative distance shrinks areas.
    ///
    /// - Parameter segmentsPerQuarter: how many straight pieces stand for a quarter of a circle, 1 to 1000; 16 are within
    ///   0.2 % of the distance.
    /// - Throws: `PlanarGeometryError` for a distance that is not finite, and where GEOS fails.
    public borrowing func buffer(
        _ distance: Double, segmentsPerQuarter: Int = 16
    ) throws(PlanarGeometryError) -> PlanarGeometry {
        guard distance.isFinite else { throw .unusableDistance(distance) }
        let segments = Int32(min(max(segmentsPerQuarter, 1), 1000))
        return try PlanarGeometry(GEOSBuffer_r(context.handle, handle, distance, segments), of: .buffer, in: context)
    }

    /// The smallest convex area, or line or point, that holds everything.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O(n log n).
    public borrowing func convexHull() throws(PlanarGeometryError) -> PlanarGeometry {
        try PlanarGeometry(GEOSConvexHull_r(context.handle, handle), of: .convexHull, in: context)
    }

    /// Fewer positions, none of the old lines further than `tolerance` from the new: areas stay areas, and the rings and
    /// lines of one geometry do not come to cross each other.
    ///
    /// Douglas and Peucker's algorithm with topology checks; tolerance in units of the plane.
    ///
    /// - Throws: `PlanarGeometryError` for a tolerance that is negative or not finite, and where GEOS fails.
    public borrowing func simplified(tolerance: Double) throws(PlanarGeometryError) -> PlanarGeometry {
        guard tolerance.isFinite, tolerance >= 0 else { throw .unusableDistance(tolerance) }
        return try PlanarGeometry(
            GEOSTopologyPreserveSimplify_r(context.handle, handle, tolerance), of: .simplification, in: context)
    }
}
