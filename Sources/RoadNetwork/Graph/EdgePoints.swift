/// The points of an edge's geometry, from its first node to its last, both included, decoded one after the other.
///
///     for point in graph.points(of: edge) { line.append(point.coordinate) }
///
/// Nothing is allocated. There are at least two points. The map stays open for as long as this exists.
public struct EdgePoints: Sequence, IteratorProtocol {
    private let image: MapImage
    private var cursor: ShapeCursor
    private var isStarted = false

    package init(image: MapImage, cursor: ShapeCursor) {
        self.image = image
        self.cursor = cursor
    }

    /// How many points are still to come.
    public var underestimatedCount: Int { cursor.remaining + (isStarted ? 0 : 1) }

    /// The next point; `nil` behind the last.
    public mutating func next() -> FixedCoordinate? {
        if isStarted, !cursor.advance() { return nil }
        isStarted = true
        return cursor.place
    }
}

/// A place on an edge's geometry that moves from point to point. Valid while the map is open.
package struct ShapeCursor {
    private var record: ShapeRecord
    /// The point of the edge's last node.
    package let last: FixedCoordinate
    /// How many points are still ahead.
    package private(set) var remaining: Int
    /// The point where it is: at first that of the edge's first node.
    package private(set) var place: FixedCoordinate

    @inline(__always)
    package init(first: FixedCoordinate, record: ShapeRecord, last: FixedCoordinate) {
        self.record = record
        self.last = last
        remaining = record.count &+ 1
        place = first
    }

    /// Moves on to the next point; `false` where there is none.
    @inline(__always)
    package mutating func advance() -> Bool {
        guard remaining > 0 else { return false }
        remaining = remaining &- 1
        place = remaining > 0 ? record.place(after: place) : last
        return true
    }
}
