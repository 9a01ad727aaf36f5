/// The spatial functions of CQL2 (clauses 7.5 and 7.6), as OGC 06-103r4 defines them.
public enum SpatialRelation: String, Sendable, Hashable, CaseIterable {
    /// The geometries share a point.
    case intersects = "S_INTERSECTS"
    /// They are the same set of points.
    case equals = "S_EQUALS"
    /// They share no point.
    case disjoint = "S_DISJOINT"
    /// They share points of their boundaries only.
    case touches = "S_TOUCHES"
    /// The first is a part of the second.
    case within = "S_WITHIN"
    /// They share a part of their own dimension, and each has a part outside the other.
    case overlaps = "S_OVERLAPS"
    /// They share a part of a dimension below the larger one.
    case crosses = "S_CROSSES"
    /// The second is a part of the first.
    case contains = "S_CONTAINS"

    /// The relation with the operands exchanged.
    public var converse: SpatialRelation {
        switch self {
        case .within: .contains
        case .contains: .within
        default: self
        }
    }
}
