/// Two sides of rings that meet as no two sides of a valid area do, or as those of one ring do not.
///
/// Sides are named by the vertex that they start from. Of two rings that meet at a vertex, the sides that start from it are
/// named, or the side whose interior holds it.
struct RingContact {
    enum Kind {
        /// The sides have one point in common, an end of neither.
        case crossing
        /// The rings cross at a vertex.
        case crossingAtVertex
        /// The sides have a segment in common.
        case overlapping
        /// A ring touches itself at a point.
        case touching
    }

    var kind: Kind
    var first: Int32
    var second: Int32
    var coordinate: Coordinate
}

/// A ring that meets another one at a point. All rings at a point have the same `node`.
struct RingTouch {
    var ring: Int32
    var node: Int32
    var coordinate: Coordinate
}
