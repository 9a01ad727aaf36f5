import Geodesy
import RoadMap

/// In which directions edges leave their ends, kept for those that were asked for last.
///
///     entry    edge 32 │ 0 16 │ known 1 · 0 1 · at the first node 7 · at the last, as one arrives there 7
///
/// Directions are 128ths of a circle. An edge has one place, by the end of its number: those near one another have neighbouring
/// numbers, so they seldom drive each other out.
@usableFromInline
struct EdgeHeadings: ~Copyable {
    @usableFromInline let entries = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: EdgeHeadings.capacity)
    /// The map that they are of.
    private var map: MapImage?
    private static let capacity = 1024
    private static let known = 1 << 15
    /// Metres over which a direction is measured.
    private static let reach = 10.0
    /// Angles up to this one, in 128ths of a circle, are no turn.
    private static let straight = 6

    package init() { entries.initialize(repeating: 0) }

    @inlinable
    deinit { entries.deallocate() }

    /// Forgets the directions of any other map.
    @inline(__always)
    mutating func begin(_ graph: borrowing RoadGraph) {
        guard map !== graph.image else { return }
        entries.update(repeating: 0)
        map = graph.image
    }

    /// The direction in which one sets out on an edge.
    @inline(__always)
    func leaving(_ edge: DirectedEdge, in graph: borrowing RoadGraph) -> Int {
        let code = code(of: edge.edge, graph)
        return edge.isReversed ? (code & 127) ^ 64 : code &>> 7 & 127
    }

    /// The direction in which one comes to its end.
    @inline(__always)
    func arriving(_ edge: DirectedEdge, in graph: borrowing RoadGraph) -> Int {
        let code = code(of: edge.edge, graph)
        return edge.isReversed ? (code &>> 7 & 127) ^ 64 : code & 127
    }

    /// How far one turns from one direction to another: 1 for 90°.
    @inline(__always)
    static func turn(_ one: Int, _ other: Int) -> Double {
        let difference = (one &- other) & 127
        let angle = min(difference, 128 &- difference)
        return angle > straight ? Double(angle) / 32 : 0
    }

    @inline(__always)
    private func code(of edge: EdgeID, _ graph: borrowing RoadGraph) -> Int {
        let place = edge.index & (EdgeHeadings.capacity - 1)
        let key = UInt64(edge.rawValue)
        let entry = entries[place]
        if entry >> 32 == key, entry & UInt64(EdgeHeadings.known) != 0 {
            return Int(truncatingIfNeeded: entry & 0xFFFF)
        }
        let code = measure(edge, graph)
        entries[place] = key << 32 | UInt64(truncatingIfNeeded: code)
        return code
    }

    @inline(never)
    private func measure(_ edge: EdgeID, _ graph: borrowing RoadGraph) -> Int {
        var cursor = graph.cursor(on: edge, graph.shapes.record(of: edge))
        let first = cursor.place
        let plane = LocalPlane(origin: first.coordinate)
        let start = PlanePoint(east: 0, north: 0)
        var early = start
        // The last point, and the last one before it that lies far enough from it.
        var (late, last) = (start, start)
        var isFar = false
        let end = plane.point(cursor.last.coordinate)
        while cursor.advance() {
            let point = plane.point(cursor.place.coordinate)
            if !isFar {
                early = point
                isFar = start.distance(to: point) >= EdgeHeadings.reach
            }
            if last.distance(to: end) >= EdgeHeadings.reach { late = last }
            last = point
        }
        return EdgeHeadings.known | EdgeHeadings.heading(from: start, to: early) << 7
            | EdgeHeadings.heading(from: late, to: end)
    }

    private static func heading(from start: PlanePoint, to end: PlanePoint) -> Int {
        let share = arcTangent(end.east - start.east, end.north - start.north) / (2 * .pi)
        return Int((share * 128).rounded()) & 127
    }
}
