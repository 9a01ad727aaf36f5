import CGEOS
public import GeoJSON

/// A geometry that GEOS computes with, in the plane of its numbers.
///
///     let park = try PlanarGeometry(parkGeometry)
///     let course = try PlanarGeometry(courseGeometry)
///     let inside = try park.intersection(course).geometry()
///
/// The plane is the one of the coordinates: on longitudes and latitudes predicates and overlays mean straight lines in
/// degrees, as RFC 7946 section 3.1.1 does, and areas and distances are in degrees too. For metres transform first, or
/// use `Geometry.buffered(byMetres:)`. Lines across the antimeridian must be cut there first.
///
/// Altitudes are kept, and interpolated by GEOS at new crossings; further numbers are dropped. A value owns its GEOS
/// context and can be sent to another task, but not be used by two at once.
///
/// Not enforced: that areas are valid; ask `validity()`. Overlays of invalid areas throw `failed`.
public struct PlanarGeometry: ~Copyable {
    let context: GEOSContext
    let handle: OpaquePointer

    /// Hands a geometry to GEOS.
    ///
    /// - Throws: `notFinite`; `unusable` for lines of one position and rings that are not closed or have fewer than four.
    /// - Complexity: O(n).
    public init(_ geometry: Geometry) throws(PlanarGeometryError) {
        let context = try GEOSContext()
        handle = try GEOSBuilder(context: context).make(geometry)
        self.context = context
    }

    /// Takes over a result, which is `nil` where the operation failed.
    package init(
        _ result: OpaquePointer?, of operation: PlanarGeometryError.Operation, in source: GEOSContext
    ) throws(PlanarGeometryError) {
        guard let result else { throw source.failure(of: operation) }
        do throws(PlanarGeometryError) {
            context = try GEOSContext()
        } catch {
            GEOSGeom_destroy_r(source.handle, result)
            throw error
        }
        handle = result
    }

    deinit { GEOSGeom_destroy_r(context.handle, handle) }

    /// The geometry as GeoJSON, exterior rings counter-clockwise and holes clockwise (RFC 7946 section 3.1.6).
    ///
    /// - Throws: `PlanarGeometryError` where GEOS cannot be read.
    /// - Complexity: O(n).
    public borrowing func geometry() throws(PlanarGeometryError) -> Geometry {
        try GEOSReading(context: context).geometry(handle)
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { GEOSisEmpty_r(context.handle, handle) == 1 }

    /// The area in square units of the plane; 0 for points and lines.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O(n).
    public borrowing func area() throws(PlanarGeometryError) -> Double {
        var area = 0.0
        guard GEOSArea_r(context.handle, handle, &area) == 1 else { throw context.failure(of: .measurement) }
        return area
    }

    /// The length of lines, or of the rings of areas, in units of the plane.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O(n).
    public borrowing func length() throws(PlanarGeometryError) -> Double {
        var length = 0.0
        guard GEOSLength_r(context.handle, handle, &length) == 1 else { throw context.failure(of: .measurement) }
        return length
    }

    /// The smallest distance to another geometry in units of the plane; `nil` where one of them is empty.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O(n log n).
    public borrowing func distance(to other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Double? {
        guard !isEmpty, !other.isEmpty else { return nil }
        var distance = 0.0
        guard GEOSDistanceIndexed_r(context.handle, handle, other.handle, &distance) == 1 else {
            throw context.failure(of: .measurement)
        }
        return distance
    }
}
