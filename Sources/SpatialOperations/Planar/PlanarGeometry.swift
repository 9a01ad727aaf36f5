import CGEOS
public import GeoJSON
public import Geodesy
public import Support

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
