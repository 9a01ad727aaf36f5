/// The points of an edge's geometry, from its first node to its last, both included, decoded one after the other.
///
///     for point in graph.points(of: edge) { line.append(point.coordinate) }
///
/// Nothing is allocated. There are at least two points. The map stays open for as long as this exists.
public struct EdgePoints: Sequence, IteratorProtocol {
    private let image: MapImage
    private var cursor: ShapeCursor
    private var isStarted = false

    init(image: MapImage, cursor: ShapeCursor) {
        self.image = image
        self.cursor = cursor
    }

    /// The next point; `nil` behind the last.
    public mutating func next() -> FixedCoordinate? {
        if isStarted, !cursor.advance() { return nil }
        isStarted = true
        return cursor.place
    }
}

/// A place on an edge's geometry that moves from point to point. Valid while the map is open.
struct ShapeCursor {
    private var record: VarintReader
    private let last: FixedCoordinate
    private(set) var isAtLast = false
    /// The point where it is: at first that of the edge's first node.
    private(set) var place: FixedCoordinate

    @inline(__always)
    init(first: FixedCoordinate, record: VarintReader, last: FixedCoordinate) {
        self.record = record
        self.last = last
        place = first
    }

    /// Moves on to the next point; `false` where there is none.
    @inline(__always)
    mutating func advance() -> Bool {
        if let next = record.place(after: place) {
            place = next
            return true
        }
        guard !isAtLast else { return false }
        isAtLast = true
        place = last
        return true
    }
}
