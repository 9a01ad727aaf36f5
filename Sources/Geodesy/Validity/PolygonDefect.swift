/// One way in which an area is not valid in the sense of OGC Simple Features, and where.
///
/// OGC 06-103r4 section 6.1.11: rings are closed and do not cross or touch themselves; two rings of a polygon touch at points
/// only, holes lie inside the exterior ring and not in each other, the interior is in one piece. Section 6.1.14: members of a
/// MultiPolygon touch at points only and do not overlap.
public struct PolygonDefect: Hashable, Sendable {
    /// What is wrong.
    public var kind: Kind
    /// How two sides or rings meet.
    public var manner: Manner
    /// Where: a side of a ring, named by the position that it starts from, or the position itself.
    public var place: Place
    /// The other side or ring; `nil` where only one takes part.
    public var other: Place?
    /// A coordinate at which it shows; of two sides that cross, their crossing rounded to `Double`.
    public var coordinate: Coordinate

    /// Describes a defect.
    package init(_ kind: Kind, _ manner: Manner, at place: Place, and other: Place? = nil, _ coordinate: Coordinate) {
        self.kind = kind
        self.manner = manner
        self.place = place
        self.other = other
        self.coordinate = coordinate
    }

    /// The kinds of defects.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A ring with a number that is infinite or not a number.
        case notFinite
        /// A ring whose last position is not its first.
        case notClosed
        /// A ring with fewer than three different positions, or with all of them on a line.
        case zeroArea
        /// Two neighbouring sides of a ring of which one runs back along the other.
        case spike
        /// A ring that crosses itself, within two sides or at a vertex.
        case selfIntersection
        /// A ring that touches itself at a point without crossing.
        case selfTouching
        /// A ring with two sides, not neighbours, that have a segment in common.
        case selfOverlap
        /// A hole that crosses the exterior ring of its polygon or lies outside it.
        case holeOutside
        /// Two holes of a polygon that cross, or of which one lies in the other.
        case holesOverlap
        /// Two rings of a polygon that have part of an edge in common.
        case sharedEdge
        /// A ring of the same positions as another ring.
        case duplicateRing
        /// Two members of a MultiPolygon that cross, or of which one lies in the other.
        case membersOverlap
        /// Two members of a MultiPolygon that have part of an edge in common.
        case membersShareEdge
        /// Rings that touch at so many points that the interior falls into pieces.
        case interiorDisconnected
    }

    /// How two sides or rings meet.
    public enum Manner: Hashable, Sendable {
        /// Only one ring takes part.
        case alone
        /// They cross at a place within both sides.
        case crossing
        /// They cross at a vertex.
        case crossingAtVertex
        /// They touch at a point.
        case touching
        /// They have a segment in common.
        case overlapping
        /// One lies in the other, or outside it where it should not.
        case containment
    }

    /// A position of a ring. All three are counted from 0.
    public struct Place: Hashable, Sendable, Comparable {
        /// The member of a MultiPolygon; 0 for a Polygon.
        public var polygon: Int
        /// The ring of the polygon; 0 is the exterior one.
        public var ring: Int
        /// The position of the ring.
        public var position: Int

        /// Names a position.
        public init(polygon: Int, ring: Int, position: Int) {
            self.polygon = polygon
            self.ring = ring
            self.position = position
        }

        /// Whether a place comes first in the text of a geometry.
        public static func < (left: Place, right: Place) -> Bool {
            (left.polygon, left.ring, left.position) < (right.polygon, right.ring, right.position)
        }
    }
}
