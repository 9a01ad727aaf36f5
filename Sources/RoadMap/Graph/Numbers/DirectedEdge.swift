/// An edge and a direction in which it is travelled: its number times two, plus one against its geometry.
@usableFromInline
package struct DirectedEdge: GraphNumber {
    @usableFromInline package let rawValue: UInt32

    @inlinable @inline(__always)
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable @inline(__always)
    package init(_ edge: EdgeID, isReversed: Bool) { rawValue = edge.rawValue << 1 | (isReversed ? 1 : 0) }

    @inlinable @inline(__always)
    package var edge: EdgeID { EdgeID(rawValue: rawValue >> 1) }

    /// Whether it is travelled against its geometry.
    @inlinable @inline(__always)
    package var isReversed: Bool { rawValue & 1 == 1 }

    /// The same edge in the other direction.
    @inlinable @inline(__always)
    package var opposite: DirectedEdge { DirectedEdge(rawValue: rawValue ^ 1) }
}
