public import GeoJSON
import Geodesy

/// A geometry whose areas were made valid.
public struct Repair: Sendable, Hashable {
    /// The valid geometry: areas stay areas, a Polygon perhaps becomes a MultiPolygon.
    public var geometry: Geometry
    /// What had no width and is left out: spikes as lines, collapsed rings as lines or points.
    public var leftOut: [Geometry]
}

extension Geometry {
    /// Makes areas valid that are not; `nil` where all are.
    ///
    ///     if let repair = try park.repaired() { park = repair.geometry }
    ///
    /// The area is kept: that which the rings enclose by the rule of the method, found by other means than the repair, and that
    /// of the result differ by at most a part in 10⁹, and by rounding (the length of all rings times 10⁻¹³ degrees). It is
    /// measured in square degrees, since edges are straight in degrees (RFC 7946 section 3.1.1). Under either rule a bow-tie
    /// has the area of both its loops.
    ///
    /// Rings that jump by more than half a turn, across the antimeridian, are repaired with longitudes that go on, and the
    /// result is cut there; one around a pole is closed along a meridian first. So are rings that are valid across the
    /// antimeridian, but are not as they are written and can be read either way (`hasAmbiguousSides`). Positions that stay keep
    /// all their numbers.
    /// Members are kept; a `bbox` is left out where the geometry changes.
    ///
    /// - Parameter isInDegrees: `false` for a plane of its own units, where nothing crosses the antimeridian. So are numbers taken
    ///   that are no longitude and latitude.
    /// - Throws: `areaNotKept`; `collapsed` where no area would be left; `invalid` for lines that are; what
    ///   `PlanarGeometry` throws.
    /// - Complexity: O((*n* + *k*) log *n*) for *k* crossings, and for areas that are not valid O(*a*) for each corner, *a* being
    ///   how many edges are at its latitude.
    public func repaired(
        by method: RepairMethod = .structure, isInDegrees: Bool = true
    ) throws(PlanarGeometryError) -> Repair? {
        switch shape {
        case .polygon(let polygon): return try repaired([polygon], method, isInDegrees)
        case .multiPolygon(let polygons): return try repaired(Array(polygons), method, isInDegrees)
        case .geometryCollection(let children):
            var parts: [Geometry] = []
            var leftOut: [Geometry] = []
            var isChanged = false
            for child in children {
                let repair = try child.repaired(by: method, isInDegrees: isInDegrees)
                isChanged = isChanged || repair != nil
                parts.append(repair?.geometry ?? child)
                leftOut += repair?.leftOut ?? []
            }
            let whole = Geometry(.geometryCollection(parts), foreignMembers: foreignMembers)
            return isChanged ? Repair(geometry: whole, leftOut: leftOut) : nil
        default:
            if let invalidity = try PlanarGeometry(self).validity() { throw .invalid(invalidity) }
            return nil
        }
    }

    private func repaired(
        _ polygons: [Polygon], _ method: RepairMethod, _ isInDegrees: Bool
    ) throws(PlanarGeometryError) -> Repair? {
        let hasLongitudes = isInDegrees && (try? requireDegrees()) != nil
        let frame = UnwrappedPolygons(polygons, isUnwrapping: hasLongitudes)
        // What is only likely to cross the antimeridian has to be valid as it is written, too, or is cut there.
        let isSound = frame.isCertain || !frame.isMoved || isValidAsWritten
        if isSound, Geometry(frame.shape).isValidAsWritten { return nil }
        let flat = try PlanarGeometry(Geometry(frame.shape))
        let valid = try flat.madeValid(by: method)
        let areas = try valid.geometry().simpleParts.filter { $0.kind == .polygon }
        guard !areas.isEmpty else { throw .collapsed }
        let result = try PlanarGeometry(.gathering(areas))
        var enclosed = EnclosedArea(frame.rings)
        let before = enclosed.area(by: method)
        let after = try result.area()
        guard (before - after).magnitude <= 1e-9 * before + 1e-13 * (try flat.length()) else {
            throw .areaNotKept(before: before, after: after)
        }
        var geometry = try frame.isMoved ? result.wrapped() : result.geometry()
        geometry = frame.restored(geometry)
        if let invalidity = try PlanarGeometry(geometry).validity() { throw .invalid(invalidity) }
        if case .polygon(let polygon) = geometry.shape, kind == .multiPolygon {
            geometry = .multiPolygon([polygon])
        }
        geometry.foreignMembers = foreignMembers
        return Repair(geometry: geometry, leftOut: try Self.leftOut(of: flat, besides: result))
    }

    /// The edges of an area that are neither on the border of its repair nor inside a ring of their own.
    private static func leftOut(
        of flat: borrowing PlanarGeometry, besides result: borrowing PlanarGeometry
    ) throws(PlanarGeometryError) -> [Geometry] {
        let thin = try flat.madeValid(by: .linework).geometry().simpleParts.filter { $0.kind != .polygon }
        guard !thin.isEmpty else { return [] }
        let left = try PlanarGeometry(.gathering(thin)).difference(result.boundary())
        return try left.geometry().simpleParts
    }
}
