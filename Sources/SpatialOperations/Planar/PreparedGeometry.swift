import CGEOS

/// A geometry that many others are asked about, with its segments indexed.
///
///     let city = try PreparedGeometry(PlanarGeometry(cityLimits))
///     for task in tasks where try !city.contains(PlanarGeometry(task)) { … }
///
/// Answers as `PlanarGeometry` does, after the first question faster than it: O(log n) rather than O(n) for points.
public struct PreparedGeometry: ~Copyable {
    private let geometry: PlanarGeometry
    private let prepared: OpaquePointer

    /// Takes a geometry over.
    ///
    /// - Throws: `PlanarGeometryError` where GEOS cannot prepare the geometry.
    public init(_ geometry: consuming PlanarGeometry) throws(PlanarGeometryError) {
        let prepared = GEOSPrepare_r(geometry.context.handle, geometry.handle)
        guard let prepared else { throw geometry.context.failure(of: .predicate) }
        self.prepared = prepared
        self.geometry = geometry
    }

    deinit { GEOSPreparedGeom_destroy_r(geometry.context.handle, prepared) }

    /// Whether they have any point in common.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func intersects(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try geometry.context.answer(GEOSPreparedIntersects_r(geometry.context.handle, prepared, other.handle))
    }

    /// Whether no point of the other lies outside, and some lie inside.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func contains(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try geometry.context.answer(GEOSPreparedContains_r(geometry.context.handle, prepared, other.handle))
    }

    /// Whether no point of the other lies outside.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func covers(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try geometry.context.answer(GEOSPreparedCovers_r(geometry.context.handle, prepared, other.handle))
    }

    /// Whether the other contains this one.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func isWithin(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try geometry.context.answer(GEOSPreparedWithin_r(geometry.context.handle, prepared, other.handle))
    }

    /// Whether they meet at their borders only.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS gives no answer.
    public borrowing func touches(_ other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Bool {
        try geometry.context.answer(GEOSPreparedTouches_r(geometry.context.handle, prepared, other.handle))
    }
}
