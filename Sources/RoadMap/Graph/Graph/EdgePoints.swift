/// The points of an edge's geometry, from its first node to its last, both included, decoded one after the other.
///
///     for point in graph.points(of: edge) { line.append(point.coordinate) }
///
/// Nothing is allocated. There are at least two points. The map stays open for as long as this exists.
public struct EdgePoints: Sequence, IteratorProtocol {
    @usableFromInline let image: MapImage
    @usableFromInline var cursor: ShapeCursor
    @usableFromInline var isStarted = false

    @inlinable
    package init(image: MapImage, cursor: ShapeCursor) {
        self.image = image
        self.cursor = cursor
    }

    /// How many points are still to come.
    @inlinable
    public var underestimatedCount: Int { cursor.remaining + (isStarted ? 0 : 1) }

    /// The next point; `nil` behind the last.
    @inlinable
    public mutating func next() -> FixedCoordinate? {
        if isStarted, !cursor.advance() { return nil }
        isStarted = true
        return cursor.place
    }
}

/// A place on an edge's geometry that moves from point to point. Valid while the map is open.
@usableFromInline
package struct ShapeCursor {
    @usableFromInline var record: ShapeRecord
    /// The point of the edge's last node.
    @usableFromInline package let last: FixedCoordinate
    /// How many points are still ahead.
    @usableFromInline package var remaining: Int
    /// The point where it is: at first that of the edge's first node.
    @usableFromInline package var place: FixedCoordinate

    @inlinable @inline(__always)
    package init(first: FixedCoordinate, record: ShapeRecord, last: FixedCoordinate) {
        self.record = record
        self.last = last
        remaining = record.count &+ 1
        place = first
    }

    /// Moves on to the next point; `false` where there is none.
    @inlinable @inline(__always)
    package mutating func advance() -> Bool {
        guard remaining > 0 else { return false }
        remaining = remaining &- 1
        place = remaining > 0 ? record.place(after: place) : last
        return true
    }
}
