import OpenStreetMap

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

/// The ids of elements in files that were read before: of neighbouring extracts each element counts once, as the first file has it.
struct EarlierFiles: Sendable {
    /// Sorted ids.
    struct IDs: Sendable {
        private var sorted: ContiguousArray<Int64> = []
        private var added: ContiguousArray<Int64> = []

        /// Whether an id was there when the last file ended.
        func contains(_ id: Int64) -> Bool {
            var (low, high) = (0, sorted.count)
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle] < id { low = middle + 1 } else { high = middle }
            }
            return low < sorted.count && sorted[low] == id
        }

        mutating func add(_ ids: some Sequence<Int64>) { added.append(contentsOf: ids) }

        mutating func endFile() {
            guard !added.isEmpty else { return }
            sorted = ContiguousArray((sorted + added).sorted())
            added = []
        }
    }

    private(set) var nodes = IDs()
    private(set) var ways = IDs()
    private(set) var relations = IDs()

    /// Notes elements of the file that is being read; of nodes only those with tags.
    mutating func note(
        nodes: ContiguousArray<Int64> = [], ways: ContiguousArray<Int64> = [], relations: ContiguousArray<Int64> = []
    ) {
        self.nodes.add(nodes)
        self.ways.add(ways)
        self.relations.add(relations)
    }

    mutating func endFile() {
        nodes.endFile()
        ways.endFile()
        relations.endFile()
    }
}

extension OSMBlock {
    /// The ids of nodes that have tags.
    var taggedNodes: ContiguousArray<Int64> {
        ContiguousArray(nodes.ids.indices.filter { !tagRange(ofNode: $0).isEmpty }.map { nodes.ids[$0] })
    }
}

/// The ways of a block as rows of the table of nodes.
struct WayRows: Sendable {
    /// Way w's nodes are `rows[starts[w]..<starts[w + 1]]`; −1 for a node that is in no file.
    private(set) var starts: ContiguousArray<Int> = [0]
    private(set) var rows: ContiguousArray<Int32> = []

    init(_ block: OSMBlock, _ nodes: NodeTable) {
        rows.reserveCapacity(block.ways.references.count)
        var hint: Int32 = -1
        for way in block.ways.ids.indices {
            for index in block.referenceRange(ofWay: way) {
                let row = nodes.row(of: block.ways.references[index], near: hint)
                rows.append(row ?? -1)
                if let row { hint = row }
            }
            starts.append(rows.count)
        }
    }

    /// The nodes of a way.
    func way(_ number: Int) -> ArraySlice<Int32> { ArraySlice(rows[starts[number]..<starts[number + 1]]) }

    /// The pieces of a way between missing nodes, of two nodes or more.
    func pieces(_ number: Int) -> [ArraySlice<Int32>] {
        way(number).split(separator: -1).filter { $0.count > 1 }
    }

    /// Whether a way is a ring of which nothing is missing.
    func isRing(_ number: Int) -> Bool {
        let rows = way(number)
        return rows.count > 3 && rows.first == rows.last && !rows.contains(-1)
    }
}
