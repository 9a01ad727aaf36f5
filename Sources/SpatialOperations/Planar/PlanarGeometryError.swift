public import GeoJSON
public import Support

/// Why a geometry could not be computed with.
public enum PlanarGeometryError: Error, Sendable, Hashable, LocalizedMessage {
    /// A position holds a number that is not finite.
    case notFinite(Position)
    /// A position is not on Earth, so that there are no metres around it.
    case notOnEarth(Position)
    /// A part of the geometry is not well formed, for example a ring that is not closed.
    case unusable(Geometry.Kind, reason: String)
    /// GEOS failed, as it may on invalid areas; see `PlanarGeometry.validity()`.
    case failed(Operation, reason: String)
    /// A distance that is not finite or beyond 1000 km.
    case unusableDistance(Double)
    /// An area that is not valid, so that the result could be wrong.
    case invalid(Invalidity)
    /// A repair would change the area, in square units of the plane, by more than rounding.
    case areaNotKept(before: Double, after: Double)
    /// A repair would leave no area.
    case collapsed
    /// Points or lines where an area is needed.
    case noArea(Geometry.Kind)
    /// GEOS could not allocate memory.
    case outOfMemory
    /// GEOS is not installed, or too old.
    case library(SystemLibraryError)

    /// What was tried.
    public enum Operation: String, Sendable, Hashable, CaseIterable {
        /// The common part.
        case intersection
        /// Both together.
        case union
        /// The first without the second.
        case difference
        /// What is in one but not in both.
        case symmetricDifference
        /// All within a distance.
        case buffer
        /// The smallest convex area.
        case convexHull
        /// Fewer positions.
        case simplification
        /// A question about two geometries.
        case predicate
        /// The question whether an area is well formed.
        case validity
        /// Making an area well formed.
        case repair
        /// Area, length or distance.
        case measurement
        /// Building a search tree.
        case indexing
        /// Reading a result.
        case conversion
    }
}
