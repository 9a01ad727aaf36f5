import OpenStreetMap

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
