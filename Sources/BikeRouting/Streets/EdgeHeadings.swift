import Geodesy

/// In which directions edges leave their ends, worked out when first asked for.
///
///     2 bytes an edge    bit 15: known;  bits 7–13: at the first node;  bits 0–6: at the last, as one arrives there
///
/// Directions are 128ths of a circle. The memory of edges that nobody asks about is never touched.
struct EdgeHeadings: ~Copyable {
    private var codes = UnsafeMutableBufferPointer<UInt16>(start: nil, count: 0)
    /// Metres over which a direction is measured.
    private static let reach = 10.0
    /// Angles up to this one, in 128ths of a circle, are no turn.
    private static let straight = 6

    init() {}

    deinit { codes.deallocate() }

    /// Makes room for a graph's edges, once.
    @inline(__always)
    mutating func reserve(_ graph: borrowing RoadGraph) {
        guard codes.count != graph.edgeCount else { return }
        allocate(graph.edgeCount)
    }

    @inline(never)
    private mutating func allocate(_ count: Int) {
        codes.deallocate()
        codes = .allocate(capacity: count)
        codes.initialize(repeating: 0)
    }

    /// The direction in which one sets out on an edge.
    @inline(__always)
    func leaving(_ packed: UInt32, in graph: borrowing RoadGraph) -> Int {
        let code = code(of: Int(packed >> 1), graph)
        return packed & 1 == 1 ? (code & 127) ^ 64 : code &>> 7 & 127
    }

    /// The direction in which one comes to its end.
    @inline(__always)
    func arriving(_ packed: UInt32, in graph: borrowing RoadGraph) -> Int {
        let code = code(of: Int(packed >> 1), graph)
        return packed & 1 == 1 ? (code &>> 7 & 127) ^ 64 : code & 127
    }

    /// How far one turns from one direction to another: 1 for 90°.
    @inline(__always)
    static func turn(_ one: Int, _ other: Int) -> Double {
        let difference = (one &- other) & 127
        let angle = min(difference, 128 &- difference)
        return angle > straight ? Double(angle) / 32 : 0
    }

    @inline(__always)
    private func code(of edge: Int, _ graph: borrowing RoadGraph) -> Int {
        let known = codes[edge]
        if known != 0 { return Int(known) }
        return measure(edge, graph)
    }

    @inline(never)
    private func measure(_ edge: Int, _ graph: borrowing RoadGraph) -> Int {
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
        let code =
            1 << 15 | EdgeHeadings.heading(from: start, to: early) << 7
            | EdgeHeadings.heading(from: late, to: end)
        codes[edge] = UInt16(truncatingIfNeeded: code)
        return code
    }

    private static func heading(from start: PlanePoint, to end: PlanePoint) -> Int {
        let share = arcTangent(end.east - start.east, end.north - start.north) / (2 * .pi)
        return Int((share * 128).rounded()) & 127
    }
}
