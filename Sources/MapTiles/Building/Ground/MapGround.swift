/// What is known of the files' nodes and relations when shapes are made.
struct MapGround: Sendable {
    var nodes = NodeTable()
    var shared = SharedVertices(nodeCount: 0)
    var relations = RelationIndex()
    /// The nodes of the ways that areas need.
    var members: [Int64: ContiguousArray<Int32>] = [:]
    /// Where heights are known.
    var steepness: Steepness?
    /// The ways of the coast.
    var coast: [ContiguousArray<Int32>] = []

    /// A line through nodes, each the short way around the world from the one before, so that x may lie beside the world's square.
    func line(_ rows: some Sequence<Int32>) -> Path {
        var path = Path()
        var (offset, before): (Int64, Int64?) = (0, nil)
        for row in rows {
            var point = nodes.point(row)
            if let before {
                if point.x - before > WorldPoint.worldSize / 2 { offset -= WorldPoint.worldSize }
                if before - point.x > WorldPoint.worldSize / 2 { offset += WorldPoint.worldSize }
            }
            before = point.x
            point.x += offset
            path.append(point, isFixed: shared.isFixed(row))
        }
        return path
    }

    /// A ring through nodes, closed or not.
    func ring(_ rows: some Sequence<Int32>) -> Path {
        var path = line(rows)
        if let first = path.points.first, let last = path.points.last,
            (last.x - first.x).magnitude > WorldPoint.worldSize.magnitude / 2
        {
            // Around a pole: the edge of the map belongs to the ring.
            path = Path()
            for row in rows { path.append(nodes.point(row), isFixed: shared.isFixed(row)) }
        }
        if path.points.count > 1, let first = path.points.first, let last = path.points.last, first == last {
            path.points.removeLast()
            path.isFixed.removeLast()
        }
        return path
    }
}
