/// Finds where the sides of rings meet, and which ring lies in which, in one sweep from west to east.
///
/// Vertices are the events. Before each, no two segments in the status cross west of it: neighbours in the status are tested
/// as they become neighbours, and of two that cross, the longer one is set aside and from then on compared with every segment
/// that the sweep meets. So the order of the status needs no point of intersection, only exact orientations, and every
/// contact is found as long as not more than `mostSetAside` segments are set aside.
///
/// Sources: Shamos and Hoey, *Geometric intersection problems* (1976); de Berg et al., *Computational Geometry* (2008),
/// section 2.1, for points at which many segments meet.
///
/// - Complexity: O((*n* + *k*) log *n*) for *n* sides and *k* contacts, and O(*n*) for each segment set aside.
struct RingSweep {
    /// When more segments than this cross others, the sweep ends.
    static let mostSetAside = 128

    let set: RingSet
    /// Of each side, by the vertex it starts from.
    let segments: ContiguousArray<SweepSegment>
    var status = SweepStatus()
    var setAside: [Int32] = []
    var setAsideCount = 0

    var contacts: [RingContact] = []
    /// Where different rings of a polygon meet.
    var touches: [RingTouch] = []
    var nodeCount: Int32 = 0
    var nesting: RingNesting
    /// Whether all sides were looked at.
    private(set) var isComplete = true
    /// Whether a contact ended the sweep.
    private(set) var isStopped = false

    /// Sweeps over rings.
    ///
    /// - Parameter isEnough: whether a contact ends the sweep.
    init(
        _ set: RingSet,
        until isEnough: (RingContact, ContiguousArray<SweepSegment>) -> Bool = { _, _ in false }
    ) {
        self.set = set
        let count = Int32(truncatingIfNeeded: set.vertices.count)
        segments = ContiguousArray(
            (0..<count).lazy.map { SweepSegment(set.vertices[Int($0)], set.vertices[Int(set.next($0))]) })
        nesting = RingNesting(ringCount: set.rings.count)
        run(isEnough)
    }

    private mutating func run(_ isEnough: (RingContact, ContiguousArray<SweepSegment>) -> Bool) {
        let order = sortedVertices()
        var seen = 0
        var start = 0
        while start < order.count {
            let point = set.vertices[Int(order[start])]
            var end = start + 1
            while end < order.count, set.vertices[Int(order[end])] == point { end += 1 }
            if end > start + 1 || !setAside.isEmpty || !passOrdinary(order[start], point) {
                pass(order[start..<end], point)
            }
            start = end
            while seen < contacts.count, !isStopped {
                isStopped = isEnough(contacts[seen], segments)
                seen += 1
            }
            if setAsideCount > Self.mostSetAside || isStopped {
                isComplete = start == order.count
                return
            }
        }
    }

    private func sortedVertices() -> ContiguousArray<Int32> {
        let vertices = set.vertices
        var order = ContiguousArray(Int32(0)..<Int32(truncatingIfNeeded: vertices.count))
        order.sort { SweepSegment.precedes(vertices[Int($0)], vertices[Int($1)]) }
        return order
    }

    // MARK: Ordinary vertices

    /// Passes a vertex at which nothing else is.
    ///
    /// - Returns: false, with nothing done, where something else is there.
    @inline(__always)
    private mutating func passOrdinary(_ vertex: Int32, _ point: Coordinate) -> Bool {
        let before = set.previous(vertex)
        let beforeStarts = segments[Int(before)].left == point
        let afterStarts = segments[Int(vertex)].left == point
        var position = lowerBound(point)
        let found = status[position]
        if beforeStarts && afterStarts {
            if let found, holds(found, point) { return false }
            let turn = segments[Int(before)].side(of: segments[Int(vertex)].right)
            guard turn != 0 else { return false }
            let (lower, upper) = turn > 0 ? (before, vertex) : (vertex, before)
            let below = status.element(before: position)
            nesting.enter(lower, above: below, set, segments)
            status.insert(upper, at: position)
            status.insert(lower, at: lowerBound(point))
            settle(below, lower, point)
            settle(upper, found, point)
            return true
        }
        guard let found, found == before || found == vertex else { return false }
        let next = status.position(after: position)
        let above = status[next]
        if beforeStarts || afterStarts {
            let starter = beforeStarts ? before : vertex
            guard found != starter else { return false }
            if let above, holds(above, point) { return false }
            let below = status.element(before: position)
            status.replace(at: position, with: starter)
            settle(below, starter, point)
            settle(starter, above, point)
            return true
        }
        guard let above, above == before || above == vertex else { return false }
        let afterBoth = status.position(after: next)
        if let following = status[afterBoth], holds(following, point) { return false }
        status.remove(at: &position)
        status.remove(at: &position)
        settle(status.element(before: position), status[position], point)
        return true
    }

    func lowerBound(_ point: Coordinate) -> SweepStatus.Position {
        status.lowerBound { segments[Int($0)].side(of: point) > 0 }
    }

    func holds(_ segment: Int32, _ point: Coordinate) -> Bool { segments[Int(segment)].side(of: point) == 0 }
}
